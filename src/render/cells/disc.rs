//! Men as discs with characters.

use super::characters;
use crate::render::look::discs::{self, disc};
use crate::rules::{PieceKind, Side};

/// The radius of a disc, in hundredths of the way to the next point.
const RADIUS: f64 = 43.0;

/// The gradient of a side's discs.
pub(super) fn definition(side: Side) -> String {
    let (key, disc) = (side.key(), disc(side));
    format!(
        "<linearGradient id=\"{key}\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\" \
         y1=\"{}\" y2=\"{}\"><stop offset=\"0\" stop-color=\"{}\"/><stop offset=\"1\" \
         stop-color=\"{}\"/></linearGradient>",
        50.0 - RADIUS,
        50.0 + RADIUS,
        disc.top,
        disc.bottom
    )
}

/// A disc with its character.
pub(super) fn man(figure: PieceKind, side: Side) -> String {
    let Some(character) = characters::man(figure, side) else { return String::new() };
    let (key, disc) = (side.key(), disc(side));
    let (shadow, edge, ring, ink) = (discs::SHADOW, disc.edge, disc.ring, disc.ink);
    let scale = RADIUS * 1.3 / 1000.0;
    format!(
        "<circle cx=\"50\" cy=\"{}\" r=\"{RADIUS}\" fill=\"{shadow}\" fill-opacity=\"0.55\"/>\
         <circle cx=\"50\" cy=\"50\" r=\"{RADIUS}\" fill=\"{edge}\"/>\
         <circle cx=\"50\" cy=\"50\" r=\"{}\" fill=\"url(#{key})\"/>\
         <circle cx=\"50\" cy=\"50\" r=\"{}\" fill=\"none\" stroke=\"{ring}\" \
         stroke-width=\"{}\"/><path transform=\"translate(50 50) scale({scale})\" d=\"{character}\" \
         fill=\"{ink}\"/>",
        50.0 + RADIUS * 0.06,
        RADIUS * 0.95,
        RADIUS * 0.83,
        RADIUS * 0.055,
    )
}
