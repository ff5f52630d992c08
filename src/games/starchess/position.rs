//! A position with what the rules remember of its past, and how games end by the rules.

use super::board::Board;
use super::men::{Kind, Move, WINGS};

/// A position and the keys of its past since the last capture or pawn move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    /// The keys of the positions that may come again, the present one last.
    keys: Vec<u64>,
}

/// An end that comes by itself, in the order in which the rules ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The side to move is mated.
    Checkmate,
    /// The side to move has no move and is not in check.
    Stalemate,
    /// Only kings and pawns on the wings are left.
    InsufficientMaterial,
    /// The position stands for the third time.
    ThreefoldRepetition,
    /// Fifty moves of each side without capture or pawn move.
    FiftyMoves,
}

impl End {
    /// Its key in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::InsufficientMaterial => "insufficient-material",
            Self::ThreefoldRepetition => "threefold-repetition",
            Self::FiftyMoves => "fifty-moves",
        }
    }

    /// Whether this key is of an end by counting, so that there are moves left to play.
    pub(super) fn counted(key: &str) -> bool {
        [Self::InsufficientMaterial, Self::ThreefoldRepetition, Self::FiftyMoves]
            .into_iter()
            .any(|end| end.key() == key)
    }
}

impl Position {
    /// A position without a past.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self { board, keys: vec![board.key()] }
    }

    /// The men and the side to move.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The keys of the positions since the last capture or pawn move, the present one last.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) {
        self.board.play(m);
        if self.board.clock() == 0 {
            self.keys.clear();
        }
        self.keys.push(self.board.key());
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        let board = &self.board;
        if board.in_setup() {
            return None;
        }
        if board.is_stuck() {
            return Some(if board.in_check() { End::Checkmate } else { End::Stalemate });
        }
        if insufficient(board) {
            return Some(End::InsufficientMaterial);
        }
        let stood = self.keys.iter().filter(|&&key| key == board.key()).count();
        if stood >= 3 {
            return Some(End::ThreefoldRepetition);
        }
        (board.clock() >= 100).then_some(End::FiftyMoves)
    }
}

/// Whether mate is impossible for both: every man but the kings is a pawn on a wing.
#[must_use]
pub fn insufficient(board: &Board) -> bool {
    let harmless = board.kind(Kind::King) | board.kind(Kind::Pawn) & WINGS;
    !board.in_setup() && (board.occupied() & !harmless).is_empty()
}
