//! Cells: places a man can be, on any board.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// A place on a board. What the two numbers mean is the geometry's: file and rank counted from 0 at
/// the first seat's left corner on grids and points; axial `q` and `r` on hexagons; the plane's
/// coordinates, `y` upwards, for loose tiles.
///
/// ```
/// use patt::rules::{Cell, Geometry, kit::label};
///
/// let squares = Geometry::Squares { files: 8, ranks: 8, fog: false };
/// assert_eq!(label::cell(squares, Cell::new(4, 3)), "e4");
/// // The middle of the star is (0, 0) in axial numbers, and people call it 19.
/// assert_eq!(label::cell(Geometry::Star, Cell::new(0, 0)), "19");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// File, column or `q`.
    pub x: i16,
    /// Rank, row or `r`.
    pub y: i16,
}

impl Cell {
    /// The cell at these coordinates.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }
}

/// A run of columns, or of rows of one column: how a picker cuts a board into shares.
///
/// ```
/// use patt::rules::{Band, Cell};
///
/// // Files a to d of a chess board.
/// let left = Band { columns: 0..=3, rows: None };
/// assert!(left.has(Cell::new(3, 7)) && !left.has(Cell::new(4, 7)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Band {
    /// The columns it covers, ends included.
    pub columns: RangeInclusive<i16>,
    /// The rows, in a part of one column; `None` for all.
    pub rows: Option<RangeInclusive<i16>>,
}

impl Band {
    /// Whether `cell` lies in it.
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        self.columns.contains(&cell.x)
            && self.rows.as_ref().is_none_or(|rows| rows.contains(&cell.y))
    }
}
