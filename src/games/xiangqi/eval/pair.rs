//! Weights for the middle game and the ending, added as one number.

/// A weight or a sum of weights: the middle game's in the upper half, the ending's in the lower.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair(pub(super) i32);

impl Pair {
    /// A weight for the middle game and one for the ending.
    #[must_use]
    pub const fn new(middle: i16, end: i16) -> Self {
        Self(((middle as i32) << 16) + end as i32)
    }

    /// The middle game's half.
    #[must_use]
    pub const fn middle(self) -> i32 {
        // The lower half may be negative and has then borrowed from the upper.
        ((self.0 + 0x8000) >> 16) as i16 as i32
    }

    /// The ending's half.
    #[must_use]
    pub const fn end(self) -> i32 {
        self.0 as i16 as i32
    }
}
