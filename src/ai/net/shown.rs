//! What a network is shown of a board.

use std::fmt::Debug;

use crate::rules::Seat;

/// A board that can be shown to a network.
pub trait Shown {
    /// A code for each place: an array of bytes, best a multiple of eight long.
    type Sight: Copy + Debug + Send + AsRef<[u8]> + AsMut<[u8]> + 'static;

    /// Every code 0.
    const BLANK: Self::Sight;
    /// The highest code of any place.
    const CODES: usize;
    /// How many ways there are to weigh what was seen.
    const BUCKETS: usize;

    /// Writes what `seat` sees into a blank sight: 0 where there is nothing, else a code from 1 to
    /// [`CODES`](Self::CODES). What is the same for both seats must look the same to both, so that
    /// what is learned for one holds for the other.
    fn show(&self, seat: Seat, sight: &mut Self::Sight);

    /// Which way to weigh, below [`BUCKETS`](Self::BUCKETS): by how far the game has gone.
    fn bucket(&self) -> usize;

    /// How many rows of weights there are: one for each code of each place.
    #[must_use]
    fn rows() -> usize {
        Self::BLANK.as_ref().len() * Self::CODES
    }

    /// The row of a code, which is not 0, in its place.
    #[must_use]
    fn row(place: usize, code: u8) -> usize {
        place * Self::CODES + usize::from(code) - 1
    }
}
