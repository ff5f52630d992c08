//! Loose tiles on the plane: where cells and hands are.

use std::fmt::Write;

use super::table::{self, Table};
use super::window::Window;
use super::{card, colours, tile};
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

/// A window on the plane in its picture: the same in every theme and from every seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Plane {
    window: Window,
    size: Size,
    coordinates: bool,
    set: Set,
    /// The cell in the left upper corner.
    corner: Cell,
    columns: u32,
    rows: u32,
    /// The sides of a cell in pixels.
    cell: u32,
    /// The width of the frame beside the cells, and above and below them.
    beside: u32,
    above: u32,
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
        let Style { size, coordinates, pieces, .. } = style;
        let count = |low: i16, high: i16| u32::from(high.abs_diff(low)) + 1;
        let (needed, rows) =
            (count(window.low.x, window.high.x), count(window.low.y, window.high.y));
        let longest = needed.max(rows);
        // Few cells are large, many smaller in a wider picture, very many smaller still.
        let cell = (640 / longest).clamp(40, 84).min(1360 / longest);
        let columns = needed.max(640 / cell);
        let cell = size.scaled(cell);
        let above = size.scaled(if coordinates { 40 } else { 12 });
        let width = (columns * cell + 2 * above).max(size.width());
        let left = ((columns - needed) / 2) as i16;
        Ok(Self {
            window,
            size,
            coordinates,
            set: pieces.of(Family::Cells),
            corner: Cell::new(window.low.x - left, window.high.y),
            columns,
            rows,
            cell,
            beside: (width - columns * cell) / 2,
            above,
        })
    }

    fn table_height(&self) -> u32 {
        self.rows * self.cell + 2 * self.above
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
        let Some((low, high)) = self.window.fence else {
            return Table { grid: self.window.grid, ..Table::default() };
        };
        let inside =
            |x: i16, y: i16| (low.x..=high.x).contains(&x) && (low.y..=high.y).contains(&y);
        let here = inside(cell.x, cell.y);
        let beyond = table::WAYS.map(|(x, y)| here && !inside(cell.x + x, cell.y + y));
        Table { grid: self.window.grid, outside: !here, fence: beyond }
    }
}

impl Places for Plane {
    fn extent(&self) -> (u32, u32) {
        let width = (self.columns * self.cell + 2 * self.above).max(self.size.width());
        let rows = u32::from(self.window.cards).div_ceil(2);
        let gap = self.size.scaled(8);
        let margin = if rows > 0 { gap } else { 0 };
        let card = self.size.scaled(self.window.rows.height()) + gap;
        (width, self.table_height() + rows * card + margin)
    }

    /// The labels are on all four sides.
    fn frame(&self) -> String {
        let (width, height) = self.extent();
        let mut svg =
            format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", colours::FRAME);
        if !self.coordinates {
            return svg;
        }
        let font = self.size.scaled(22);
        let _ = write!(
            svg,
            "<g font-family=\"Noto Sans\" font-weight=\"700\" text-anchor=\"middle\" \
             fill=\"{}\" font-size=\"{font}\">",
            colours::LABEL
        );
        let tiles = Geometry::Tiles { borders: None, grid: false };
        let half = f64::from(self.cell) / 2.0;
        let drop = 0.34 * f64::from(font);
        let (right, bottom) = (
            f64::from(self.beside + self.columns * self.cell),
            f64::from(self.above + self.rows * self.cell),
        );
        let (beside, above) = (f64::from(self.beside), f64::from(self.above));
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
            for middle in [above / 2.0, bottom + above / 2.0].map(|y| y + drop) {
                if legible(&name, cell.x) {
                    let _ = write!(svg, "<text x=\"{x}\" y=\"{middle}\">{name}</text>");
                }
            }
        }
        for row in 0..self.rows {
            let cell = self.cell_at(0, row);
            let name = label::row(tiles, cell);
            let y = above + f64::from(row * self.cell) + half + drop;
            for x in [beside - above / 2.0, right + above / 2.0] {
                if legible("", cell.y) {
                    let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\">{name}</text>");
                }
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

    fn look(&self) -> Look {
        Look { theme: Theme::default(), set: self.set }
    }

    fn label(&self) -> Rgb {
        colours::LABEL
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
