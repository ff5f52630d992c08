//! The table on which tiles lie.

use std::fmt::Write;

use super::colours::Cloth;
use crate::render::cells::tile::Ground;
use crate::render::look::colour::Rgb;

/// The ways to the neighbours: up, right, down, left.
pub(super) const WAYS: [(i16, i16); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// What the table is like at a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Table {
    /// Whether cell lines are drawn; without them only where they cross.
    pub grid: bool,
    /// Whether it is of the darker cells, which make distances plain.
    pub dark: bool,
    /// Whether nothing may lie here.
    pub outside: bool,
    /// On which of the [`WAYS`] a fence runs.
    pub fence: [bool; 4],
}

impl From<Table> for Ground {
    fn from(table: Table) -> Self {
        let [up, right, down, left] = table.fence.map(u8::from);
        let ground = u8::from(table.grid) | u8::from(table.dark) << 1;
        Self([ground, table.outside.into(), up, right, down, left])
    }
}

impl From<Ground> for Table {
    fn from(Ground([ground, outside, fence @ ..]): Ground) -> Self {
        let (grid, dark) = (ground & 1 != 0, ground & 2 != 0);
        Self { grid, dark, outside: outside != 0, fence: fence.map(|there| there != 0) }
    }
}

impl Table {
    /// The lines at the cell, keeping to the pixels of a cell of `cell` pixels.
    pub fn lines(self, cloth: &Cloth, cell: u32) -> String {
        let mut svg = String::new();
        let pixel = 100.0 / f64::from(cell);
        let thin = (f64::from(cell) / 60.0).round().max(1.0) * pixel;
        let mut bar = |x: f64, y: f64, width: f64, height: f64, fill: Rgb| {
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
            );
        };
        // Every line belongs to the cell on its right or below it.
        let parts: &[(f64, f64)] =
            if self.grid { &[(0.0, 100.0)] } else { &[(0.0, 10.0), (90.0, 10.0)] };
        for &(from, length) in parts {
            bar(from, 0.0, length, thin, cloth.line);
            bar(0.0, from, thin, length, cloth.line);
        }
        let thick = (f64::from(cell) * 0.05).round().max(2.0) * pixel;
        let sides = [
            (0.0, 0.0, 100.0, thick),
            (100.0 - thick, 0.0, thick, 100.0),
            (0.0, 100.0 - thick, 100.0, thick),
            (0.0, 0.0, thick, 100.0),
        ];
        for (there, (x, y, width, height)) in self.fence.into_iter().zip(sides) {
            if there {
                bar(x, y, width, height, cloth.label);
            }
        }
        svg
    }
}
