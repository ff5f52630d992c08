//! Men on squares with river and palaces.

use std::fmt::Write;

use super::colours::{Checkers, checkers};
use super::river::{self, STRAIGHT, Shore, has, in_palace, is_start, ways};
use crate::render::boards::grid::Grid;
use crate::render::boards::layout::{Layout, Places};
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::cells::area::Area;
use crate::render::cells::square::Square;
use crate::render::cells::tile::{Ground, Tile};
use crate::render::look::colour::Rgb;
use crate::render::look::sets::Set;
use crate::render::look::style::{Look, Size, Style};
use crate::rules::{Cell, Geometry, View};

/// A checkered board for figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Figures {
    grid: Grid,
}

impl Figures {
    /// The board of a scene.
    ///
    /// # Errors
    /// If the scene is on another.
    pub fn of(scene: &Scene<'_>, style: Style) -> Result<Self, Undrawn> {
        let Geometry::Points = scene.view.geometry else { return Err(Undrawn::Geometry) };
        Ok(Self { grid: river::grid(style, 0) })
    }
}

impl Layout for Figures {
    fn kind(&self) -> &'static str {
        "figures"
    }

    fn places(&self) -> &dyn Places {
        &self.grid
    }

    fn size(&self) -> Size {
        self.grid.style.size
    }

    fn look(&self) -> Look {
        Look { theme: self.grid.style.theme, set: Set::Figures }
    }

    fn cells(&self, _: &View) -> Vec<(Cell, Ground)> {
        self.grid.cells(|cell, column, row| {
            let checker = Checker {
                dark: (cell.x + cell.y).rem_euclid(2) == 0,
                palace: in_palace(column, row),
                edges: ways(|column, row| !in_palace(column, row), (column, row)) & STRAIGHT,
                shore: Shore::of(row),
                start: is_start(column, row),
            };
            checker.into()
        })
    }

    fn tile(&self, tile: Tile, area: Area) -> String {
        let (checker, look) = (Checker::from(tile.ground), self.look());
        let colours = checkers(look.theme);
        let (tone, inlay) = (checker.tone(colours), checker.svg(colours, area.width));
        Square { dark: checker.dark, tone, inlay }.svg(tile, look, area)
    }
}

/// A square, and what is marked on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Checker {
    dark: bool,
    palace: bool,
    /// Straight ways that lead out of a palace.
    edges: u8,
    shore: Shore,
    /// Whether a cannon or a pawn begins here.
    start: bool,
}

impl From<Checker> for Ground {
    fn from(checker: Checker) -> Self {
        let Checker { dark, palace, edges, shore, start } = checker;
        Self([dark.into(), palace.into(), edges, shore as u8, start.into(), 0])
    }
}

impl From<Ground> for Checker {
    fn from(Ground([dark, palace, edges, shore, start, _]): Ground) -> Self {
        let (dark, palace, start) = (dark != 0, palace != 0, start != 0);
        Self { dark, palace, edges, shore: Shore::read(shore), start }
    }
}

impl Checker {
    fn tone(self, colours: &Checkers) -> Rgb {
        let tones = if self.palace { colours.palace } else { colours.square };
        tones[usize::from(self.dark)]
    }

    /// The marks of a start, the edge of the palace and the river, in a square of `cell` pixels.
    fn svg(self, colours: &Checkers, cell: u32) -> String {
        let pixel = 100.0 / f64::from(cell);
        let whole = |length: f64| (length * f64::from(cell) / 72.0).round().max(1.0) * pixel;
        let mut svg = String::new();
        let mut bar = |x: f64, y: f64, width: f64, height: f64, fill: Rgb| {
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
            );
        };
        if self.start {
            // Four corners that open outwards, round the head and the foot of a man.
            let (width, near, far) = (whole(3.0), 21.0, 10.0);
            let ink = self.tone(colours).mix(colours.border, 0.62);
            for (x, y) in [(0.0, 0.0), (100.0, 0.0), (0.0, 100.0), (100.0, 100.0)] {
                let from = |side: f64, length: f64| (side - length).abs();
                let (at, end) = ((from(x, near), from(y, near)), (from(x, far), from(y, far)));
                let low = |a: f64, b: f64| a.min(b) - width / 2.0;
                let long = near - far + width;
                bar(low(at.0, end.0), at.1 - width / 2.0, long, width, ink);
                bar(at.0 - width / 2.0, low(at.1, end.1), width, long, ink);
            }
        }
        if self.palace {
            let thick = whole(3.5);
            let far = 100.0 - thick;
            let sides = [
                (0.0, 0.0, 100.0, thick),
                (far, 0.0, thick, 100.0),
                (0.0, far, 100.0, thick),
                (0.0, 0.0, thick, 100.0),
            ];
            for (way, (x, y, width, height)) in sides.into_iter().enumerate() {
                if has(self.edges, 2 * way) {
                    bar(x, y, width, height, colours.border);
                }
            }
        }
        let depth = whole(6.0);
        let line = match self.shore {
            Shore::None => return svg,
            Shore::Above => 0.0,
            Shore::Below => 100.0,
        };
        bar(0.0, if line == 0.0 { 0.0 } else { line - depth }, 100.0, depth, colours.river);
        let (wave, rise, width) = (colours.wave, whole(2.5), 2.5 * pixel * f64::from(cell) / 72.0);
        let _ = write!(
            svg,
            "<path d=\"M-25 {line}q12.5 {} 25 0t25 0 25 0 25 0 25 0 25 0\" fill=\"none\" \
             stroke=\"{wave}\" stroke-width=\"{width}\"/>",
            2.0 * rise
        );
        svg
    }
}
