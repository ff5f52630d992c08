//! Moves in canonical text.

use crate::games::tile_chess::cells::name;
use crate::games::tile_chess::men::Move;

/// A move in canonical text.
#[must_use]
pub fn write(m: Move) -> String {
    match m {
        Move::Place(kind, cell) => format!("{}@{}", kind.letter(), name(cell)),
        Move::Go { from, to } => format!("{}-{}", name(from), name(to)),
        Move::Remove(cell) => format!("{}!", name(cell)),
        Move::Skip => "skip".to_owned(),
    }
}
