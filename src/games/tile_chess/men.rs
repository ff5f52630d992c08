//! Kinds of tiles, how they go, and moves.

use crate::rules::{Cell, PieceKind};

/// A kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
}

impl Kind {
    /// Every kind, in the order of hands.
    pub const ALL: [Self; 6] =
        [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];

    /// How the house calls it.
    #[must_use]
    pub const fn figure(self) -> PieceKind {
        match self {
            Self::King => PieceKind::King,
            Self::Queen => PieceKind::Queen,
            Self::Rook => PieceKind::Rook,
            Self::Bishop => PieceKind::Bishop,
            Self::Knight => PieceKind::Knight,
            Self::Pawn => PieceKind::Pawn,
        }
    }

    /// Its letter, in upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        self.figure().letter()
    }

    /// The kind with this upper-case letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// What it counts in a draw (section 11).
    #[must_use]
    pub const fn points(self) -> i32 {
        [0, 12, 5, 3, 3, 1][self as usize]
    }

    /// Whether it slides along this of the eight directions.
    #[must_use]
    pub const fn slides(self, direction: usize) -> bool {
        match self {
            Self::Queen => true,
            Self::Rook => direction.is_multiple_of(2),
            Self::Bishop => !direction.is_multiple_of(2),
            Self::King | Self::Knight | Self::Pawn => false,
        }
    }
}

/// The eight directions clockwise from north; the even ones are orthogonal.
pub const AROUND: [(i16, i16); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// The leaps of a knight.
pub const LEAPS: [(i16, i16); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// What a seat may do in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A tile from the hand onto an empty cell.
    Place(Kind, Cell),
    /// A tile from one cell to another, perhaps with a capture.
    Go {
        /// The tile that goes.
        from: Cell,
        /// Where it goes, or what it takes.
        to: Cell,
    },
    /// An own tile off the table, as Mad Blood Lust demands it.
    Remove(Cell),
    /// Nothing, where nothing can be done.
    Skip,
}

impl Move {
    /// The order of boards: by the cell where the move begins, then where it ends; placements by
    /// kind.
    #[must_use]
    pub fn order(self) -> (u8, Cell, Cell) {
        let nowhere = Cell::new(0, 0);
        match self {
            Self::Place(kind, cell) => (kind as u8, cell, nowhere),
            Self::Go { from, to } => (6, from, to),
            Self::Remove(cell) => (6, cell, nowhere),
            Self::Skip => (7, nowhere, nowhere),
        }
    }
}
