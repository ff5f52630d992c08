//! How well each side of a game for two played, from 0 to 100.
//!
//! A value becomes a chance of winning: half for an even position, nearly all for a lead of ten
//! pawns. What a move takes away from its player's chance is its loss; the accuracy of a move falls
//! with its loss, quickly at first. A side's accuracy lies between two means of its moves' accuracies:
//! one in which moves weigh more where the game swings, and the harmonic one, in which a few bad moves
//! weigh much. The curves and their numbers are those that Lichess has published
//! (<https://lichess.org/page/accuracy>).
//!
//! Where values are points of the score, a point counts as much as a pawn.

use crate::ai::value::{self, Worth};
use crate::rules::{Scale, Seat};

/// Leads beyond this one, in hundredths, and forced ends count like it.
const MOST: i32 = 1_000;

/// The least accuracy of a move that the harmonic mean knows: a single nought would make it nought.
const LEAST: f64 = 1.0;

/// How many positions a swing is measured over, at least and at most.
const WINDOW: (usize, usize) = (2, 8);

/// How little and how much a move may weigh.
const WEIGHT: (f64, f64) = (0.5, 12.0);

/// The first seat's chance of winning in a position of this value, from 0 to 100.
fn chance(scale: Scale, value: i32) -> f64 {
    let certain = |winner| if winner == Seat::FIRST { MOST } else { -MOST };
    let ahead = match value::worth(scale, value) {
        Worth::Ahead(ahead) => ahead.clamp(-MOST, MOST),
        Worth::WinsIn(winner, _) | Worth::WinsBy(winner, _) => certain(winner),
    };
    50.0 + 50.0 * (2.0 / (1.0 + (-0.003_682_08 * f64::from(ahead)).exp()) - 1.0)
}

/// The accuracy of a move that took so much of its player's chance away.
fn of_loss(loss: f64) -> f64 {
    (103.1668 * (-0.043_54 * loss.max(0.0)).exp() - 3.1669).clamp(0.0, 100.0)
}

/// How much each move weighs: how far the chances of the positions round it differ.
fn weights(chances: &[f64]) -> Vec<f64> {
    let moves = chances.len().saturating_sub(1);
    let window = (moves / 10).clamp(WINDOW.0, WINDOW.1);
    let weight = |nth: usize| {
        let end = (nth + 2).max(window).min(chances.len());
        let seen = &chances[end.saturating_sub(window)..end];
        let mean = seen.iter().sum::<f64>() / seen.len() as f64;
        let spread = seen.iter().map(|chance| (chance - mean).powi(2)).sum::<f64>();
        (spread / seen.len() as f64).sqrt().clamp(WEIGHT.0, WEIGHT.1)
    };
    (0..moves).map(weight).collect()
}

/// The accuracy of both seats. `values` are those of all positions for the first seat, `movers` who
/// made a move from each. `None` if one of them made none.
#[must_use]
pub(crate) fn accuracy(scale: Scale, values: &[i32], movers: &[Option<Seat>]) -> Option<[f64; 2]> {
    let chances: Vec<_> = values.iter().map(|&value| chance(scale, value)).collect();
    let weights = weights(&chances);
    let of = |seat: Seat| {
        let (mut weighed, mut weight, mut inverse, mut count) = (0.0, 0.0, 0.0, 0.0);
        for ((pair, by), own) in chances.windows(2).zip(movers).zip(&weights) {
            if *by != Some(seat) {
                continue;
            }
            let loss = if seat == Seat::FIRST { pair[0] - pair[1] } else { pair[1] - pair[0] };
            let accuracy = of_loss(loss);
            weighed += accuracy * own;
            weight += own;
            inverse += 1.0 / accuracy.max(LEAST);
            count += 1.0;
        }
        (count > 0.0).then(|| f64::midpoint(weighed / weight, count / inverse))
    };
    Some([of(Seat::FIRST)?, of(Seat::SECOND)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(scale: Scale, values: &[i32]) -> Option<[i32; 2]> {
        let movers: Vec<_> = (1..values.len()).map(|nth| Some(Seat((nth as u8 + 1) % 2))).collect();
        accuracy(scale, values, &movers).map(|both| both.map(|each| each.round() as i32))
    }

    #[test]
    fn a_lead_is_a_chance() {
        let pieces = |value| chance(Scale::Pieces, value).round() as i32;
        assert_eq!([0, 100, -100, 300, 1_000].map(pieces), [50, 59, 41, 75, 98]);
        assert_eq!([value::WON - 3, value::LOST + 4, 5_000].map(pieces), [98, 2, 98]);
        let points = Scale::Points { won: 20_000, tie: 50 };
        let points = |value| chance(points, value).round() as i32;
        assert_eq!([50, 150, 20_150, -20_150].map(points), [50, 59, 98, 2]);
    }

    #[test]
    fn what_loses_nothing_is_accurate() {
        assert_eq!(both(Scale::Pieces, &[0; 30]), Some([100, 100]));
        // Gains are the other side's losses.
        assert_eq!(both(Scale::Pieces, &[0, 0, 300, 300, 300]), Some([100, 41]));
        assert_eq!(both(Scale::Pieces, &[0, -300, -300, -300, -300]), Some([41, 100]));
        assert_eq!(both(Scale::Pieces, &[0, value::LOST + 1, value::LOST]), Some([10, 100]));
    }

    #[test]
    fn who_never_moved_has_none() {
        assert_eq!(both(Scale::Pieces, &[]), None);
        assert_eq!(both(Scale::Pieces, &[0]), None);
        assert_eq!(both(Scale::Pieces, &[0, 20]), None);
    }
}
