//! Boards of squares: where everything goes.

use std::collections::HashMap;
use std::fmt::Write;

use super::canvas::Area;
use super::cover::{self, Stroke};
use super::men;
use super::scene::{Scene, Size, Style, Undrawn};
use super::theme::Theme;
use super::tile::{Ground, Marks, Shade, Tile};
use crate::rules::kit::label;
use crate::rules::{Band, Cell, Geometry, Seat, Side};

/// The frame and the empty board in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Board {
    pub theme: Theme,
    size: Size,
    files: u8,
    ranks: u8,
    turned: bool,
    coordinates: bool,
}

/// All that a picture shows. Equal plans give equal pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Plan {
    pub board: Board,
    /// What each square shows, row by row from the left upper corner.
    pub tiles: Vec<Tile>,
    /// Bars in the frame, one along each band.
    pub bars: Vec<Area>,
    strokes: Vec<Stroke>,
}

/// The longest side of a board that has legible squares.
const LONGEST: u8 = 26;

impl Board {
    /// The board most pictures show: the usual style, eight squares a side.
    pub fn usual() -> Self {
        let style = Style::default();
        Self::new(style, 8, 8)
    }

    fn new(style: Style, files: u8, ranks: u8) -> Self {
        let Style { theme, below, coordinates, size } = style;
        Self { theme, size, files, ranks, turned: below == Seat::SECOND, coordinates }
    }

    /// The sides of a square in pixels.
    pub fn cell(self) -> u32 {
        let [top, _, right, _] = self.margins();
        let [_, bottom, _, left] = self.margins();
        let room = self.size.width() - (left + right).max(top + bottom);
        room / u32::from(self.files.max(self.ranks))
    }

    /// The widths of the frame: top, bottom, right, left.
    fn margins(self) -> [u32; 4] {
        let narrow = self.size.scaled(12);
        let wide = if self.coordinates { self.size.scaled(36) } else { narrow };
        [narrow, wide, narrow, wide]
    }

    /// The picture's width and height.
    pub fn extent(self) -> (u32, u32) {
        let [top, bottom, right, left] = self.margins();
        let longest = self.files.max(self.ranks);
        let side = |count: u8, margins: u32| {
            if count == longest {
                self.size.width()
            } else {
                u32::from(count) * self.cell() + margins
            }
        };
        (side(self.files, left + right), side(self.ranks, top + bottom))
    }

    /// The left upper corner of the square in this column and row of the picture.
    pub fn corner(self, column: usize, row: usize) -> (usize, usize) {
        let [top, _, _, left] = self.margins();
        let cell = self.cell() as usize;
        (left as usize + column * cell, top as usize + row * cell)
    }

    fn columns(self) -> usize {
        usize::from(self.files)
    }

    /// Where a cell is in the picture, if it is on the board.
    fn place(self, cell: Cell) -> Option<(usize, usize)> {
        let x = u8::try_from(cell.x).ok().filter(|&x| x < self.files)?;
        let y = u8::try_from(cell.y).ok().filter(|&y| y < self.ranks)?;
        let (x, y) = if self.turned { (self.files - 1 - x, y) } else { (x, self.ranks - 1 - y) };
        Some((usize::from(x), usize::from(y)))
    }

    /// The cell at a place of the picture.
    fn cell_at(self, column: usize, row: usize) -> Cell {
        let (column, row) = (column as i16, row as i16);
        let (files, ranks) = (i16::from(self.files), i16::from(self.ranks));
        if self.turned {
            Cell::new(files - 1 - column, row)
        } else {
            Cell::new(column, ranks - 1 - row)
        }
    }

    /// The frame with its labels, as SVG.
    pub fn svg(self) -> String {
        let colours = self.theme.colours();
        let (width, height) = self.extent();
        let (frame, ink) = (colours.frame, colours.label);
        let mut svg = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{frame}\"/>");
        if !self.coordinates {
            return svg;
        }
        let geometry = Geometry::Squares { files: self.files, ranks: self.ranks, fog: false };
        let half = self.cell() as usize / 2;
        // On boards of very many squares the squares limit the labels.
        let size = |normal: u32| self.size.scaled(normal).min(self.cell() * 4 / 5);
        let (plain, narrow) = (size(22), size(20));
        let _ = write!(
            svg,
            "<g font-family=\"Noto Sans\" font-weight=\"700\" text-anchor=\"middle\" \
             fill=\"{ink}\" font-size=\"{plain}\">"
        );
        let middle = f64::from(self.size.scaled(36)) / 2.0;
        let below = self.corner(0, usize::from(self.ranks)).1 as f64 + middle;
        for column in 0..self.columns() {
            let x = self.corner(column, 0).0 + half;
            let baseline = below + 0.3 * f64::from(plain);
            let name = label::column(geometry, self.cell_at(column, 0));
            let _ = write!(svg, "<text x=\"{x}\" y=\"{baseline}\">{name}</text>");
        }
        for row in 0..usize::from(self.ranks) {
            let name = label::row(geometry, self.cell_at(0, row));
            let size = if name.len() > 1 { narrow } else { plain };
            let baseline = (self.corner(0, row).1 + half) as f64 + 0.36 * f64::from(size);
            let _ = write!(
                svg,
                "<text x=\"{middle}\" y=\"{baseline}\" font-size=\"{size}\">{name}</text>"
            );
        }
        svg + "</g>"
    }

    /// A bar under the columns of a band and, where it is cut, one beside its rows.
    fn bars(self, band: &Band) -> Vec<Area> {
        let (gap, thick) = (self.size.scaled(4), self.size.scaled(4));
        let cell = self.cell();
        let inside = |from: i16, to: i16, count: u8| {
            (from.max(0) <= to.min(i16::from(count) - 1))
                .then(|| (from.max(0), to.min(i16::from(count) - 1)))
        };
        let Some(columns) = inside(*band.columns.start(), *band.columns.end(), self.files) else {
            return Vec::new();
        };
        let ends = [columns.0, columns.1].map(|x| self.place(Cell::new(x, 0)));
        let [Some((a, _)), Some((b, _))] = ends else { return Vec::new() };
        let (x, _) = self.corner(a.min(b), 0);
        let (_, y) = self.corner(0, usize::from(self.ranks));
        let count = (a.abs_diff(b) + 1) as u32;
        let mut bars = vec![Area {
            x: x as u32 + gap,
            y: y as u32 + gap / 2,
            width: count * cell - 2 * gap,
            height: thick,
        }];
        let rows = band.rows.as_ref();
        if let Some(rows) = rows.and_then(|rows| inside(*rows.start(), *rows.end(), self.ranks)) {
            let ends = [rows.0, rows.1].map(|y| self.place(Cell::new(0, y)));
            let [Some((_, a)), Some((_, b))] = ends else { return bars };
            let (x, y) = self.corner(0, a.min(b));
            let count = (a.abs_diff(b) + 1) as u32;
            bars.push(Area {
                x: x as u32 - gap / 2 - thick,
                y: y as u32 + gap,
                width: thick,
                height: count * cell - 2 * gap,
            });
        }
        bars
    }
}

/// Settles what a scene shows.
///
/// # Errors
///
/// When it cannot be drawn: see [`Undrawn`].
pub(super) fn plan(scene: &Scene<'_>, style: Style) -> Result<Plan, Undrawn> {
    let view = scene.view;
    let Geometry::Squares { files, ranks, fog } = view.geometry else {
        return Err(Undrawn::Geometry);
    };
    if files.min(ranks) == 0 || files.max(ranks) > LONGEST {
        return Err(Undrawn::Extent { files, ranks });
    }
    let board = Board::new(style, files, ranks);
    let mut tiles = Vec::with_capacity(board.columns() * usize::from(ranks));
    for row in 0..usize::from(ranks) {
        for column in 0..board.columns() {
            tiles.push(empty(board.cell_at(column, row), fog, scene));
        }
    }
    let slot = |cell| {
        let (column, row) = board.place(cell).ok_or(Undrawn::OffBoard(cell))?;
        Ok(row * board.columns() + column)
    };
    for man in &view.men {
        let side = view.sides.get(man.seat.index()).copied().ok_or(Undrawn::Seat(man.seat))?;
        if !men::drawn(man.figure) {
            return Err(Undrawn::Figure(man.figure));
        }
        let tile = &mut tiles[slot(man.cell)?];
        tile.man = Some((man.figure, side));
        tile.ground = Ground::Square;
    }
    for &(cell, mark) in view.marks.iter().chain(scene.marks) {
        let tile = &mut tiles[slot(cell)?];
        tile.marks = tile.marks.with(mark);
        if mark == crate::rules::Mark::Selected && tile.shade == Shade::Dimmed {
            // The chosen man stays lit wherever it stands.
            tile.shade = Shade::Plain;
        }
    }
    let at = |cell: Cell| {
        let (column, row) = board.place(cell)?;
        Some((column as i16, row as i16))
    };
    let strokes = view.lines.iter().filter_map(|line| {
        Some(Stroke { from: at(line.from)?, to: at(line.to)?, kind: line.kind })
    });
    let strokes = strokes.collect();
    let mut bars: Vec<Area> = match scene.only {
        Some(band) => board.bars(band),
        None => scene.bands.iter().flat_map(|band| board.bars(band)).collect(),
    };
    bars.dedup();
    Ok(Plan { board, tiles, bars, strokes })
}

/// The square of a cell without man and marks.
fn empty(cell: Cell, fog: bool, scene: &Scene<'_>) -> Tile {
    let shade = match scene.only {
        Some(band) if !band.has(cell) => Shade::Dimmed,
        Some(_) => Shade::Plain,
        None => match scene.bands.iter().position(|band| band.has(cell)) {
            Some(nth) if nth % 2 == 1 => Shade::Banded,
            _ => Shade::Plain,
        },
    };
    let ground =
        if fog { Ground::Fog(((cell.x + 2 * cell.y).rem_euclid(3)) as u8) } else { Ground::Square };
    let dark = (cell.x + cell.y).rem_euclid(2) == 0;
    Tile { man: None, dark, ground, marks: Marks::default(), shade }
}

impl Plan {
    /// The tiles with their corners in the picture.
    pub fn placed(&self) -> impl Iterator<Item = (Tile, (usize, usize))> {
        let columns = self.board.columns();
        (0..).zip(&self.tiles).map(move |(nth, &tile): (usize, _)| {
            (tile, self.board.corner(nth % columns, nth / columns))
        })
    }

    /// The lines over the board, as SVG; `None` if there are none.
    pub fn cover(&self) -> Option<String> {
        if self.strokes.is_empty() {
            return None;
        }
        let columns = self.board.columns();
        let men: Vec<_> = (0..)
            .zip(&self.tiles)
            .filter(|(_, tile)| tile.man.is_some())
            .map(|(nth, _): (usize, _)| ((nth % columns) as i16, (nth / columns) as i16))
            .collect();
        let ((x, y), scale) = (self.board.corner(0, 0), f64::from(self.board.cell()) / 100.0);
        let lines = cover::svg(&self.strokes, &men);
        Some(format!("<g transform=\"translate({x} {y}) scale({scale})\">{lines}</g>"))
    }

    /// The whole picture as one SVG document, without any short cut.
    pub fn svg(&self) -> String {
        let mut sides: HashMap<&str, Side> = HashMap::new();
        let mut body = self.board.svg();
        let scale = f64::from(self.board.cell()) / 100.0;
        for (tile, (x, y)) in self.placed() {
            let svg = tile.svg(self.board.theme, self.board.cell());
            let _ = write!(body, "<g transform=\"translate({x} {y}) scale({scale})\">{svg}</g>");
            sides.extend(tile.man.map(|(_, side)| (side.key(), side)));
        }
        let label = self.board.theme.colours().label;
        for Area { x, y, width, height } in &self.bars {
            let _ = write!(
                body,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{label}\"/>"
            );
        }
        body.extend(self.cover());
        let mut definitions: Vec<String> = sides.into_values().map(men::definition).collect();
        definitions.sort_unstable();
        let (width, height) = self.board.extent();
        super::raster::document(width, height, &(definitions.concat() + &body))
    }
}
