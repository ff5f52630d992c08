//! One cell: what stands on it, how it is marked, and what all boards draw alike.

pub(super) mod area;
pub(super) mod characters;
mod disc;
pub(super) mod hand;
pub(super) mod marks;
pub(super) mod men;
pub(super) mod square;
pub(super) mod tile;
