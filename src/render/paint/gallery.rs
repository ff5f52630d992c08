//! A picture of looks to choose from: a few men of each, with its name below.

use std::fmt::Write;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _};

use super::painter::Painter;
use super::palettes;
use super::picture::Picture;
use super::plan::Plan;
use super::raster::{RASTER, document};
use super::samples;
use crate::render::boards::scene::Scene;
use crate::render::look::font::escaped;
use crate::render::look::sets::{Family, PieceSets, Set};
use crate::render::look::style::Style;
use crate::render::look::theme::Theme;
use crate::rules::{Cell, Geometry, Man, PieceKind, Seat, Side, View};
use crate::watch::spans;

/// How many looks stand beside each other.
pub(crate) const A_ROW: usize = 4;

const WIDTH: u32 = 720;
/// From one look to the next.
const STEP: (u32, u32) = (176, 212);
/// From the picture's corner to the first look, and the sides of one.
const EDGE: u32 = 12;
const SIDE: u32 = 168;
/// The usual size of names; long ones are smaller.
const FONT: f64 = 20.0;
/// How wide a letter is, in shares of the size.
const LETTER: f64 = 0.6;

/// A look that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The colours of its board.
    pub theme: Theme,
    /// Its men.
    pub set: Set,
    /// What it is called.
    pub name: String,
    /// Whether it is the present choice.
    pub chosen: bool,
}

impl Painter {
    /// Looks in rows; each row begins on the left. Framed in the colours of `theme`.
    #[must_use]
    pub fn gallery(&self, rows: &[Vec<Sample>], theme: Theme) -> Picture {
        let _drawing = spans::picture("gallery", None).entered();
        let height = 2 * EDGE + rows.len() as u32 * STEP.1 - 8;
        let placed = || {
            rows.iter().zip(0u32..).flat_map(|(row, y)| {
                let at = move |x: u32| (EDGE + x * STEP.0, EDGE + y * STEP.1);
                row.iter().zip(0u32..).map(move |(sample, x)| (sample, at(x)))
            })
        };
        let colours = theme.colours();
        let (ground, ink, active) = (colours.frame, colours.label, colours.active);
        let mut body = format!(
            "<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{ground}\"/>\
             <g font-family=\"Noto Sans\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{ink}\">"
        );
        for (sample, (x, y)) in placed() {
            let letters = sample.name.chars().count().max(1) as f64;
            let font = FONT.min(f64::from(SIDE) / (LETTER * letters));
            let (middle, baseline) = (x + SIDE / 2, y + SIDE + 26);
            let _ = write!(
                body,
                "<text x=\"{middle}\" y=\"{baseline}\" font-size=\"{font:.1}\">{}</text>",
                escaped(&sample.name)
            );
            if sample.chosen {
                let (x, y, side) = (x - 3, y - 3, SIDE + 6);
                let _ = write!(
                    body,
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"none\" \
                     stroke=\"{active}\" stroke-width=\"6\"/>"
                );
            }
        }
        let svg = document(WIDTH, height, &(body + "</g>"));
        let mut pixels: Vec<[u8; 3]> =
            RASTER.colours(&svg, WIDTH, height).into_iter().map(|colour| colour.0).collect();
        for (sample, corner) in placed() {
            self.sample(sample, corner, &mut pixels);
        }
        let mut file = Vec::new();
        PngEncoder::new_with_quality(&mut file, CompressionType::Default, FilterType::Adaptive)
            .write_image(&pixels.concat(), WIDTH, height, ExtendedColorType::Rgb8)
            .expect("writing to memory cannot fail");
        Picture { png: file.into(), width: WIDTH, height }
    }

    /// Draws four cells of a board in the middle of a square of [`SIDE`].
    fn sample(&self, sample: &Sample, (left, top): (u32, u32), pixels: &mut [[u8; 3]]) {
        let (view, cells) = few_men(sample.set.family());
        let pieces = PieceSets::default().with(sample.set);
        let style = Style { theme: sample.theme, pieces, ..Style::default() };
        // A set has all men of its boards.
        let Ok(plan) = Plan::of(&Scene::from(&view), style) else { return };
        let places = plan.board.layout().places();
        let slots = cells.map(|cell| places.slot(cell).unwrap_or_default());
        let first = places.area(slots[0]);
        let inset = SIDE.saturating_sub(2 * first.width) / 2;
        let palette = palettes::of(plan.board).entries();
        let placed: Vec<_> = plan.placed().collect();
        for (patch, area) in slots.map(|slot| placed[slot].clone()) {
            let drawn = self.patch(plan.board, area, patch);
            let (x, y) = (left + inset + area.x - first.x, top + inset + area.y - first.y);
            for (row, line) in (y..).zip(drawn.chunks_exact(area.width as usize)) {
                let start = (row * WIDTH + x) as usize;
                for (pixel, index) in pixels[start..].iter_mut().zip(line) {
                    *pixel = palette[usize::from(*index)].0;
                }
            }
        }
    }
}

/// Two men of each side, and the four cells on which they stand, row by row from the left upper one.
fn few_men(family: Family) -> (View, [Cell; 4]) {
    let (geometry, first, corner, men) = match family {
        Family::Cells => (
            Geometry::Squares { files: 8, ranks: 8, fog: false },
            Side::White,
            Cell::new(2, 4),
            [PieceKind::Knight, PieceKind::Queen, PieceKind::King, PieceKind::Pawn],
        ),
        Family::Points => (
            Geometry::Points,
            Side::Red,
            Cell::new(1, 2),
            [PieceKind::Knight, PieceKind::Cannon, PieceKind::King, PieceKind::Elephant],
        ),
    };
    let mut view = samples::bare(geometry, &[first, Side::Black]);
    let cells = [(0, 0), (1, 0), (0, -1), (1, -1)];
    let cells = cells.map(|(x, y)| Cell::new(corner.x + x, corner.y + y));
    let seats = [Seat::SECOND, Seat::FIRST, Seat::FIRST, Seat::SECOND];
    let men = cells.into_iter().zip(seats).zip(men);
    view.men = men.map(|((cell, seat), figure)| Man { cell, seat, figure }).collect();
    view.men.sort_unstable();
    (view, cells)
}
