//! The board: who stands where, made and unmade in place.

use super::men::{Camp, Kind, MEN, Man};
use super::point::{FILES, POINTS, Point, RANKS};
use super::tables::{self, TURN_KEY};

/// What stands on a point without a man.
const NOBODY: u8 = MEN as u8;
/// Where a man is that was taken.
const NOWHERE: u8 = POINTS as u8;

/// A move from one point to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl std::fmt::Display for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

/// The men and the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    cells: [u8; POINTS],
    places: [u8; MEN],
    /// Which numbers of each camp are on the board.
    present: [u32; 2],
    rows: [u16; RANKS],
    columns: [u16; FILES],
    turn: Camp,
    key: u64,
}

/// What taking a move back needs.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    taken: u8,
}

impl Undo {
    /// What taking back a move that took nothing needs.
    pub(super) const NONE: Self = Self { taken: NOBODY };

    /// Whether the move took a man.
    #[must_use]
    pub const fn took(self) -> bool {
        self.taken != NOBODY
    }
}

impl Board {
    /// A board without men.
    pub(super) const fn empty(turn: Camp) -> Self {
        Self {
            cells: [NOBODY; POINTS],
            places: [NOWHERE; MEN],
            present: [0; 2],
            rows: [0; RANKS],
            columns: [0; FILES],
            turn,
            key: match turn {
                Camp::Red => 0,
                Camp::Black => TURN_KEY,
            },
        }
    }

    /// Puts one more man on an empty point; `false` if the camp has as many of the kind already.
    pub(super) fn put(&mut self, camp: Camp, kind: Kind, at: Point) -> bool {
        let free = kind.slots().find(|&slot| self.place(Man::new(camp, slot)).is_none());
        let Some(slot) = free else { return false };
        self.enter(Man::new(camp, slot), at);
        true
    }

    fn enter(&mut self, man: Man, at: Point) {
        self.present[man.camp().index()] |= 1 << man.slot();
        self.stand(man, at);
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Camp {
        self.turn
    }

    /// A key of the men and the side to move.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The man on a point.
    #[must_use]
    pub fn man(&self, at: Point) -> Option<Man> {
        let man = self.cells[at.index()];
        (man != NOBODY).then_some(Man(man))
    }

    /// Where a man stands.
    #[must_use]
    pub fn place(&self, man: Man) -> Option<Point> {
        let at = self.places[man.index()];
        (at != NOWHERE).then_some(Point(at))
    }

    /// Where the general of `camp` stands.
    #[must_use]
    pub fn general(&self, camp: Camp) -> Point {
        // Positions have both generals; a board under construction answers with a corner.
        self.place(Man::new(camp, 0)).unwrap_or(Point(0))
    }

    /// The men of a kind with their places.
    pub fn men_of(&self, camp: Camp, kind: Kind) -> impl Iterator<Item = (Man, Point)> {
        self.some(camp, kind.mask())
    }

    /// The men of a camp with their places.
    pub fn men(&self, camp: Camp) -> impl Iterator<Item = (Man, Point)> {
        self.some(camp, u32::MAX)
    }

    fn some(&self, camp: Camp, mask: u32) -> impl Iterator<Item = (Man, Point)> {
        let mut left = self.present[camp.index()] & mask;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let man = Man::new(camp, left.trailing_zeros() as usize);
            left &= left - 1;
            Some((man, Point(self.places[man.index()])))
        })
    }

    /// How many men of a kind a camp has.
    #[must_use]
    pub fn count(&self, camp: Camp, kind: Kind) -> usize {
        (self.present[camp.index()] & kind.mask()).count_ones() as usize
    }

    /// How many men a camp has.
    #[must_use]
    pub const fn strength(&self, camp: Camp) -> usize {
        self.present[camp.index()].count_ones() as usize
    }

    /// The occupied points of a rank, a bit a file.
    #[must_use]
    pub fn row(&self, rank: u8) -> u16 {
        self.rows[usize::from(rank)]
    }

    /// The occupied points of a file, a bit a rank.
    #[must_use]
    pub fn column(&self, file: u8) -> u16 {
        self.columns[usize::from(file)]
    }

    /// Plays a move that some man can make.
    pub fn make(&mut self, m: Move) -> Undo {
        let man = Man(self.cells[m.from.index()]);
        let taken = self.cells[m.to.index()];
        if taken != NOBODY {
            let taken = Man(taken);
            self.places[taken.index()] = NOWHERE;
            self.present[taken.camp().index()] &= !(1 << taken.slot());
            self.key ^= tables::key(taken, m.to);
        }
        self.leave(man, m.from);
        self.stand(man, m.to);
        self.pass();
        Undo { taken }
    }

    /// Takes back the move made last.
    pub fn unmake(&mut self, m: Move, undo: Undo) {
        self.pass();
        let man = Man(self.cells[m.to.index()]);
        self.leave(man, m.to);
        self.stand(man, m.from);
        if undo.took() {
            self.enter(Man(undo.taken), m.to);
        }
    }

    /// Gives the turn to the other side.
    pub fn pass(&mut self) {
        self.turn = self.turn.other();
        self.key ^= TURN_KEY;
    }

    fn stand(&mut self, man: Man, at: Point) {
        self.cells[at.index()] = man.0;
        self.places[man.index()] = at.0;
        self.rows[usize::from(at.rank())] |= 1 << at.file();
        self.columns[usize::from(at.file())] |= 1 << at.rank();
        self.key ^= tables::key(man, at);
    }

    fn leave(&mut self, man: Man, at: Point) {
        self.cells[at.index()] = NOBODY;
        self.rows[usize::from(at.rank())] &= !(1 << at.file());
        self.columns[usize::from(at.file())] &= !(1 << at.rank());
        self.key ^= tables::key(man, at);
    }
}
