//! Geometry and bookkeeping that several games share, without knowledge of any of them.

pub mod hex;
pub mod label;
pub mod repetition;
