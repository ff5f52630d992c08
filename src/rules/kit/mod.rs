//! Geometry, bookkeeping and files that several games share, without knowledge of any of them.

pub mod files;
pub mod fold;
pub mod hex;
pub mod label;
pub mod repetition;
