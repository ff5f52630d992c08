//! What came of a text.

use cozy_chess::Move;

use crate::rules::Say;

/// What came of a text in one notation.
pub(super) enum Reading {
    /// It is no text of this notation.
    Foreign,
    /// It fits these legal moves, at least one.
    Fits(Vec<Move>),
    /// It is of this notation but fits no legal move.
    Illegal(Say),
}

impl Reading {
    /// The moves that fit, or why none does.
    pub(super) fn of(fitting: Vec<Move>, why: impl FnOnce() -> Say) -> Self {
        if fitting.is_empty() { Self::Illegal(why()) } else { Self::Fits(fitting) }
    }
}
