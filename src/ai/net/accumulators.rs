//! What a network sees of one board after another.

use std::cell::RefCell;
use std::fmt;

use fearless_simd::{Level, Simd, dispatch};

use super::vectors::{BLOCK, differ, shift, weigh};
use super::{COUNTING, Counts, Fault, Features, Net, SHARP, WHOLE};
use crate::ai::value;
use crate::rules::Seat;

/// What one seat saw last, and the sums that came of it.
#[derive(Clone)]
struct Accumulator<S, const WIDTH: usize> {
    seen: S,
    sums: [i16; WIDTH],
    /// Rows that were taken from the sums last, and those that were added: kept only so that looking asks for no
    /// memory.
    gone: Rows,
    come: Rows,
}

/// Numbers of rows of a network: the first so many, no more than a perspective has places.
#[derive(Clone)]
struct Rows {
    rows: Vec<u16>,
    count: usize,
}

/// Judges boards by a network. It remembers what it saw last; looking at another board of the same
/// game costs as much as there are differences.
pub struct Accumulators<B: Features, const WIDTH: usize> {
    net: &'static Net<WIDTH>,
    /// Which vectors this machine has.
    level: Level,
    /// Only a cache: what a board is worth does not depend on it.
    both: RefCell<[Accumulator<B::Perspective, WIDTH>; 2]>,
}

impl<B: Features, const WIDTH: usize> Clone for Accumulators<B, WIDTH> {
    fn clone(&self) -> Self {
        Self { net: self.net, level: self.level, both: self.both.clone() }
    }
}

impl<B: Features, const WIDTH: usize> fmt::Debug for Accumulators<B, WIDTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Accumulators").finish_non_exhaustive()
    }
}

impl<B: Features, const WIDTH: usize> Accumulators<B, WIDTH> {
    /// Accumulators of an empty board. The width has to be a multiple of 16.
    ///
    /// # Panics
    /// If the network is told what is counted and has not as many units as [`COUNTING`]: one that was
    /// [read](Net::read) has.
    #[must_use]
    pub fn new(net: &'static Net<WIDTH>) -> Self {
        Self::by(Level::new(), net)
    }

    /// The same by certain vectors.
    pub(super) fn by(level: Level, net: &'static Net<WIDTH>) -> Self {
        const {
            assert!(WIDTH.is_multiple_of(16) && B::ROWS <= 1 << u16::BITS);
        };
        assert!(net.counts.is_empty() || WIDTH >= COUNTING, "{}", Fault::Narrow(WIDTH));
        // One more, for a row that is noted and does not count.
        let none = Rows { rows: vec![0; size_of::<B::Perspective>() + 1], count: 0 };
        let blank = Accumulator { seen: B::BLANK, sums: net.bias, gone: none.clone(), come: none };
        Self { net, level, both: RefCell::new([blank.clone(), blank]) }
    }

    /// What a board is worth to `turn`, the seat to move, in hundredths, given what is
    /// [known besides](Features::known); the network alone never says that the end is forced.
    pub fn value(&self, board: &B, turn: Seat) -> i32 {
        let bucket = board.bucket();
        let sum = dispatch!(self.level, simd => self.sum(simd, board, turn, bucket));
        let sum = i64::from(sum / i32::from(WHOLE) + self.net.outputs[bucket].bias);
        let value =
            sum * i64::from(self.net.scale) / i64::from(i32::from(WHOLE) * i32::from(SHARP));
        // Far from any forced end.
        board.known(value.clamp(-FARTHEST, FARTHEST) as i32)
    }

    /// What comes out of the units, whatever vectors there are.
    #[inline(always)]
    fn sum(&self, simd: impl Simd, board: &B, turn: Seat, bucket: usize) -> i32 {
        let [first, second] = &mut *self.both.borrow_mut();
        let (mut perspectives, mut counts) = ([B::BLANK; 2], [Counts::NONE; 2]);
        board.features(&mut perspectives, &mut counts);
        let [one, two] = &perspectives;
        first.look::<B>(simd, self.net, one);
        second.look::<B>(simd, self.net, two);
        let told = [first.told(self.net, &counts[0]), second.told(self.net, &counts[1])];
        let (own, other) = (turn.index(), turn.other().index());
        let output = &self.net.outputs[bucket];
        weigh(&told[own], &output.own) + weigh(&told[other], &output.other)
    }
}

/// No value is larger.
const FARTHEST: i64 = value::FORCED as i64 - 2_000;

impl<S: Copy + AsRef<[u8]>, const WIDTH: usize> Accumulator<S, WIDTH> {
    /// Takes in what is seen of a board.
    #[inline(always)]
    fn look<B: Features<Perspective = S>>(
        &mut self,
        simd: impl Simd,
        net: &Net<WIDTH>,
        perspective: &S,
    ) {
        (self.gone.count, self.come.count) = (0, 0);
        let (old, old_rest) = self.seen.as_ref().as_chunks::<BLOCK>();
        let (new, new_rest) = perspective.as_ref().as_chunks::<BLOCK>();
        let (old_rest, new_rest) = ([filled_up(old_rest)], [filled_up(new_rest)]);
        let blocks = old.iter().chain(&old_rest).zip(new.iter().chain(&new_rest));
        for (nth, (old, new)) in blocks.enumerate() {
            let mut places = differ(simd, old, new);
            while places != 0 {
                let at = places.trailing_zeros() as usize;
                places &= places - 1;
                self.gone.note::<B>(BLOCK * nth + at, old[at]);
                self.come.note::<B>(BLOCK * nth + at, new[at]);
            }
        }
        self.seen = *perspective;
        shift(&mut self.sums, &net.rows, self.gone.all(), self.come.all());
    }
}

impl<S, const WIDTH: usize> Accumulator<S, WIDTH> {
    /// The sums with what is counted.
    #[inline(always)]
    fn told(&self, net: &Net<WIDTH>, counts: &Counts) -> [i16; WIDTH] {
        let mut sums = self.sums;
        if let Some(counting) = sums.first_chunk_mut::<COUNTING>()
            && !net.counts.is_empty()
        {
            shift(counting, &net.counts, &[], counts.rows());
        }
        sums
    }
}

impl Rows {
    /// Notes the row of a code in its place, if it is not 0: without a branch that no machine foresees.
    #[inline(always)]
    fn note<B: Features>(&mut self, place: usize, code: u8) {
        self.rows[self.count] = B::row(place, code.max(1)) as u16;
        self.count += usize::from(code != 0);
    }

    fn all(&self) -> &[u16] {
        &self.rows[..self.count]
    }
}

/// A block that begins so; its other places have no codes.
fn filled_up(rest: &[u8]) -> [u8; BLOCK] {
    let mut block = [0; BLOCK];
    block[..rest.len()].copy_from_slice(rest);
    block
}
