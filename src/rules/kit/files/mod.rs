//! Games of two seats as files: the reader and writer of PGN, and what other formats share with it.
//!
//! A format gathers what a file tells into a [`Script`], which plays it into a record; the other way
//! round [`replay()`] hands it the moves of a record one by one.

mod marker;
mod pgn;
mod replay;
mod script;
mod tokens;

pub use marker::Marker;
pub use pgn::{Numbered, Pgn};
pub use replay::{Tag, replay, tag};
pub use script::{Script, Word, begins_with_number, numberless};
