//! The ground of checkered boards with river and palaces.

use std::fmt::Write;

use super::colour::Rgb;
use super::disc::Shore;
use super::theme::Checkers;

/// A square, and what is marked on it. Ways have the bits of [`WAYS`](super::points::WAYS).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Checker {
    pub dark: bool,
    pub palace: bool,
    /// Straight ways that lead out of a palace.
    pub edges: u8,
    pub shore: Shore,
}

impl Checker {
    pub fn tone(self, colours: &Checkers) -> Rgb {
        let tones = if self.palace { colours.palace } else { colours.square };
        tones[usize::from(self.dark)]
    }

    /// The edge of the palace and the river, in a square of `cell` pixels.
    pub fn svg(self, colours: &Checkers, cell: u32) -> String {
        let pixel = 100.0 / f64::from(cell);
        let whole = |length: f64| (length * f64::from(cell) / 72.0).round().max(1.0) * pixel;
        let mut svg = String::new();
        let mut bar = |x: f64, y: f64, width: f64, height: f64, fill: Rgb| {
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>"
            );
        };
        if self.palace {
            let thick = whole(3.5);
            let far = 100.0 - thick;
            let sides = [
                (0.0, 0.0, 100.0, thick),
                (far, 0.0, thick, 100.0),
                (0.0, far, 100.0, thick),
                (0.0, 0.0, thick, 100.0),
            ];
            for (way, (x, y, width, height)) in sides.into_iter().enumerate() {
                if self.edges & 1 << (2 * way) != 0 {
                    bar(x, y, width, height, colours.border);
                }
            }
        }
        let depth = whole(6.0);
        let line = match self.shore {
            Shore::None => return svg,
            Shore::Above => 0.0,
            Shore::Below => 100.0,
        };
        bar(0.0, if line == 0.0 { 0.0 } else { line - depth }, 100.0, depth, colours.river);
        let (wave, rise, width) = (colours.wave, whole(2.5), 2.5 * pixel * f64::from(cell) / 72.0);
        let _ = write!(
            svg,
            "<path d=\"M-25 {line}q12.5 {} 25 0t25 0 25 0 25 0 25 0 25 0\" fill=\"none\" \
             stroke=\"{wave}\" stroke-width=\"{width}\"/>",
            2.0 * rise
        );
        svg
    }
}
