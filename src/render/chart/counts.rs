//! How many men each side had in the course of a game, or how likely it was to win, as a small
//! picture: a line a side, with its name at the end.

use std::fmt::Write;

use crate::render::look::army::army;
use crate::render::look::font::{drawable, fitted};
use crate::render::look::palette::Palette;
use crate::render::look::theme::Theme;
use crate::render::paint::picture::Picture;
use crate::render::paint::png;
use crate::render::paint::raster::{RASTER, document};
use crate::rules::Side;

const WIDTH: u32 = 720;
const HEIGHT: u32 = 320;
/// The plot inside the picture: left, top, right, bottom.
const PLOT: [f64; 4] = [52.0, 18.0, 520.0, 278.0];
/// The least distance between two names.
const LINE: f64 = 28.0;
/// The room for a count with its name, at a letter's size of 1.
const ROOM: f32 = 8.0;

/// One side: what it is called, its colour, and how much it had in each position.
pub(crate) struct Course {
    pub name: String,
    pub side: Side,
    pub counts: Vec<usize>,
}

/// What is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unit {
    /// Men, from the start of the game on.
    Men,
    /// Percent, from the position of this number on.
    Percent {
        /// The number of the first position that is shown.
        first: usize,
    },
}

impl Unit {
    const fn first(self) -> usize {
        match self {
            Self::Men => 0,
            Self::Percent { first } => first,
        }
    }

    const fn sign(self) -> &'static str {
        match self {
            Self::Men => "",
            Self::Percent { .. } => "%",
        }
    }
}

/// Draws the courses. Lines cross: a later one lies over an earlier one.
pub(crate) fn draw(courses: &[Course], unit: Unit, theme: Theme) -> Picture {
    let colours = theme.colours();
    let (ground, ink) = (colours.frame, colours.label);
    let grid = ground.mix(ink, 0.24);
    let tone = |side| army(side).bright.mix(army(side).deep, 0.35);
    let mut all = vec![ground, ink, grid];
    let mut mixes = vec![(ground, ink, 10), (ground, grid, 3)];
    for course in courses {
        let (line, casing) = (tone(course.side), army(course.side).line);
        all.extend([line, casing]);
        mixes.extend([(line, casing, 6), (casing, ground, 6)]);
    }
    let palette = Palette::made_of(&all, &mixes);
    let [left, _, right, bottom] = PLOT;
    let most = courses.iter().flat_map(|course| &course.counts).copied().max().unwrap_or(0);
    let axis = match unit {
        Unit::Men => Axis::of(most),
        Unit::Percent { .. } => Axis::of(100),
    };
    let positions = courses.iter().map(|course| course.counts.len()).max().unwrap_or(0);
    let last = positions.saturating_sub(1);
    let mut body = format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{ground}\"/>");
    for tick in axis.ticks() {
        let y = axis.height(tick).round();
        let _ =
            write!(body, "<path d=\"M{left} {y}H{right}\" stroke=\"{grid}\" stroke-width=\"1\"/>");
    }
    for course in courses {
        let path = path(&course.counts, last, &axis);
        let (line, casing) = (tone(course.side), army(course.side).line);
        for (colour, width) in [(casing, 7), (line, 4)] {
            let _ = write!(
                body,
                "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                 stroke-linejoin=\"round\" stroke-linecap=\"round\"/>"
            );
        }
    }
    let ends: Vec<_> = courses
        .iter()
        .map(|course| axis.height(course.counts.last().copied().unwrap_or(0)))
        .collect();
    for (course, y) in courses.iter().zip(apart(&ends)) {
        let (line, casing) = (tone(course.side), army(course.side).line);
        let _ = write!(
            body,
            "<circle cx=\"{}\" cy=\"{y:.1}\" r=\"7\" fill=\"{line}\" stroke=\"{casing}\" \
             stroke-width=\"2\"/>",
            right + 18.0
        );
    }
    let _ = write!(
        body,
        "<g font-family=\"Noto Sans\" font-weight=\"700\" font-size=\"20\" fill=\"{ink}\">"
    );
    for tick in axis.ticks() {
        let (x, y) = (left - 10.0, axis.height(tick) + 7.0);
        let _ = write!(body, "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{tick}</text>");
    }
    let sign = unit.sign();
    for (course, y) in courses.iter().zip(apart(&ends)) {
        let count = course.counts.last().copied().unwrap_or(0);
        let (x, y) = (right + 32.0, y + 7.0);
        let name = called(&format!("{count}{sign}"), &course.name);
        let _ = write!(body, "<text x=\"{x}\" y=\"{y:.1}\">{name}</text>");
    }
    let _ = write!(
        body,
        "<text x=\"{left}\" y=\"{y}\" text-anchor=\"middle\">{first}</text>\
         <text x=\"{right}\" y=\"{y}\" text-anchor=\"middle\">{end}</text></g>",
        first = unit.first(),
        end = unit.first() + last,
        y = bottom + 30.0
    );
    let svg = document(WIDTH, HEIGHT, &body);
    let pixels = RASTER.indices(&svg, WIDTH, HEIGHT, &palette);
    Picture {
        png: png::write(&pixels, WIDTH, palette.entries()).into(),
        width: WIDTH,
        height: HEIGHT,
    }
}

/// The range of counts with the lines across it.
struct Axis {
    top: usize,
    step: usize,
}

impl Axis {
    fn of(most: usize) -> Self {
        let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| most / step <= 5).unwrap_or(100);
        Self { top: most.div_ceil(step).max(1) * step, step }
    }

    fn height(&self, count: usize) -> f64 {
        let [_, top, _, bottom] = PLOT;
        bottom - count as f64 / self.top as f64 * (bottom - top)
    }

    fn ticks(&self) -> impl Iterator<Item = usize> {
        (0..=self.top).step_by(self.step)
    }
}

fn path(counts: &[usize], last: usize, axis: &Axis) -> String {
    let [left, _, right, _] = PLOT;
    counts.iter().enumerate().fold(String::new(), |mut path, (nth, &count)| {
        let x = left + nth as f64 / last.max(1) as f64 * (right - left);
        let way = if nth == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{way}{x:.1} {:.1}", axis.height(count));
        path
    })
}

/// Heights at least a line apart, in the same order from top to bottom, none below the plot.
fn apart(heights: &[f64]) -> Vec<f64> {
    let mut order: Vec<_> = (0..heights.len()).collect();
    order.sort_by(|&a, &b| heights[b].total_cmp(&heights[a]));
    let mut placed = heights.to_vec();
    let mut least = f64::INFINITY;
    for nth in order {
        placed[nth] = heights[nth].min(least - LINE);
        least = placed[nth];
    }
    let above = (PLOT[1] - least).max(0.0);
    placed.iter().map(|height| height + above).collect()
}

/// A count with whose it is, as far as that can be drawn, for SVG.
fn called(count: &str, name: &str) -> String {
    let name = fitted(&format!("{count} {}", drawable(name).unwrap_or_default()), ROOM);
    name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_course_gives_a_picture() {
        for (count, long) in [(0, 0), (1, 0), (3, 1), (6, 4_000)] {
            let course = |nth: usize| Course {
                name: ["<&>", "Bea", "\u{1F600}"][nth % 3].to_owned(),
                side: Side::ALL[nth],
                counts: (0..long).map(|at| (at + nth) % 17).collect(),
            };
            let courses: Vec<_> = (0..count).map(course).collect();
            for theme in Theme::ALL {
                for unit in [Unit::Men, Unit::Percent { first: 42 }] {
                    let picture = draw(&courses, unit, theme);
                    let image = image::load_from_memory(&picture.png).expect("a PNG file");
                    assert_eq!((image.width(), image.height()), (WIDTH, HEIGHT));
                }
            }
        }
    }

    #[test]
    fn names_keep_apart() {
        assert_eq!(apart(&[100.0, 200.0]), [100.0, 200.0]);
        assert_eq!(apart(&[200.0, 200.0, 199.0]), [200.0, 172.0, 144.0]);
        assert_eq!(apart(&[20.0, 20.0]), [46.0, 18.0]);
    }
}
