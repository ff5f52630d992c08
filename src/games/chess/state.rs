//! A game of chess: the position, the last move and the end.

use cozy_chess::{Board, Move};

use super::draws::{self, End};
use super::position::{Position, Style};
use super::{fischer, terms};
use crate::rules::{Outcome, Say, Seat};

/// A game of chess.
#[derive(Clone, Debug)]
pub struct Chess {
    pub(super) position: Position,
    /// The number of the Chess960 arrangement it began with; `None` in orthodox chess, and where only
    /// a later position is known.
    pub(super) arrangement: Option<u16>,
    /// The position before the last move, and the move.
    pub(super) last: Option<(Position, Move)>,
    pub(super) outcome: Option<Outcome>,
}

impl Chess {
    pub(super) fn at(position: Position) -> Self {
        let fischer = position.style() == Style::Fischer;
        let arrangement = fischer.then(|| fischer::number(position.board())).flatten();
        let mut game = Self { position, arrangement, last: None, outcome: None };
        game.judge();
        game
    }

    /// The men, the side to move and the castling rights, for search.
    pub(crate) const fn board(&self) -> &Board {
        self.position.board()
    }

    /// The position with its clock and the keys of its past, for search.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// Ends the game if the rules end it by themselves.
    pub(super) fn judge(&mut self) {
        let how = |end: End| Say::new(end.key());
        self.outcome = draws::end(&self.position).map(|end| match end {
            End::Checkmate => {
                let winner = terms::seat(!self.position.turn());
                Outcome::win(winner, how(end))
            }
            End::Stalemate
            | End::InsufficientMaterial
            | End::SeventyFiveMoves
            | End::FivefoldRepetition => Outcome::draw(2, how(end)),
        });
    }

    /// The seat to move, while the game runs.
    pub(super) fn mover(&self) -> Option<Seat> {
        self.outcome.is_none().then(|| terms::seat(self.position.turn()))
    }
}
