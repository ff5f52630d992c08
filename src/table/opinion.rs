//! What the computer thinks of a finished game, by what kind of game it was.

use serde::{Deserialize, Serialize};

use super::{Analysis, Chances, Pair};

/// The computer's opinion of a finished game. Stored as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Opinion {
    /// Of two against each other: a value a position.
    Two(Analysis),
    /// Of several against each other: the chances of all.
    Many(Chances),
    /// Of two who share their score and did not see each other: what they could have scored.
    Pair(Pair),
}

impl Opinion {
    /// Whether it is of a game that has so many entries now: one that was reopened may have more.
    #[must_use]
    pub(crate) const fn is_of(&self, entries: usize) -> bool {
        let positions = match self {
            Self::Two(analysis) => analysis.values.len(),
            Self::Many(chances) => chances.positions.len(),
            Self::Pair(pair) => pair.could.len(),
        };
        positions == entries + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_went_on_has_another() {
        let two = Opinion::Two(Analysis { values: vec![0, 20, 10], ..Analysis::default() });
        let mut chances = Chances::default();
        chances.push(None, None);
        let pair = Opinion::Pair(Pair { could: vec![30, 28] });
        for (opinion, entries) in [(two, 2), (Opinion::Many(chances), 0), (pair, 1)] {
            assert!(opinion.is_of(entries) && !opinion.is_of(entries + 1));
        }
        assert!(!Opinion::Two(Analysis::default()).is_of(0));
    }
}
