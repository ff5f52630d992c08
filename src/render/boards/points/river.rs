//! The board of 9 by 10 points with its river and palaces, by columns and rows of the picture.

use crate::render::boards::grid::Grid;
use crate::render::look::style::Style;
use crate::rules::{Geometry, Seat};

/// The eight directions clockwise from the top, in columns and rows of the picture. Sets of ways
/// have a bit for each.
pub(super) const WAYS: [(i16, i16); 8] =
    [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
/// The bits of the ways straight up, right, down and left.
pub(super) const STRAIGHT: u8 = 0b0101_0101;

/// The rows above and below the river.
const BANKS: (usize, usize) = (4, 5);

/// On which side of a cell the river is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shore {
    None,
    Above,
    Below,
}

impl Shore {
    /// The side with this number.
    pub const fn read(number: u8) -> Self {
        match number {
            1 => Self::Above,
            2 => Self::Below,
            _ => Self::None,
        }
    }

    /// Where the river is from a row.
    pub const fn of(row: usize) -> Self {
        match row {
            row if row == BANKS.0 => Self::Below,
            row if row == BANKS.1 => Self::Above,
            _ => Self::None,
        }
    }
}

/// The grid of the board. Ten rows make a picture higher than wide.
pub(super) fn grid(style: Style, spill: u32) -> Grid {
    let style = style.for_two();
    let margin = style.size.scaled(if style.coordinates { 36 } else { 18 });
    let cell = (style.size.width() - 2 * margin) / 9;
    Grid {
        style,
        geometry: Geometry::Points,
        files: 9,
        ranks: 10,
        cell,
        corner: (margin, margin),
        extent: (9 * cell + 2 * margin, 10 * cell + 2 * margin),
        strip: 0,
        spill,
        turned: style.below == Seat::SECOND,
    }
}

/// Whether a set of ways has this one.
pub(super) const fn has(set: u8, way: usize) -> bool {
    set & 1 << way != 0
}

/// The bits of the ways to those neighbours of a place that are as asked. Beyond the board the
/// columns and rows wrap to very large numbers.
pub(super) fn ways(fits: impl Fn(usize, usize) -> bool, (column, row): (usize, usize)) -> u8 {
    let bit = |(way, (x, y)): (usize, (i16, i16))| {
        let (x, y) = (column.wrapping_add_signed(x.into()), row.wrapping_add_signed(y.into()));
        u8::from(fits(x, y)) << way
    };
    WAYS.into_iter().enumerate().map(bit).fold(0, |all, bit| all | bit)
}

/// Whether a cannon or a pawn begins here, which boards mark.
pub(super) fn is_start(column: usize, row: usize) -> bool {
    let cannon = [1, 7].contains(&column) && [2, 7].contains(&row);
    cannon || column.is_multiple_of(2) && [3, 6].contains(&row)
}

pub(super) const fn on_board(column: usize, row: usize) -> bool {
    column < 9 && row < 10
}

pub(super) fn in_palace(column: usize, row: usize) -> bool {
    (3..=5).contains(&column) && (row <= 2 || (7..=9).contains(&row))
}
