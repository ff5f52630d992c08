//! Values of positions, and how far away a forced end is.

use crate::rules::{Scale, Seat};

/// More than any value.
pub const INFINITE: i32 = 32_001;
/// The seat has won now.
pub const WON: i32 = 32_000;
/// Nobody has won.
pub const DRAW: i32 = 0;
/// The seat has lost now.
pub const LOST: i32 = -WON;
/// Values beyond this one, on either side, are forced ends; evaluations stay inside.
pub const FORCED: i32 = 31_000;

/// The value `value` of an end that is `ply` moves away from the root: sooner wins are better.
#[must_use]
pub const fn from_node(value: i32, ply: usize) -> i32 {
    shifted(value, -(ply as i32))
}

/// A value seen from the root, as seen from a node `ply` moves below it.
#[must_use]
pub const fn to_node(value: i32, ply: usize) -> i32 {
    shifted(value, ply as i32)
}

/// In how many plies the game is won (positive) or lost (negative) by force, if it is. A game
/// already lost is `Some(0)`.
///
/// ```
/// use patt::ai::value::{DRAW, LOST, WON, from_node, plies_to_end};
///
/// // Mate in two of one's own moves: three plies from here.
/// assert_eq!(plies_to_end(from_node(WON, 3)), Some(3));
/// assert_eq!(plies_to_end(from_node(LOST, 2)), Some(-2));
/// assert_eq!(plies_to_end(DRAW), None);
/// assert!(from_node(WON, 1) > from_node(WON, 3), "sooner is better");
/// ```
#[must_use]
pub const fn plies_to_end(value: i32) -> Option<i32> {
    if value >= FORCED {
        Some(WON - value)
    } else if value <= -FORCED {
        Some(LOST - value)
    } else {
        None
    }
}

/// A value for the first seat as this one of two seats sees it, or one for this seat as the first sees it.
///
/// ```
/// use patt::ai::value::seen_by;
/// use patt::rules::Seat;
///
/// assert_eq!((seen_by(Seat::FIRST, 80), seen_by(Seat::SECOND, 80)), (80, -80));
/// ```
#[must_use]
pub const fn seen_by(seat: Seat, value: i32) -> i32 {
    if seat.0 == Seat::FIRST.0 { value } else { -value }
}

/// What a value means to people. Values are for the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Nothing is certain: the value, in hundredths of the smallest piece where pieces are the scale.
    Ahead(i32),
    /// This seat wins by force in so many of its own moves; in none if it has won already.
    WinsIn(Seat, i32),
    /// This seat wins by so many points; by none if it wins a tie.
    WinsBy(Seat, i32),
}

/// A value for the first seat in people's terms.
///
/// ```
/// use patt::ai::value::{LOST, Worth, from_node, worth};
/// use patt::rules::{Scale, Seat};
///
/// assert_eq!(worth(Scale::PIECES, -130), Worth::Ahead(-130));
/// assert_eq!(worth(Scale::PIECES, from_node(LOST, 5)), Worth::WinsIn(Seat::SECOND, 3));
/// let points = Scale::Points { won: 20_000, tie: 50, odds: 300 };
/// assert_eq!(worth(points, 20_150), Worth::WinsBy(Seat::FIRST, 1));
/// assert_eq!(worth(points, -20_150), Worth::WinsBy(Seat::SECOND, 2));
/// assert_eq!(worth(points, 50), Worth::Ahead(50), "nothing is certain yet");
/// ```
#[must_use]
pub const fn worth(scale: Scale, value: i32) -> Worth {
    let winner = if value > 0 { Seat::FIRST } else { Seat::SECOND };
    match (plies_to_end(value), scale) {
        (Some(plies), _) => Worth::WinsIn(winner, (plies.abs() + 1) / 2),
        (None, Scale::Points { won, tie, .. }) if value.abs() >= won => {
            let tie = if value > 0 { tie } else { -tie };
            Worth::WinsBy(winner, (value.abs() - won - tie) / 100)
        }
        (None, Scale::Pieces { .. } | Scale::Points { .. }) => Worth::Ahead(told(scale, value)),
    }
}

/// A value as it is told: in hundredths of the smallest piece, where pieces are the scale and no end is
/// forced; else as it is.
///
/// ```
/// use patt::ai::value::{WON, told};
/// use patt::rules::Scale;
///
/// let scale = Scale::Pieces { piece: 80, odds: 200 };
/// assert_eq!([80, -200, WON - 3].map(|value| told(scale, value)), [100, -250, WON - 3]);
/// ```
#[must_use]
pub const fn told(scale: Scale, value: i32) -> i32 {
    match (plies_to_end(value), scale) {
        (None, Scale::Pieces { piece, .. }) => {
            let told = value * 100 / piece;
            // No value looks like a forced end that is none.
            if told >= FORCED {
                FORCED - 1
            } else if told <= -FORCED {
                1 - FORCED
            } else {
                told
            }
        }
        (Some(_), Scale::Pieces { .. }) | (_, Scale::Points { .. }) => value,
    }
}

const fn shifted(value: i32, by: i32) -> i32 {
    if value >= FORCED {
        value + by
    } else if value <= -FORCED {
        value - by
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_and_later_losses_are_better() {
        assert!(from_node(WON, 1) > from_node(WON, 3));
        assert!(from_node(LOST, 1) < from_node(LOST, 3));
        assert_eq!(from_node(150, 9), 150);
        for value in [WON, LOST, 77] {
            assert_eq!(to_node(from_node(value, 12), 12), value);
        }
    }

    #[test]
    fn forced_ends_tell_their_distance() {
        for (value, plies) in [
            (from_node(WON, 3), Some(3)),
            (from_node(LOST, 2), Some(-2)),
            (LOST, Some(0)),
            (DRAW, None),
            (FORCED - 1, None),
        ] {
            assert_eq!(plies_to_end(value), plies);
        }
    }
}
