//! The men: kinds, colours and hands.

use std::ops::Not;

use super::cells::{Spot, Spots};

/// A kind of man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
}

impl Kind {
    /// Every kind, in the order of texts.
    pub const ALL: [Self; 6] =
        [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];
    /// What a pawn may become.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];
    /// What is placed in the setup phase.
    pub const PLACED: [Self; 5] = [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// Its letter in texts, upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
        }
    }

    /// The kind with this upper-case letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The two sides, in the order of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    White,
    Black,
}

impl Not for Colour {
    type Output = Self;
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl Colour {
    /// Both, in the order of play.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The cells where its men are placed.
    #[must_use]
    pub const fn back_rank(self) -> Spots {
        match self {
            Self::White => Spots::numbered(&[4, 11, 17, 22, 28]),
            Self::Black => Spots::numbered(&[10, 16, 21, 27, 34]),
        }
    }

    /// The cells its pawns begin on.
    #[must_use]
    pub const fn pawn_homes(self) -> Spots {
        match self {
            Self::White => Spots::numbered(&[5, 12, 18, 23, 29]),
            Self::Black => Spots::numbered(&[9, 15, 20, 26, 33]),
        }
    }

    /// The cells on which a pawn of its own may limp: homes that a capture can lead to.
    #[must_use]
    pub const fn limping_places(self) -> Spots {
        match self {
            Self::White => Spots::numbered(&[12, 18, 23]),
            Self::Black => Spots::numbered(&[15, 20, 26]),
        }
    }
}

/// The cells outside the five long files, where pawns are dead.
pub const WINGS: Spots = Spots::numbered(&[1, 2, 3, 35, 36, 37]);
/// The tips of the wings, where a pawn is a mummy.
pub const TIPS: Spots = Spots::numbered(&[1, 37]);
/// The back ranks, where no pawn can stand.
pub const BACK_RANKS: Spots = Spots(Colour::White.back_rank().0 | Colour::Black.back_rank().0);

/// The men a side has still to place: each kind but pawns at most once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u8);

impl Hand {
    /// King, queen, rook, bishop and knight.
    pub const FULL: Self = Self(0b1_1111);
    /// A hand with no man in it.
    pub const EMPTY: Self = Self(0);

    /// Whether a man of this kind is in it.
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// This hand without a kind.
    #[must_use]
    pub const fn without(self, kind: Kind) -> Self {
        Self(self.0 & !(1 << kind as u8))
    }

    /// This hand with a kind.
    #[must_use]
    pub const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    /// Whether it holds nothing.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many men it holds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Its kinds in the order of texts.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::PLACED.into_iter().filter(move |&kind| self.has(kind))
    }
}

/// A move or a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A man from hand is put on a cell.
    Place { kind: Kind, to: Spot },
    /// A man goes, capturing what stands there.
    Go { from: Spot, to: Spot },
    /// A pawn arrives on the far back rank and becomes another man.
    Promote {
        from: Spot,
        to: Spot,
        /// What it becomes.
        kind: Kind,
    },
}

impl Move {
    /// Where it begins; `None` for a placement.
    #[must_use]
    pub const fn from(self) -> Option<Spot> {
        match self {
            Self::Place { .. } => None,
            Self::Go { from, .. } | Self::Promote { from, .. } => Some(from),
        }
    }

    /// Where it ends.
    #[must_use]
    pub const fn to(self) -> Spot {
        match self {
            Self::Place { to, .. } | Self::Go { to, .. } | Self::Promote { to, .. } => to,
        }
    }

    /// What a pawn becomes by it.
    #[must_use]
    pub const fn becomes(self) -> Option<Kind> {
        match self {
            Self::Promote { kind, .. } => Some(kind),
            Self::Place { .. } | Self::Go { .. } => None,
        }
    }
}
