//! A loose tile, or the table where none lies.

use std::fmt::Write;

use super::colours::{self, Dye, cloth, dye};
use super::table::Table;
use crate::render::cells::area::Area;
use crate::render::cells::marks::{self, Marks};
use crate::render::cells::men;
use crate::render::cells::tile::{DIMMED, Shade, Tile};
use crate::render::look::sets::Set;
use crate::render::look::style::Look;
use crate::rules::{Mark, PieceKind, Side};

/// The cell with what lies on it. Straight lines keep to the pixels of its area.
pub(super) fn svg(tile: Tile, look: Look, area: Area) -> String {
    let (table, cloth) = (Table::from(tile.ground), cloth(look.theme));
    let ground = match tile.shade {
        _ if table.outside => cloth.frame,
        Shade::Banded => cloth.banded,
        Shade::Plain | Shade::Dimmed => cloth.table[usize::from(table.dark)],
    };
    let mut svg = format!(
        "<g transform=\"scale({})\"><rect width=\"100\" height=\"100\" fill=\"{ground}\"/>",
        f64::from(area.width) / 100.0
    );
    svg += &table.lines(cloth, area.width);
    let has = |mark| tile.marks.has(mark);
    match tile.man {
        Some((figure, side)) => svg += &lying(figure, side, tile.marks, look),
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
        let frame = cloth.frame;
        let _ = write!(
            svg,
            "<rect width=\"100\" height=\"100\" fill=\"{frame}\" fill-opacity=\"{DIMMED}\"/>"
        );
    }
    svg + "</g>"
}

/// A tile with its man.
fn lying(figure: PieceKind, side: Side, marks: Marks, look: Look) -> String {
    let own = dye(side);
    let mut svg = blank(own);
    let has = |mark| marks.has(mark);
    let traps = marks.traps(6, own.hatch);
    if !traps.is_empty() {
        let _ = write!(
            svg,
            "<clipPath id=\"face\"><rect x=\"6\" y=\"6\" width=\"88\" height=\"86\" rx=\"10\"/>\
             </clipPath><g clip-path=\"url(#face)\">{traps}</g>"
        );
    }
    let man = if has(Mark::Check) {
        svg += &marks::spikes([40.0, 32.0], colours::BURST, colours::BURST_EDGE, 4.0);
        men::silhouette(figure, look.set, colours::CHECKED, colours::BURST)
    } else {
        man(figure, look.set, own)
    };
    let _ = write!(svg, "<g transform=\"translate(13.5 13.5) scale(0.765)\">{man}</g>");
    svg += &emblem(side, (19.0, 19.0), 9.6);
    if has(Mark::LastMove) {
        svg += &marks::frame(1.0, 6.0, 12.0, colours::GOLD);
    }
    svg
}

/// The man on a tile: of one tone, or an outline round a body of its own.
pub(super) fn man(figure: PieceKind, set: Set, own: &Dye) -> String {
    match own.body {
        Some(body) => men::outlined(figure, set, body, own.man),
        None => men::silhouette(figure, set, own.man, own.face),
    }
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
