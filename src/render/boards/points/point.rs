//! A crossing of lines.

use std::f64::consts::FRAC_1_SQRT_2;
use std::fmt::Write;

use super::colours::wood;
use super::river::{STRAIGHT, Shore, WAYS, has, in_palace, is_start, on_board, ways};
use crate::render::cells::characters;
use crate::render::cells::tile::Ground;
use crate::render::look::theme::Theme;

/// The columns of the characters in the river.
const LETTERS: [usize; 4] = [1, 2, 6, 7];
/// The height of the characters in the river.
const LETTER: f64 = 56.0;

/// What is to be seen of the board at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Point {
    /// Ways that lines go.
    lines: u8,
    /// Corners with a tick that marks a place of the setup.
    ticks: u8,
    /// Straight ways that lead off the board.
    pub outer: u8,
    river: Shore,
    /// The number of the river's character here, from 1.
    letter: u8,
    /// Ways to neighbours that burst into this cell.
    pub glow: u8,
}

impl From<Point> for Ground {
    fn from(point: Point) -> Self {
        let Point { lines, ticks, outer, river, letter, glow } = point;
        Self([lines, ticks, outer, river as u8, letter, glow])
    }
}

impl From<Ground> for Point {
    fn from(Ground([lines, ticks, outer, river, letter, glow]): Ground) -> Self {
        Self { lines, ticks, outer, river: Shore::read(river), letter, glow }
    }
}

impl Point {
    /// The lines at a place of the picture; the same when the board is turned.
    pub fn at(column: usize, row: usize) -> Self {
        let inner = (1..8).contains(&column);
        let place = (column, row);
        let mut lines = ways(on_board, place) & STRAIGHT;
        let river = Shore::of(row);
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
        let start = is_start(column, row);
        let ticks = if start { ways(on_board, place) & !STRAIGHT } else { 0 };
        let letter = LETTERS.iter().position(|&at| at == column && river != Shore::None);
        let letter = letter.map_or(0, |nth| nth as u8 + 1);
        Self { lines, ticks, outer: !ways(on_board, place) & STRAIGHT, river, letter, glow: 0 }
    }

    /// River, lines, ticks and the outer border in a cell of `cell` pixels.
    pub fn svg(self, theme: Theme, cell: u32) -> String {
        let colours = wood(theme);
        let pixel = 100.0 / f64::from(cell);
        // Lengths are those of a cell of 72 pixels.
        let whole = |length: f64| (length * f64::from(cell) / 72.0).round().max(1.0) * pixel;
        let (line, thick) = (whole(2.0), whole(4.0));
        let mut svg = String::new();
        let (left, right) = (
            if has(self.outer, 6) { 50.0 } else { 0.0 },
            if has(self.outer, 2) { 50.0 } else { 100.0 },
        );
        let bank = match self.river {
            Shore::None => None,
            Shore::Above => Some((0.0, 0.0)),
            Shore::Below => Some((50.0, 100.0)),
        };
        if let Some((top, middle)) = bank {
            let (river, width) = (colours.river, right - left);
            let _ = write!(
                svg,
                "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"50\" fill=\"{river}\"/>"
            );
            if let Some(letter) = self.letter.checked_sub(1).and_then(characters::river) {
                let (ink, scale) = (colours.river_ink, LETTER / 1000.0);
                let _ = write!(
                    svg,
                    "<path transform=\"translate(50 {middle}) scale({scale})\" d=\"{letter}\" \
                     fill=\"{ink}\"/>"
                );
            }
        }
        let ink = colours.line;
        let (mut straight, mut slanted) = (String::new(), String::new());
        for (way, (x, y)) in WAYS.into_iter().enumerate().filter(|&(way, _)| has(self.lines, way)) {
            let (x, y) = (50 + 50 * x, 50 + 50 * y);
            let path = if way % 2 == 0 { &mut straight } else { &mut slanted };
            let _ = write!(path, "M50 50L{x} {y}");
        }
        // Where two lines end in a corner, the corner is filled.
        let half = line / 2.0;
        let _ = write!(straight, "M{} 50H{}", 50.0 - half, 50.0 + half);
        let (near, far) = (whole(5.0), whole(5.0) + whole(10.0));
        for (_, (x, y)) in WAYS.iter().enumerate().filter(|&(way, _)| has(self.ticks, way)) {
            let at = |sign: i16, length: f64| 50.0 + f64::from(sign) * (length + half);
            let _ = write!(
                straight,
                "M{} {}V{}H{}",
                at(*x, near),
                at(*y, far),
                at(*y, near),
                at(*x, far)
            );
        }
        let _ = write!(
            svg,
            "<path d=\"{slanted}\" stroke=\"{ink}\" stroke-width=\"{}\"/>\
             <g fill=\"none\" stroke=\"{ink}\" shape-rendering=\"crispEdges\">\
             <path d=\"{straight}\" stroke-width=\"{line}\"/>",
            line * (1.0 + FRAC_1_SQRT_2) / 2.0,
        );
        let out = half + whole(6.0) + thick / 2.0;
        let reach = |way: usize, open: f64| {
            let sign = if open > 50.0 { 1.0 } else { -1.0 };
            if has(self.outer, way) { 50.0 + sign * (out + thick / 2.0) } else { open }
        };
        let mut border = String::new();
        for (way, (x, y)) in WAYS.into_iter().enumerate().filter(|&(way, _)| has(self.outer, way)) {
            let (x, y) = (50.0 + f64::from(x) * out, 50.0 + f64::from(y) * out);
            let _ = if way % 4 == 0 {
                write!(border, "M{} {y}H{}", reach(6, 0.0), reach(2, 100.0))
            } else {
                write!(border, "M{x} {}V{}", reach(0, 0.0), reach(4, 100.0))
            };
        }
        let _ = write!(svg, "<path d=\"{border}\" stroke-width=\"{thick}\"/></g>");
        svg
    }
}
