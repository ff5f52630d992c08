//! The star of hexagons: where cells and hands are.

use std::fmt::Write;

use super::board::Board;
use super::canvas::Area;
use super::hand::{self, Hand};
use super::hexagon;
use super::plan::{Plan, bare};
use super::scene::{Scene, Size, Undrawn};
use super::theme::hexagons;
use super::tile::Ground;
use crate::rules::Cell;
use crate::rules::kit::label;

/// How many cells there are.
const CELLS: u8 = 37;

/// The cells of the star in its picture. All lengths are whole pixels, so that equal hexagons are
/// equal pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Star {
    board: Board,
    /// Of a hexagon.
    pub width: u32,
    pub height: u32,
    /// From one file to the next.
    step: i32,
}

impl Star {
    pub fn of(board: Board) -> Self {
        let (width, height, step) = match board.style.size {
            Size::Normal => (100, 86, 75),
            Size::Large => (152, 130, 114),
        };
        Self { board, width, height, step }
    }

    /// The picture's width and height.
    pub fn extent(self) -> (u32, u32) {
        (self.board.style.size.width(), self.board.style.size.scaled(640))
    }

    /// Where the middle of a cell is.
    fn centre(self, cell: Cell) -> (i32, i32) {
        let (width, height) = self.extent();
        let sign = if self.board.turned() { -1 } else { 1 };
        let (q, r) = (sign * i32::from(cell.x), sign * i32::from(cell.y));
        let half = self.height as i32 / 2;
        (width as i32 / 2 + q * self.step, height as i32 / 2 + half * (2 * r + q))
    }

    /// The rectangle round the hexagon of a tile.
    pub fn area(self, nth: usize) -> Area {
        let (x, y) = self.centre(cell(nth));
        let (width, height) = (self.width, self.height);
        Area { x: (x - width as i32 / 2) as u32, y: (y - height as i32 / 2) as u32, width, height }
    }

    /// Where the middle of a man on a tile is.
    pub fn middle(self, nth: usize) -> (f64, f64) {
        let (x, y) = self.centre(cell(nth));
        (f64::from(x), f64::from(y) - hexagon::LIFT * f64::from(self.width) / 100.0)
    }

    /// The frame and every hexagon, for the outer halves of their edges, as SVG.
    pub fn svg(self) -> String {
        let (width, height) = self.extent();
        let frame = self.board.frame();
        let mut svg = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{frame}\"/>");
        let colours = hexagons(self.board.theme());
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

    /// Where the hand of a seat lies: in a corner that the star leaves free, on its own side.
    fn hand(self, below: bool) -> Area {
        let scaled = |length| self.board.style.size.scaled(length);
        let (_, height) = self.extent();
        let panel = scaled(hand::HEIGHT);
        let y = if below { height - scaled(14) - panel } else { scaled(14) };
        Area { x: scaled(12), y, width: scaled(hand::WIDTH), height: panel }
    }
}

/// The cell of a tile.
fn cell(nth: usize) -> Cell {
    u8::try_from(nth + 1).ok().and_then(label::star_cell).unwrap_or(Cell::new(0, 0))
}

/// Settles what a scene on the star shows.
///
/// # Errors
/// See [`Plan::new`].
pub(super) fn plan(scene: &Scene<'_>, board: Board) -> Result<Plan, Undrawn> {
    let tiles = (0..CELLS).map(|nth| {
        let cell = cell(nth.into());
        let tone = (cell.x - cell.y).rem_euclid(3) as u8;
        bare(cell, Ground::Hexagon { tone, number: nth + 1 }, scene)
    });
    let mut plan = Plan::new(board, tiles.collect(), scene, |cell| {
        label::star_number(cell).map(|number| usize::from(number) - 1)
    })?;
    let view = scene.view;
    // Once nobody has anything in hand, nobody will.
    if view.trays.iter().any(|tray| tray.men.iter().any(|(_, count)| *count > 0)) {
        let star = Star::of(board);
        for ((seat, tray), &side) in (0u8..).zip(&view.trays).zip(&view.sides).take(2) {
            let active = view.turn.has(crate::rules::Seat(seat));
            let below = (seat == 1) == board.second_below();
            plan.hands.push((Hand::panel(side, tray, active), star.hand(below)));
        }
    }
    Ok(plan)
}
