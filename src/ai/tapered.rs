//! Weights that change as a game goes on.

use std::ops::AddAssign;

/// A weight, or a sum of weights, for the middle game and for the ending, added as one number: the
/// first in the upper half, the second in the lower. Each half holds 16 bits.
///
/// ```
/// use patt::ai::Tapered;
///
/// // A rook is worth more when the board is empty.
/// let rook = Tapered::new(480, 560);
/// let mut sum = Tapered::default();
/// sum += rook.times(2);
/// assert_eq!((sum.middle(), sum.end()), (960, 1_120));
/// // A quarter of the middle game is left.
/// assert_eq!(sum.mixed(sum.end(), 6, 24), 1_080);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tapered(i32);

impl Tapered {
    /// A weight for the middle game and one for the ending.
    #[must_use]
    pub const fn new(middle: i16, end: i16) -> Self {
        Self(((middle as i32) << 16) + end as i32)
    }

    /// So many times this weight.
    #[must_use]
    pub const fn times(self, count: i32) -> Self {
        Self(self.0 * count)
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

    /// The weight between both where `left` of `whole` parts of the middle game are left and the
    /// ending's half counts as `end`.
    #[must_use]
    pub const fn mixed(self, end: i32, left: i32, whole: i32) -> i32 {
        (self.middle() * left + end * (whole - left)) / whole
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_do_not_disturb_each_other() {
        for (middle, end) in [(0, 0), (5, -7), (-5, 7), (-300, -400), (900, 1200)] {
            let mut weight = Tapered::new(middle, end);
            let (middle, end) = (i32::from(middle), i32::from(end));
            assert_eq!((weight.middle(), weight.end()), (middle, end));
            weight += weight.times(2);
            assert_eq!((weight.middle(), weight.end()), (3 * middle, 3 * end));
        }
    }
}
