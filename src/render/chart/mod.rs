//! Small pictures of numbers.

pub mod curve;
pub(crate) mod graph;
