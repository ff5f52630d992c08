//! What a seat has in hand, as a panel in a corner that the star leaves free.

use std::fmt::Write;

use super::colours::hexagons;
use crate::render::cells::area::Area;
use crate::render::cells::hand::{Hand, SPENT};
use crate::render::cells::men;
use crate::render::look::style::Look;

/// The sides of a panel at the normal size.
pub(super) const WIDTH: u32 = 140;
pub(super) const HEIGHT: u32 = 108;

/// How many men stand beside each other.
const IN_A_ROW: usize = 3;

/// The panel that fills an area: the men with their numbers, spent kinds as ghosts.
pub(super) fn svg(hand: &Hand, look: Look, area: Area) -> String {
    let (frame, panel) = (look.theme.colours().frame, hexagons(look.theme).tone[1]);
    let scale = f64::from(area.width) / f64::from(WIDTH);
    let mut svg = format!(
        "<rect width=\"{}\" height=\"{}\" fill=\"{frame}\"/><g transform=\"scale({scale})\">\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"10\" fill=\"{panel}\"/>",
        area.width, area.height
    );
    if hand.active {
        let line = look.theme.colours().active;
        let _ = write!(
            svg,
            "<rect x=\"2\" y=\"2\" width=\"{}\" height=\"{}\" rx=\"8\" fill=\"none\" \
             stroke=\"{line}\" stroke-width=\"4\"/>",
            WIDTH - 4,
            HEIGHT - 4
        );
    }
    for (nth, (figure, count)) in hand.held().enumerate() {
        let (x, y) = (6 + nth % IN_A_ROW * 43, 6 + nth / IN_A_ROW * 48);
        if hand.chosen == Some(figure) {
            let colours = look.theme.colours();
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"42\" height=\"46\" rx=\"6\" fill=\"{}\" \
                 stroke=\"{}\" stroke-width=\"3\"/>",
                colours.selected[0], colours.selected_frame
            );
        }
        let opacity = if count == 0 { SPENT } else { 1.0 };
        let man = men::man(figure, hand.side, look);
        let _ = write!(
            svg,
            "<g transform=\"translate({x} {y}) scale(0.46)\" opacity=\"{opacity}\">{man}</g>"
        );
        if count > 1 {
            let ink = hexagons(look.theme).number[1];
            let _ = write!(
                svg,
                "<text x=\"{}\" y=\"{}\" font-family=\"Noto Sans\" font-weight=\"700\" \
                 text-anchor=\"end\" font-size=\"20\" fill=\"{ink}\">×{count}</text>",
                x + 46,
                y + 46
            );
        }
    }
    svg + "</g>"
}
