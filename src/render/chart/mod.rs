//! Small pictures of numbers, and of people.

pub(crate) mod avatar;
pub(crate) mod card;
pub(crate) mod counts;
pub mod curve;
pub(crate) mod graph;
pub mod portrait;
