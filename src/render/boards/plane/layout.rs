//! Loose tiles on the plane: where cells and hands are.

use std::fmt::Write;

use super::colours::cloth;
use super::table::{self, Table};
use super::window::Window;
use super::{card, tile};
use crate::render::boards::layout::{Layout, Places};
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::cells::area::Area;
use crate::render::cells::hand::Hand;
use crate::render::cells::tile::{Ground, Tile};
use crate::render::look::colour::Rgb;
use crate::render::look::sets::{Family, Set};
use crate::render::look::style::{Look, Size, Style};
use crate::render::look::theme::Theme;
use crate::rules::kit::label;
use crate::rules::{Band, Cell, Geometry, Seat, View};

/// The least width of a picture. Narrower ones would only be enlarged.
const LEAST: u32 = 480;
/// The frame where columns and rows are named, and where they are not.
const NAMED: u32 = 40;
const NARROW: u32 = 12;
/// How much of the usual width is left for cells, and of the least.
const INSIDE: u32 = 720 - NAMED - NARROW;
const INSIDE_LEAST: u32 = LEAST - NAMED - NARROW;
/// How high all cells are at most.
const HIGHEST: u32 = 900;

/// A window on the plane in its picture: the same from every seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Plane {
    window: Window,
    size: Size,
    coordinates: bool,
    theme: Theme,
    set: Set,
    /// The cell in the left upper corner.
    corner: Cell,
    columns: u32,
    rows: u32,
    /// The sides of a cell in pixels.
    cell: u32,
    /// The width of the frame to the left of the cells, and above and below them.
    beside: u32,
    above: u32,
    below: u32,
}

impl Plane {
    /// The board that holds all of these scenes.
    ///
    /// # Errors
    /// If a picture cannot hold what is to be shown, or there is nothing.
    pub fn of(scenes: &[Scene<'_>], style: Style) -> Result<Self, Undrawn> {
        let windows = scenes.iter().map(Window::of);
        let window =
            windows.reduce(|one, two| one?.join(two?)).unwrap_or(Err(Undrawn::Geometry))?;
        let Style { size, coordinates, pieces, theme, .. } = style;
        let count = |low: i16, high: i16| u32::from(high.abs_diff(low)) + 1;
        let (needed, rows) =
            (count(window.low.x, window.high.x), count(window.low.y, window.high.y));
        // As large as the width allows and a height that a phone still shows whole. Very many are
        // smaller in a larger picture.
        let longest = needed.max(rows);
        let cell = (INSIDE / needed).min(HIGHEST / rows).clamp(40, 112).min(1360 / longest);
        let columns = needed.max(INSIDE_LEAST / cell);
        let (above, below) = (NARROW, if coordinates { NAMED } else { NARROW });
        let [cell, above, below] = [cell, above, below].map(|length| size.scaled(length));
        let left = ((columns - needed) / 2) as i16;
        let framed = columns * cell + above + below;
        let spare = Self::width(size, window.cards, framed) - framed;
        Ok(Self {
            window,
            size,
            coordinates,
            theme,
            set: pieces.of(Family::Cells),
            corner: Cell::new(window.low.x - left, window.high.y),
            columns,
            rows,
            cell,
            beside: below + spare / 2,
            above,
            below,
        })
    }

    /// How wide a picture is whose cells and frame take so much.
    fn width(size: Size, cards: u8, framed: u32) -> u32 {
        framed.max(if cards > 0 { size.width() } else { size.scaled(LEAST) })
    }

    fn table_height(&self) -> u32 {
        self.rows * self.cell + self.above + self.below
    }

    fn cell_at(&self, column: u32, row: u32) -> Cell {
        Cell::new(self.corner.x + column as i16, self.corner.y - row as i16)
    }

    /// Where the card of a seat lies: in two columns below the table.
    fn card(&self, nth: u32) -> Area {
        let scaled = |length| self.size.scaled(length);
        let (width, _) = self.extent();
        let card = (width - 3 * scaled(8)) / 2;
        let height = scaled(self.window.rows.height());
        Area {
            x: scaled(8) + nth % 2 * (card + scaled(8)),
            y: self.table_height() + nth / 2 * (height + scaled(8)),
            width: card,
            height,
        }
    }

    /// What the table is like at a cell.
    fn table_at(&self, cell: Cell) -> Table {
        let dark = (cell.x + cell.y).rem_euclid(2) == 0;
        let grid = self.window.grid;
        let Some((low, high)) = self.window.fence else {
            return Table { grid, dark, ..Table::default() };
        };
        let inside =
            |x: i16, y: i16| (low.x..=high.x).contains(&x) && (low.y..=high.y).contains(&y);
        let here = inside(cell.x, cell.y);
        let beyond = table::WAYS.map(|(x, y)| here && !inside(cell.x + x, cell.y + y));
        Table { grid, dark, outside: !here, fence: beyond }
    }
}

impl Places for Plane {
    fn extent(&self) -> (u32, u32) {
        let framed = self.columns * self.cell + self.above + self.below;
        let width = Self::width(self.size, self.window.cards, framed);
        let rows = u32::from(self.window.cards).div_ceil(2);
        let gap = self.size.scaled(8);
        let margin = if rows > 0 { gap } else { 0 };
        let card = self.size.scaled(self.window.rows.height()) + gap;
        (width, self.table_height() + rows * card + margin)
    }

    /// The labels are to the left and below, as on other boards.
    fn frame(&self) -> String {
        let (width, height) = self.extent();
        let cloth = cloth(self.theme);
        let mut svg =
            format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", cloth.frame);
        if !self.coordinates {
            return svg;
        }
        let font = self.size.scaled(22);
        let _ = write!(
            svg,
            "<g font-family=\"Noto Sans\" font-weight=\"700\" text-anchor=\"middle\" \
             fill=\"{}\" font-size=\"{font}\">",
            cloth.label
        );
        let tiles = Geometry::Tiles { borders: None, grid: false };
        let half = f64::from(self.cell) / 2.0;
        let drop = 0.34 * f64::from(font);
        let bottom = f64::from(self.above + self.rows * self.cell);
        let [beside, above, middle] = [self.beside, self.above, self.below / 2].map(f64::from);
        // Labels that would touch are left out, the same wherever the window lies.
        let legible = |name: &str, nth: i16| {
            let long = if name.len() > 2 { 2 } else { 1 };
            let step = i16::try_from((self.size.scaled(26) * long).div_ceil(self.cell));
            nth.rem_euclid(step.unwrap_or(1).max(1)) == 0
        };
        for column in 0..self.columns {
            let cell = self.cell_at(column, 0);
            let name = label::column(tiles, cell);
            let x = beside + f64::from(column * self.cell) + half;
            if legible(&name, cell.x) {
                let y = bottom + middle + drop;
                let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\">{name}</text>");
            }
        }
        for row in 0..self.rows {
            let cell = self.cell_at(0, row);
            let name = label::row(tiles, cell);
            let y = above + f64::from(row * self.cell) + half + drop;
            if legible("", cell.y) {
                let x = beside - middle;
                let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\">{name}</text>");
            }
        }
        svg + "</g>"
    }

    fn slot(&self, cell: Cell) -> Option<usize> {
        let column = u32::try_from(i32::from(cell.x) - i32::from(self.corner.x)).ok()?;
        let row = u32::try_from(i32::from(self.corner.y) - i32::from(cell.y)).ok()?;
        let inside = column < self.columns && row < self.rows;
        inside.then_some((row * self.columns + column) as usize)
    }

    fn area(&self, nth: usize) -> Area {
        let (column, row) = (nth as u32 % self.columns, nth as u32 / self.columns);
        let (x, y) = (self.beside + column * self.cell, self.above + row * self.cell);
        Area { x, y, width: self.cell, height: self.cell }
    }

    fn unit(&self) -> u32 {
        self.cell
    }

    fn bars(&self, band: &Band) -> Vec<Area> {
        let (gap, thick) = (self.size.scaled(4), self.size.scaled(4));
        let within = |from: i32, to: i32, count: u32| {
            let last = i32::try_from(count).ok()? - 1;
            let (from, to) = (from.max(0), to.min(last));
            (from <= to).then_some((from as u32, (to - from + 1) as u32))
        };
        let along = |x: i16| i32::from(x) - i32::from(self.corner.x);
        let down = |y: i16| i32::from(self.corner.y) - i32::from(y);
        let columns =
            within(along(*band.columns.start()), along(*band.columns.end()), self.columns);
        let Some((column, count)) = columns else { return Vec::new() };
        let mut bars = vec![Area {
            x: self.beside + column * self.cell + gap,
            y: self.above + self.rows * self.cell + gap / 2,
            width: (count * self.cell).saturating_sub(2 * gap),
            height: thick,
        }];
        let rows = band.rows.as_ref();
        let rows = rows.and_then(|rows| within(down(*rows.end()), down(*rows.start()), self.rows));
        bars.extend(rows.map(|(row, count)| Area {
            x: (self.beside + column * self.cell).saturating_sub(gap / 2 + thick),
            y: self.above + row * self.cell + gap,
            width: thick,
            height: (count * self.cell).saturating_sub(2 * gap),
        }));
        bars
    }
}

impl Layout for Plane {
    fn kind(&self) -> &'static str {
        "plane"
    }

    fn places(&self) -> &dyn Places {
        self
    }

    fn size(&self) -> Size {
        self.size
    }

    fn look(&self) -> Look {
        Look { theme: self.theme, set: self.set }
    }

    fn label(&self) -> Rgb {
        cloth(self.theme).label
    }

    fn cells(&self, _: &View) -> Vec<(Cell, Ground)> {
        let cells = (0..self.rows)
            .flat_map(|row| (0..self.columns).map(move |column| self.cell_at(column, row)));
        cells.map(|cell| (cell, self.table_at(cell).into())).collect()
    }

    fn tile(&self, tile: Tile, area: Area) -> String {
        tile::svg(tile, self.look(), area)
    }

    fn hands(&self, scene: &Scene<'_>) -> Vec<(Hand, Area)> {
        let hands = Hand::all(scene.view).take(self.window.cards.into());
        let card = |(seat, hand): (Seat, Hand)| {
            let name = scene.legend.get(seat.index()).map(|name| name.as_str().into());
            (hand.choosing(scene.chosen).called(name), self.card(seat.0.into()))
        };
        hands.map(card).collect()
    }

    fn hand(&self, hand: &Hand, area: Area) -> String {
        card::svg(hand, self.window.rows, self.look(), area)
    }
}
