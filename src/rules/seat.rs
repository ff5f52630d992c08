//! Seats: who sits at a table, as small numbers.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in turn order. At most [`Seat::MOST`] exist.
///
/// ```
/// use patt::rules::Seat;
///
/// assert_eq!(Seat::FIRST.other(), Seat::SECOND);
/// let letters: String = Seat::all(3).map(|seat| char::from(b'a' + seat.0)).collect();
/// assert_eq!(letters, "abc");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The largest number of seats any game may have.
    pub const MOST: u8 = 6;
    /// The first seat: White, Red, seat a.
    pub const FIRST: Self = Self(0);
    /// The second seat: Black, seat b.
    pub const SECOND: Self = Self(1);

    /// The first `count` seats, in turn order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    /// The index of this seat in per-seat lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a game for two.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// A set of seats.
///
/// ```
/// use patt::rules::{Seat, SeatSet};
///
/// let playing = SeatSet::first(3).without(Seat::SECOND);
/// assert_eq!(playing.len(), 2);
/// assert!(playing.has(Seat(2)) && SeatSet::first(3).covers(playing));
/// // Who is the last one left?
/// assert_eq!(playing.only(), None);
/// assert_eq!(playing.without(Seat(2)).only(), Some(Seat::FIRST));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without any seat.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    #[must_use]
    pub fn first(count: u8) -> Self {
        Seat::all(count).collect()
    }

    /// Just this seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// This set with `seat` in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// This set with `seat` not in it.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether every seat of `other` is in this set.
    #[must_use]
    pub const fn covers(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// How many seats it holds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its only seat, if it holds exactly one.
    #[must_use]
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// Its seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_know_their_seats() {
        let pair = SeatSet::first(2);
        assert_eq!(pair.iter().collect::<Vec<_>>(), [Seat::FIRST, Seat::SECOND]);
        assert_eq!(pair.only(), None);
        assert_eq!(pair.without(Seat::FIRST).only(), Some(Seat::SECOND));
        assert!(SeatSet::first(3).covers(pair) && !pair.covers(SeatSet::first(3)));
    }
}
