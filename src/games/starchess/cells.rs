//! The cells of the board, one by one and in sets.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::rules::Cell;
use crate::rules::kit::hex;

/// One of the 37 cells, in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// How many there are.
    pub const COUNT: usize = 37;

    /// The cell with a number, 1 to 37.
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= 1 && number <= 37 { Some(Self(number - 1)) } else { None }
    }

    /// Every cell, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number, 1 to 37.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its index in tables of 64.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The set that holds only it.
    #[must_use]
    pub const fn set(self) -> Spots {
        Spots(1 << (self.0 & 63))
    }

    /// The contract's cell.
    #[must_use]
    pub const fn cell(self) -> Cell {
        hex::STAR[self.0 as usize]
    }

    /// With left and right exchanged.
    #[must_use]
    pub const fn left_right(self) -> Self {
        Self::in_star(hex::left_right(self.cell()))
    }

    /// With top and bottom exchanged.
    #[must_use]
    pub const fn top_bottom(self) -> Self {
        Self::in_star(hex::top_bottom(self.cell()))
    }

    /// A cell that is known to be of the star.
    const fn in_star(cell: Cell) -> Self {
        match hex::place_in_star(cell) {
            Some(place) => Self(place as u8),
            None => panic!("a mirror leads out of the star"),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A set of cells: bit 0 is cell 1.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Spots(pub u64);

impl Spots {
    /// The set without any cell.
    pub const EMPTY: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self((1 << Spot::COUNT) - 1);

    /// The cells with these numbers.
    ///
    /// # Panics
    /// If a number is not from 1 to 37.
    #[must_use]
    pub const fn numbered(numbers: &[u8]) -> Self {
        let (mut set, mut nth) = (0, 0);
        while nth < numbers.len() {
            assert!(numbers[nth] >= 1 && numbers[nth] <= 37, "no such cell");
            set |= 1 << (numbers[nth] - 1);
            nth += 1;
        }
        Self(set)
    }

    /// Whether `spot` is in it.
    #[must_use]
    pub const fn has(self, spot: Spot) -> bool {
        self.0 & spot.set().0 != 0
    }

    /// How many it holds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds at least two.
    #[must_use]
    pub const fn is_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The one with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<Spot> {
        if self.0 == 0 { None } else { Some(Spot(self.0.trailing_zeros() as u8)) }
    }

    /// Whether the two have a cell in common.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl fmt::Debug for Spots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[expect(clippy::copy_iterator, reason = "a set is walked by copies of it everywhere")]
impl Iterator for Spots {
    type Item = Spot;

    fn next(&mut self) -> Option<Spot> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len() as usize, Some(self.len() as usize))
    }
}

impl BitAnd for Spots {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Spots {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Spots {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Spots {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for Spots {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Spots {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Spots {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}
