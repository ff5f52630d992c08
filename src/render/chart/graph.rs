//! The course of a game as a small picture: above the middle the first seat is better, below it the
//! second.

use std::fmt::Write;

use crate::render::look::common;
use crate::render::look::palette::Palette;
use crate::render::look::theme::Theme;
use crate::render::paint::picture::Picture;
use crate::render::paint::png;
use crate::render::paint::raster::{RASTER, document};

const WIDTH: u32 = 720;
const HEIGHT: u32 = 280;
/// The plot inside the picture: left, top, right, bottom.
const PLOT: [f64; 4] = [64.0, 18.0, 702.0, 236.0];
/// Two lines across are no nearer to each other, so that their numbers can be read.
const APART: f64 = 18.0;

/// A line across the graph.
#[derive(Clone, Debug)]
pub(crate) struct Level {
    /// What stands beside the line.
    pub label: String,
    /// The chance of the first seat there, from 0 to 100.
    pub chance: f64,
}

impl Level {
    /// How far from the middle it lies, in percent.
    fn off(&self) -> f64 {
        (self.chance - 50.0).abs()
    }
}

/// Draws the chances of the first seat, from 0 to 100, one a position, with rings round the positions
/// of these numbers, and a line across for each of the levels that has room; they come in order.
pub(crate) fn draw(chances: &[f64], levels: &[Level], rings: &[usize], theme: Theme) -> Picture {
    let colours = theme.colours();
    let (ground, ink, line) = (colours.frame, colours.label, colours.line());
    let grid = ground.mix(ink, 0.24);
    let (above, below) = (ground.mix(ink, 0.5), ground.mix(line, 0.22));
    let mark = common::FLAG;
    let palette = Palette::made_of(
        &[ground, ink, line, grid, above, below, mark],
        &[
            (ground, ink, 10),
            (ground, line, 10),
            (above, line, 8),
            (below, line, 8),
            (ground, above, 6),
            (ground, below, 6),
            (mark, ink, 6),
            (grid, line, 6),
        ],
    );
    let [left, _, right, bottom] = PLOT;
    let middle = height(50.0);
    let levels = roomy(levels);
    let mut body = format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{ground}\"/>");
    let places = places(chances);
    let course = path(&places);
    if let [first, .., last] = places.as_slice() {
        // The same area twice, each time shown on one side of the middle only.
        let [top, rest] = [middle - PLOT[1], bottom - middle];
        let _ = write!(
            body,
            "<clipPath id=\"a\"><rect x=\"0\" y=\"{}\" width=\"{WIDTH}\" height=\"{top}\"/></clipPath>\
             <clipPath id=\"b\"><rect x=\"0\" y=\"{middle}\" width=\"{WIDTH}\" height=\"{rest}\"/></clipPath>",
            PLOT[1]
        );
        for (clip, colour) in [('a', above), ('b', below)] {
            let _ = write!(
                body,
                "<path clip-path=\"url(#{clip})\" fill=\"{colour}\" \
                 d=\"{course}L{:.1} {middle}L{:.1} {middle}Z\"/>",
                last.0, first.0
            );
        }
    }
    for level in &levels {
        let y = height(level.chance).round();
        let (width, colour) = if level.off() < 0.5 { (3, ink) } else { (1, grid) };
        let _ = write!(
            body,
            "<path d=\"M{left} {y}H{right}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
        );
    }
    if !places.is_empty() {
        let _ = write!(
            body,
            "<path d=\"{course}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"4\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
        );
    }
    for (x, y) in rings.iter().filter_map(|&nth| places.get(nth)) {
        let _ = write!(
            body,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"8\" fill=\"{mark}\" stroke=\"{ink}\" \
             stroke-width=\"3\"/>"
        );
    }
    let _ = write!(
        body,
        "<g font-family=\"Noto Sans\" font-weight=\"700\" font-size=\"20\" fill=\"{ink}\">"
    );
    for Level { label, chance } in levels {
        let (x, y) = (left - 10.0, height(chance) + 7.0);
        let _ = write!(body, "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{label}</text>");
    }
    body += &numbers(chances.len());
    body += "</g>";
    let svg = document(WIDTH, HEIGHT, &body);
    let pixels = RASTER.indices(&svg, WIDTH, HEIGHT, &palette);
    Picture {
        png: png::write(&pixels, WIDTH, palette.entries()).into(),
        width: WIDTH,
        height: HEIGHT,
    }
}

/// How high a chance lies.
fn height(chance: f64) -> f64 {
    let [_, top, _, bottom] = PLOT;
    bottom - chance.clamp(0.0, 100.0) / 100.0 * (bottom - top)
}

/// The levels whose lines have room, from the middle outwards.
fn roomy(levels: &[Level]) -> Vec<Level> {
    let mut order = levels.to_vec();
    order.sort_by(|one, other| one.off().total_cmp(&other.off()));
    let mut kept: Vec<Level> = Vec::new();
    for level in order {
        let far = |other: &Level| (height(level.chance) - height(other.chance)).abs() >= APART;
        if kept.iter().all(far) {
            kept.push(level);
        }
    }
    kept
}

fn places(chances: &[f64]) -> Vec<(f64, f64)> {
    let [left, _, right, _] = PLOT;
    let last = chances.len().saturating_sub(1).max(1) as f64;
    let place =
        |(nth, &chance): (usize, &f64)| (left + nth as f64 / last * (right - left), height(chance));
    chances.iter().enumerate().map(place).collect()
}

fn path(places: &[(f64, f64)]) -> String {
    places.iter().enumerate().fold(String::new(), |mut path, (nth, (x, y))| {
        let _ = write!(path, "{}{x:.1} {y:.1}", if nth == 0 { 'M' } else { 'L' });
        path
    })
}

/// Moves of both sides under the plot, at most eight.
fn numbers(count: usize) -> String {
    let [left, _, right, _] = PLOT;
    let (last, moves) = (count.saturating_sub(1), count.saturating_sub(1) / 2);
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 5_000];
    let step = steps.into_iter().find(|step| moves / step <= 7).unwrap_or(50_000);
    (0..=moves).step_by(step).fold(String::new(), |mut svg, nth| {
        let x = left + (2 * nth) as f64 / last.max(1) as f64 * (right - left);
        let _ = write!(svg, "<text x=\"{x:.1}\" y=\"266\" text-anchor=\"middle\">{nth}</text>");
        svg
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(steep: f64) -> Vec<Level> {
        let level = |lead: i32| {
            let chance = 50.0 + 50.0 * (f64::from(lead) * steep).tanh();
            Level { label: lead.to_string(), chance }
        };
        [-9, -3, -1, 0, 1, 3, 9].map(level).into()
    }

    #[test]
    fn every_course_gives_a_picture() {
        let long: Vec<f64> = (0..4_000).map(|n| f64::from(n % 101)).collect();
        for chances in [&[][..], &[50.0], &[-3.0, 104.0], &long] {
            for theme in Theme::ALL {
                let picture = draw(chances, &levels(0.25), &[0, 1, 99_999], theme);
                let image = image::load_from_memory(&picture.png).expect("a PNG file");
                assert_eq!((image.width(), image.height()), (WIDTH, HEIGHT));
                assert!(picture.png.len() < 60_000, "{}", picture.png.len());
            }
        }
    }

    #[test]
    fn better_lies_higher() {
        let heights: Vec<_> = [-5.0, 20.0, 50.0, 70.0, 103.0].map(height).into();
        assert!(heights.windows(2).all(|pair| pair[0] > pair[1]), "{heights:?}");
        assert!(heights.iter().all(|y| (PLOT[1]..=PLOT[3]).contains(y)));
    }

    #[test]
    fn lines_across_keep_apart() {
        let kept = |steep| {
            let mut kept = roomy(&levels(steep));
            kept.sort_by(|one, other| one.chance.total_cmp(&other.chance));
            kept.into_iter().map(|level| level.label).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(kept(0.25), "-9 -3 -1 0 1 3 9");
        assert_eq!(kept(0.9), "-3 -1 0 1 3", "of a steep curve the far ones coincide");
    }
}
