//! What each seat did and heard over the whole game: all that a bot in its place may go by.

use cozy_chess::Move;

use super::tries::Try;
use super::word::Word;

/// An entry of a seat's chronicle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The seat said something to the referee and was told this.
    Own(Try, Vec<Word>),
    /// The other side's turn was over, and this was announced of it, in order.
    Turn(Vec<Word>),
}

impl Heard {
    /// The move, if the referee accepted one.
    #[must_use]
    pub fn accepted(&self) -> Option<Move> {
        match self {
            Self::Own(Try::Go(m), told) if told.first() == Some(&Word::Moved) => Some(*m),
            Self::Own(..) | Self::Turn(_) => None,
        }
    }

    /// What was said.
    #[must_use]
    pub fn words(&self) -> &[Word] {
        match self {
            Self::Own(_, told) | Self::Turn(told) => told,
        }
    }
}
