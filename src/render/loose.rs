//! A loose tile, or the table where none lies, as SVG.

use std::fmt::Write;

use super::board::Board;
use super::colour::Rgb;
use super::marks::{self, Marks};
use super::men;
use super::theme::loose::{self as colours, Dye, dye};
use super::tile::{Shade, Tile};
use crate::rules::{Figure, Mark, Side};

/// The ways to the neighbours: up, right, down, left.
pub(super) const WAYS: [(i16, i16); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// What the table is like at a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Table {
    /// Whether cell lines are drawn; without them only where they cross.
    pub grid: bool,
    /// Whether nothing may lie here.
    pub outside: bool,
    /// On which of the [`WAYS`] a fence runs.
    pub fence: [bool; 4],
}

/// The cell with what lies on it, in a box of 100 by 100. Straight lines keep to the pixels of a
/// cell of `cell` pixels.
pub(super) fn svg(tile: Tile, table: Table, board: Board, cell: u32) -> String {
    let ground = match tile.shade {
        _ if table.outside => colours::FRAME,
        Shade::Banded => colours::BANDED,
        Shade::Plain | Shade::Dimmed => colours::TABLE,
    };
    let mut svg = format!("<rect width=\"100\" height=\"100\" fill=\"{ground}\"/>");
    lines(&mut svg, table, cell);
    let has = |mark| tile.marks.has(mark);
    match tile.man {
        Some((figure, side)) => svg += &lying(figure, side, tile.marks, board),
        None if has(Mark::LastMove) => {
            let _ = write!(
                svg,
                "<rect x=\"6\" y=\"6\" width=\"88\" height=\"88\" rx=\"11\" fill=\"none\" \
                 stroke=\"{}\" stroke-width=\"4\" stroke-dasharray=\"11 8\"/>",
                colours::GOLD
            );
        }
        None => {}
    }
    if has(Mark::Selected) {
        svg += &marks::frame(1.0, 8.0, 12.0, colours::CHOICE);
    } else if has(Mark::Movable) {
        for (width, ink) in [(11.0, colours::CHOICE_RIM), (6.0, colours::CHOICE)] {
            svg += &marks::brackets(24.0, width, ink);
        }
    }
    if has(Mark::Place) {
        svg += &marks::frame(29.0, 7.0, 6.0, colours::CHOICE);
    }
    if has(Mark::Target) {
        let _ = write!(svg, "<circle cx=\"50\" cy=\"50\" r=\"15\" fill=\"{}\"/>", colours::CHOICE);
    }
    if has(Mark::Capture) {
        for (width, ink) in [(12, colours::CHOICE_RIM), (7, colours::CHOICE)] {
            let _ = write!(
                svg,
                "<circle cx=\"50\" cy=\"50\" r=\"42\" fill=\"none\" stroke=\"{ink}\" \
                 stroke-width=\"{width}\"/>"
            );
        }
    }
    svg += &tile.marks.signs();
    if tile.shade == Shade::Dimmed {
        let frame = colours::FRAME;
        let _ = write!(
            svg,
            "<rect width=\"100\" height=\"100\" fill=\"{frame}\" fill-opacity=\"{}\"/>",
            super::tile::DIMMED
        );
    }
    svg
}

/// The lines of the table.
fn lines(svg: &mut String, table: Table, cell: u32) {
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
        if table.grid { &[(0.0, 100.0)] } else { &[(0.0, 10.0), (90.0, 10.0)] };
    for &(from, length) in parts {
        bar(from, 0.0, length, thin, colours::LINE);
        bar(0.0, from, thin, length, colours::LINE);
    }
    let thick = (f64::from(cell) * 0.05).round().max(2.0) * pixel;
    let sides = [
        (0.0, 0.0, 100.0, thick),
        (100.0 - thick, 0.0, thick, 100.0),
        (0.0, 100.0 - thick, 100.0, thick),
        (0.0, 0.0, thick, 100.0),
    ];
    for (there, (x, y, width, height)) in table.fence.into_iter().zip(sides) {
        if there {
            bar(x, y, width, height, colours::LABEL);
        }
    }
}

/// A tile with its man.
fn lying(figure: Figure, side: Side, marks: Marks, board: Board) -> String {
    let own = dye(side);
    let mut svg = blank(own);
    let has = |mark| marks.has(mark);
    if has(Mark::Trapped) || has(Mark::PartlyTrapped) {
        let top = if has(Mark::Trapped) { 6 } else { 50 };
        let _ = write!(
            svg,
            "<clipPath id=\"face\"><rect x=\"6\" y=\"6\" width=\"88\" height=\"86\" rx=\"10\"/>\
             </clipPath><g clip-path=\"url(#face)\">{}</g>",
            marks::hatch(top, own.hatch)
        );
    }
    let man = if has(Mark::Check) {
        svg += &marks::spikes([40.0, 32.0], colours::BURST, colours::BURST_EDGE, 4.0);
        men::silhouette(figure, board.set(), colours::CHECKED, colours::BURST)
    } else {
        men::silhouette(figure, board.set(), own.man, own.face)
    };
    let _ = write!(svg, "<g transform=\"translate(10.5 11) scale(0.79)\">{man}</g>");
    svg += &emblem(side, (16.5, 17.0), 6.2);
    if has(Mark::LastMove) {
        svg += &marks::frame(1.0, 6.0, 12.0, colours::GOLD);
    }
    svg
}

/// A tile without anything on it.
pub(super) fn blank(own: &Dye) -> String {
    format!(
        "<rect x=\"3\" y=\"3\" width=\"94\" height=\"94\" rx=\"13\" fill=\"{}\"/>\
         <rect x=\"6\" y=\"6\" width=\"88\" height=\"86\" rx=\"10\" fill=\"{}\"/>",
        own.edge, own.face
    )
}

/// The sign of a side, which tells it apart where colours do not.
pub(super) fn emblem(side: Side, (x, y): (f64, f64), half: f64) -> String {
    let ink = dye(side).man;
    let form = match side {
        Side::White => {
            let (radius, width) = (half * 0.8, half * 0.42);
            return format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius:.2}\" fill=\"none\" \
                 stroke=\"{ink}\" stroke-width=\"{width:.2}\"/>"
            );
        }
        Side::Black => {
            return format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{half}\" fill=\"{ink}\"/>");
        }
        Side::Red => "M0 -1L1 0.8H-1Z",
        Side::Blue => "M-0.9 -0.9H0.9V0.9H-0.9Z",
        Side::Green => "M-0.36 -1H0.36V-0.36H1V0.36H0.36V1H-0.36V0.36H-1V-0.36H-0.36Z",
        Side::Yellow => "M0 -1.1L1.1 0L0 1.1L-1.1 0Z",
    };
    format!("<path transform=\"translate({x} {y}) scale({half})\" d=\"{form}\" fill=\"{ink}\"/>")
}
