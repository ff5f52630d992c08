//! What a network is told of a board besides its places.

/// So many of the hidden units, the first, are told what is counted.
pub const COUNTING: usize = 64;

/// So much is counted at most of one board.
const MOST: usize = 64;

/// What is counted of a board: numbers of rows, which are added afresh for every board as most of them change with
/// every move. A row may stand more than once.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    rows: [u16; MOST],
    count: usize,
}

impl Counts {
    /// Nothing.
    pub const NONE: Self = Self { rows: [0; MOST], count: 0 };

    /// Adds a row.
    ///
    /// # Panics
    /// If there are 64 already.
    #[inline]
    pub fn add(&mut self, row: usize) {
        self.rows[self.count] = row as u16;
        self.count += 1;
    }

    /// The rows.
    #[inline]
    #[must_use]
    pub fn rows(&self) -> &[u16] {
        &self.rows[..self.count]
    }
}
