//! What the computer thinks of a finished game, by what kind of game it was.

use serde::{Deserialize, Serialize};

use super::{Analysis, Chances, Pair};
use crate::rules::Scale;

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
    /// Whether it is of a game that has so many entries now, where one that was reopened may have more, and
    /// speaks as the computer of that game does now, which counts values on this scale.
    #[must_use]
    pub(crate) fn holds(&self, entries: usize, scale: Scale) -> bool {
        let (positions, current) = match self {
            Self::Two(analysis) => (analysis.values.len(), analysis.scale == Some(scale)),
            Self::Many(chances) => (chances.positions.len(), true),
            Self::Pair(pair) => (pair.could.len(), true),
        };
        current && positions == entries + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: Scale = Scale::Pieces { piece: 75, odds: 100 };

    fn of_two(scale: Option<Scale>) -> Opinion {
        Opinion::Two(Analysis { scale, values: vec![0, 20, 10], ..Analysis::default() })
    }

    #[test]
    fn a_game_that_went_on_has_another() {
        let two = of_two(Some(SCALE));
        let mut chances = Chances::default();
        chances.push(None, None);
        let pair = Opinion::Pair(Pair { could: vec![30, 28] });
        for (opinion, entries) in [(two, 2), (Opinion::Many(chances), 0), (pair, 1)] {
            assert!(opinion.holds(entries, SCALE) && !opinion.holds(entries + 1, SCALE));
        }
    }

    #[test]
    fn a_computer_that_counts_otherwise_has_another() {
        assert!(!of_two(Some(Scale::PIECES)).holds(2, SCALE));
        assert!(!of_two(None).holds(2, SCALE), "kept before scales were");
    }
}
