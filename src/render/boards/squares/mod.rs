//! Boards of squares.

mod layout;
mod strip;

pub(super) use layout::Squares;
