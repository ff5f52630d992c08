//! What a chess position is worth as it stands.
//!
//! The value is a weighted sum of countable things (`survey.rs`), each with a weight for the middle
//! game and one for the ending (`weights.rs`), mixed by the men that are left. The weights are fitted
//! to games the engine played against itself (`benches/tune.rs`).

mod ending;
mod layout;
mod side;
mod survey;
mod weights;

use cozy_chess::{Board, Color, Piece};

pub use layout::TERMS;
pub use survey::{Tally, survey};
pub use weights::WEIGHTS;

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
    let count = |piece| board.pieces(piece).len() as i32;
    let minors = count(Piece::Knight) + count(Piece::Bishop);
    (minors + 2 * count(Piece::Rook) + 4 * count(Piece::Queen)).min(OPENING)
}

/// The phase with all men on the board.
pub const OPENING: i32 = 24;

/// The value of the position for the side to move, in hundredths of a pawn.
#[must_use]
pub fn evaluate(board: &Board) -> i32 {
    let mut sum = Sum(Tapered::default());
    survey(board, &mut sum);
    let Sum(sum) = sum;
    let end = sum.end() * ending::scale(board, sum.end()) / ending::WHOLE;
    let phase = phase(board);
    let white = sum.mixed(end, phase, OPENING) + ending::drive(board);
    let own = if board.side_to_move() == Color::White { white } else { -white };
    (own + TEMPO).clamp(-29_000, 29_000)
}

/// What it is worth to be to move.
pub const TEMPO: i32 = 14;

/// The kinds of weights with their places in the table; for the tuner.
pub fn sections() -> impl Iterator<Item = (&'static str, std::ops::Range<usize>)> {
    let ends = layout::SECTIONS.iter().skip(1).map(|&(_, at)| at).chain([TERMS]);
    layout::SECTIONS.iter().zip(ends).map(|(&(name, at), end)| (name, at..end))
}

/// How much of the ending's half counts, in parts of `ending::WHOLE`; for the tuner.
#[must_use]
pub fn scale(board: &Board, end: i32) -> i32 {
    ending::scale(board, end)
}

#[cfg(test)]
mod tests;
