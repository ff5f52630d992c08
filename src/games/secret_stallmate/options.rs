//! The options of a game, and a start drawn by lot.

use cozy_chess::Board;
use serde::{Deserialize, Serialize};

use crate::games::chess::{Position, Style};
use crate::rules::Rng;

/// When a turn is handed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandOver {
    /// When the period is over, however early the move was made.
    #[default]
    AtEnd,
    /// With the move.
    AtOnce,
}

/// What the partners agree on before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether "yes" to "Any?" obliges to try a pawn capture.
    pub any_obliges: bool,
    /// When a turn is handed over.
    pub handover: HandOver,
    /// So many half-moves without capture or pawn move end the game; none if they never do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_progress_plies: Option<u16>,
}

impl Default for Options {
    fn default() -> Self {
        Self { any_obliges: true, handover: HandOver::AtEnd, no_progress_plies: None }
    }
}

/// How many rows there are for each side.
const ROWS: usize = 960;

/// A start: each side's row drawn by itself.
pub fn start(rng: &mut Rng) -> Position {
    let [white, black] = [rng.below(ROWS), rng.below(ROWS)].map(|row| row as u32);
    Position::new(Board::double_chess960_startpos(white, black), 0, Style::Fischer)
}
