//! Small pictures of numbers, and of people.

pub(crate) mod avatar;
pub(crate) mod card;
pub(crate) mod counts;
pub mod curve;
pub(crate) mod face;
pub(crate) mod graph;
mod paper;
pub mod portrait;
pub(crate) mod result;
