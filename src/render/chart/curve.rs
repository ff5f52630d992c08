//! A rating over time as a small picture.

use std::fmt::Write;

use time::OffsetDateTime;

use crate::render::look::colour::Rgb;
use crate::render::look::palette::Palette;
use crate::render::look::theme::Theme;
use crate::render::paint::picture::Picture;
use crate::render::paint::png;
use crate::render::paint::raster::{RASTER, document};

const WIDTH: u32 = 720;
/// How high it is.
pub(super) const HEIGHT: u32 = 240;
/// The plot inside the picture: left, top, right, bottom.
const PLOT: [f64; 4] = [76.0, 22.0, 700.0, 196.0];
/// The least range of ratings shown, so that small changes look small.
const LEAST: f64 = 100.0;

/// Draws ratings at times, given as seconds since 1970, in any order. What is not a finite number
/// is left out; without any point the picture shows an empty plot.
#[must_use]
pub fn draw(points: &[(i64, f64)], theme: Theme) -> Picture {
    let Tints { ground, ink, line, grid, area } = Tints::of(theme);
    let palette = Palette::made_of(
        &[ground, ink, line, grid, area],
        &[(ground, ink, 10), (ground, line, 10), (area, line, 10), (area, ink, 6), (grid, line, 6)],
    );
    let svg = document(WIDTH, HEIGHT, &drawing(points, theme));
    let pixels = RASTER.indices(&svg, WIDTH, HEIGHT, &palette);
    Picture {
        png: png::write(&pixels, WIDTH, palette.entries()).into(),
        width: WIDTH,
        height: HEIGHT,
    }
}

/// The colours of a curve.
struct Tints {
    ground: Rgb,
    ink: Rgb,
    line: Rgb,
    grid: Rgb,
    area: Rgb,
}

impl Tints {
    fn of(theme: Theme) -> Self {
        let colours = theme.colours();
        let (ground, ink, line) = (colours.frame, colours.label, colours.line());
        Self { ground, ink, line, grid: ground.mix(ink, 0.24), area: ground.mix(line, 0.2) }
    }
}

/// The same as a part of a drawing.
pub(super) fn drawing(points: &[(i64, f64)], theme: Theme) -> String {
    let Tints { ground, ink, line, grid, area } = Tints::of(theme);
    let mut points: Vec<(i64, f64)> =
        points.iter().copied().filter(|(_, rating)| rating.is_finite()).collect();
    points.sort_by_key(|&(time, _)| time);
    let axis = Axis::of(&points);
    let mut body = format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{ground}\"/>");
    let places = places(&points, &axis);
    if let [first, .., last] = places.as_slice() {
        let path = path(&places);
        let bottom = PLOT[3];
        let _ = write!(
            body,
            "<path d=\"{path}L{:.1} {bottom}L{:.1} {bottom}Z\" fill=\"{area}\"/>",
            last.0, first.0
        );
    }
    body += &axis.svg(&format!("{grid}"));
    if let Some(last) = places.last() {
        let path = path(&places);
        let _ = write!(
            body,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"4\" \
             stroke-linejoin=\"round\" stroke-linecap=\"round\"/><circle cx=\"{:.1}\" \
             cy=\"{:.1}\" r=\"7\" fill=\"{line}\" stroke=\"{ground}\" stroke-width=\"2\"/>",
            last.0, last.1
        );
    }
    let _ = write!(
        body,
        "<g font-family=\"Noto Sans\" font-weight=\"700\" font-size=\"22\" fill=\"{ink}\">"
    );
    body += &axis.labels();
    body += &dates(&points);
    body + "</g>"
}

/// The range of ratings with the lines across it.
struct Axis {
    low: f64,
    high: f64,
    step: f64,
}

impl Axis {
    /// A range of round numbers round all points, in two to five steps.
    fn of(points: &[(i64, f64)]) -> Self {
        let ratings = || points.iter().map(|&(_, rating)| rating.clamp(-1e6, 1e6));
        let least = ratings().fold(f64::INFINITY, f64::min);
        let most = ratings().fold(f64::NEG_INFINITY, f64::max);
        let (least, most) = if points.is_empty() { (1500.0, 1500.0) } else { (least, most) };
        let lacking = (LEAST - (most - least)).max(0.0) / 2.0;
        let (least, most) = (least - lacking, most + lacking);
        let mut step = 50.0;
        while (most - least) / step > 4.0 {
            step *= 2.0;
        }
        let low = (least / step).floor() * step;
        let high = (most / step).ceil() * step;
        Self { low, high, step }
    }

    fn height(&self, rating: f64) -> f64 {
        let [_, top, _, bottom] = PLOT;
        bottom - (rating.clamp(-1e6, 1e6) - self.low) / (self.high - self.low) * (bottom - top)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|nth| self.low + f64::from(nth) * self.step)
    }

    fn svg(&self, colour: &str) -> String {
        let [left, _, right, _] = PLOT;
        self.ticks().fold(String::new(), |mut svg, rating| {
            let y = self.height(rating).round();
            let _ = write!(
                svg,
                "<path d=\"M{left} {y}H{right}\" stroke=\"{colour}\" stroke-width=\"2\"/>"
            );
            svg
        })
    }

    fn labels(&self) -> String {
        let x = PLOT[0] - 10.0;
        self.ticks().fold(String::from("<g text-anchor=\"end\">"), |mut svg, rating| {
            let y = self.height(rating) + 8.0;
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y:.1}\">{rating:.0}</text>");
            svg
        }) + "</g>"
    }
}

/// The points in the picture, at most one a pixel column: the last of each.
fn places(points: &[(i64, f64)], axis: &Axis) -> Vec<(f64, f64)> {
    let [left, _, right, _] = PLOT;
    let (Some(&(first, _)), Some(&(last, _))) = (points.first(), points.last()) else {
        return Vec::new();
    };
    let span = last.saturating_sub(first) as f64;
    let mut places: Vec<(f64, f64)> = Vec::new();
    for (nth, &(time, rating)) in points.iter().enumerate() {
        let share = if span > 0.0 {
            time.saturating_sub(first) as f64 / span
        } else {
            // Games of the same moment still make a curve, in the order they were given.
            (nth + 1) as f64 / points.len() as f64
        };
        let place = ((left + share * (right - left)).round(), axis.height(rating));
        match places.last_mut() {
            Some(latest) if latest.0.total_cmp(&place.0).is_eq() => *latest = place,
            _ => places.push(place),
        }
    }
    places
}

fn path(places: &[(f64, f64)]) -> String {
    places.iter().enumerate().fold(String::new(), |mut path, (nth, (x, y))| {
        let _ = write!(path, "{}{x:.1} {y:.1}", if nth == 0 { 'M' } else { 'L' });
        path
    })
}

/// The first and the last day, under the ends of the plot.
fn dates(points: &[(i64, f64)]) -> String {
    let day = |&(time, _): &(i64, f64)| {
        OffsetDateTime::from_unix_timestamp(time).map(|time| time.date().to_string()).ok()
    };
    let [left, _, right, _] = PLOT;
    let (first, last) = (points.first().and_then(day), points.last().and_then(day));
    let mut svg = String::new();
    if let Some(first) = first.as_ref().filter(|_| first != last) {
        let _ = write!(svg, "<text x=\"{left}\" y=\"226\">{first}</text>");
    }
    if let Some(last) = last {
        let _ = write!(svg, "<text x=\"{right}\" y=\"226\" text-anchor=\"end\">{last}</text>");
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(ratings: &[f64], expect: &[f64]) {
        let points: Vec<_> = (0..).zip(ratings.iter().copied()).collect();
        assert_eq!(Axis::of(&points).ticks().collect::<Vec<_>>(), expect);
    }

    #[test]
    fn axes_are_round() {
        check(&[], &[1450.0, 1500.0, 1550.0]);
        check(&[1500.0], &[1450.0, 1500.0, 1550.0]);
        check(&[1480.0, 1730.0], &[1400.0, 1500.0, 1600.0, 1700.0, 1800.0]);
        check(&[-10.0, 20.0], &[-50.0, 0.0, 50.0, 100.0]);
    }

    #[test]
    fn every_input_gives_a_picture() {
        let day = 86_400;
        for points in [
            vec![],
            vec![(0, 1500.0)],
            vec![(5, 1500.0), (5, 1520.0)],
            vec![(i64::MIN, f64::NAN), (i64::MAX, f64::MAX), (i64::MIN, f64::MIN)],
            (0..20_000).map(|n| (n * day, 1500.0 + (n % 100) as f64)).collect(),
        ] {
            let picture = draw(&points, Theme::Slate);
            let image = image::load_from_memory(&picture.png).expect("a PNG file");
            assert_eq!((image.width(), image.height()), (WIDTH, HEIGHT));
            assert!(picture.png.len() < 20_000);
        }
    }
}
