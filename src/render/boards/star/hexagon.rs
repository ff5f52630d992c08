//! A hexagon with its number and what stands on it, 100 wide.

use std::fmt::Write;

use super::colours::hexagons;
use crate::render::cells::area::Area;
use crate::render::cells::marks;
use crate::render::cells::men;
use crate::render::cells::tile::{Ground, Tile};
use crate::render::look::style::Look;
use crate::rules::Mark;

/// How far a man's middle is above the cell's.
pub(super) const LIFT: f64 = 9.0;
/// The height of a man.
const MAN: f64 = 66.0;
/// How far below the cell's middle its number stands.
const NUMBER: f64 = 37.0;

/// The corners of a hexagon whose sides are `inset`, as SVG writes points. `ratio` is that of its
/// height to its width.
pub(super) fn form(ratio: f64, inset: f64) -> String {
    let corners = corners(ratio, inset).map(|(x, y)| format!("{x:.2},{y:.2}"));
    corners.join(" ")
}

/// The corners clockwise from the left.
fn corners(ratio: f64, inset: f64) -> [(f64, f64); 6] {
    let half = 50.0 * ratio;
    let share = 1.0 - inset / half;
    [(-50.0, 0.0), (-25.0, -half), (25.0, -half), (50.0, 0.0), (25.0, half), (-25.0, half)]
        .map(|(x, y)| (50.0 + x * share, half + y * share))
}

/// The drawing of a tile whose ground is a hexagon, from below: tint, corners or frame, number,
/// burst, ring, man, badge, dot. Nothing reaches out of the hexagon but half its edge.
pub(super) fn svg(tile: Tile, look: Look, area: Area) -> String {
    let Ground([tone, number, ..]) = tile.ground;
    let (colours, own) = (look.theme.colours(), hexagons(look.theme));
    let ratio = f64::from(area.height) / f64::from(area.width);
    let half = 50.0 * ratio;
    let marks = tile.marks;
    let tinted = if marks.has(Mark::Selected) {
        Some(colours.selected[0])
    } else {
        marks.has(Mark::LastMove).then_some(colours.last[0])
    };
    let tone = usize::from(tone);
    let fill = tinted.unwrap_or_else(|| tile.shaded(own.tone[tone], colours.shade));
    let ink = if tinted.is_some() { own.number[0] } else { own.number[tone] };
    let (scale, edge) = (f64::from(area.width) / 100.0, own.edge);
    let mut svg = format!("<g transform=\"scale({scale})\">");
    let _ = write!(svg, "<polygon points=\"{}\" fill=\"{fill}\"/>", form(ratio, 0.0));
    svg += &marks.traps(0, fill.mix(colours.shade, 0.5));
    let frame = |inset: f64, width: f64, colour| {
        format!(
            "<polygon points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>",
            form(ratio, inset)
        )
    };
    if marks.has(Mark::Selected) {
        svg += &frame(3.4, 5.0, colours.selected_frame);
    } else if marks.has(Mark::LastMove) {
        let line = colours.brackets;
        let path = brackets(ratio);
        let _ =
            write!(svg, "<path d=\"{path}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"5\"/>");
    }
    if marks.has(Mark::Place) {
        svg += &frame(2.6, 3.2, colours.target);
    } else if marks.has(Mark::Movable) && !marks.has(Mark::Selected) {
        svg += &frame(2.6, 3.2, colours.selected_frame);
    }
    let _ = write!(
        svg,
        "<polygon points=\"{}\" fill=\"none\" stroke=\"{edge}\" stroke-width=\"2\"/>\
         <text x=\"50\" y=\"{}\" font-family=\"Noto Sans\" font-weight=\"700\" \
         text-anchor=\"middle\" font-size=\"20\" fill=\"{ink}\">{number}</text>",
        form(ratio, 0.0),
        half + NUMBER,
    );
    let (left, top, share) = (50.0 - MAN / 2.0, half - LIFT - MAN / 2.0, MAN / 100.0);
    let _ = write!(svg, "<g transform=\"translate({left} {top}) scale({share})\">");
    svg += &marks.under(colours);
    if let Some((figure, side)) = tile.man {
        svg += &men::man(figure, side, look);
    }
    svg += &marks.over(colours);
    if marks.has(Mark::Place) {
        svg += &marks::dot(colours, 15.5);
    }
    svg += "</g>";
    svg += &tile.veil(colours, &format!("<polygon points=\"{}\"", form(ratio, 0.0)));
    svg + "</g>"
}

/// The corners of the last move: parts of an inset hexagon's sides.
fn brackets(ratio: f64) -> String {
    let corners = corners(ratio, 4.0);
    let mut path = String::new();
    for (nth, &(x, y)) in corners.iter().enumerate() {
        let towards = |other: usize| {
            let (a, b) = corners[other % 6];
            (x + (a - x) * 0.24, y + (b - y) * 0.24)
        };
        let ((a, b), (c, d)) = (towards(nth + 5), towards(nth + 1));
        let _ = write!(path, "M{a:.2} {b:.2}L{x:.2} {y:.2}L{c:.2} {d:.2}");
    }
    path
}
