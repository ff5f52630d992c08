//! Boards by their shapes, each behind [`Layout`](layout::Layout): where cells lie, what they are
//! made of, how they are drawn.
//!
//! A new shape is a folder or a file here and its lines in [`board`]; its colours are found by drawing
//! it, for which it gets an example beside the palettes.

pub(super) mod board;
pub(super) mod caption;
mod grid;
pub(super) mod layout;
mod plane;
mod points;
pub(super) mod scene;
mod squares;
mod star;
