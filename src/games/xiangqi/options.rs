//! The options of a game: where it starts, what repeating means, how long nothing may happen.

use serde::{Deserialize, Serialize};

use super::fen::{self, START, Setup};
use super::position::Position;
use super::repetition::Rule;
use crate::rules::Refusal;

/// The options of a game of xiangqi.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What repeated positions lead to.
    pub repetition: Rule,
    /// After so many half-moves without a capture the game is drawn.
    pub limit: u16,
    /// A start position of one's own.
    pub fen: Option<String>,
}

/// The least, the usual and the greatest limit of half-moves without a capture.
pub(super) const LIMITS: [u16; 3] = [40, 120, 400];

impl Default for Options {
    fn default() -> Self {
        Self { repetition: Rule::default(), limit: LIMITS[1], fen: None }
    }
}

impl Options {
    /// The start they ask for.
    ///
    /// # Errors
    /// If the FEN is faulty; what players give must be possible in a game.
    pub(super) fn start(&self) -> Result<Position, Refusal> {
        let text = self.fen.as_deref().unwrap_or(START);
        fen::read(text, Setup::Possible).map(Position::new)
    }

    /// Corrects them where they disagree with the position the game really starts at.
    pub(super) fn correct(&mut self, start: &Position) {
        let text = self.fen.as_deref().unwrap_or(START);
        let agree = fen::read(text, Setup::Free).is_ok_and(|read| Position::new(read) == *start);
        if !agree {
            let text = fen::write(start.board(), start.clock(), start.number());
            self.fen = (text != START).then_some(text);
        }
    }
}
