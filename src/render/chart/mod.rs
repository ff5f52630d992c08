//! Small pictures of numbers.

pub mod curve;
pub mod graph;
