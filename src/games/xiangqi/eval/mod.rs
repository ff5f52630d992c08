//! What a position is worth as it stands.
//!
//! The value is a weighted sum of countable things (`survey.rs`), each with a weight for the middle
//! game and one for the ending (`weights.rs`), mixed by the men that are left.

mod layout;
mod survey;
mod weights;

pub use survey::{Tally, survey};
pub use weights::WEIGHTS;

use super::board::Board;
use super::men::{Camp, Kind};
use crate::ai::Tapered;

/// Adds weights up.
struct Sum(Tapered);

impl Tally for Sum {
    fn add(&mut self, term: usize, count: i32) {
        self.0 += WEIGHTS[term].times(count);
    }
}

/// How much of the middle game is left, from 0 to [`OPENING`].
#[must_use]
pub fn phase(board: &Board) -> i32 {
    let count =
        |kind| Camp::ALL.into_iter().map(|camp| board.count(camp, kind)).sum::<usize>() as i32;
    (2 * count(Kind::Chariot) + count(Kind::Horse) + count(Kind::Cannon)).min(OPENING)
}

/// The phase with all men on the board.
pub const OPENING: i32 = 16;

/// What it is worth to be to move.
pub const TEMPO: i32 = 12;

/// The value of the position for the side to move, in hundredths of a pawn.
#[must_use]
pub fn evaluate(board: &Board) -> i32 {
    let mut sum = Sum(Tapered::default());
    survey(board, &mut sum);
    let Sum(sum) = sum;
    let end = sum.end() * scale(board, sum.end()) / WHOLE;
    let phase = phase(board);
    let red = sum.mixed(end, phase, OPENING);
    let own = if board.turn() == Camp::Red { red } else { -red };
    (own + TEMPO).clamp(-29_000, 29_000)
}

/// The whole of the ending's half.
pub const WHOLE: i32 = 64;

/// How much of the ending's half counts, in parts of [`WHOLE`]: less where the side that is ahead
/// has hardly anything to attack with.
#[must_use]
pub fn scale(board: &Board, end: i32) -> i32 {
    let camp = if end > 0 { Camp::Red } else { Camp::Black };
    let count = |kind| board.count(camp, kind) as i32;
    let heavy = 4 * count(Kind::Chariot) + 2 * (count(Kind::Horse) + count(Kind::Cannon));
    match heavy + count(Kind::Pawn) {
        0 => 2,
        1 => 16,
        2 => 28,
        3 => 44,
        _ => WHOLE,
    }
}

#[cfg(test)]
mod tests;
