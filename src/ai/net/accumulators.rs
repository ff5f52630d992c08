//! What a network sees of one board after another.

use std::cell::RefCell;
use std::fmt;

use super::{Features, Net, SHARP, WHOLE};
use crate::ai::value;
use crate::rules::Seat;

/// What one seat saw last, and the sums that came of it.
#[derive(Clone)]
struct Accumulator<S, const WIDTH: usize> {
    seen: S,
    sums: [i16; WIDTH],
}

/// Judges boards by a network. It remembers what it saw last; looking at another board of the same
/// game costs as much as there are differences.
pub struct Accumulators<B: Features, const WIDTH: usize> {
    net: &'static Net<WIDTH>,
    /// Only a cache: what a board is worth does not depend on it.
    both: RefCell<[Accumulator<B::Perspective, WIDTH>; 2]>,
}

impl<B: Features, const WIDTH: usize> Clone for Accumulators<B, WIDTH> {
    fn clone(&self) -> Self {
        Self { net: self.net, both: self.both.clone() }
    }
}

impl<B: Features, const WIDTH: usize> fmt::Debug for Accumulators<B, WIDTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Accumulators").finish_non_exhaustive()
    }
}

impl<B: Features, const WIDTH: usize> Accumulators<B, WIDTH> {
    /// Accumulators of an empty board.
    #[must_use]
    pub fn new(net: &'static Net<WIDTH>) -> Self {
        let blank = Accumulator { seen: B::BLANK, sums: net.bias };
        Self { net, both: RefCell::new([blank.clone(), blank]) }
    }

    /// What a board is worth to `turn`, the seat to move, in hundredths, given what is
    /// [known besides](Features::known); the network alone never says that the end is forced.
    pub fn value(&self, board: &B, turn: Seat) -> i32 {
        let [first, second] = &mut *self.both.borrow_mut();
        let mut perspectives = [B::BLANK; 2];
        board.features(&mut perspectives);
        let [one, two] = perspectives;
        first.look::<B>(self.net, one);
        second.look::<B>(self.net, two);
        let (own, other) = if turn == Seat::FIRST { (first, second) } else { (second, first) };
        let output = &self.net.outputs[board.bucket()];
        let sum = weigh(&own.sums, &output.own) + weigh(&other.sums, &output.other);
        let sum = i64::from(sum / i32::from(WHOLE) + output.bias);
        let value =
            sum * i64::from(self.net.scale) / i64::from(i32::from(WHOLE) * i32::from(SHARP));
        // Far from any forced end.
        board.known(value.clamp(-FARTHEST, FARTHEST) as i32)
    }
}

/// No value is larger.
const FARTHEST: i64 = value::FORCED as i64 - 2_000;

impl<S: Copy + AsRef<[u8]>, const WIDTH: usize> Accumulator<S, WIDTH> {
    /// Takes in what is seen of a board.
    fn look<B: Features<Perspective = S>>(&mut self, net: &Net<WIDTH>, perspective: S) {
        // Kept out of memory while rows are added.
        let mut sums = self.sums;
        let mut change = |place: usize, old: u8, new: u8| {
            if old != 0 {
                let row = &net.rows[B::row(place, old)];
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_sub(*weight);
                }
            }
            if new != 0 {
                let row = &net.rows[B::row(place, new)];
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
        };
        let (old, old_rest) = self.seen.as_ref().as_chunks::<8>();
        let (new, new_rest) = perspective.as_ref().as_chunks::<8>();
        for (nth, (old, new)) in old.iter().zip(new).enumerate() {
            let mut differ = u64::from_le_bytes(*old) ^ u64::from_le_bytes(*new);
            while differ != 0 {
                let at = (differ.trailing_zeros() / 8) as usize;
                change(8 * nth + at, old[at], new[at]);
                differ &= !(0xFF << (8 * at));
            }
        }
        let begun = 8 * old.len();
        for (nth, (&old, &new)) in old_rest.iter().zip(new_rest).enumerate() {
            if old != new {
                change(begun + nth, old, new);
            }
        }
        self.sums = sums;
        self.seen = perspective;
    }
}

/// The sum of the squares of the clipped units, each times its weight.
fn weigh<const WIDTH: usize>(sums: &[i16; WIDTH], weights: &[i16; WIDTH]) -> i32 {
    let mut total = 0;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let on = sum.clamp(0, WHOLE);
        // Within 16 bits, so that the machine multiplies and adds pairs at once.
        total += i32::from(on.wrapping_mul(weight)) * i32::from(on);
    }
    total
}
