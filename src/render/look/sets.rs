//! Sets of men: which there are for which boards.

use crate::rules::{Geometry, PieceKind, Side};

/// A way to draw the men. The key of each is stored in people's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Set {
    /// Turned men with round outlines.
    Staunton,
    /// Cut men with straight edges, half in light and half in shade.
    Facet,
    /// Flat men with fine lines, as books print them.
    Book,
    /// Men of few large pixels.
    Pixel,
    /// Discs with traditional characters on a board of lines.
    Discs,
    /// The men of chess and three more like them on a checkered board.
    Figures,
}

/// Boards that share their sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Family {
    /// Men stand in cells.
    Cells,
    /// Men stand on crossings of lines.
    Points,
}

/// The set of a person for each family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceSets([Set; Family::ALL.len()]);

impl Family {
    /// Every family, in the order of menus.
    pub const ALL: [Self; 2] = [Self::Cells, Self::Points];

    /// Its key in settings; never changes.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Cells => "cells",
            Self::Points => "points",
        }
    }

    /// The family with this key.
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|family| family.key() == key)
    }

    /// The family of boards of this shape.
    pub const fn of(geometry: Geometry) -> Self {
        match geometry {
            Geometry::Points => Self::Points,
            Geometry::Squares { .. } | Geometry::Star | Geometry::Tiles { .. } => Self::Cells,
        }
    }

    /// Whether the usual set has to be learned, so that newcomers are asked which they want.
    pub const fn is_read(self) -> bool {
        matches!(self, Self::Points)
    }

    /// Its sets, the usual one first.
    pub const fn sets(self) -> &'static [Set] {
        match self {
            Self::Cells => &[Set::Staunton, Set::Facet, Set::Book, Set::Pixel],
            Self::Points => &[Set::Discs, Set::Figures],
        }
    }
}

impl Set {
    /// Its key in settings.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Staunton => "staunton",
            Self::Facet => "facet",
            Self::Book => "book",
            Self::Pixel => "pixel",
            Self::Discs => "discs",
            Self::Figures => "figures",
        }
    }

    /// The boards it is for.
    pub(crate) const fn family(self) -> Family {
        match self {
            Self::Staunton | Self::Facet | Self::Book | Self::Pixel => Family::Cells,
            Self::Discs | Self::Figures => Family::Points,
        }
    }
}

impl Set {
    /// How it shows men as characters, as a function; see [`Set::character`].
    pub(crate) const fn sign(self) -> fn(PieceKind, Side) -> Option<char> {
        match self {
            Self::Discs => |figure, side| Self::Discs.character(figure, side),
            Self::Staunton | Self::Facet | Self::Book | Self::Pixel | Self::Figures => |_, _| None,
        }
    }

    /// The character with which it shows a man; `None` where it shows a figure.
    pub(crate) const fn character(self, figure: PieceKind, side: Side) -> Option<char> {
        let black = matches!(side, Side::Black);
        let character = match (self, figure) {
            (Self::Staunton | Self::Facet | Self::Book | Self::Pixel | Self::Figures, _)
            | (Self::Discs, PieceKind::Queen | PieceKind::Bishop) => return None,
            (Self::Discs, PieceKind::King) if black => '將',
            (Self::Discs, PieceKind::King) => '帥',
            (Self::Discs, PieceKind::Advisor) if black => '士',
            (Self::Discs, PieceKind::Advisor) => '仕',
            (Self::Discs, PieceKind::Elephant) if black => '象',
            (Self::Discs, PieceKind::Elephant) => '相',
            (Self::Discs, PieceKind::Knight) if black => '馬',
            (Self::Discs, PieceKind::Knight) => '傌',
            (Self::Discs, PieceKind::Rook) if black => '車',
            (Self::Discs, PieceKind::Rook) => '俥',
            (Self::Discs, PieceKind::Cannon) if black => '砲',
            (Self::Discs, PieceKind::Cannon) => '炮',
            (Self::Discs, PieceKind::Pawn) if black => '卒',
            (Self::Discs, PieceKind::Pawn) => '兵',
        };
        Some(character)
    }
}

impl Default for PieceSets {
    fn default() -> Self {
        Self(Family::ALL.map(|family| family.sets()[0]))
    }
}

impl PieceSets {
    /// The set for a family.
    pub(crate) const fn of(self, family: Family) -> Set {
        self.0[family as usize]
    }

    /// The same with this set for its family.
    #[must_use]
    pub const fn with(mut self, set: Set) -> Self {
        self.0[set.family() as usize] = set;
        self
    }

    /// What was chosen, by the keys of families and of their sets; the usual where nothing or
    /// something unknown was.
    pub(crate) fn chosen<'a>(keys: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let known = keys.into_iter().filter_map(|(family, set)| {
            let sets = Family::of_key(family)?.sets();
            sets.iter().copied().find(|known| known.key() == set)
        });
        known.fold(Self::default(), Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_choose_sets_of_their_own_family() {
        let usual = PieceSets::default();
        assert_eq!(
            (usual.of(Family::Cells), usual.of(Family::Points)),
            (Set::Staunton, Set::Discs)
        );
        let chosen =
            PieceSets::chosen([("cells", "facet"), ("points", "staunton"), ("x", "figures")]);
        assert_eq!(chosen, usual.with(Set::Facet));
        for family in Family::ALL {
            assert_eq!(Family::of_key(family.key()), Some(family));
            for &set in family.sets() {
                assert_eq!(set.family(), family);
                assert_eq!(PieceSets::chosen([(family.key(), set.key())]), usual.with(set));
            }
        }
    }
}
