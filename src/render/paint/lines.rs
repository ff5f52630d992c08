//! Lines over a finished board: check arrows, threats, announced lines.

use std::fmt::Write;

use crate::render::look::colour::Rgb;
use crate::render::look::common;
use crate::rules::LineKind;

/// A line in hundredths of a cell from the picture's left upper corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stroke {
    pub from: (i32, i32),
    pub to: (i32, i32),
    pub kind: LineKind,
}

/// How near a line without a head may come to the middle of a man, in cells.
const CLEARANCE: f32 = 0.46;

type Point = (f32, f32);

/// The lines as SVG in cells of 100, leaving out what would cover men at `men`.
pub(super) fn svg(strokes: &[Stroke], men: &[(i32, i32)]) -> String {
    let mut svg = String::new();
    for stroke in strokes {
        let (from, to) = (point(stroke.from), point(stroke.to));
        if from == to {
            continue;
        }
        svg += &match stroke.kind {
            LineKind::Check => arrow(from, to, common::CHECK_LINE, false),
            LineKind::Threat => arrow(from, to, common::THREAT_LINE, true),
            LineKind::Announced => announced(from, to, men),
            LineKind::Advice => arrow(from, to, common::ADVICE_LINE, false),
        };
    }
    svg
}

fn point((x, y): (i32, i32)) -> Point {
    (x as f32, y as f32)
}

/// The point `share` of the way between two.
fn between(from: Point, to: Point, share: f32) -> Point {
    (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share)
}

/// Dashes in the gaps between the men.
fn announced(from: Point, to: Point, men: &[(i32, i32)]) -> String {
    let mut path = String::new();
    for (start, end) in gaps(from, to, men) {
        let (a, b) = (between(from, to, start), between(from, to, end));
        let _ = write!(path, "M{:.1} {:.1}L{:.1} {:.1}", a.0, a.1, b.0, b.1);
    }
    let (line, casing) = (common::CHECK_LINE, Rgb::WHITE);
    format!(
        "<g fill=\"none\" stroke-linecap=\"round\"><path d=\"{path}\" stroke=\"{casing}\" \
         stroke-width=\"14.3\"/></g><path d=\"{path}\" fill=\"none\" stroke=\"{line}\" \
         stroke-width=\"8.3\" stroke-dasharray=\"16.7 14.3\"/>"
    )
}

/// The parts of a segment that keep clear of every man, as shares of its length.
fn gaps(from: Point, to: Point, men: &[(i32, i32)]) -> Vec<(f32, f32)> {
    let along = (to.0 - from.0, to.1 - from.1);
    let length = along.0.hypot(along.1);
    let radius = CLEARANCE * 100.0;
    let mut hidden: Vec<(f32, f32)> = men
        .iter()
        .filter_map(|&man| {
            let man = point(man);
            let towards = (man.0 - from.0, man.1 - from.1);
            let foot = (towards.0 * along.0 + towards.1 * along.1) / length;
            let aside = (towards.0 * along.1 - towards.1 * along.0).abs() / length;
            let half = (radius.powi(2) - aside.powi(2)).max(0.0).sqrt();
            (half > 0.0).then_some(((foot - half) / length, (foot + half) / length))
        })
        .collect();
    hidden.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut gaps = Vec::new();
    let mut start = 0.0f32;
    for (from, to) in hidden {
        if from > start {
            gaps.push((start, from.min(1.0)));
        }
        start = start.max(to);
        if start >= 1.0 {
            return gaps;
        }
    }
    gaps.push((start, 1.0));
    gaps
}

/// An arrow from beside one man to before another; between neighbours only its head.
fn arrow(from: Point, to: Point, colour: Rgb, dashed: bool) -> String {
    const WIDTH: f32 = 8.5;
    const CASING: f32 = WIDTH + 5.0;
    const HEAD: f32 = 3.2 * WIDTH;
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let tip = between(from, to, 1.0 - 40.0 / length);
    let neck = between(from, to, 1.0 - (40.0 + HEAD) / length);
    let across = ((to.1 - from.1) / length, (from.0 - to.0) / length);
    let wing = |sign: f32| {
        (neck.0 + sign * across.0 * HEAD * 0.55, neck.1 + sign * across.1 * HEAD * 0.55)
    };
    let (left, right) = (wing(1.0), wing(-1.0));
    let mut shaft = String::new();
    if length > 46.0 + 40.0 + HEAD {
        let start = between(from, to, 46.0 / length);
        let _ = write!(shaft, "M{:.1} {:.1}L{:.1} {:.1}", start.0, start.1, neck.0, neck.1);
    }
    let head = format!(
        "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
        tip.0, tip.1, left.0, left.1, right.0, right.1
    );
    let dashes = if dashed { " stroke-dasharray=\"18.7 13.6\"" } else { "" };
    let casing = Rgb::WHITE;
    format!(
        "<g stroke-linejoin=\"round\" fill=\"none\"><path d=\"{shaft}\" stroke=\"{casing}\" \
         stroke-width=\"{CASING}\"/><path d=\"{head}\" fill=\"{casing}\" stroke=\"{casing}\" \
         stroke-width=\"5\"/><path d=\"{shaft}\" stroke=\"{colour}\" stroke-width=\"{WIDTH}\"\
         {dashes}/><path d=\"{head}\" fill=\"{colour}\"/></g>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(men: &[(i32, i32)], expect: &[(f32, f32)]) {
        let men: Vec<_> = men.iter().map(|(x, y)| (100 * x, 100 * y)).collect();
        let gaps = gaps(point((0, 0)), point((400, 0)), &men);
        assert_eq!(gaps.len(), expect.len(), "{gaps:?}");
        for (gap, expect) in gaps.iter().zip(expect) {
            assert!((gap.0 - expect.0).abs() < 1e-4 && (gap.1 - expect.1).abs() < 1e-4, "{gap:?}");
        }
    }

    #[test]
    fn lines_spare_men() {
        check(&[], &[(0.0, 1.0)]);
        check(&[(0, 1), (3, 2)], &[(0.0, 1.0)]);
        check(&[(2, 0)], &[(0.0, 0.385), (0.615, 1.0)]);
        check(&[(4, 0), (0, 0)], &[(0.115, 0.885)]);
        check(
            &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)],
            &[(0.115, 0.135), (0.365, 0.385), (0.615, 0.635), (0.865, 0.885)],
        );
    }
}
