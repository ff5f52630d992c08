//! How a game ended, as files mark it.

use crate::rules::{Outcome, Seat, Status};

/// The mark behind the last move of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marker {
    /// `1-0`: the first seat won.
    First,
    /// `0-1`: the second seat won.
    Second,
    /// `1/2-1/2`: nobody won.
    Draw,
    /// `*`: the game is not over, or nobody knows.
    #[default]
    Open,
}

impl Marker {
    /// The mark of a game that stands so.
    #[must_use]
    pub fn of(status: &Status) -> Self {
        match status.outcome().map(Outcome::winner) {
            Some(Some(Seat::FIRST)) => Self::First,
            Some(Some(_)) => Self::Second,
            Some(None) => Self::Draw,
            None => Self::Open,
        }
    }

    /// What is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::First => "1-0",
            Self::Second => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// Reads one; `None` if the word is none.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Some(match word {
            "1-0" => Self::First,
            "0-1" => Self::Second,
            "1/2-1/2" | "1/2" | "½-½" => Self::Draw,
            "*" => Self::Open,
            _ => return None,
        })
    }
}
