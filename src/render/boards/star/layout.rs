//! The star of hexagons: where cells and hands are.

use std::fmt::Write;

use super::colours::hexagons;
use super::{hexagon, panel};
use crate::render::boards::layout::{Layout, Places};
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::cells::area::Area;
use crate::render::cells::hand::Hand;
use crate::render::cells::tile::{Ground, Tile};
use crate::render::look::sets::Family;
use crate::render::look::style::{Look, Size, Style};
use crate::rules::kit::label;
use crate::rules::{Cell, Geometry, Labels, Seat, View};

/// How many cells there are.
const CELLS: u8 = 37;

/// The cells of the star in its picture. All lengths are whole pixels, so that equal hexagons are
/// equal pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Star {
    style: Style,
    /// Of a hexagon.
    width: u32,
    height: u32,
    /// From one file to the next.
    step: i32,
}

impl Star {
    /// The board of a scene.
    ///
    /// # Errors
    /// If the scene is on another.
    pub fn of(scene: &Scene<'_>, style: Style) -> Result<Self, Undrawn> {
        let Geometry::Star = scene.view.geometry else { return Err(Undrawn::Geometry) };
        let (width, height, step) = match style.size {
            Size::Normal => (100, 86, 75),
            Size::Large => (152, 130, 114),
        };
        // The numbers are the cells' names and always there.
        let style = Style { labels: Labels::Cells, coordinates: true, ..style }.for_two();
        Ok(Self { style, width, height, step })
    }

    /// Where the middle of a cell is.
    fn centre(&self, cell: Cell) -> (i32, i32) {
        let (width, height) = self.extent();
        let sign = if self.style.below == Seat::SECOND { -1 } else { 1 };
        let (q, r) = (sign * i32::from(cell.x), sign * i32::from(cell.y));
        let half = self.height as i32 / 2;
        (width as i32 / 2 + q * self.step, height as i32 / 2 + half * (2 * r + q))
    }

    /// Where the hand of a seat lies: in a corner that the star leaves free, on its own side.
    fn corner(&self, below: bool) -> Area {
        let scaled = |length| self.style.size.scaled(length);
        let (_, height) = self.extent();
        let panel = scaled(panel::HEIGHT);
        let y = if below { height - scaled(14) - panel } else { scaled(14) };
        Area { x: scaled(12), y, width: scaled(panel::WIDTH), height: panel }
    }
}

/// The cell of a tile.
fn cell(nth: usize) -> Cell {
    u8::try_from(nth + 1).ok().and_then(label::star_cell).unwrap_or(Cell::new(0, 0))
}

impl Places for Star {
    fn extent(&self) -> (u32, u32) {
        (self.style.size.width(), self.style.size.scaled(640))
    }

    /// The frame and every hexagon, for the outer halves of their edges.
    fn frame(&self) -> String {
        let (width, height) = self.extent();
        let frame = self.style.theme.colours().frame;
        let mut svg = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{frame}\"/>");
        let colours = hexagons(self.style.theme);
        for nth in 0..usize::from(CELLS) {
            let Area { x, y, .. } = self.area(nth);
            let form = hexagon::form(f64::from(self.height) / f64::from(self.width), 0.0);
            let (scale, edge) = (f64::from(self.width) / 100.0, colours.edge);
            let _ = write!(
                svg,
                "<polygon transform=\"translate({x} {y}) scale({scale})\" points=\"{form}\" \
                 fill=\"{edge}\" stroke=\"{edge}\" stroke-width=\"2\"/>"
            );
        }
        svg
    }

    fn slot(&self, cell: Cell) -> Option<usize> {
        label::star_number(cell).map(|number| usize::from(number) - 1)
    }

    fn area(&self, nth: usize) -> Area {
        let (x, y) = self.centre(cell(nth));
        let (width, height) = (self.width, self.height);
        Area { x: (x - width as i32 / 2) as u32, y: (y - height as i32 / 2) as u32, width, height }
    }

    fn middle(&self, nth: usize) -> (f64, f64) {
        let (x, y) = self.centre(cell(nth));
        (f64::from(x), f64::from(y) - hexagon::LIFT * f64::from(self.width) / 100.0)
    }

    fn unit(&self) -> u32 {
        self.height
    }
}

impl Layout for Star {
    fn kind(&self) -> &'static str {
        "star"
    }

    fn places(&self) -> &dyn Places {
        self
    }

    fn size(&self) -> Size {
        self.style.size
    }

    fn look(&self) -> Look {
        Look { theme: self.style.theme, set: self.style.pieces.of(Family::Cells) }
    }

    /// One of three tones, and the number.
    fn cells(&self, _: &View) -> Vec<(Cell, Ground)> {
        let cells = (0..CELLS).map(|nth| {
            let cell = cell(nth.into());
            let tone = (cell.x - cell.y).rem_euclid(3) as u8;
            (cell, Ground([tone, nth + 1, 0, 0, 0, 0]))
        });
        cells.collect()
    }

    fn is_hexagonal(&self) -> bool {
        true
    }

    fn tile(&self, tile: Tile, area: Area) -> String {
        hexagon::svg(tile, self.look(), area)
    }

    fn hands(&self, scene: &Scene<'_>) -> Vec<(Hand, Area)> {
        if !Hand::any_left(scene.view) {
            return Vec::new();
        }
        let hands = Hand::all(scene.view).take(2);
        let below = self.style.below;
        let corner = |seat| self.corner(seat == below);
        hands.map(|(seat, hand)| (hand.choosing(scene.chosen), corner(seat))).collect()
    }

    fn hand(&self, hand: &Hand, area: Area) -> String {
        panel::svg(hand, self.look(), area)
    }
}
