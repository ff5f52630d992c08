//! Correction history: how far positions were off that looked alike, and were searched.
//!
//! What a search finds of a position, less what it was judged as it stood, is remembered by parts of it and by
//! the moves that led there. The next position with such a part is judged the better for it.

use crate::ai::PARTS;
use crate::rules::Seat;

/// The positions of both sides share so many places for each part; what falls together is a little blurred.
const PLACES_LOG: u32 = 17;
/// Errors are kept in this part of a hundredth.
const FINE: i32 = 64;
/// No search teaches more than an error of so many hundredths.
const MOST_TAUGHT: i32 = 300;
/// No error is larger that is remembered, in hundredths.
const MOST: i32 = 128;
/// Of all that is remembered together one such part counts.
const SHARE: i32 = 2;
/// A search so deep, or deeper, replaces as much of what was remembered as one does.
const DEEP: i32 = 15;

/// The errors remembered, by each part and by the last two moves.
pub(super) struct Corrections {
    errors: [Vec<i16>; PARTS + 1],
}

impl Default for Corrections {
    fn default() -> Self {
        Self { errors: std::array::from_fn(|_| vec![0; 1 << PLACES_LOG]) }
    }
}

/// Where an error is remembered: by which part, and in which place.
pub(super) type Place = (usize, usize);

/// Where errors are remembered of positions with `turn` to move that have parts of these keys, the last one of
/// the last two moves.
pub(super) fn places(
    keys: impl Iterator<Item = Option<u64>>,
    turn: Seat,
) -> impl Iterator<Item = Place> {
    keys.enumerate().filter_map(move |(part, key)| {
        let mixed = (key? ^ turn.index() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Some((part, (mixed >> (u64::BITS - PLACES_LOG)) as usize))
    })
}

impl Corrections {
    /// How far a position is likely to be off, in hundredths.
    pub(super) fn expect(&self, places: impl Iterator<Item = Place>) -> i32 {
        let errors = places.map(|(part, place)| i32::from(self.errors[part][place]));
        errors.sum::<i32>() / (SHARE * FINE)
    }

    /// Moves what is remembered towards an error that a search of this depth has found.
    pub(super) fn learn(&mut self, places: impl Iterator<Item = Place>, depth: i32, error: i32) {
        let weight = 1 + depth.min(DEEP);
        let error = error.clamp(-MOST_TAUGHT, MOST_TAUGHT) * FINE;
        for (part, place) in places {
            let remembered = &mut self.errors[part][place];
            let moved = (i32::from(*remembered) * (256 - weight) + error * weight) / 256;
            *remembered = moved.clamp(-MOST * FINE, MOST * FINE) as i16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_learned_by_and_by_and_stay_small() {
        let mut corrections = Corrections::default();
        let here = || [(0, 7), (PARTS, 9)].into_iter();
        corrections.learn(here(), DEEP, -40);
        assert_eq!(corrections.expect(here()), -2);
        (0..1_000).for_each(|_| corrections.learn(here(), 4, -40));
        assert_eq!(corrections.expect(here()), -39, "half of two that are all but -40");
        (0..1_000).for_each(|_| corrections.learn(here(), 2 * DEEP, 9_000));
        assert_eq!(corrections.expect(here()), MOST);
        assert_eq!(corrections.expect([(1, 7)].into_iter()), 0, "another part knows nothing of it");
    }
}
