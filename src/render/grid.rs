//! Boards of columns and rows: where cells and labels are.

use std::fmt::Write;

use super::board::{Board, Shape};
use super::canvas::Area;
use crate::rules::kit::label;
use crate::rules::{Band, Cell, Geometry, Labels};

/// The height of a strip for a tray at the normal size.
const STRIP: u32 = 76;

/// The columns and rows of a board in its picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    board: Board,
    pub files: u8,
    pub ranks: u8,
    /// The sides of a cell in pixels.
    pub cell: u32,
    /// The widths of the frame.
    top: u32,
    bottom: u32,
    left: u32,
    right: u32,
    /// The height of the strips above and below in which trays lie; 0 without trays.
    strip: u32,
}

impl Grid {
    /// The grid of a board that has one.
    pub fn of(board: Board) -> Self {
        let scaled = |length| board.style.size.scaled(length);
        let coordinates = board.style.coordinates;
        let (files, ranks, [top, bottom, left, right]) = match board.shape {
            Shape::Squares { files, ranks, .. } => {
                let (narrow, wide) = (scaled(12), scaled(36));
                let named = if coordinates { wide } else { narrow };
                (files, ranks, [narrow, named, named, narrow])
            }
            Shape::Discs | Shape::Figures | Shape::Star | Shape::Plane(_) => {
                (9, 10, [scaled(if coordinates { 36 } else { 18 }); 4])
            }
        };
        let width = board.style.size.width();
        let longest = u32::from(files.max(ranks));
        let cell = match board.shape {
            Shape::Squares { .. } => (width - (left + right).max(top + bottom)) / longest,
            // Ten rows of these make a picture higher than wide.
            Shape::Discs | Shape::Figures | Shape::Star | Shape::Plane(_) => {
                (width - left - right) / u32::from(files)
            }
        };
        let strip = match board.shape {
            Shape::Squares { trays: true, .. } => scaled(STRIP),
            _ => 0,
        };
        Self { board, files, ranks, cell, top, bottom, left, right, strip }
    }

    /// How far the ground of outer cells reaches into the frame.
    pub fn spill(self) -> u32 {
        if self.board.shape == Shape::Discs { self.board.style.size.scaled(6) } else { 0 }
    }

    /// The picture's width and height.
    pub fn extent(self) -> (u32, u32) {
        let side = |count: u8, margins: u32| {
            let squares = matches!(self.board.shape, Shape::Squares { .. });
            if squares && count == self.files.max(self.ranks) {
                self.board.style.size.width()
            } else {
                u32::from(count) * self.cell + margins
            }
        };
        let height = side(self.ranks, self.top + self.bottom);
        (side(self.files, self.left + self.right), height + 2 * self.strip)
    }

    /// Where the tray of the seat below lies, or of the other one.
    pub fn tray(self, below: bool) -> Area {
        let (width, height) = self.extent();
        let y = if below { height - self.strip } else { 0 };
        Area { x: 0, y, width, height: self.strip }
    }

    /// The left upper corner of the cell in this column and row of the picture.
    pub fn corner(self, column: usize, row: usize) -> (usize, usize) {
        let cell = self.cell as usize;
        let top = (self.strip + self.top) as usize;
        (self.left as usize + column * cell, top + row * cell)
    }

    pub fn columns(self) -> usize {
        usize::from(self.files)
    }

    pub fn rows(self) -> usize {
        usize::from(self.ranks)
    }

    /// The rectangle that the cell in this column and row of the picture fills.
    pub fn area(self, column: usize, row: usize) -> Area {
        let (x, y) = self.corner(column, row);
        let spill = self.spill();
        let wider = |at: usize, count: usize| {
            let (before, after) = (at == 0, at + 1 == count);
            (u32::from(before) * spill, u32::from(after) * spill)
        };
        let (west, east) = wider(column, self.columns());
        let (north, south) = wider(row, self.rows());
        Area {
            x: x as u32 - west,
            y: y as u32 - north,
            width: self.cell + west + east,
            height: self.cell + north + south,
        }
    }

    /// Where a cell is in the picture, if it is on the board.
    pub fn place(self, cell: Cell) -> Option<(usize, usize)> {
        let x = u8::try_from(cell.x).ok().filter(|&x| x < self.files)?;
        let y = u8::try_from(cell.y).ok().filter(|&y| y < self.ranks)?;
        let turned = self.board.turned();
        let (x, y) = if turned { (self.files - 1 - x, y) } else { (x, self.ranks - 1 - y) };
        Some((usize::from(x), usize::from(y)))
    }

    /// The cell at a place of the picture.
    pub fn cell_at(self, column: usize, row: usize) -> Cell {
        let (column, row) = (column as i16, row as i16);
        let (files, ranks) = (i16::from(self.files), i16::from(self.ranks));
        if self.board.turned() {
            Cell::new(files - 1 - column, row)
        } else {
            Cell::new(column, ranks - 1 - row)
        }
    }

    /// The frame with its labels, as SVG.
    pub fn svg(self) -> String {
        let colours = self.board.theme().colours();
        let (width, height) = self.extent();
        let (frame, ink) = (colours.frame, colours.label);
        let mut svg = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{frame}\"/>");
        if !self.board.style.coordinates {
            return svg;
        }
        let geometry = match self.board.shape {
            Shape::Squares { files, ranks, .. } => Geometry::Squares { files, ranks, fog: false },
            Shape::Discs | Shape::Figures | Shape::Star | Shape::Plane(_) => Geometry::Points,
        };
        let scaled = |length| self.board.style.size.scaled(length);
        let half = self.cell as usize / 2;
        // On boards of very many squares the squares limit the labels.
        let size = |normal: u32| scaled(normal).min(self.cell * 4 / 5);
        let (plain, narrow) = (size(22), size(20));
        let _ = write!(
            svg,
            "<g font-family=\"Noto Sans\" font-weight=\"700\" text-anchor=\"middle\" \
             fill=\"{ink}\" font-size=\"{plain}\">"
        );
        let middle = f64::from(scaled(36) - self.spill()) / 2.0;
        let below = self.corner(0, self.rows()).1 as f64 + f64::from(self.spill()) + middle;
        let by_letters = self.board.style.labels == Labels::Cells;
        for column in 0..self.columns() {
            let x = self.corner(column, 0).0 + half;
            let drop = if by_letters { 0.3 } else { 0.36 } * f64::from(plain);
            let mut text = |baseline: f64, name: String| {
                let _ = write!(svg, "<text x=\"{x}\" y=\"{baseline}\">{name}</text>");
            };
            if by_letters {
                text(below + drop, label::column(geometry, self.cell_at(column, 0)));
            } else {
                // Each side counts from its own right, so both ways of the board read the same.
                text(below + drop, (self.columns() - column).to_string());
                text(middle + drop, (column + 1).to_string());
            }
        }
        for row in 0..if by_letters { self.rows() } else { 0 } {
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
    pub fn bars(self, band: &Band) -> Vec<Area> {
        let scaled = |length| self.board.style.size.scaled(length);
        let (gap, thick) = (scaled(4), scaled(4));
        let cell = self.cell;
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
        let (_, y) = self.corner(0, self.rows());
        let count = (a.abs_diff(b) + 1) as u32;
        let mut bars = vec![Area {
            x: x as u32 + gap,
            y: y as u32 + self.spill() + gap / 2,
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
                x: x as u32 - self.spill() - gap / 2 - thick,
                y: y as u32 + gap,
                width: thick,
                height: count * cell - 2 * gap,
            });
        }
        bars
    }
}
