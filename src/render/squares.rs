//! Boards of squares.

use super::board::{Board, Shape};
use super::canvas::Area;
use super::grid::Grid;
use super::hand::Hand;
use super::plan::{Plan, bare};
use super::scene::{Scene, Undrawn};
use super::tile::Ground;
use crate::rules::{Geometry, Seat};

/// The longest side of a board that has legible squares.
pub(super) const LONGEST: u8 = 26;

/// Settles what a scene on squares shows.
///
/// # Errors
/// See [`Plan::new`].
pub(super) fn plan(scene: &Scene<'_>, board: Board) -> Result<Plan, Undrawn> {
    let fog = matches!(scene.view.geometry, Geometry::Squares { fog: true, .. });
    debug_assert!(matches!(board.shape, Shape::Squares { .. }));
    let mut plan = grid(scene, board, |grid, column, row| {
        let cell = grid.cell_at(column, row);
        let dark = (cell.x + cell.y).rem_euclid(2) == 0;
        if fog {
            let cloud = (cell.x + 2 * cell.y).rem_euclid(3) as u8;
            Ground::Fog { dark, cloud }
        } else {
            Ground::Square { dark }
        }
    })?;
    let view = scene.view;
    for ((seat, tray), &side) in (0u8..).zip(&view.trays).zip(&view.sides).take(2) {
        let active = view.turn.has(Seat(seat));
        let below = (seat == 1) == board.second_below();
        plan.hands.push((Hand::strip(side, tray, active), Grid::of(board).tray(below)));
    }
    Ok(plan)
}

/// Settles what a scene on a board of columns and rows shows, whose cells have this ground.
///
/// # Errors
/// See [`Plan::new`].
pub(super) fn grid(
    scene: &Scene<'_>,
    board: Board,
    ground: impl Fn(Grid, usize, usize) -> Ground,
) -> Result<Plan, Undrawn> {
    let grid = Grid::of(board);
    let places = (0..grid.rows()).flat_map(|row| (0..grid.columns()).map(move |at| (at, row)));
    let tiles = places
        .map(|(column, row)| bare(grid.cell_at(column, row), ground(grid, column, row), scene));
    let mut plan = Plan::new(board, tiles.collect(), scene, |cell| {
        let (column, row) = grid.place(cell)?;
        Some(row * grid.columns() + column)
    })?;
    let mut bars: Vec<Area> = match scene.only {
        Some(band) => grid.bars(band),
        None => scene.bands.iter().flat_map(|band| grid.bars(band)).collect(),
    };
    bars.dedup();
    plan.bars = bars;
    Ok(plan)
}
