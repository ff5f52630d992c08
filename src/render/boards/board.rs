//! The board of a picture: which shape it has.

use super::layout::Layout;
use super::plane::Plane;
use super::points::{Discs, Figures};
use super::scene::{Scene, Undrawn};
use super::squares::Squares;
use super::star::Star;
use crate::render::look::sets::{Family, Set};
use crate::render::look::style::Style;
use crate::rules::Geometry;

/// What lies under the men. Equal boards look the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Board {
    Squares(Squares),
    Discs(Discs),
    Figures(Figures),
    Star(Star),
    Plane(Plane),
}

impl Board {
    /// The board in a style on which everything in these scenes has its place.
    ///
    /// # Errors
    /// If there is none, or a picture cannot hold it.
    pub fn of(scenes: &[Scene<'_>], style: Style) -> Result<Self, Undrawn> {
        let [first, ..] = scenes else { return Err(Undrawn::Extent { files: 0, ranks: 0 }) };
        let figures = style.pieces.of(Family::Points) == Set::Figures;
        match first.view.geometry {
            Geometry::Squares { .. } => same(scenes, style, Squares::of).map(Self::Squares),
            Geometry::Points if figures => same(scenes, style, Figures::of).map(Self::Figures),
            Geometry::Points => same(scenes, style, Discs::of).map(Self::Discs),
            Geometry::Star => same(scenes, style, Star::of).map(Self::Star),
            Geometry::Tiles { .. } => Plane::of(scenes, style).map(Self::Plane),
        }
    }

    /// What it says of itself.
    pub fn layout(&self) -> &dyn Layout {
        match self {
            Self::Squares(squares) => squares,
            Self::Discs(discs) => discs,
            Self::Figures(figures) => figures,
            Self::Star(star) => star,
            Self::Plane(plane) => plane,
        }
    }
}

/// The one board of all scenes.
fn same<B: PartialEq>(
    scenes: &[Scene<'_>],
    style: Style,
    of: impl Fn(&Scene<'_>, Style) -> Result<B, Undrawn>,
) -> Result<B, Undrawn> {
    let boards = scenes.iter().map(|scene| of(scene, style));
    let one = boards.reduce(|one, two| {
        let (one, two) = (one?, two?);
        if one == two { Ok(one) } else { Err(Undrawn::Geometry) }
    });
    one.unwrap_or(Err(Undrawn::Geometry))
}
