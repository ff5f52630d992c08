//! Boards of points with river and palaces: as crossings of lines, or as squares.

use super::board::{Board, Shape};
use super::disc::{Point, Shore};
use super::figures::Checker;
use super::grid::Grid;
use super::plan::Plan;
use super::scene::{Scene, Undrawn};
use super::squares;
use super::tile::Ground;
use crate::rules::Mark;

/// The eight directions clockwise from the top, in columns and rows of the picture.
pub(super) const WAYS: [(i16, i16); 8] =
    [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// The rows above and below the river.
const BANKS: (usize, usize) = (4, 5);
/// The columns of the characters in the river.
const LETTERS: [usize; 4] = [1, 2, 6, 7];

/// Settles what a scene on points shows.
///
/// # Errors
/// See [`Plan::new`].
pub(super) fn plan(scene: &Scene<'_>, board: Board) -> Result<Plan, Undrawn> {
    if board.shape == Shape::Figures {
        return squares::grid(scene, board, |grid, column, row| {
            let cell = grid.cell_at(column, row);
            Ground::Checker(Checker {
                dark: (cell.x + cell.y).rem_euclid(2) == 0,
                palace: in_palace(column, row),
                edges: ways(|column, row| !in_palace(column, row), (column, row)) & STRAIGHT,
                shore: shore(row),
            })
        });
    }
    let mut plan = squares::grid(scene, board, |_, column, row| Ground::Point(point(column, row)))?;
    let columns = Grid::of(board).columns();
    let checked = (0..).zip(&plan.tiles).filter(|(_, tile)| tile.marks.has(Mark::Check));
    let checked: Vec<usize> = checked.map(|(nth, _)| nth).collect();
    for nth in checked {
        // What bursts out of a cell is drawn on its neighbours, under their men.
        let (column, row) = ((nth % columns) as i16, (nth / columns) as i16);
        for (way, (x, y)) in WAYS.into_iter().enumerate() {
            let (x, y) = (column - x, row - y);
            if !(0..columns as i16).contains(&x) {
                continue;
            }
            let tile = usize::try_from(y * columns as i16 + x).ok();
            let tile = tile.and_then(|nth| plan.tiles.get_mut(nth));
            if let Some(Ground::Point(point)) = tile.map(|tile| &mut tile.ground) {
                point.glow |= 1 << way;
            }
        }
    }
    Ok(plan)
}

/// The bits of the ways straight up, right, down and left.
const STRAIGHT: u8 = 0b0101_0101;

/// The bits of the ways to those neighbours of a place that are as asked. Beyond the board the
/// columns and rows wrap to very large numbers.
fn ways(fits: impl Fn(usize, usize) -> bool, (column, row): (usize, usize)) -> u8 {
    let bit = |(way, (x, y)): (usize, (i16, i16))| {
        let (x, y) = (column.wrapping_add_signed(x.into()), row.wrapping_add_signed(y.into()));
        u8::from(fits(x, y)) << way
    };
    WAYS.into_iter().enumerate().map(bit).fold(0, |all, bit| all | bit)
}

const fn on_board(column: usize, row: usize) -> bool {
    column < 9 && row < 10
}

fn in_palace(column: usize, row: usize) -> bool {
    (3..=5).contains(&column) && (row <= 2 || (7..=9).contains(&row))
}

const fn shore(row: usize) -> Shore {
    match row {
        row if row == BANKS.0 => Shore::Below,
        row if row == BANKS.1 => Shore::Above,
        _ => Shore::None,
    }
}

/// The lines at a place of the picture; the same when the board is turned.
fn point(column: usize, row: usize) -> Point {
    let inner = (1..8).contains(&column);
    let place = (column, row);
    let mut lines = ways(on_board, place) & STRAIGHT;
    let river = shore(row);
    match river {
        // Only the outermost lines cross the river.
        Shore::Below if inner => lines &= !(1 << 4),
        Shore::Above if inner => lines &= !1,
        Shore::None | Shore::Above | Shore::Below => {}
    }
    let centre = |column, row| column == 4 && (row == 1 || row == 8);
    lines |= match place {
        (column, row) if centre(column, row) => !STRAIGHT,
        (column, row) if in_palace(column, row) => ways(centre, place) & !STRAIGHT,
        _ => 0,
    };
    let cannon = [1, 7].contains(&column) && [2, 7].contains(&row);
    let pawn = column.is_multiple_of(2) && [3, 6].contains(&row);
    let ticks = if cannon || pawn { ways(on_board, place) & !STRAIGHT } else { 0 };
    let letter = LETTERS.iter().position(|&at| at == column && river != Shore::None);
    Point {
        lines,
        ticks,
        outer: !ways(on_board, place) & STRAIGHT,
        river,
        letter: letter.map(|nth| nth as u8),
        glow: 0,
    }
}
