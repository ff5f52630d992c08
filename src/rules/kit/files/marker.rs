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

    /// Reads one, as it is written anywhere; `None` if the word is none.
    ///
    /// ```
    /// use patt::rules::kit::files::Marker;
    ///
    /// assert_eq!(Marker::read("1–0"), Some(Marker::First));
    /// assert_eq!(Marker::read("½:½"), Some(Marker::Draw));
    /// assert_eq!(Marker::read("0-0"), None, "that is castling");
    /// ```
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        let word = word.trim_end_matches([',', ';', '.']);
        let plain = word.replace(super::DASHES, "-").replace(':', "-").replace('½', "1/2");
        Some(match plain.as_str() {
            "1-0" | "+--" => Self::First,
            "0-1" | "--+" => Self::Second,
            "1/2-1/2" | "1/2" | "0.5-0.5" => Self::Draw,
            "*" => Self::Open,
            _ => return None,
        })
    }
}
