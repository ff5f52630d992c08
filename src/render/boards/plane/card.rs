//! What a seat has in hand, as a card below loose tiles.

use std::fmt::Write;

use super::colours::{cloth, dye};
use super::tile::{blank, emblem};
use crate::render::cells::area::Area;
use crate::render::cells::hand::Hand;
use crate::render::cells::men;
use crate::render::look::common;
use crate::render::look::style::Look;

/// The height that lengths here refer to.
const HEIGHT: f64 = 60.0;

/// The card that fills an area: whose it is, and a small tile of each kind with how many there are.
pub(super) fn svg(hand: &Hand, look: Look, area: Area) -> String {
    let scale = f64::from(area.height) / HEIGHT;
    let width = f64::from(area.width) / scale;
    let (own, cloth) = (dye(hand.side), cloth(look.theme));
    let mut svg = format!(
        "<rect width=\"{}\" height=\"{}\" fill=\"{}\"/><g transform=\"scale({scale})\" \
         font-family=\"Noto Sans\" font-weight=\"700\" text-anchor=\"middle\" font-size=\"20\" \
         fill=\"{}\"><rect width=\"{width}\" height=\"{HEIGHT}\" rx=\"8\" fill=\"{}\"/>",
        area.width, area.height, cloth.frame, cloth.label, cloth.card
    );
    if hand.active {
        let _ = write!(
            svg,
            "<rect x=\"2\" y=\"2\" width=\"{}\" height=\"{}\" rx=\"6\" fill=\"none\" \
             stroke=\"{}\" stroke-width=\"4\"/>",
            width - 4.0,
            HEIGHT - 4.0,
            common::ACTIVE
        );
    }
    let _ = write!(
        svg,
        "<g transform=\"translate(10 10) scale(0.4)\">{}{}</g>",
        blank(own),
        emblem(hand.side, (50.0, 49.0), 24.0)
    );
    let step = (width - 66.0) / 6.0;
    for ((figure, count), nth) in hand.held().filter(|(_, count)| *count > 0).zip(0u8..) {
        let x = 62.0 + f64::from(nth) * step;
        let man = men::silhouette(figure, look.set, own.man, own.face);
        let _ = write!(
            svg,
            "<g transform=\"translate({x:.1} 4) scale(0.34)\">{}<g transform=\"translate(10.5 11) \
             scale(0.79)\">{man}</g></g><text x=\"{:.1}\" y=\"56\">{count}</text>",
            blank(own),
            x + 17.0
        );
    }
    svg + "</g>"
}
