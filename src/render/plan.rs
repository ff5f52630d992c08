//! What a picture shows, settled: which tile lies where, and nothing else.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::board::{Board, Shape};
use super::canvas::Area;
use super::cover::{self, Stroke};
use super::grid::Grid;
use super::hand::Hand;
use super::men;
use super::scene::{Scene, Style, Undrawn};
use super::star::Star;
use super::tile::{Ground, Marks, Shade, Tile};
use super::window::Plane;
use super::{points, squares, star, window};
use crate::rules::{Cell, Mark, Side};

/// All that a picture shows. Equal plans give equal pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Plan {
    pub board: Board,
    /// What each cell shows, in the board's order.
    pub tiles: Vec<Tile>,
    /// What is in hand, and where it lies.
    pub hands: Vec<(Hand, Area)>,
    /// Bars in the frame, one along each band.
    pub bars: Vec<Area>,
    strokes: Vec<Stroke>,
}

/// Something opaque that is drawn once and copied to where it belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Patch {
    Tile(Tile),
    Hand(Hand),
}

/// Settles what a scene shows.
///
/// # Errors
///
/// When it cannot be drawn: see [`Undrawn`].
pub(super) fn plan(scene: &Scene<'_>, style: Style) -> Result<Plan, Undrawn> {
    on(Board::of(scene, style)?, scene)
}

/// Settles what a scene shows on a board that holds it.
///
/// # Errors
///
/// When it cannot be drawn: see [`Undrawn`].
pub(super) fn on(board: Board, scene: &Scene<'_>) -> Result<Plan, Undrawn> {
    match board.shape {
        Shape::Squares { .. } => squares::plan(scene, board),
        Shape::Discs | Shape::Figures => points::plan(scene, board),
        Shape::Star => star::plan(scene, board),
        Shape::Plane(window) => window::plan(scene, board, window),
    }
}

/// The tile of a cell without man and marks.
pub(super) fn bare(cell: Cell, ground: Ground, scene: &Scene<'_>) -> Tile {
    let shade = match scene.only {
        Some(band) if !band.has(cell) => Shade::Dimmed,
        Some(_) => Shade::Plain,
        None => match scene.bands.iter().position(|band| band.has(cell)) {
            Some(nth) if nth % 2 == 1 => Shade::Banded,
            _ => Shade::Plain,
        },
    };
    Tile { ground, man: None, marks: Marks::default(), shade }
}

impl Plan {
    /// A plan of a board with men and marks on these tiles. `slot` is the number of a cell's tile.
    ///
    /// # Errors
    /// When something is not on the board or cannot be drawn.
    pub fn new(
        board: Board,
        mut tiles: Vec<Tile>,
        scene: &Scene<'_>,
        slot: impl Fn(Cell) -> Option<usize>,
    ) -> Result<Self, Undrawn> {
        let view = scene.view;
        let slot = |cell| slot(cell).ok_or(Undrawn::OffBoard(cell));
        for man in &view.men {
            let side = view.sides.get(man.seat.index()).copied().ok_or(Undrawn::Seat(man.seat))?;
            if !men::drawn(man.figure, board.set()) {
                return Err(Undrawn::Figure(man.figure));
            }
            let tile = &mut tiles[slot(man.cell)?];
            tile.man = Some((man.figure, side));
            tile.ground = tile.ground.lifted();
        }
        for &(cell, mark) in view.marks.iter().chain(scene.marks) {
            let tile = &mut tiles[slot(cell)?];
            tile.marks = tile.marks.with(mark);
            if mark == Mark::Selected && tile.shade == Shade::Dimmed {
                // The chosen man stays lit wherever it stands.
                tile.shade = Shade::Plain;
            }
        }
        let mut plan =
            Self { board, tiles, hands: Vec::new(), bars: Vec::new(), strokes: Vec::new() };
        let at = |cell: Cell| Some(plan.middle(slot(cell).ok()?));
        let strokes = view.lines.iter().filter_map(|line| {
            Some(Stroke { from: at(line.from)?, to: at(line.to)?, kind: line.kind })
        });
        plan.strokes = strokes.collect();
        Ok(plan)
    }

    /// The patches with where they lie in the picture.
    pub fn placed(&self) -> impl Iterator<Item = (Patch, Area)> {
        let area = self.areas();
        let tiles = (0..).zip(&self.tiles).map(move |(nth, &tile)| (Patch::Tile(tile), area(nth)));
        tiles.chain(self.hands.iter().map(|&(hand, area)| (Patch::Hand(hand), area)))
    }

    /// Where each tile lies.
    fn areas(&self) -> impl Fn(usize) -> Area + use<> {
        let board = self.board;
        move |nth| match board.shape {
            Shape::Star => Star::of(board).area(nth),
            Shape::Plane(window) => Plane::of(window, board).area(nth),
            Shape::Squares { .. } | Shape::Discs | Shape::Figures => {
                let grid = Grid::of(board);
                grid.area(nth % grid.columns(), nth / grid.columns())
            }
        }
    }

    /// How many pixels make a cell, for lines.
    fn scale(&self) -> f64 {
        f64::from(match self.board.shape {
            Shape::Star => Star::of(self.board).height,
            Shape::Plane(window) => Plane::of(window, self.board).cell,
            Shape::Squares { .. } | Shape::Discs | Shape::Figures => Grid::of(self.board).cell,
        })
    }

    /// The middle of a tile's man in hundredths of a cell.
    fn middle(&self, nth: usize) -> (i32, i32) {
        let (x, y) = match self.board.shape {
            Shape::Star => Star::of(self.board).middle(nth),
            Shape::Plane(window) => {
                let Area { x, y, width, height } = Plane::of(window, self.board).area(nth);
                let middle = |start: u32, length: u32| f64::from(start) + f64::from(length) / 2.0;
                (middle(x, width), middle(y, height))
            }
            Shape::Squares { .. } | Shape::Discs | Shape::Figures => {
                let grid = Grid::of(self.board);
                let (x, y) = grid.corner(nth % grid.columns(), nth / grid.columns());
                let half = f64::from(grid.cell) / 2.0;
                (x as f64 + half, y as f64 + half)
            }
        };
        let hundredths = |length: f64| (length * 100.0 / self.scale()).round() as i32;
        (hundredths(x), hundredths(y))
    }

    /// The lines over the board, as SVG; `None` if there are none.
    pub fn cover(&self) -> Option<String> {
        if self.strokes.is_empty() {
            return None;
        }
        let men = (0..).zip(&self.tiles).filter(|(_, tile)| tile.man.is_some());
        let men: Vec<_> = men.map(|(nth, _)| self.middle(nth)).collect();
        let lines = cover::svg(&self.strokes, &men);
        Some(format!("<g transform=\"scale({})\">{lines}</g>", self.scale() / 100.0))
    }

    /// The whole picture as one SVG document, without any short cut.
    pub fn svg(&self) -> String {
        let mut sides: BTreeMap<&str, Side> = BTreeMap::new();
        let set = self.board.set();
        let mut body = self.board.svg();
        for (patch, area) in self.placed() {
            let Area { x, y, width, height } = area;
            let svg = patch.svg(self.board, area);
            // A patch ends where its area does.
            let _ = write!(
                body,
                "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\">{svg}</svg>"
            );
            sides.extend(patch.sides().map(|side| (side.key(), side)));
        }
        let label = self.board.label();
        for Area { x, y, width, height } in &self.bars {
            let _ = write!(
                body,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{label}\"/>"
            );
        }
        body.extend(self.cover());
        let definitions: String =
            sides.into_values().map(|side| men::definition(side, set)).collect();
        let (width, height) = self.board.extent();
        super::raster::document(width, height, &(definitions + &body))
    }
}

impl Patch {
    /// The drawing in pixels from the left upper corner of its area. Refers to the definitions of
    /// its sides.
    pub fn svg(&self, board: Board, area: Area) -> String {
        match self {
            Self::Tile(tile) => tile.svg(board, area),
            Self::Hand(hand) => hand.svg(board, area),
        }
    }

    /// Whose men are on it.
    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        let side = match self {
            Self::Tile(tile) => tile.man.map(|(_, side)| side),
            Self::Hand(hand) => Some(hand.side),
        };
        side.into_iter()
    }

    /// Whether only a hexagon of the area is its own.
    pub fn is_hexagon(&self) -> bool {
        matches!(self, Self::Tile(Tile { ground: Ground::Hexagon { .. }, .. }))
    }
}
