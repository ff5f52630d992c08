//! The strip below a board: where its words stand. Each word is drawn once and kept, so that a
//! strip costs little beside its board.

use std::fmt::Write;

use super::wording::{Word, along, end_of, laid, start_of};
use crate::render::boards::caption::{Caption, Player};
use crate::render::cells::area::Area;
use crate::render::look::army::army;
use crate::render::look::colour::Rgb;
use crate::render::look::font::escaped;
use crate::render::look::style::Size;
use crate::render::look::theme::Theme;
use crate::rules::Side;

/// The height of a strip at the normal size.
const HEIGHT: u32 = 64;
/// The same of one that names nobody.
const LOW: u32 = 38;
/// From the picture's sides to the words.
const MARGIN: u32 = 14;
/// The sides of the sign of a colour.
const CHIP: u32 = 28;
/// Between two things.
const GAP: u32 = 10;
/// The sizes of names and of moves.
const NAME: u32 = 22;
const LINE: u32 = 20;
/// Where the lines stand.
const BASELINES: [u32; 2] = [26, 54];
/// The sign of somebody's colour, ringed if they are to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Chip {
    pub side: Side,
    pub active: bool,
}

/// Everything in a strip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Strip {
    pub words: Vec<Word>,
    pub chips: Vec<(Chip, Area)>,
}

/// The height of the strip of a caption.
pub(super) const fn height(caption: &Caption, size: Size) -> u32 {
    size.scaled(if caption.players.is_empty() { LOW } else { HEIGHT })
}

/// Where everything of a caption stands in a strip of this width. `wide` tells how wide a text is
/// in a size.
pub(super) fn strip(
    caption: &Caption,
    width: u32,
    size: Size,
    wide: &mut dyn FnMut(&str, u32) -> u32,
) -> Strip {
    let scaled = |length| size.scaled(length);
    let mut strip = Strip::default();
    let half = width / 2;
    for (player, left) in caption.players.iter().zip([scaled(MARGIN), half + scaled(MARGIN)]) {
        strip.player(player, left, left + half - 2 * scaled(MARGIN), size, wide);
    }
    let (font, most) = (scaled(LINE), width.saturating_sub(2 * scaled(MARGIN)));
    let line = end_of(&caption.told(), most, |text| along(text, font, wide));
    let baseline = BASELINES[usize::from(!caption.players.is_empty())];
    strip.write(&line, (scaled(MARGIN), scaled(baseline)), font, wide);
    strip
}

impl Strip {
    fn player(
        &mut self,
        player: &Player,
        left: u32,
        right: u32,
        size: Size,
        wide: &mut dyn FnMut(&str, u32) -> u32,
    ) {
        let scaled = |length| size.scaled(length);
        let (font, baseline) = (scaled(NAME), scaled(BASELINES[0]));
        let side = scaled(CHIP);
        let area = Area { x: left, y: scaled(4), width: side, height: side };
        self.chips.push((Chip { side: player.side, active: player.active }, area));
        let gap = scaled(GAP);
        let mut end = right;
        if !player.clock.is_empty() {
            let x = right.saturating_sub(along(&player.clock, font, wide));
            self.write(&player.clock, (x, baseline), font, wide);
            end = x.saturating_sub(gap);
        }
        // What a side is ahead stands behind its own name: at the end of its half it would stand
        // before the other's.
        let balance = &player.balance;
        let ahead = if balance.is_empty() { 0 } else { along(balance, font, wide) + gap };
        let x = left + side + gap / 2;
        let most = end.saturating_sub(x + ahead);
        let name = start_of(&player.name, most, |text| along(text, font, wide));
        self.write(&name, (x, baseline), font, wide);
        if ahead > 0 {
            let x = x + along(&name, font, wide) + gap;
            self.write(balance, (x, baseline), font, wide);
        }
    }

    fn write(
        &mut self,
        text: &str,
        at: (u32, u32),
        font: u32,
        wide: &mut dyn FnMut(&str, u32) -> u32,
    ) {
        self.words.extend(laid(text, at, font, wide));
    }

    /// The strip as SVG.
    pub fn svg(&self, theme: Theme, label: Rgb, [width, height]: [u32; 2]) -> String {
        let ground = theme.colours().frame;
        let mut svg = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>");
        for (chip, Area { x, y, width, .. }) in &self.chips {
            let sign = chip.svg(theme, *width);
            let _ = write!(svg, "<g transform=\"translate({x} {y})\">{sign}</g>");
        }
        for Word { text, x, baseline, font } in &self.words {
            let text = escaped(text);
            let _ = write!(
                svg,
                "<text x=\"{x}\" y=\"{baseline}\" font-family=\"Noto Sans\" font-weight=\"700\" \
                 font-size=\"{font}\" fill=\"{label}\">{text}</text>"
            );
        }
        svg
    }
}

impl Chip {
    /// The sign on its ground, in a square of so many pixels.
    pub fn svg(self, theme: Theme, side: u32) -> String {
        let colours = theme.colours();
        let own = army(self.side);
        let body = match self.side {
            Side::White | Side::Yellow => own.bright,
            Side::Black | Side::Red | Side::Blue | Side::Green => own.deep,
        };
        let (scale, ground, edge) = (f64::from(side) / 28.0, colours.frame, colours.label);
        let ring = if self.active {
            let active = colours.active;
            format!(
                "<circle cx=\"14\" cy=\"14\" r=\"12.5\" fill=\"none\" stroke=\"{active}\" \
                 stroke-width=\"3\"/>"
            )
        } else {
            String::new()
        };
        format!(
            "<g transform=\"scale({scale})\"><rect width=\"28\" height=\"28\" fill=\"{ground}\"/>\
             {ring}<circle cx=\"14\" cy=\"14\" r=\"8.5\" fill=\"{body}\" stroke=\"{edge}\" \
             stroke-width=\"2\"/></g>"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As if every letter were ten pixels wide.
    fn wide(text: &str) -> u32 {
        10 * text.chars().count() as u32
    }

    #[test]
    fn nothing_stands_on_anything_else() {
        let player = |name: &str| Player {
            side: Side::White,
            name: name.to_owned(),
            balance: "+3".to_owned(),
            clock: "4:31".to_owned(),
            active: true,
        };
        let players = vec![player("Ada"), player("A person of a very long name indeed")];
        let caption = Caption { players, line: "1. e4 e5 ".repeat(30), ..Caption::default() };
        for size in Size::ALL {
            let mut fonts = |text: &str, font: u32| wide(text) * font / 20;
            let strip = strip(&caption, size.width(), size, &mut fonts);
            let mut spans: Vec<_> = strip
                .words
                .iter()
                .map(|word| (word.baseline, word.x, word.x + wide(&word.text) * word.font / 20))
                .chain(
                    strip
                        .chips
                        .iter()
                        .map(|(_, area)| (size.scaled(BASELINES[0]), area.x, area.x + area.width)),
                )
                .collect();
            spans.sort_unstable();
            for pair in spans.windows(2) {
                let apart = pair[0].0 != pair[1].0 || pair[0].2 <= pair[1].1;
                assert!(apart, "{pair:?}");
            }
            assert!(spans.iter().all(|span| span.2 <= size.width()), "{spans:?}");
        }
    }
}
