//! How games end by the rules, in the order in which the rules ask.

use cozy_chess::{Color, Move};

use super::material::insufficient;
use super::position::Position;

/// An end that comes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no move and is not in check.
    Stalemate,
    /// Neither side can mate any more.
    InsufficientMaterial,
    /// 75 moves of each side without capture or pawn move.
    SeventyFiveMoves,
    /// The position stands for the fifth time.
    FivefoldRepetition,
}

/// A draw that the player to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Draw {
    /// The position has stood three times.
    ThreefoldRepetition,
    /// 50 moves of each side without capture or pawn move.
    FiftyMoves,
}

/// The end that has come, if any.
pub(super) fn end(position: &Position) -> Option<End> {
    let board = position.board();
    if position.stuck() {
        return Some(if position.in_check() { End::Checkmate } else { End::Stalemate });
    }
    if Color::ALL.into_iter().all(|side| insufficient(board, side)) {
        return Some(End::InsufficientMaterial);
    }
    if position.clock() >= 150 {
        return Some(End::SeventyFiveMoves);
    }
    (position.stood() >= 5).then_some(End::FivefoldRepetition)
}

/// What may be claimed in a position. Mate and stalemate come before every claim.
pub(super) fn claims(position: &Position) -> Vec<Draw> {
    let holds = |draw: &Draw| match draw {
        Draw::ThreefoldRepetition => position.stood() >= 3,
        Draw::FiftyMoves => position.clock() >= 100,
    };
    let mut draws = vec![Draw::ThreefoldRepetition, Draw::FiftyMoves];
    draws.retain(|draw| holds(draw) && !position.stuck());
    draws
}

/// What may be claimed for the position after an announced legal move.
pub(super) fn claims_after(position: &Position, m: Move) -> Vec<Draw> {
    claims(&position.after(m))
}

impl End {
    /// Whether this key is of an end by counting, so that there are moves left to play.
    pub(super) fn counted(key: &str) -> bool {
        [Self::InsufficientMaterial, Self::SeventyFiveMoves, Self::FivefoldRepetition]
            .into_iter()
            .any(|end| end.key() == key)
    }

    /// Its key in messages.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::InsufficientMaterial => "insufficient-material",
            Self::SeventyFiveMoves => "seventyfive-moves",
            Self::FivefoldRepetition => "fivefold-repetition",
        }
    }
}

impl Draw {
    /// The name of the claim.
    pub(super) const fn claim(self) -> &'static str {
        match self {
            Self::ThreefoldRepetition => "threefold_repetition",
            Self::FiftyMoves => "fifty_moves",
        }
    }

    /// Its key in messages.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::ThreefoldRepetition => "threefold-repetition",
            Self::FiftyMoves => "fifty-moves",
        }
    }
}
