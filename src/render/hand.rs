//! What a seat has in hand, beside the board.

use std::fmt::Write;

use super::board::Board;
use super::canvas::Area;
use super::men;
use super::theme::{common, hexagons};
use crate::rules::{Figure, Side};

/// The sides of the panel at the normal size.
pub(super) const WIDTH: u32 = 140;
pub(super) const HEIGHT: u32 = 108;

/// How many men stand beside each other.
const IN_A_ROW: usize = 3;
/// How visible a spent kind is.
const SPENT: f32 = 0.22;

/// The hand of a side: how many of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Hand {
    pub side: Side,
    /// By kind, in the order of [`Figure::ALL`]; `None` for kinds that are no part of it.
    men: [Option<u8>; Figure::ALL.len()],
    /// Whether its owner is to act.
    active: bool,
}

impl Hand {
    pub fn of(side: Side, men: &[(Figure, u8)], active: bool) -> Self {
        let count = |figure| men.iter().find(|(kind, _)| *kind == figure).map(|&(_, count)| count);
        Self { side, men: Figure::ALL.map(count), active }
    }

    /// A panel with the men, spent kinds as ghosts.
    pub fn svg(&self, board: Board, area: Area) -> String {
        let theme = board.theme();
        let (frame, panel) = (theme.colours().frame, hexagons(theme).tone[1]);
        let scale = f64::from(area.width) / f64::from(WIDTH);
        let mut svg = format!(
            "<rect width=\"{}\" height=\"{}\" fill=\"{frame}\"/><g transform=\"scale({scale})\">\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"10\" fill=\"{panel}\"/>",
            area.width, area.height
        );
        if self.active {
            let line = common::ACTIVE;
            let _ = write!(
                svg,
                "<rect x=\"2\" y=\"2\" width=\"{}\" height=\"{}\" rx=\"8\" fill=\"none\" \
                 stroke=\"{line}\" stroke-width=\"4\"/>",
                WIDTH - 4,
                HEIGHT - 4
            );
        }
        let held =
            Figure::ALL.iter().zip(self.men).filter_map(|(&kind, count)| Some((kind, count?)));
        for (nth, (figure, count)) in held.enumerate() {
            let (x, y) = (6 + nth % IN_A_ROW * 43, 6 + nth / IN_A_ROW * 48);
            let opacity = if count == 0 { SPENT } else { 1.0 };
            let man = men::man(figure, self.side, theme, board.set());
            let _ = write!(
                svg,
                "<g transform=\"translate({x} {y}) scale(0.46)\" opacity=\"{opacity}\">{man}</g>"
            );
            if count > 1 {
                let ink = hexagons(theme).number[1];
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
}
