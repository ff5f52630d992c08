//! The men: two camps of sixteen, each man with a number of its own for the whole game.

/// The two sides, in the order of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Camp {
    /// Moves first, from the lower side.
    Red,
    /// Moves second, from the upper side.
    Black,
}

impl Camp {
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// Its place in tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A kind of man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    General,
    Advisor,
    Elephant,
    Horse,
    Chariot,
    Cannon,
    Pawn,
}

impl Kind {
    /// Every kind, in the order of their numbers.
    pub const ALL: [Self; 7] = [
        Self::General,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Chariot,
        Self::Cannon,
        Self::Pawn,
    ];

    /// How many of them a camp has at the start.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Self::General => 1,
            Self::Pawn => 5,
            _ => 2,
        }
    }

    /// The numbers of the kind within a camp: more than the men there are at the start, for
    /// positions set up freely.
    #[must_use]
    pub const fn slots(self) -> std::ops::Range<usize> {
        match self {
            Self::General => 0..1,
            Self::Advisor => 1..6,
            Self::Elephant => 6..13,
            Self::Horse => 13..17,
            Self::Chariot => 17..21,
            Self::Cannon => 21..25,
            Self::Pawn => 25..32,
        }
    }

    /// Those numbers as bits.
    pub(super) const fn mask(self) -> u32 {
        let slots = self.slots();
        (((1_u64 << slots.end) - 1) ^ ((1 << slots.start) - 1)) as u32
    }

    /// Its letter in FEN, upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'B',
            Self::Horse => 'N',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Pawn => 'P',
        }
    }

    /// The kind that an upper-case letter names in FEN or in any notation.
    #[must_use]
    pub const fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'K' | 'G' => Self::General,
            'A' | 'S' => Self::Advisor,
            'B' | 'E' | 'M' => Self::Elephant,
            'N' | 'H' => Self::Horse,
            'R' => Self::Chariot,
            'C' => Self::Cannon,
            'P' => Self::Pawn,
            _ => return None,
        })
    }
}

/// A single man, followed through the whole game: 0 to 31 are Red's, 32 to 63 Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man(pub(super) u8);

/// The numbers of a camp.
pub const CAMP: usize = 32;
/// The numbers of both.
pub const MEN: usize = 2 * CAMP;

/// The kind of each number within a camp.
const KINDS: [Kind; CAMP] = {
    let mut kinds = [Kind::General; CAMP];
    let mut nth = 0;
    while nth < Kind::ALL.len() {
        let mut slot = Kind::ALL[nth].slots().start;
        while slot < Kind::ALL[nth].slots().end {
            kinds[slot] = Kind::ALL[nth];
            slot += 1;
        }
        nth += 1;
    }
    kinds
};

impl Man {
    /// The man with this number within its camp.
    pub(super) const fn new(camp: Camp, slot: usize) -> Self {
        Self((camp.index() * CAMP + slot) as u8)
    }

    #[must_use]
    pub const fn camp(self) -> Camp {
        if self.0 < CAMP as u8 { Camp::Red } else { Camp::Black }
    }

    #[must_use]
    pub const fn kind(self) -> Kind {
        KINDS[self.slot()]
    }

    /// Its number within its camp.
    #[must_use]
    pub const fn slot(self) -> usize {
        self.0 as usize % CAMP
    }

    /// Its place in tables of men, below [`MEN`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize % MEN
    }

    /// Its letter in FEN: upper case for Red.
    #[must_use]
    pub const fn letter(self) -> char {
        let letter = self.kind().letter();
        match self.camp() {
            Camp::Red => letter,
            Camp::Black => letter.to_ascii_lowercase(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_kinds_agree() {
        for camp in Camp::ALL {
            for kind in Kind::ALL {
                for slot in kind.slots() {
                    let man = Man::new(camp, slot);
                    assert_eq!((man.camp(), man.kind(), man.slot()), (camp, kind, slot));
                }
                assert_eq!(Kind::of_letter(kind.letter()), Some(kind));
            }
        }
    }
}
