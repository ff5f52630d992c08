//! Small pictures of numbers, and of people.

pub mod curve;
pub(crate) mod graph;
pub mod portrait;
