//! An empty board with its frame: the shape, the size and how it lies.

use super::colour::Rgb;
use super::grid::Grid;
use super::palette::Kind;
use super::scene::{Style, Undrawn};
use super::sets::{Family, Set};
use super::squares::LONGEST;
use super::star::Star;
use super::theme::Theme;
use crate::rules::{Geometry, Seat, View};

/// What lies under the men. Equal boards look the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Board {
    /// How it looks; what makes no difference on this board has its usual value.
    pub style: Style,
    pub shape: Shape,
}

/// Shapes of boards, as they are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shape {
    Squares {
        files: u8,
        ranks: u8,
        /// Whether trays lie above and below.
        trays: bool,
    },
    /// Points on lines, for discs.
    Discs,
    /// The same cells as squares, for figures.
    Figures,
    Star,
}

impl Board {
    /// The board of a view in a style.
    ///
    /// # Errors
    /// If boards of this shape are not drawn.
    pub fn of(view: &View, style: Style) -> Result<Self, Undrawn> {
        let shape = match view.geometry {
            Geometry::Squares { files, ranks, .. } => {
                if files.min(ranks) == 0 || files.max(ranks) > LONGEST {
                    return Err(Undrawn::Extent { files, ranks });
                }
                Shape::Squares { files, ranks, trays: !view.trays.is_empty() }
            }
            Geometry::Points if style.pieces.of(Family::Points) == Set::Figures => Shape::Figures,
            Geometry::Points => Shape::Discs,
            Geometry::Star => Shape::Star,
            Geometry::Tiles { .. } => return Err(Undrawn::Geometry),
        };
        Ok(Self { style, shape }.normal())
    }

    /// The board most pictures show: the usual style, eight squares a side.
    pub fn usual() -> Self {
        Self { style: Style::default(), shape: Shape::Squares { files: 8, ranks: 8, trays: false } }
            .normal()
    }

    /// Without what cannot be seen.
    fn normal(mut self) -> Self {
        let style = &mut self.style;
        if style.below != Seat::SECOND {
            style.below = Seat::FIRST;
        }
        match self.shape {
            Shape::Discs | Shape::Figures => {}
            Shape::Squares { .. } => style.labels = crate::rules::Labels::Cells,
            Shape::Star => {
                style.labels = crate::rules::Labels::Cells;
                // The numbers are the cells' names and always there.
                style.coordinates = true;
            }
        }
        self
    }

    pub fn theme(self) -> Theme {
        self.style.theme
    }

    /// Whether the second seat is below.
    pub fn second_below(self) -> bool {
        self.style.below == Seat::SECOND
    }

    /// Whether the cells are turned. Squares that men are placed on from trays belong to nobody:
    /// only the trays change places.
    pub fn turned(self) -> bool {
        self.second_below() && !matches!(self.shape, Shape::Squares { trays: true, .. })
    }

    /// The set of the men on it.
    pub fn set(self) -> Set {
        match self.shape {
            Shape::Discs => Set::Discs,
            Shape::Figures => Set::Figures,
            Shape::Squares { .. } | Shape::Star => self.style.pieces.of(Family::Cells),
        }
    }

    /// The colours its pictures use.
    pub fn kind(self) -> Kind {
        match self.shape {
            Shape::Squares { .. } => Kind::Squares,
            Shape::Discs => Kind::Discs,
            Shape::Figures => Kind::Figures,
            Shape::Star => Kind::Star,
        }
    }

    /// The picture's width and height.
    pub fn extent(self) -> (u32, u32) {
        match self.shape {
            Shape::Star => Star::of(self).extent(),
            Shape::Squares { .. } | Shape::Discs | Shape::Figures => Grid::of(self).extent(),
        }
    }

    /// The frame with its labels, and what else no tile covers, as SVG.
    pub fn svg(self) -> String {
        match self.shape {
            Shape::Star => Star::of(self).svg(),
            Shape::Squares { .. } | Shape::Discs | Shape::Figures => Grid::of(self).svg(),
        }
    }

    /// The colour of the frame.
    pub fn frame(self) -> Rgb {
        self.theme().colours().frame
    }
}
