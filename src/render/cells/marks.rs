//! Marks as shapes, in a box of 100 by 100.

use std::fmt::Write;

use crate::render::look::colour::Rgb;
use crate::render::look::colours::Colours;
use crate::render::look::common;
use crate::rules::Mark;

/// How white clouds are.
const CLOUD: f32 = 0.11;

/// A set of marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Marks(u16);

impl Marks {
    pub const fn with(self, mark: Mark) -> Self {
        Self(self.0 | 1 << mark as u16)
    }

    pub const fn has(self, mark: Mark) -> bool {
        self.0 & 1 << mark as u16 != 0
    }

    /// What lies under a man.
    pub fn under(self, colours: &Colours) -> String {
        let mut svg = String::new();
        if self.has(Mark::Check) {
            svg += &burst(colours, 50.0, 40.5);
        }
        if self.has(Mark::Capture) {
            svg += &ring(colours);
        }
        svg
    }

    /// What lies over a man.
    pub fn over(self, colours: &Colours) -> String {
        let mut svg = self.signs();
        if self.has(Mark::Target) {
            svg += &dot(colours, 15.5);
        }
        svg
    }

    /// The lines on what cannot move: from `top` down, or over the lower half if it can a little.
    pub fn traps(self, top: i16, colour: Rgb) -> String {
        if self.has(Mark::Trapped) {
            hatch(top, colour)
        } else if self.has(Mark::PartlyTrapped) {
            hatch(50, colour)
        } else {
            String::new()
        }
    }

    /// The signs that look the same on all boards.
    pub fn signs(self) -> String {
        let mut svg = String::new();
        if self.has(Mark::Threatened) {
            svg += &flag();
        }
        if self.has(Mark::Replaceable) {
            svg += &badge();
        }
        if self.has(Mark::Announced) {
            svg += &cross((50, 50), 20, 9);
        }
        if self.has(Mark::Captured) {
            svg += &cross((17, 83), 9, 6);
        }
        svg
    }
}

/// The disc of a cell that a man may go to.
pub(crate) fn dot(colours: &Colours, radius: f32) -> String {
    let (fill, rim) = (colours.target, colours.target_rim);
    let (inner, outer) = (radius - 1.25, radius + 1.25);
    format!(
        "<circle cx=\"50\" cy=\"50\" r=\"{outer}\" fill=\"{rim}\" fill-opacity=\"0.75\"/>\
         <circle cx=\"50\" cy=\"50\" r=\"{inner}\" fill=\"{fill}\"/>"
    )
}

/// Four corners, which mark where the last move went from and to.
pub(crate) fn brackets(arm: f64, width: f64, colour: Rgb) -> String {
    let (low, high) = (width / 2.0, 100.0 - width / 2.0);
    let far = 100.0 - arm;
    format!(
        "<path d=\"M{low} {arm}V{low}H{arm}M{far} {low}H{high}V{arm}M{high} {far}V{high}H{far}M{arm} \
         {high}H{low}V{far}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
    )
}

/// A closed frame whose outer edge is `inset` inside the square's.
pub(crate) fn frame(inset: f64, width: f64, radius: f64, colour: Rgb) -> String {
    let (start, side) = (inset + width / 2.0, 100.0 - 2.0 * inset - width);
    format!(
        "<rect x=\"{start}\" y=\"{start}\" width=\"{side}\" height=\"{side}\" rx=\"{radius}\" \
         fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
    )
}

/// What stands behind a king in check.
pub(crate) fn burst(colours: &Colours, outer: f32, inner: f32) -> String {
    spikes([outer, inner], colours.check, colours.check_edge, 2.0)
}

/// A star of sixteen points between two radii, turned so that none points straight up.
pub(crate) fn spikes([outer, inner]: [f32; 2], fill: Rgb, edge: Rgb, width: f32) -> String {
    let mut points = String::new();
    for nth in 0..32u8 {
        let radius = if nth % 2 == 0 { outer } else { inner };
        let (sin, cos) = ((f32::from(nth) + 1.0) * std::f32::consts::PI / 16.0).sin_cos();
        let _ = write!(points, "{:.2},{:.2} ", 50.0 + radius * cos, 50.0 + radius * sin);
    }
    format!(
        "<polygon points=\"{points}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{width}\"/>"
    )
}

fn ring(colours: &Colours) -> String {
    let (line, rim) = (colours.target, colours.target_rim);
    format!(
        "<g fill=\"none\"><circle cx=\"50\" cy=\"50\" r=\"43\" stroke=\"{rim}\" \
         stroke-width=\"12.5\"/><circle cx=\"50\" cy=\"50\" r=\"43\" stroke=\"{line}\" \
         stroke-width=\"8.5\"/></g>"
    )
}

/// Diagonal lines from `top` down to the lower edge.
fn hatch(top: i16, colour: Rgb) -> String {
    let mut path = String::new();
    for sum in (8..200).step_by(16) {
        let (low, high) = (top.max(sum - 100), sum.min(100));
        if low < high {
            let _ = write!(path, "M{} {low}L{} {high}", sum - low, sum - high);
        }
    }
    format!("<path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"6\"/>")
}

/// An exclamation mark on a flag in the upper right corner.
fn flag() -> String {
    let (fill, edge, sign) = (common::FLAG, common::FLAG_EDGE, common::FLAG_SIGN);
    format!(
        "<path d=\"M60 2H98V40Z\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"3\" \
         stroke-linejoin=\"round\"/><g fill=\"{sign}\"><rect x=\"85.4\" y=\"5.6\" width=\"5.6\" \
         height=\"13\" rx=\"1.4\"/><circle cx=\"88.2\" cy=\"23.4\" r=\"3.1\"/></g>"
    )
}

/// Two arrows going round, in the lower right corner.
fn badge() -> String {
    let (fill, white) = (common::BADGE, Rgb::WHITE);
    format!(
        "<circle cx=\"82\" cy=\"82\" r=\"15.75\" fill=\"{fill}\" stroke=\"{white}\" \
         stroke-width=\"2.5\"/><path d=\"M74 80.4A8.2 8.2 0 0 1 87.6 76.2M90 83.6A8.2 8.2 0 0 1 \
         76.4 87.8\" fill=\"none\" stroke=\"{white}\" stroke-width=\"3.2\"/><path d=\"M91.6 \
         72.4V80.4H83.6ZM72.4 91.6V83.6H80.4Z\" fill=\"{white}\"/>"
    )
}

/// A cross in the colour of captures, `half` its size.
fn cross((x, y): (i16, i16), half: i16, width: i16) -> String {
    let (line, casing) = (common::CROSS, Rgb::WHITE);
    let (left, right, top, bottom) = (x - half, x + half, y - half, y + half);
    let path = format!("<path d=\"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}\"");
    format!(
        "<g fill=\"none\" stroke-linecap=\"round\">{path} stroke=\"{casing}\" \
         stroke-width=\"{}\"/>{path} stroke=\"{line}\" stroke-width=\"{width}\"/></g>",
        width + 6
    )
}

/// One of three clouds: the same outline, moved, scaled and mirrored.
pub(crate) fn cloud(variant: u8) -> String {
    let place = match variant {
        0 => "translate(2 4)",
        1 => "translate(96 14) scale(-0.9 0.9)",
        _ => "translate(14 8) scale(0.8 0.84)",
    };
    format!(
        "<path transform=\"{place}\" d=\"M24 72A14 14 0 0 1 22.5 44.1A18 18 0 0 1 54.5 34.2A15 15 0 \
         0 1 76.4 47.2A12.5 12.5 0 0 1 74 72Z\" fill=\"#FFFFFF\" fill-opacity=\"{CLOUD}\"/>"
    )
}
