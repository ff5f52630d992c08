//! A seat as a card below loose tiles: who it is, and what they have in hand.

use std::fmt::Write;

use super::colours::{self, Cloth, cloth, dye};
use super::tile::{blank, emblem, man};
use crate::render::cells::area::Area;
use crate::render::cells::hand::Hand;
use crate::render::look::style::Look;
use crate::render::look::{common, font};
use crate::rules::Side;

/// The heights of the parts at the normal size.
const NAMED: u32 = 42;
const HELD: u32 = 60;

/// The size of a name, and where it begins.
const TEXT: f64 = 22.0;
const NAME_FROM: f64 = 48.0;

/// What the cards of a picture say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Rows {
    /// Whose each is, by name.
    pub named: bool,
    /// What is in hand.
    pub held: bool,
}

impl Rows {
    /// What either says.
    pub const fn join(self, other: Self) -> Self {
        Self { named: self.named || other.named, held: self.held || other.held }
    }

    /// The height of a card at the normal size.
    pub const fn height(self) -> u32 {
        match (self.named, self.held) {
            (true, true) => NAMED + HELD,
            (true, false) => NAMED,
            (false, _) => HELD,
        }
    }
}

/// The card that fills an area.
pub(super) fn svg(hand: &Hand, rows: Rows, look: Look, area: Area) -> String {
    let height = f64::from(rows.height());
    let scale = f64::from(area.height) / height;
    let width = f64::from(area.width) / scale;
    let cloth = cloth(look.theme);
    let mut svg = format!(
        "<rect width=\"{}\" height=\"{}\" fill=\"{}\"/><g transform=\"scale({scale})\" \
         font-family=\"Noto Sans\" font-weight=\"700\" fill=\"{}\">\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{}\"/>",
        area.width, area.height, cloth.frame, cloth.label, cloth.card
    );
    if hand.active {
        let _ = write!(
            svg,
            "<rect x=\"2\" y=\"2\" width=\"{}\" height=\"{}\" rx=\"6\" fill=\"none\" \
             stroke=\"{}\" stroke-width=\"4\"/>",
            width - 4.0,
            height - 4.0,
            common::ACTIVE
        );
    }
    if rows.named {
        svg += &named(hand, cloth, width);
    } else {
        svg += &signed(hand.side, (10.0, 10.0), 0.4);
    }
    if rows.held {
        let (from, top) = if rows.named { (14.0, f64::from(NAMED) - 2.0) } else { (62.0, 4.0) };
        svg += &held(hand, look, (from, top), (width - from - 4.0) / 6.0);
    }
    svg + "</g>"
}

/// A small tile with the sign of a side.
fn signed(side: Side, (x, y): (f64, f64), scale: f64) -> String {
    format!(
        "<g transform=\"translate({x} {y}) scale({scale})\">{}{}</g>",
        blank(dye(side)),
        emblem(side, (50.0, 49.0), 24.0)
    )
}

/// Whose card it is, with points; struck out if they are out, with the sign of whoever took over.
fn named(hand: &Hand, cloth: &Cloth, width: f64) -> String {
    let mut svg = signed(hand.side, (8.0, 5.0), 0.32);
    let middle = f64::from(NAMED) / 2.0;
    let line = middle + 0.36 * TEXT;
    let mut end = width - 14.0;
    match (hand.captor.filter(|_| hand.out), hand.score.filter(|_| !hand.out)) {
        (Some(captor), _) => {
            end -= 26.0;
            svg += &signed(captor, (end, middle - 13.0), 0.26);
        }
        (None, Some(score)) => {
            let points = score.to_string();
            let _ = write!(
                svg,
                "<text x=\"{end}\" y=\"{line}\" text-anchor=\"end\" \
                 font-size=\"{TEXT}\">{points}</text>"
            );
            end -= TEXT * f64::from(font::width(&points));
        }
        (None, None) => {}
    }
    let name = hand.name.as_deref().unwrap_or_default();
    let room = (end - 10.0 - NAME_FROM) / TEXT;
    let name = font::fitted(name, room as f32);
    let ink = if hand.out { colours::FADED } else { cloth.label };
    let mut from = NAME_FROM;
    // A word at a time: each is shaped by one font.
    for word in font::words(&name) {
        let _ = write!(
            svg,
            "<text x=\"{from:.1}\" y=\"{line}\" font-size=\"{TEXT}\" fill=\"{ink}\">{}</text>",
            font::escaped(word)
        );
        from += TEXT * f64::from(font::width(word) + font::width(" "));
    }
    if hand.out {
        let struck = NAME_FROM + TEXT * f64::from(font::width(&name));
        let _ = write!(
            svg,
            "<rect x=\"4\" y=\"{}\" width=\"{struck:.1}\" height=\"3\" fill=\"{}\"/>",
            middle - 1.5,
            cloth.label
        );
    }
    svg
}

/// A small tile of each kind in hand, with how many there are.
fn held(hand: &Hand, look: Look, (from, top): (f64, f64), step: f64) -> String {
    let own = dye(hand.side);
    let mut svg = "<g text-anchor=\"middle\" font-size=\"20\">".to_owned();
    for ((figure, count), nth) in hand.held().filter(|(_, count)| *count > 0).zip(0u8..) {
        let x = from + f64::from(nth) * step;
        let man = man(figure, look.set, own);
        let _ = write!(
            svg,
            "<g transform=\"translate({x:.1} {top}) scale(0.34)\">{}<g transform=\"translate(10.5 11) \
             scale(0.79)\">{man}</g></g><text x=\"{:.1}\" y=\"{}\">{count}</text>",
            blank(own),
            x + 17.0,
            top + 52.0
        );
        if hand.chosen == Some(figure) {
            let _ = write!(
                svg,
                "<rect x=\"{:.1}\" y=\"{}\" width=\"38\" height=\"38\" rx=\"6\" fill=\"none\" \
                 stroke=\"{}\" stroke-width=\"4\"/>",
                x - 2.0,
                top - 2.0,
                colours::CHOICE
            );
        }
    }
    svg + "</g>"
}
