//! Sets of tiles as bits, and which tiles a man threatens from where.

use crate::rules::{Cell, PieceKind};

/// The kinds of men, in the order of trays and texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Threatens along ranks and files up to the first man.
    Rook,
    /// Threatens along diagonals up to the first man.
    Bishop,
    /// Threatens by the knight's hop.
    Knight,
    /// Threatens the tiles around it.
    Pawn,
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];

    /// The contract's name.
    pub(super) const fn figure(self) -> PieceKind {
        match self {
            Self::Rook => PieceKind::Rook,
            Self::Bishop => PieceKind::Bishop,
            Self::Knight => PieceKind::Knight,
            Self::Pawn => PieceKind::Pawn,
        }
    }

    /// Its letter in texts, upper case.
    pub(super) const fn letter(self) -> char {
        self.figure().letter()
    }
}

/// Bits a row of tiles takes: ten tiles at most, and two that stay empty, so that nothing hops
/// from one side of the board to the other.
const ROW: u32 = 12;

/// A square of the board, numbered for the largest board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The tile in this column and row, both counted from 0.
    pub(super) const fn new(column: u8, row: u8) -> Self {
        Self(row * ROW as u8 + column)
    }

    /// Its place on the board.
    pub(super) fn cell(self) -> Cell {
        let row = ROW as u8;
        Cell::new((self.0 % row).into(), (self.0 / row).into())
    }

    /// Its number, for tables of [`Tile::COUNT`] entries.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many numbers tiles have.
    pub(super) const COUNT: usize = 10 * ROW as usize;
}

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tiles(pub(super) u128);

impl Tiles {
    /// The whole board of this size.
    pub(super) fn board(size: u8) -> Self {
        let row = (1u128 << size) - 1;
        Self((0..size.into()).fold(0, |tiles, nth: u32| tiles | row << (nth * ROW)))
    }

    pub(super) const fn one(tile: Tile) -> Self {
        Self(1 << tile.0)
    }

    /// Whether there is none.
    pub(super) const fn none(self) -> bool {
        self.0 == 0
    }

    /// Whether `tile` is one of them.
    pub(super) const fn has(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Each of them.
    pub(super) fn each(self) -> Each {
        self.into_iter()
    }

    /// How many there are.
    pub(super) const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Those of both.
    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are in both.
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other.
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// All moved by this many bits, upwards if positive.
    const fn moved(self, by: i32) -> Self {
        if by >= 0 { Self(self.0 << by) } else { Self(self.0 >> -by) }
    }
}

impl IntoIterator for Tiles {
    type Item = Tile;
    type IntoIter = Each;

    fn into_iter(self) -> Each {
        Each(self.0)
    }
}

/// The tiles of a set, row by row from the first.
#[derive(Clone, Debug)]
pub struct Each(u128);

impl Iterator for Each {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        let lowest = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (lowest < u128::BITS).then_some(Tile(lowest as u8))
    }
}

const UP: i32 = ROW as i32;
const STRAIGHT: [i32; 4] = [1, -1, UP, -UP];
const ASLANT: [i32; 4] = [UP + 1, UP - 1, 1 - UP, -UP - 1];
const HOPS: [i32; 8] =
    [UP + 2, UP - 2, 2 - UP, -UP - 2, 2 * UP + 1, 2 * UP - 1, 1 - 2 * UP, -2 * UP - 1];

/// All tiles that men of one kind on `from` threaten, on a board whose tiles are `board` and of
/// which `empty` have no man. It says as well from which empty tiles such a man would threaten one
/// of `from`: every way of threatening can be gone back.
pub(super) fn reach(kind: Kind, from: Tiles, board: Tiles, empty: Tiles) -> Tiles {
    if from.none() {
        return from;
    }
    let slide = |by: i32| {
        let (mut all, mut front) = (Tiles::default(), from);
        while !front.none() {
            let next = front.moved(by).and(board);
            all = all.or(next);
            front = next.and(empty);
        }
        all
    };
    let hop = |by: i32| from.moved(by).and(board);
    let union = |all: Tiles, more: Tiles| all.or(more);
    match kind {
        Kind::Rook => STRAIGHT.map(slide).into_iter().fold(Tiles::default(), union),
        Kind::Bishop => ASLANT.map(slide).into_iter().fold(Tiles::default(), union),
        Kind::Knight => HOPS.map(hop).into_iter().fold(Tiles::default(), union),
        Kind::Pawn => {
            let around = STRAIGHT.into_iter().chain(ASLANT).map(hop);
            around.fold(Tiles::default(), union)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_threaten_as_the_rules_say_and_never_around_the_edge() {
        let check = |kind, size, (column, row), expect: u8| {
            let board = Tiles::board(size);
            let from = Tiles::one(Tile::new(column, row));
            let reached = reach(kind, from, board, board.without(from));
            assert_eq!(reached.count(), expect, "{kind:?} on {column},{row} of {size}");
            for tile in reached {
                let back = reach(kind, Tiles::one(tile), board, board);
                assert!(!back.and(from).none(), "{kind:?} cannot go back");
            }
        };
        check(Kind::Rook, 10, (9, 9), 18);
        check(Kind::Rook, 5, (2, 2), 8);
        check(Kind::Bishop, 10, (0, 0), 9);
        check(Kind::Bishop, 8, (3, 3), 13);
        check(Kind::Knight, 10, (9, 4), 4);
        check(Kind::Knight, 10, (0, 0), 2);
        check(Kind::Knight, 5, (2, 2), 8);
        check(Kind::Pawn, 10, (9, 0), 3);
        check(Kind::Pawn, 6, (0, 3), 5);
        check(Kind::Pawn, 6, (3, 3), 8);
    }

    #[test]
    fn lines_stop_at_the_first_man_and_threaten_it() {
        let board = Tiles::board(8);
        let at = |column, row| Tiles::one(Tile::new(column, row));
        let men = at(0, 0).or(at(0, 2)).or(at(3, 0));
        let reached = reach(Kind::Rook, at(0, 0), board, board.without(men));
        assert_eq!(reached, at(0, 1).or(at(0, 2)).or(at(1, 0)).or(at(2, 0)).or(at(3, 0)));
    }
}
