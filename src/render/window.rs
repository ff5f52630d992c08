//! Loose tiles on the plane: the part of it that is shown, and where things are in the picture.

use std::fmt::Write;

use super::board::Board;
use super::canvas::Area;
use super::hand::Hand;
use super::loose::{self, Table};
use super::plan::{Plan, bare};
use super::scene::{Scene, Size, Undrawn};
use super::theme::loose as colours;
use super::tile::Ground;
use crate::rules::kit::label;
use crate::rules::{Band, Cell, Geometry, Seat};

/// Empty cells shown round the tiles.
const MARGIN: i16 = 2;
/// A fence is shown whole if the cells inside it and round it are no more than this a side.
const WHOLE: i16 = 28;
/// Where the first tile will lie.
const CENTRE: Cell = Cell::new(0, 0);
/// The most cells a side of which a picture can show something.
const MOST: i16 = 160;

/// The cells of the plane that a picture shows, and what else decides its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Window {
    /// The lowest and the highest cell.
    low: Cell,
    high: Cell,
    fence: Option<(Cell, Cell)>,
    grid: bool,
    /// How many hands lie below.
    cards: u8,
}

impl Window {
    /// What a scene needs to show.
    ///
    /// # Errors
    /// If things lie farther apart than a picture can show.
    pub fn of(scene: &Scene<'_>) -> Result<Self, Undrawn> {
        let view = scene.view;
        let Geometry::Tiles { borders: fence, grid } = view.geometry else {
            return Err(Undrawn::Geometry);
        };
        let marks = view.marks.iter().chain(scene.marks).map(|&(cell, _)| cell);
        let cells = view.men.iter().map(|man| man.cell).chain(marks);
        let mut span = cells.map(|cell| (cell, cell)).reduce(join).unwrap_or((CENTRE, CENTRE));
        span.0 = moved(span.0, -MARGIN);
        span.1 = moved(span.1, MARGIN);
        if let Some((low, high)) = fence {
            let round = (moved(low, -1), moved(high, 1));
            if i32::from(high.x.saturating_sub(low.x)).max((high.y.saturating_sub(low.y)).into())
                < i32::from(WHOLE)
            {
                span = join(span, round);
            }
        }
        // Once nobody has anything in hand, nobody will.
        let held = view.trays.iter().any(|tray| tray.men.iter().any(|(_, count)| *count > 0));
        let cards = if held { view.trays.len().min(view.sides.len()) as u8 } else { 0 };
        Self { low: span.0, high: span.1, fence, grid, cards }.checked()
    }

    /// The window that shows what both show.
    ///
    /// # Errors
    /// If that is more than a picture can show.
    pub fn join(self, other: Self) -> Result<Self, Undrawn> {
        if (self.fence, self.grid) != (other.fence, other.grid) {
            return Err(Undrawn::Geometry);
        }
        let (low, high) = join((self.low, self.high), (other.low, other.high));
        Self { low, high, cards: self.cards.max(other.cards), ..self }.checked()
    }

    fn checked(self) -> Result<Self, Undrawn> {
        let side = |low: i16, high: i16| high.saturating_sub(low).saturating_add(1);
        let (files, ranks) = (side(self.low.x, self.high.x), side(self.low.y, self.high.y));
        if files.max(ranks) > MOST {
            let part = |side: i16| u8::try_from(side).unwrap_or(u8::MAX);
            return Err(Undrawn::Extent { files: part(files), ranks: part(ranks) });
        }
        Ok(self)
    }
}

fn moved(cell: Cell, by: i16) -> Cell {
    Cell::new(cell.x.saturating_add(by), cell.y.saturating_add(by))
}

/// The smallest rectangle round two.
fn join((a, b): (Cell, Cell), (c, d): (Cell, Cell)) -> (Cell, Cell) {
    (Cell::new(a.x.min(c.x), a.y.min(c.y)), Cell::new(b.x.max(d.x), b.y.max(d.y)))
}

/// The cells of a window in its picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plane {
    window: Window,
    size: Size,
    coordinates: bool,
    /// The cell in the left upper corner.
    corner: Cell,
    columns: u32,
    rows: u32,
    /// The sides of a cell in pixels.
    pub cell: u32,
    /// The width of the frame beside the cells, and above and below them.
    beside: u32,
    above: u32,
}

impl Plane {
    pub fn of(window: Window, board: Board) -> Self {
        let size = board.style.size;
        let count = |low: i16, high: i16| u32::from(high.abs_diff(low)) + 1;
        let (needed, rows) =
            (count(window.low.x, window.high.x), count(window.low.y, window.high.y));
        let longest = needed.max(rows);
        // Few cells are large, many smaller in a wider picture, very many smaller still.
        let cell = (640 / longest).clamp(40, 84).min(1360 / longest);
        let columns = needed.max(640 / cell);
        let cell = size.scaled(cell);
        let above = size.scaled(if board.style.coordinates { 40 } else { 12 });
        let width = (columns * cell + 2 * above).max(size.width());
        let left = ((columns - needed) / 2) as i16;
        Self {
            window,
            size,
            coordinates: board.style.coordinates,
            corner: Cell::new(window.low.x - left, window.high.y),
            columns,
            rows,
            cell,
            beside: (width - columns * cell) / 2,
            above,
        }
    }

    fn table_height(&self) -> u32 {
        self.rows * self.cell + 2 * self.above
    }

    /// The picture's width and height.
    pub fn extent(&self) -> (u32, u32) {
        let width = (self.columns * self.cell + 2 * self.above).max(self.size.width());
        let rows = u32::from(self.window.cards).div_ceil(2);
        let margin = if rows > 0 { self.size.scaled(8) } else { 0 };
        (width, self.table_height() + rows * self.size.scaled(68) + margin)
    }

    /// The number of a cell's tile.
    fn slot(&self, cell: Cell) -> Option<usize> {
        let column = u32::try_from(i32::from(cell.x) - i32::from(self.corner.x)).ok()?;
        let row = u32::try_from(i32::from(self.corner.y) - i32::from(cell.y)).ok()?;
        let inside = column < self.columns && row < self.rows;
        inside.then_some((row * self.columns + column) as usize)
    }

    fn cell_at(&self, column: u32, row: u32) -> Cell {
        Cell::new(self.corner.x + column as i16, self.corner.y - row as i16)
    }

    /// Where a tile lies.
    pub fn area(&self, nth: usize) -> Area {
        let (column, row) = (nth as u32 % self.columns, nth as u32 / self.columns);
        let (x, y) = (self.beside + column * self.cell, self.above + row * self.cell);
        Area { x, y, width: self.cell, height: self.cell }
    }

    /// Where the hand of a seat lies: in two columns below the table.
    fn card(&self, nth: u32) -> Area {
        let scaled = |length| self.size.scaled(length);
        let (width, _) = self.extent();
        let card = (width - 3 * scaled(8)) / 2;
        Area {
            x: scaled(8) + nth % 2 * (card + scaled(8)),
            y: self.table_height() + nth / 2 * scaled(68),
            width: card,
            height: scaled(60),
        }
    }

    /// The frame with its labels on all four sides, as SVG.
    pub fn svg(&self) -> String {
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

    /// A bar under the columns of a band and, where it is cut, one beside its rows.
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

    /// What the table is like at a cell.
    fn table(&self, cell: Cell) -> Table {
        let Some((low, high)) = self.window.fence else {
            return Table { grid: self.window.grid, ..Table::default() };
        };
        let inside =
            |x: i16, y: i16| (low.x..=high.x).contains(&x) && (low.y..=high.y).contains(&y);
        let here = inside(cell.x, cell.y);
        let beyond = loose::WAYS.map(|(x, y)| here && !inside(cell.x + x, cell.y + y));
        Table { grid: self.window.grid, outside: !here, fence: beyond }
    }
}

/// Settles what a scene on the plane shows.
///
/// # Errors
/// See [`Plan::new`].
pub(super) fn plan(scene: &Scene<'_>, board: Board, window: Window) -> Result<Plan, Undrawn> {
    let plane = Plane::of(window, board);
    let cells = (0..plane.rows).flat_map(|row| {
        let plane = &plane;
        (0..plane.columns).map(move |column| plane.cell_at(column, row))
    });
    let tiles = cells.map(|cell| bare(cell, Ground::Table(plane.table(cell)), scene)).collect();
    let mut plan = Plan::new(board, tiles, scene, |cell| plane.slot(cell))?;
    plan.bars = match scene.only {
        Some(band) => plane.bars(band),
        None => scene.bands.iter().flat_map(|band| plane.bars(band)).collect(),
    };
    plan.bars.dedup();
    let view = scene.view;
    let hands = (0u8..).zip(&view.trays).zip(&view.sides).take(window.cards.into());
    plan.hands = hands
        .map(|((seat, tray), &side)| {
            let hand = Hand::card(side, tray, view.turn.has(Seat(seat)));
            (hand, plane.card(seat.into()))
        })
        .collect();
    Ok(plan)
}
