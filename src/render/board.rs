//! An empty board with its frame: the shape, the size and how it lies.

use super::colour::Rgb;
use super::grid::Grid;
use super::palette::Kind;
use super::scene::{Scene, Style, Undrawn};
use super::sets::{Family, Set};
use super::squares::LONGEST;
use super::star::Star;
use super::theme::{Theme, loose};
use super::window::{Plane, Window};
use crate::rules::{Geometry, Seat};

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
    /// A part of the plane with loose tiles.
    Plane(Window),
}

impl Board {
    /// The board of a scene in a style.
    ///
    /// # Errors
    /// If a picture cannot hold it.
    pub fn of(scene: &Scene<'_>, style: Style) -> Result<Self, Undrawn> {
        let view = scene.view;
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
            Geometry::Tiles { .. } => Shape::Plane(Window::of(scene)?),
        };
        Ok(Self { style, shape }.normal())
    }

    /// The board most pictures show: the usual style, eight squares a side.
    pub fn usual() -> Self {
        Self { style: Style::default(), shape: Shape::Squares { files: 8, ranks: 8, trays: false } }
            .normal()
    }

    /// The board on which everything on both has its place.
    ///
    /// # Errors
    /// If there is none.
    pub fn join(self, other: Self) -> Result<Self, Undrawn> {
        match (self.shape, other.shape) {
            (Shape::Plane(one), Shape::Plane(two)) => {
                Ok(Self { shape: Shape::Plane(one.join(two)?), ..self })
            }
            _ if self == other => Ok(self),
            _ => Err(Undrawn::Geometry),
        }
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
            Shape::Plane(_) => {
                style.labels = crate::rules::Labels::Cells;
                style.below = Seat::FIRST;
                style.theme = Theme::default();
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
            Shape::Squares { .. } | Shape::Star | Shape::Plane(_) => {
                self.style.pieces.of(Family::Cells)
            }
        }
    }

    /// The colours its pictures use.
    pub fn kind(self) -> Kind {
        match self.shape {
            Shape::Squares { .. } => Kind::Squares,
            Shape::Discs => Kind::Discs,
            Shape::Figures => Kind::Figures,
            Shape::Star => Kind::Star,
            Shape::Plane(_) => Kind::Tiles,
        }
    }

    /// The picture's width and height.
    pub fn extent(self) -> (u32, u32) {
        match self.shape {
            Shape::Star => Star::of(self).extent(),
            Shape::Plane(window) => Plane::of(window, self).extent(),
            Shape::Squares { .. } | Shape::Discs | Shape::Figures => Grid::of(self).extent(),
        }
    }

    /// The frame with its labels, and what else no tile covers, as SVG.
    pub fn svg(self) -> String {
        match self.shape {
            Shape::Star => Star::of(self).svg(),
            Shape::Plane(window) => Plane::of(window, self).svg(),
            Shape::Squares { .. } | Shape::Discs | Shape::Figures => Grid::of(self).svg(),
        }
    }

    /// The colour of the frame.
    pub fn frame(self) -> Rgb {
        match self.shape {
            Shape::Plane(_) => loose::FRAME,
            _ => self.theme().colours().frame,
        }
    }

    /// The colour of labels in the frame, and of bars there.
    pub fn label(self) -> Rgb {
        match self.shape {
            Shape::Plane(_) => loose::LABEL,
            _ => self.theme().colours().label,
        }
    }
}
