//! Boards by their shapes, each behind [`Layout`](layout::Layout): where cells lie, what they are
//! made of, how they are drawn.
//!
//! A new shape is a folder or a file here and its lines in [`board`].

pub(super) mod board;
mod grid;
pub(super) mod layout;
pub(crate) mod plane;
pub(crate) mod points;
pub(super) mod scene;
mod squares;
pub(crate) mod star;
