//! Chances: what a value means for how a game will end.
//!
//! A value is turned into a chance by the logistic curve, whose steepness each game has fitted on
//! games that the computer played against itself (`cargo bench --bench curve -- GAME`): the result,
//! a win 1, a draw a half, against what the search said of each position on the way. Certain ends are
//! certain.

use super::value::plies_to_end;
use crate::rules::Scale;

/// Whether a value of this scale is an end that is certain: forced, or a lead that cannot be lost.
#[must_use]
pub fn certain(scale: Scale, value: i32) -> bool {
    plies_to_end(value).is_some()
        || match scale {
            Scale::Points { won, .. } => value.abs() >= won,
            Scale::Pieces { .. } => false,
        }
}

/// The chance, from 0 to 100, of the one of two seats whom a position is worth so much; a draw counts
/// half.
///
/// ```
/// use patt::ai::chance;
/// use patt::ai::value::LOST;
/// use patt::rules::Scale;
///
/// let scale = Scale::Pieces { piece: 100, odds: 200 };
/// assert_eq!(chance::of(scale, 0), 50.0);
/// assert_eq!(chance::of(scale, 200).round(), 73.0, "the odds are e to one");
/// assert_eq!(chance::of(scale, LOST + 5), 0.0, "it is mated by force");
/// ```
#[must_use]
pub fn of(scale: Scale, value: i32) -> f64 {
    if certain(scale, value) {
        return if value > 0 { 100.0 } else { 0.0 };
    }
    // Where ties are the first seat's own, its value is that much higher already.
    let (Scale::Pieces { odds, .. } | Scale::Points { odds, .. }) = scale;
    100.0 / (1.0 + (-f64::from(value) / f64::from(odds)).exp())
}

/// The chance in whole percent; none and all are only said of what is certain.
///
/// ```
/// use patt::ai::{chance, value::WON};
/// use patt::rules::Scale;
///
/// let told = [-9_000, 0, 9_000, WON - 3].map(|value| chance::percent(Scale::PIECES, value));
/// assert_eq!(told, [1, 50, 99, 100]);
/// ```
#[must_use]
pub fn percent(scale: Scale, value: i32) -> i64 {
    let whole = of(scale, value).round() as i64;
    if certain(scale, value) { whole } else { whole.clamp(1, 99) }
}

/// The chances of several seats in a position that is worth so much to each of them: they sum to 100
/// and stand to each other as e to the power of their values over the odds.
///
/// ```
/// use patt::ai::chance;
/// use patt::ai::value::LOST;
///
/// let rounded = |values: &[i32]| chance::of_seats(300, values).into_iter().map(f64::round);
/// assert!(rounded(&[20, 20, LOST]).eq([50.0, 50.0, 0.0]));
/// assert!(rounded(&[300, 0, LOST]).eq([73.0, 27.0, 0.0]));
/// ```
#[must_use]
pub fn of_seats(odds: i32, values: &[i32]) -> Vec<f64> {
    let best = values.iter().copied().max().unwrap_or(0);
    let weigh = |&value: &i32| (f64::from(value - best) / f64::from(odds)).exp();
    let whole: f64 = values.iter().map(weigh).sum();
    values.iter().map(|value| 100.0 * weigh(value) / whole).collect()
}
