//! A game of Tile Chess: the board, how often positions have stood, who left and how it ended.

use std::sync::OnceLock;

use super::board::{Board, Phase};
use super::ends;
use super::hits::Hit;
use super::last::Last;
use super::men::Move;
use super::options::{Options, Threats};
use crate::rules::kit::repetition::Repetition;
use crate::rules::{Cell, Outcome, Say, Seat};

/// A game of Tile Chess.
#[derive(Clone, Debug)]
pub struct TileChess {
    pub(super) board: Board,
    pub(super) grid: bool,
    pub(super) threats: Threats,
    /// How often each position of the play phase has stood.
    pub(super) standings: Repetition,
    /// The keys of the positions since the last capture, this one last.
    pub(super) keys: Vec<u64>,
    /// Who left, in order.
    pub(super) left: Vec<Seat>,
    /// Single turns since the layout.
    pub(super) turns: u32,
    pub(super) last: Option<Last>,
    pub(super) skips: u8,
    /// The checks before the last move: by whom, on whose king.
    pub(super) checks_before: Vec<(Cell, u8)>,
    pub(super) outcome: Option<Outcome>,
    pub(super) known: OnceLock<Known>,
}

/// What a position gives, worked out once.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub legal: Vec<Move>,
    pub hits: Vec<Hit>,
    pub trapped: Vec<Cell>,
    pub partly: Vec<Cell>,
}

impl Known {
    fn of(board: &Board) -> Self {
        let mut scratch = board.clone();
        let mut legal = Vec::new();
        scratch.legal(&mut legal);
        legal.sort_unstable_by_key(|m| m.order());
        let (trapped, partly) = board.trapped();
        Self { legal, hits: scratch.hits(), trapped, partly }
    }
}

impl TileChess {
    pub(super) fn at(board: Board, options: &Options) -> Self {
        let mut game = Self {
            board,
            grid: options.grid,
            threats: options.threats,
            standings: Repetition::default(),
            keys: Vec::new(),
            left: Vec::new(),
            turns: 0,
            last: None,
            skips: 0,
            checks_before: Vec::new(),
            outcome: None,
            known: OnceLock::new(),
        };
        game.note();
        game
    }

    /// The tiles, the hands and the turn.
    #[must_use]
    pub const fn position(&self) -> &Board {
        &self.board
    }

    /// The keys of the positions since the last capture, this one last.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    pub(super) fn known(&self) -> &Known {
        self.known.get_or_init(|| Known::of(&self.board))
    }

    /// Counts the position and ends the game if the rules end it by themselves.
    pub(super) fn note(&mut self) {
        match self.board.phase() {
            // Borders of a position text may be too tight for what is still to be laid.
            Phase::Layout if self.skips >= self.board.seats() => {
                self.outcome = Some(ends::drawn(&self.board, &self.left, Say::new("no-room")));
            }
            Phase::Layout | Phase::Free(_) => {}
            Phase::Ended => self.outcome = Some(ends::won(&self.board, &self.left)),
            Phase::Play => {
                let key = self.board.key();
                self.keys.push(key);
                if self.standings.note(key) >= 3 {
                    let how = Say::new("repetition");
                    self.outcome = Some(ends::drawn(&self.board, &self.left, how));
                }
            }
        }
    }

    /// The seat to move, while the game runs.
    pub(super) fn mover(&self) -> Option<Seat> {
        self.outcome.is_none().then(|| self.board.turn())
    }
}
