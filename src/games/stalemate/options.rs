//! The options of a game: the size of the board, what a pawn may do, and what counts.

use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many tiles a side of the board has, 5 to 10.
    pub size: u8,
    /// What replacing asks of the pawn.
    pub replace: Replace,
    /// Whether a player who can only replace must do so.
    pub forced_replace: bool,
    /// What counts beside the pawn points.
    pub scoring: Scoring,
}

/// The sizes of boards.
pub(super) const SIZES: std::ops::RangeInclusive<u8> = 5..=10;

impl Default for Options {
    fn default() -> Self {
        Self { size: 8, replace: Replace::Free, forced_replace: true, scoring: Scoring::Threats }
    }
}

/// What replacing asks of the pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Replace {
    /// A pawn may replace any own man.
    Free,
    /// That it threatens an enemy and is not threatened, like a man that is placed.
    Earned,
}

/// What counts beside the pawn points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scoring {
    /// Enemy men that are threatened.
    Threats,
    /// Own men that are not threatened.
    Safety,
    /// Both of these.
    Both,
    /// Nothing beside the pawns kept.
    Pawns,
    /// Own men on the board.
    Placed,
}

impl Scoring {
    /// Its name in records and messages.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Threats => "threats",
            Self::Safety => "safety",
            Self::Both => "both",
            Self::Pawns => "pawns",
            Self::Placed => "placed",
        }
    }
}
