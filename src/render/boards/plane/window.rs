//! The part of the plane that a picture shows.

use super::card::Rows;
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::cells::hand::Hand;
use crate::rules::{Cell, Geometry};

/// Empty cells shown round the tiles.
const MARGIN: i16 = 1;
/// How far a picture reaches that shows the tiles near a cell only.
const NEAR: i16 = 4;
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
    pub low: Cell,
    pub high: Cell,
    pub fence: Option<(Cell, Cell)>,
    pub grid: bool,
    /// How many cards lie below, and what they say.
    pub cards: u8,
    pub rows: Rows,
    /// Whether tiles may lie outside.
    pub cut: bool,
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
        if let Some(near) = scene.near {
            let (low, high) = (moved(near, -NEAR), moved(near, NEAR));
            let rows = Rows::default();
            return Self { low, high, fence, grid, cards: 0, rows, cut: true }.checked();
        }
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
        let rows = Rows { named: !scene.legend.is_empty(), held: Hand::any_left(view) };
        let cards = if rows == Rows::default() { 0 } else { Hand::all(view).count() as u8 };
        Self { low: span.0, high: span.1, fence, grid, cards, rows, cut: false }.checked()
    }

    /// The window that shows what both show.
    ///
    /// # Errors
    /// If that is more than a picture can show.
    pub fn join(self, other: Self) -> Result<Self, Undrawn> {
        if (self.fence, self.grid, self.cut) != (other.fence, other.grid, other.cut) {
            return Err(Undrawn::Geometry);
        }
        let (low, high) = join((self.low, self.high), (other.low, other.high));
        let (cards, rows) = (self.cards.max(other.cards), self.rows.join(other.rows));
        Self { low, high, cards, rows, ..self }.checked()
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
