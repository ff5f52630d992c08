//! How well each side of a game for two played, from 0 to 100.
//!
//! A value becomes a chance of winning by the curve of the game (see [`chance`]). What a move takes
//! away from its player's chance is its loss; the accuracy of a move falls with its loss, quickly at
//! first. A side's accuracy lies between two means of its moves' accuracies: one in which moves weigh
//! more where the game swings, and the harmonic one, in which a few bad moves weigh much. How an
//! accuracy follows from losses, with its numbers, is what Lichess has published
//! (<https://lichess.org/page/accuracy>).

use crate::ai::chance;
use crate::rules::{Scale, Seat};

/// The least accuracy of a move that the harmonic mean knows: a single nought would make it nought.
const LEAST: f64 = 1.0;

/// How many positions a swing is measured over, at least and at most.
const WINDOW: (usize, usize) = (2, 8);

/// How little and how much a move may weigh.
const WEIGHT: (f64, f64) = (0.5, 12.0);

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
    let chances: Vec<_> = values.iter().map(|&value| chance::of(scale, value)).collect();
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
    use crate::ai::value;

    fn both(scale: Scale, values: &[i32]) -> Option<[i32; 2]> {
        let movers: Vec<_> = (1..values.len()).map(|nth| Some(Seat((nth as u8 + 1) % 2))).collect();
        accuracy(scale, values, &movers).map(|both| both.map(|each| each.round() as i32))
    }

    #[test]
    fn what_loses_nothing_is_accurate() {
        assert_eq!(both(Scale::PIECES, &[0; 30]), Some([100, 100]));
        // Gains are the other side's losses.
        assert_eq!(both(Scale::PIECES, &[0, 0, 300, 300, 300]), Some([100, 41]));
        assert_eq!(both(Scale::PIECES, &[0, -300, -300, -300, -300]), Some([41, 100]));
        assert_eq!(both(Scale::PIECES, &[0, value::LOST + 1, value::LOST]), Some([9, 100]));
    }

    #[test]
    fn who_never_moved_has_none() {
        assert_eq!(both(Scale::PIECES, &[]), None);
        assert_eq!(both(Scale::PIECES, &[0]), None);
        assert_eq!(both(Scale::PIECES, &[0, 20]), None);
    }
}
