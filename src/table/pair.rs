//! What a pair that shares its score could have scored, position by position.

use serde::{Deserialize, Serialize};

/// What the two could have scored from each position of a hidden game that is over, if they had seen
/// both sides. Stored as JSON: fields may be added with a default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// The points of each, the start first. They never rise: what was possible later was so before.
    pub(crate) could: Vec<i32>,
}

/// A move that cost points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    /// The step of the replay that shows it.
    pub(crate) step: usize,
    /// What could have been scored before it.
    pub(crate) before: i32,
    /// The same after it.
    pub(crate) after: i32,
}

impl Pair {
    /// From what was found in each position: the best of it and of all that came later.
    #[must_use]
    pub(crate) fn of(found: &[Option<i32>]) -> Option<Self> {
        let mut best: Option<i32> = None;
        let mut could: Vec<_> = found
            .iter()
            .rev()
            .map(|found| {
                best = best.max(*found);
                best
            })
            .collect();
        could.reverse();
        // Where nothing was found the game was as good as over; the last that is known stands.
        let last = could.iter().rev().find_map(|found| *found)?;
        Some(Self { could: could.into_iter().map(|found| found.unwrap_or(last)).collect() })
    }

    /// The moves that cost most, at most `most` of them, in the order of the game.
    #[must_use]
    pub(crate) fn costs(&self, most: usize) -> Vec<Cost> {
        let cost = |(nth, pair): (usize, &[i32])| match pair {
            &[before, after] if before > after => Some(Cost { step: nth + 1, before, after }),
            _ => None,
        };
        let mut costs: Vec<_> = self.could.windows(2).enumerate().filter_map(cost).collect();
        costs.sort_by_key(|cost| (cost.after - cost.before, cost.step));
        costs.truncate(most);
        costs.sort_by_key(|cost| cost.step);
        costs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_possible_later_was_possible_before() {
        let pair = |found: &[Option<i32>]| Pair::of(found).map(|pair| pair.could);
        assert_eq!(
            pair(&[Some(27), Some(28), None, Some(25), Some(21)]).unwrap(),
            [28, 28, 25, 25, 21]
        );
        assert_eq!(pair(&[Some(27), None]).unwrap(), [27, 27]);
        assert_eq!(pair(&[None, Some(-5)]).unwrap(), [-5, -5]);
        assert_eq!(pair(&[None, None]), None);
    }

    #[test]
    fn what_cost_most_is_told_in_the_order_of_the_game() {
        let pair = Pair { could: vec![30, 30, 28, 27, 27, 22, 21, -5] };
        let steps = |most| pair.costs(most).iter().map(|cost| cost.step).collect::<Vec<_>>();
        assert_eq!(steps(3), [2, 5, 7]);
        assert_eq!(steps(9), [2, 3, 5, 6, 7]);
        assert!(Pair::default().costs(3).is_empty());
    }
}
