//! What a seat has in hand, as a strip along squares.

use std::fmt::Write;

use crate::render::cells::area::Area;
use crate::render::cells::hand::{Hand, SPENT};
use crate::render::cells::men;
use crate::render::look::army::army;
use crate::render::look::colour::Rgb;
use crate::render::look::common;
use crate::render::look::style::Look;
use crate::rules::Side;

/// The height of a strip at the normal size.
pub(super) const HEIGHT: u32 = 76;
/// How much of the strip's colour the hand of a seat that waits keeps.
const WAITING: f32 = 0.28;

/// The strip that fills an area: whose it is, the men with their numbers, the score.
pub(super) fn svg(hand: &Hand, look: Look, area: Area) -> String {
    let colours = look.theme.colours();
    let strip = f64::from(HEIGHT);
    let scale = f64::from(area.height) / strip;
    let width = f64::from(area.width) / scale;
    let [panel, _] = colours.square;
    let panel = if hand.active { panel } else { panel.mix(colours.shade, WAITING) };
    let ink = common::CHIP;
    let mut svg = format!(
        "<rect width=\"{}\" height=\"{}\" fill=\"{}\"/><g transform=\"scale({scale})\" \
         font-family=\"Noto Sans\" font-weight=\"700\">\
         <rect x=\"8\" y=\"6\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"{panel}\"/>",
        area.width,
        area.height,
        colours.frame,
        width - 16.0,
        strip - 12.0
    );
    if hand.active {
        let _ = write!(
            svg,
            "<rect x=\"10\" y=\"8\" width=\"{}\" height=\"{}\" rx=\"8\" fill=\"none\" \
             stroke=\"{}\" stroke-width=\"4\"/>",
            width - 20.0,
            strip - 16.0,
            colours.active
        );
    }
    let own = army(hand.side);
    let _ = write!(
        svg,
        "<circle cx=\"46\" cy=\"38\" r=\"17\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"/>",
        if hand.side == Side::White { own.bright } else { own.deep },
        own.ink
    );
    for (nth, (figure, count)) in hand.held().enumerate() {
        let x = 96 + nth * 116;
        if hand.chosen == Some(figure) {
            let _ = write!(
                svg,
                "<rect x=\"{}\" y=\"12\" width=\"112\" height=\"52\" rx=\"8\" fill=\"{}\" \
                 stroke=\"{}\" stroke-width=\"3\"/>",
                x - 6,
                colours.selected[0],
                colours.selected_frame
            );
        }
        let opacity = if count == 0 { SPENT } else { 1.0 };
        let man = men::man(figure, hand.side, look);
        let _ = write!(
            svg,
            "<g transform=\"translate({x} 9) scale(0.58)\" opacity=\"{opacity}\">{man}</g>"
        );
        if count > 0 {
            let _ = write!(
                svg,
                "<text x=\"{}\" y=\"47\" font-size=\"24\" fill=\"{ink}\">×{count}</text>",
                x + 62
            );
        }
    }
    if let Some(score) = hand.score {
        let (left, middle) = (width - 102.0, width - 61.0);
        let number = Rgb::WHITE;
        let _ = write!(
            svg,
            "<rect x=\"{left}\" y=\"16\" width=\"82\" height=\"44\" rx=\"8\" fill=\"{ink}\"/>\
             <text x=\"{middle}\" y=\"47.5\" text-anchor=\"middle\" font-size=\"26\" \
             fill=\"{number}\">{score}</text>"
        );
    }
    svg + "</g>"
}
