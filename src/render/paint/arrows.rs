//! Arrows of moves that are talked about, over a finished board.

use super::lines::{self, Pen};
use crate::render::boards::scene::ArrowKind;
use crate::render::look::colour::Rgb;
use crate::render::look::common;

/// A move in hundredths of a cell from the picture's left upper corner; without a beginning it comes
/// from hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pointer {
    pub from: Option<(i32, i32)>,
    pub to: (i32, i32),
    pub kind: ArrowKind,
}

/// The moves as SVG in cells of 100, the first one on top.
pub(super) fn svg(pointers: &[Pointer]) -> String {
    pointers.iter().rev().map(|pointer| one(*pointer)).collect()
}

fn one(Pointer { from, to, kind }: Pointer) -> String {
    let pen = pen(kind);
    match from {
        Some(from) if from != to => lines::arrow(lines::point(from), lines::point(to), pen),
        Some(_) | None => ring(to, pen),
    }
}

/// Colours that every board has, so that arrows look alike on all of them. A played move and an
/// advised one are never on the same board.
const fn pen(kind: ArrowKind) -> Pen {
    let thick = Pen { colour: common::ADVICE_LINE, width: 13.0, dashed: false, ends: (28.0, 14.0) };
    match kind {
        ArrowKind::Played => Pen { colour: common::CROSS, ..thick },
        ArrowKind::Advised => thick,
        ArrowKind::Answer => Pen { width: 7.0, dashed: true, ..thick },
        ArrowKind::Then => Pen { width: 7.0, ..thick },
    }
}

/// A ring round what comes from hand.
fn ring((x, y): (i32, i32), Pen { colour, width, dashed, .. }: Pen) -> String {
    let dashes = if dashed { " stroke-dasharray=\"16 10\"" } else { "" };
    let (casing, cased) = (Rgb::WHITE, width + 5.0);
    format!(
        "<g fill=\"none\"><circle cx=\"{x}\" cy=\"{y}\" r=\"38\" stroke=\"{casing}\" \
         stroke-width=\"{cased}\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"38\" stroke=\"{colour}\" \
         stroke-width=\"{width}\"{dashes}/></g>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_lies_on_top_and_is_the_strongest() {
        let pointer = |kind, to| Pointer { from: Some((50, 50)), to, kind };
        let (advised, then) =
            (pointer(ArrowKind::Advised, (250, 50)), pointer(ArrowKind::Then, (50, 350)));
        let both = svg(&[advised, then]);
        assert_eq!(both, one(then) + &one(advised));
        assert!(one(advised).contains("stroke-width=\"13\""));
        assert!(one(then).contains("stroke-width=\"7\""));
    }

    #[test]
    fn what_comes_from_hand_has_a_ring() {
        let placed = svg(&[Pointer { from: None, to: (150, 250), kind: ArrowKind::Advised }]);
        assert!(placed.contains("<circle cx=\"150\" cy=\"250\""), "{placed}");
        let stays = Pointer { from: Some((50, 50)), to: (50, 50), kind: ArrowKind::Played };
        assert!(svg(&[stays]).contains("<circle"), "an arrow from a cell to itself has no length");
    }
}
