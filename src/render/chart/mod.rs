//! Small pictures of numbers, and of people.

pub(crate) mod counts;
pub mod curve;
pub(crate) mod graph;
pub mod portrait;
