//! Games of two seats as files: the reader and writer of PGN, and what other formats share with it.
//!
//! A text that people paste is made tidy first and told by its [`Form`]. A format gathers what a
//! file tells into a [`Script`], which plays it into a record; the other way round [`replay()`] hands
//! it the moves of a record one by one.

mod form;
mod list;
mod marker;
mod pgn;
mod replay;
mod script;
mod signs;
mod tidy;
mod tokens;

pub use form::{Form, like_moves, words};
pub use list::list;
pub use marker::Marker;
pub use pgn::{Numbered, Pgn, Told};
pub use replay::{Tag, replay, tag};
pub use script::{Script, Word, begins_with_number, numberless};
pub use signs::{DASHES, bare};
pub use tidy::tidy;
