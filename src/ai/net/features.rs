//! What a network is shown of a board.

use std::fmt::Debug;

use super::Counts;

/// A board that can be shown to a network.
pub trait Features {
    /// A code for each place: an array of bytes, best a multiple of eight long.
    type Perspective: Copy + Debug + Send + AsRef<[u8]> + AsMut<[u8]> + 'static;

    /// Every code 0.
    const BLANK: Self::Perspective;
    /// The highest code of any place.
    const CODES: usize;
    /// How many rows of weights there are: one for each code of each place.
    const ROWS: usize = size_of::<Self::Perspective>() * Self::CODES;
    /// How many rows there are for what is counted.
    const COUNTS: usize = 0;
    /// How many ways there are to weigh what was seen.
    const BUCKETS: usize;
    /// The largest weight of a row: with one for each place that can have a code at once, what is counted, and a
    /// bias, the sum must stay within 16 bits. At least 127; the usual one is for 64 places.
    const HEAVIEST: i16 = 500;

    /// Writes what the first and what the second seat sees into blank perspectives: 0 where there is nothing,
    /// else a code from 1 to [`CODES`](Self::CODES). What is the same for both seats must look the same
    /// to both, so that what is learned for one holds for the other. And adds to nothing what is
    /// counted for each of them: rows below [`COUNTS`](Self::COUNTS).
    fn features(&self, perspectives: &mut [Self::Perspective; 2], counts: &mut [Counts; 2]);

    /// Which way to weigh, below [`BUCKETS`](Self::BUCKETS): by how far the game has gone.
    fn bucket(&self) -> usize;

    /// What a board is worth to the side to move, in hundredths, if the network finds `value`: for what
    /// is known of some boards without learning.
    fn known(&self, value: i32) -> i32 {
        value
    }

    /// The row of a code, which is not 0, in its place.
    #[must_use]
    fn row(place: usize, code: u8) -> usize {
        place * Self::CODES + usize::from(code) - 1
    }
}
