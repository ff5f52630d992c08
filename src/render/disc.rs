//! A crossing of lines with the disc on it.

use std::f64::consts::{FRAC_1_SQRT_2, FRAC_PI_2};
use std::fmt::Write;

use super::board::Board;
use super::canvas::Area;
use super::characters;
use super::marks;
use super::points::WAYS;
use super::theme::{Colours, Theme, discs, wood};
use super::tile::{Shade, Tile, veil};
use crate::rules::{Figure, Mark, Side};

/// The radius of a disc, in hundredths of the way to the next point.
const RADIUS: f64 = 43.0;
/// The radius of what rings it.
const RING: f64 = 48.4;
/// The radius of what rings one that can be chosen.
const MOVABLE: f64 = 46.4;
/// The radii of the burst under a disc in check.
const BURST: (f32, f32) = (57.5, 49.5);
/// The height of the characters in the river.
const LETTER: f64 = 56.0;

/// What is to be seen of the board at a point. Sets of ways have a bit for each of [`WAYS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Point {
    /// Ways that lines go.
    pub lines: u8,
    /// Corners with a tick that marks a place of the setup.
    pub ticks: u8,
    /// Straight ways that lead off the board.
    pub outer: u8,
    pub river: Shore,
    /// Which character of the river's stands here.
    pub letter: Option<u8>,
    /// Ways to neighbours that burst into this cell.
    pub glow: u8,
}

/// Where the river is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Shore {
    None,
    Above,
    Below,
}

const fn has(set: u8, way: usize) -> bool {
    set & 1 << way != 0
}

/// The drawing of a tile whose ground is a point, from below: wood, river, lines, bursts of
/// neighbours, rings, burst, disc, capture, badges, dot.
pub(super) fn svg(tile: Tile, point: Point, board: Board, area: Area) -> String {
    let spilt = |way: usize| if has(point.outer, way) { board.style.size.scaled(6) } else { 0 };
    let cell = area.width - spilt(2) - spilt(6);
    let theme = board.theme();
    let colours = theme.colours();
    let mut svg = String::with_capacity(8 << 10);
    let wood = tile.shaded(wood(theme).ground, colours.frame);
    let Area { width, height, .. } = area;
    let (scale, left, top) = (f64::from(cell) / 100.0, spilt(6), spilt(0));
    let _ = write!(
        svg,
        "<rect width=\"{width}\" height=\"{height}\" fill=\"{wood}\"/>\
         <g transform=\"translate({left} {top}) scale({scale})\">"
    );
    svg += &point.svg(theme, cell);
    for (_, (x, y)) in WAYS.iter().enumerate().filter(|&(way, _)| has(point.glow, way)) {
        let burst = marks::burst(colours, BURST.0, BURST.1);
        let _ = write!(svg, "<g transform=\"translate({} {})\">{burst}</g>", x * 100, y * 100);
    }
    svg += &under(tile, colours);
    if let Some((figure, side)) = tile.man {
        svg += &disc(figure, side);
    }
    if tile.marks.has(Mark::Capture) {
        let (line, rim) = (colours.target, colours.target_rim);
        let _ = write!(
            svg,
            "<g fill=\"none\"><circle cx=\"50\" cy=\"50\" r=\"42.5\" stroke=\"{rim}\" \
             stroke-width=\"12.6\"/><circle cx=\"50\" cy=\"50\" r=\"42.5\" stroke=\"{line}\" \
             stroke-width=\"8.4\"/></g>"
        );
    }
    svg += &tile.marks.over(colours);
    if tile.marks.has(Mark::Place) {
        svg += &marks::dot(colours, 15.5);
    }
    svg += "</g>";
    if tile.shade == Shade::Dimmed {
        svg += &veil(colours, &format!("<rect width=\"{width}\" height=\"{height}\""));
    }
    svg
}

/// What lies under the disc.
fn under(tile: Tile, colours: &Colours) -> String {
    let marks = tile.marks;
    let mut svg = String::new();
    let ring = |fill, edge| {
        format!(
            "<circle cx=\"50\" cy=\"50\" r=\"{RING}\" fill=\"{fill}\" stroke=\"{edge}\" \
             stroke-width=\"2.8\"/>"
        )
    };
    let corners = |colour| {
        let brackets = marks::brackets(22.0, 6.0, colour);
        format!("<g transform=\"translate(12 12) scale(0.76)\">{brackets}</g>")
    };
    if marks.has(Mark::Check) {
        svg += &marks::burst(colours, BURST.0, BURST.1);
    }
    if marks.has(Mark::Trapped) || marks.has(Mark::PartlyTrapped) {
        let top = if marks.has(Mark::Trapped) { 0 } else { 50 };
        svg += &marks::hatch(top, colours.frame);
    }
    match (tile.man.is_some(), marks.has(Mark::Selected), marks.has(Mark::LastMove)) {
        (true, true, _) => svg += &ring(discs::SELECTED, discs::SELECTED_EDGE),
        (true, false, true) => svg += &ring(discs::LAST, discs::LAST_EDGE),
        (false, true, _) => svg += &corners(colours.selected_frame),
        (false, false, true) => {
            svg += &corners(colours.brackets);
            let (fill, edge) = (discs::LAST, discs::LAST_EDGE);
            let _ = write!(
                svg,
                "<circle cx=\"50\" cy=\"50\" r=\"13\" fill=\"{fill}\" stroke=\"{edge}\" \
                 stroke-width=\"2.8\"/>"
            );
        }
        (_, false, false) => {}
    }
    if marks.has(Mark::Movable) && !marks.has(Mark::Selected) {
        let (line, rim) = (discs::SELECTED_EDGE, discs::MOVABLE_RIM);
        // Four arcs, open on the diagonals.
        let quarter = MOVABLE * FRAC_PI_2;
        let (arc, gap) = (quarter * 0.68, quarter * 0.32);
        let _ = write!(
            svg,
            "<g fill=\"none\" stroke-dasharray=\"{arc} {gap}\" stroke-dashoffset=\"{}\">\
             <circle cx=\"50\" cy=\"50\" r=\"{MOVABLE}\" stroke=\"{rim}\" \
             stroke-width=\"7\"/><circle cx=\"50\" cy=\"50\" r=\"{MOVABLE}\" \
             stroke=\"{line}\" stroke-width=\"4\"/></g>",
            arc / 2.0
        );
    }
    if marks.has(Mark::Place) {
        let brackets = marks::brackets(22.0, 6.0, colours.target);
        let _ = write!(svg, "<g transform=\"translate(12 12) scale(0.76)\">{brackets}</g>");
    }
    svg
}

/// The gradient of a side's discs.
pub(super) fn definition(side: Side) -> String {
    let (key, disc) = (side.key(), discs::of(side));
    format!(
        "<linearGradient id=\"{key}\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" \
         y1=\"{}\" y2=\"{}\"><stop offset=\"0\" stop-color=\"{}\"/><stop offset=\"1\" \
         stop-color=\"{}\"/></linearGradient>",
        50.0 - RADIUS,
        50.0 + RADIUS,
        disc.top,
        disc.bottom
    )
}

/// A disc with its character.
fn disc(figure: Figure, side: Side) -> String {
    let Some(character) = characters::man(figure, side) else { return String::new() };
    let (key, disc) = (side.key(), discs::of(side));
    let (shadow, edge, ring, ink) = (discs::SHADOW, disc.edge, disc.ring, disc.ink);
    let scale = RADIUS * 1.3 / 1000.0;
    format!(
        "<circle cx=\"50\" cy=\"{}\" r=\"{RADIUS}\" fill=\"{shadow}\" fill-opacity=\"0.55\"/>\
         <circle cx=\"50\" cy=\"50\" r=\"{RADIUS}\" fill=\"{edge}\"/>\
         <circle cx=\"50\" cy=\"50\" r=\"{}\" fill=\"url(#{key})\"/>\
         <circle cx=\"50\" cy=\"50\" r=\"{}\" fill=\"none\" stroke=\"{ring}\" \
         stroke-width=\"{}\"/><path transform=\"translate(50 50) scale({scale})\" d=\"{character}\" \
         fill=\"{ink}\"/>",
        50.0 + RADIUS * 0.06,
        RADIUS * 0.95,
        RADIUS * 0.83,
        RADIUS * 0.055,
    )
}

impl Point {
    /// River, lines, ticks and the outer border in a cell of `cell` pixels.
    fn svg(self, theme: Theme, cell: u32) -> String {
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
            if let Some(letter) = self.letter.and_then(characters::river) {
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
