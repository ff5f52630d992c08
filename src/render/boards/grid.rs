//! Boards of columns and rows: where cells, labels and bars are.

use std::fmt::Write;

use super::layout::Places;
use crate::render::cells::area::Area;
use crate::render::cells::tile::Ground;
use crate::render::look::style::Style;
use crate::rules::kit::label;
use crate::rules::{Band, Cell, Geometry, Labels};

/// The columns and rows of a board in its picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Grid {
    pub style: Style,
    /// By which columns and rows are named.
    pub geometry: Geometry,
    pub files: u8,
    pub ranks: u8,
    /// The sides of a cell in pixels.
    pub cell: u32,
    /// The widths of the frame above the cells and to their left.
    pub corner: (u32, u32),
    pub extent: (u32, u32),
    /// The height of the strips above and below in which trays lie; 0 without trays.
    pub strip: u32,
    /// How far the ground of outer cells reaches into the frame.
    pub spill: u32,
    /// Whether the cells are turned.
    pub turned: bool,
}

impl Grid {
    /// The left upper corner of the cell in this column and row of the picture.
    pub fn corner(&self, column: usize, row: usize) -> (usize, usize) {
        let cell = self.cell as usize;
        let (left, top) = self.corner;
        (left as usize + column * cell, (self.strip + top) as usize + row * cell)
    }

    pub fn columns(&self) -> usize {
        usize::from(self.files)
    }

    pub fn rows(&self) -> usize {
        usize::from(self.ranks)
    }

    /// Every cell in the order of tiles, with what is made of it in this column and row.
    pub fn cells(&self, ground: impl Fn(Cell, usize, usize) -> Ground) -> Vec<(Cell, Ground)> {
        let places = (0..self.rows()).flat_map(|row| (0..self.columns()).map(move |at| (at, row)));
        let cells = places.map(|(column, row)| {
            let cell = self.cell_at(column, row);
            (cell, ground(cell, column, row))
        });
        cells.collect()
    }

    /// Where a cell is in the picture, if it is on the board.
    fn place(&self, cell: Cell) -> Option<(usize, usize)> {
        let x = u8::try_from(cell.x).ok().filter(|&x| x < self.files)?;
        let y = u8::try_from(cell.y).ok().filter(|&y| y < self.ranks)?;
        let (x, y) = if self.turned { (self.files - 1 - x, y) } else { (x, self.ranks - 1 - y) };
        Some((usize::from(x), usize::from(y)))
    }

    /// The cell at a place of the picture.
    pub fn cell_at(&self, column: usize, row: usize) -> Cell {
        let (column, row) = (column as i16, row as i16);
        let (files, ranks) = (i16::from(self.files), i16::from(self.ranks));
        if self.turned {
            Cell::new(files - 1 - column, row)
        } else {
            Cell::new(column, ranks - 1 - row)
        }
    }

    /// The names of columns and rows, as SVG.
    fn labels(&self) -> String {
        let ink = self.style.theme.colours().label;
        let scaled = |length| self.style.size.scaled(length);
        let half = self.cell as usize / 2;
        // On boards of very many squares the squares limit the labels.
        let size = |normal: u32| scaled(normal).min(self.cell * 4 / 5);
        let (plain, narrow) = (size(22), size(20));
        let mut svg = format!(
            "<g font-family=\"Noto Sans\" font-weight=\"700\" text-anchor=\"middle\" \
             fill=\"{ink}\" font-size=\"{plain}\">"
        );
        let middle = f64::from(scaled(36) - self.spill) / 2.0;
        let below = self.corner(0, self.rows()).1 as f64 + f64::from(self.spill) + middle;
        let by_letters = self.style.labels == Labels::Cells;
        for column in 0..self.columns() {
            let x = self.corner(column, 0).0 + half;
            let drop = if by_letters { 0.3 } else { 0.36 } * f64::from(plain);
            let mut text = |baseline: f64, name: String| {
                let _ = write!(svg, "<text x=\"{x}\" y=\"{baseline}\">{name}</text>");
            };
            if by_letters {
                text(below + drop, label::column(self.geometry, self.cell_at(column, 0)));
            } else {
                // Each side counts from its own right, so both ways of the board read the same.
                text(below + drop, (self.columns() - column).to_string());
                text(middle + drop, (column + 1).to_string());
            }
        }
        for row in 0..if by_letters { self.rows() } else { 0 } {
            let name = label::row(self.geometry, self.cell_at(0, row));
            let size = if name.len() > 1 { narrow } else { plain };
            let baseline = (self.corner(0, row).1 + half) as f64 + 0.36 * f64::from(size);
            let _ = write!(
                svg,
                "<text x=\"{middle}\" y=\"{baseline}\" font-size=\"{size}\">{name}</text>"
            );
        }
        svg + "</g>"
    }
}

impl Places for Grid {
    fn extent(&self) -> (u32, u32) {
        self.extent
    }

    fn frame(&self) -> String {
        let (width, height) = self.extent;
        let colours = self.style.theme.colours();
        let frame = colours.frame;
        let mut svg = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{frame}\"/>");
        if let Some(rim) = colours.rim {
            let thick = self.style.size.scaled(4);
            let (x, y) = self.corner(0, 0);
            let out = self.spill + thick / 2;
            let (x, y) = (x as u32 - out, y as u32 - out);
            let side = |count: u8| u32::from(count) * self.cell + 2 * out;
            let (width, height) = (side(self.files), side(self.ranks));
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"none\" \
                 stroke=\"{rim}\" stroke-width=\"{thick}\"/>"
            );
        }
        if self.style.coordinates {
            svg += &self.labels();
        }
        svg
    }

    fn slot(&self, cell: Cell) -> Option<usize> {
        let (column, row) = self.place(cell)?;
        Some(row * self.columns() + column)
    }

    fn area(&self, nth: usize) -> Area {
        let (column, row) = (nth % self.columns(), nth / self.columns());
        let (x, y) = self.corner(column, row);
        let wider = |at: usize, count: usize| {
            let (before, after) = (at == 0, at + 1 == count);
            (u32::from(before) * self.spill, u32::from(after) * self.spill)
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

    fn middle(&self, nth: usize) -> (f64, f64) {
        let (x, y) = self.corner(nth % self.columns(), nth / self.columns());
        let half = f64::from(self.cell) / 2.0;
        (x as f64 + half, y as f64 + half)
    }

    fn unit(&self) -> u32 {
        self.cell
    }

    fn bars(&self, band: &Band) -> Vec<Area> {
        let scaled = |length| self.style.size.scaled(length);
        let (gap, thick) = (scaled(4), scaled(4));
        let cell = self.cell;
        let inside = |from: i16, to: i16, count: u8| {
            let (from, to) = (from.max(0), to.min(i16::from(count) - 1));
            (from <= to).then_some([from, to])
        };
        let Some(columns) = inside(*band.columns.start(), *band.columns.end(), self.files) else {
            return Vec::new();
        };
        let ends = columns.map(|x| self.place(Cell::new(x, 0)));
        let [Some((a, _)), Some((b, _))] = ends else { return Vec::new() };
        let (x, _) = self.corner(a.min(b), 0);
        let (_, y) = self.corner(0, self.rows());
        let count = (a.abs_diff(b) + 1) as u32;
        let mut bars = vec![Area {
            x: x as u32 + gap,
            y: y as u32 + self.spill + gap / 2,
            width: count * cell - 2 * gap,
            height: thick,
        }];
        let rows = band.rows.as_ref();
        if let Some(rows) = rows.and_then(|rows| inside(*rows.start(), *rows.end(), self.ranks)) {
            let ends = rows.map(|y| self.place(Cell::new(0, y)));
            let [Some((_, a)), Some((_, b))] = ends else { return bars };
            let (x, y) = self.corner(0, a.min(b));
            let count = (a.abs_diff(b) + 1) as u32;
            bars.push(Area {
                x: x as u32 - self.spill - gap / 2 - thick,
                y: y as u32 + gap,
                width: thick,
                height: count * cell - 2 * gap,
            });
        }
        bars
    }
}
