//! How a person wants boards to look.

use super::sets::{PieceSets, Set};
use super::theme::Theme;
use crate::rules::{Geometry, Labels, Seat, View};

/// How a board is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// The colours of the board and of the marks on it.
    pub theme: Theme,
    /// The seat at the bottom.
    pub below: Seat,
    /// Whether columns and rows are named in the frame.
    pub coordinates: bool,
    /// How they are named where boards know more than one way.
    pub labels: Labels,
    /// The set of men for each family of boards.
    pub pieces: PieceSets,
    /// How many pixels it takes.
    pub size: Size,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            below: Seat::FIRST,
            coordinates: true,
            labels: Labels::default(),
            pieces: PieceSets::default(),
            size: Size::default(),
        }
    }
}

impl Style {
    /// Whether the board of a view lies with the second seat below. Squares that men are placed on
    /// from trays belong to nobody, and tiles lie on no side: neither turns.
    pub(crate) fn turns(self, view: &View) -> bool {
        let may = match view.geometry {
            Geometry::Squares { .. } => view.trays.is_empty(),
            Geometry::Points | Geometry::Star => true,
            Geometry::Tiles { .. } => false,
        };
        may && self.below == Seat::SECOND
    }

    /// The same for a board that has two ways to lie.
    pub(crate) fn for_two(self) -> Self {
        let below = if self.below == Seat::SECOND { Seat::SECOND } else { Seat::FIRST };
        Self { below, ..self }
    }
}

/// How wide a picture is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Size {
    /// 720 pixels wide, for feeds and small screens.
    #[default]
    Normal,
    /// 1080 pixels wide; drawn anew, not scaled up.
    Large,
}

impl Size {
    /// Both, the usual one first.
    pub const ALL: [Self; 2] = [Self::Normal, Self::Large];

    /// The width in pixels.
    #[must_use]
    pub const fn width(self) -> u32 {
        self.scaled(720)
    }

    /// A length that is `length` (an even number) at the normal size.
    pub(crate) const fn scaled(self, length: u32) -> u32 {
        match self {
            Self::Normal => length,
            Self::Large => length * 3 / 2,
        }
    }
}

/// How men and cells look, whatever board they are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    pub theme: Theme,
    pub set: Set,
}
