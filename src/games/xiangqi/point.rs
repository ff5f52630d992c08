//! The 90 points of the board and where men may stand on them.

use super::men::Camp;

/// A point, counted from Red's left corner along the ranks: 0 is `a1`, 89 is `i10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(pub(super) u8);

pub const FILES: usize = 9;
pub const RANKS: usize = 10;
pub const POINTS: usize = FILES * RANKS;

impl Point {
    /// The point on a file (0 is `a`) and a rank (0 is Red's first).
    ///
    /// # Panics
    /// Off the board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Self {
        assert!(file < FILES as u8 && rank < RANKS as u8, "on the board");
        Self(rank * FILES as u8 + file)
    }

    /// The point on a file and a rank, if they are on the board.
    #[must_use]
    pub const fn try_new(file: i8, rank: i8) -> Option<Self> {
        if file < 0 || file >= FILES as i8 || rank < 0 || rank >= RANKS as i8 {
            None
        } else {
            Some(Self::new(file as u8, rank as u8))
        }
    }

    /// Its file, 0 to 8.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % FILES as u8
    }

    /// Its rank, 0 to 9.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / FILES as u8
    }

    /// Its place in tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The point this many files to the right and ranks up, if there is one.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Self::try_new(self.file() as i8 + files, self.rank() as i8 + ranks)
    }

    /// Every point, rank by rank from Red's side, each from the left.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..POINTS as u8).map(Self)
    }

    /// The rank as `camp` counts it, 0 on its own side.
    #[must_use]
    pub const fn rank_of(self, camp: Camp) -> u8 {
        match camp {
            Camp::Red => self.rank(),
            Camp::Black => RANKS as u8 - 1 - self.rank(),
        }
    }

    /// The file as players of `camp` write it: 1 to 9 from their right.
    #[must_use]
    pub const fn file_of(self, camp: Camp) -> u8 {
        match camp {
            Camp::Red => FILES as u8 - self.file(),
            Camp::Black => self.file() + 1,
        }
    }

    /// Whether it lies in the palace of `camp`.
    #[must_use]
    pub const fn in_palace(self, camp: Camp) -> bool {
        self.rank_of(camp) <= 2 && self.file() >= 3 && self.file() <= 5
    }

    /// Whether a man of `camp` that stands here has crossed the river.
    #[must_use]
    pub const fn crossed(self, camp: Camp) -> bool {
        self.rank_of(camp) >= 5
    }

    /// Whether an advisor of `camp` may stand here.
    #[must_use]
    pub const fn for_advisor(self, camp: Camp) -> bool {
        self.in_palace(camp) && (self.file() + self.rank_of(camp)) % 2 == 1
    }

    /// Whether an elephant of `camp` may stand here.
    #[must_use]
    pub const fn for_elephant(self, camp: Camp) -> bool {
        match self.rank_of(camp) {
            0 | 4 => self.file() == 2 || self.file() == 6,
            2 => self.file().is_multiple_of(4),
            _ => false,
        }
    }

    /// Whether a pawn of `camp` can come here.
    #[must_use]
    pub const fn for_pawn(self, camp: Camp) -> bool {
        match self.rank_of(camp) {
            0..=2 => false,
            3 | 4 => self.file().is_multiple_of(2),
            _ => true,
        }
    }
}

impl std::fmt::Display for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_man_has_its_points() {
        let count = |fits: &dyn Fn(Point) -> bool| Point::all().filter(|&p| fits(p)).count();
        for camp in [Camp::Red, Camp::Black] {
            assert_eq!(count(&|p| p.in_palace(camp)), 9);
            assert_eq!(count(&|p| p.for_advisor(camp)), 5);
            assert_eq!(count(&|p| p.for_elephant(camp)), 7);
            assert_eq!(count(&|p| p.for_pawn(camp)), 55);
        }
        assert_eq!(Point::new(8, 9).to_string(), "i10");
        assert_eq!(Point::new(7, 0).file_of(Camp::Red), 2);
        assert_eq!(Point::new(7, 0).file_of(Camp::Black), 8);
    }
}
