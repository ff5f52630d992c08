//! What a seat has in hand, beside the board.

use std::fmt::Write;

use super::board::Board;
use super::canvas::Area;
use super::colour::Rgb;
use super::theme::{army, common, hexagons};
use super::{card, men};
use crate::rules::{Figure, Side, Tray};

/// The sides of a panel at the normal size.
pub(super) const WIDTH: u32 = 140;
pub(super) const HEIGHT: u32 = 108;

/// How many men stand beside each other in a panel.
const IN_A_ROW: usize = 3;
/// How visible a spent kind is.
const SPENT: f32 = 0.22;
/// How much of the panel's colour the hand of a seat that waits keeps.
const WAITING: f32 = 0.28;

/// The hand of a side: how many of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Hand {
    pub side: Side,
    form: Form,
    /// By kind, in the order of [`Figure::ALL`]; `None` for kinds that are no part of it.
    men: [Option<u8>; Figure::ALL.len()],
    score: Option<i32>,
    /// Whether its owner is to act.
    pub active: bool,
}

/// How a hand lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Form {
    /// In rows, in a corner.
    Panel,
    /// In one row, along the board.
    Strip,
    /// Below loose tiles.
    Card,
}

impl Hand {
    /// A hand in a corner.
    pub fn panel(side: Side, tray: &Tray, active: bool) -> Self {
        Self::of(side, Form::Panel, tray, active)
    }

    /// A hand along the board.
    pub fn strip(side: Side, tray: &Tray, active: bool) -> Self {
        Self::of(side, Form::Strip, tray, active)
    }

    /// A hand below loose tiles.
    pub fn card(side: Side, tray: &Tray, active: bool) -> Self {
        Self::of(side, Form::Card, tray, active)
    }

    fn of(side: Side, form: Form, tray: &Tray, active: bool) -> Self {
        let count =
            |figure| tray.men.iter().find(|(kind, _)| *kind == figure).map(|&(_, count)| count);
        Self { side, form, men: Figure::ALL.map(count), score: tray.score, active }
    }

    /// The men with what is in hand of them.
    pub fn held(&self) -> impl Iterator<Item = (Figure, u8)> {
        Figure::ALL.iter().zip(self.men).filter_map(|(&kind, count)| Some((kind, count?)))
    }

    /// The hand as SVG that fills an area, spent kinds as ghosts.
    pub fn svg(&self, board: Board, area: Area) -> String {
        match self.form {
            Form::Panel => self.panel_svg(board, area),
            Form::Strip => self.strip_svg(board, area),
            Form::Card => card::svg(self, board, area),
        }
    }

    /// A strip: whose it is, the men with their numbers, the score.
    fn strip_svg(&self, board: Board, area: Area) -> String {
        let theme = board.theme();
        let colours = theme.colours();
        let strip = 76.0;
        let scale = f64::from(area.height) / strip;
        let width = f64::from(area.width) / scale;
        let [panel, _] = colours.square;
        let panel = if self.active { panel } else { panel.mix(colours.frame, WAITING) };
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
        if self.active {
            let _ = write!(
                svg,
                "<rect x=\"10\" y=\"8\" width=\"{}\" height=\"{}\" rx=\"8\" fill=\"none\" \
                 stroke=\"{}\" stroke-width=\"4\"/>",
                width - 20.0,
                strip - 16.0,
                common::ACTIVE
            );
        }
        let own = army(self.side);
        let _ = write!(
            svg,
            "<circle cx=\"46\" cy=\"38\" r=\"17\" fill=\"{}\" stroke=\"{}\" stroke-width=\"3\"/>",
            if self.side == Side::White { own.bright } else { own.deep },
            own.ink
        );
        for (nth, (figure, count)) in self.held().enumerate() {
            let x = 96 + nth * 116;
            let opacity = if count == 0 { SPENT } else { 1.0 };
            let man = men::man(figure, self.side, theme, board.set());
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
        if let Some(score) = self.score {
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

    /// A panel with the men, spent kinds as ghosts.
    fn panel_svg(&self, board: Board, area: Area) -> String {
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
        for (nth, (figure, count)) in self.held().enumerate() {
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
