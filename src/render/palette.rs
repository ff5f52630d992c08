//! The colours a picture may use: one palette a theme, for every board and mark.

use std::collections::HashMap;

use super::colour::Rgb;
use super::theme::{Colours, Theme, army, common};
use super::tile::{BANDED, CLOUD, DIMMED};
use crate::rules::Side;

/// At most this many colours: the last index stays free for transparency in moving pictures.
pub(super) const MOST: usize = 255;

/// Steps nearer to a colour that is there than this are not worth a place.
const SAME: u32 = 50;

/// A theme's colours by index. The flat colours are exact; between those that meet on boards lie
/// the steps that smooth edges need.
pub(super) struct Palette {
    colours: Vec<Rgb>,
}

impl Palette {
    /// The palette of a theme, always the same.
    pub fn of(theme: Theme) -> Self {
        let colours = theme.colours();
        Self::made_of(&flat(colours), &ramps(colours))
    }

    /// A palette of exact colours and of as many steps between pairs as there is room for.
    pub fn made_of(flat: &[Rgb], ramps: &[(Rgb, Rgb, u8)]) -> Self {
        let mut palette = Self { colours: Vec::with_capacity(MOST) };
        for &colour in flat {
            palette.reserve(colour, 0);
        }
        for &(from, to, steps) in ramps {
            for step in 1..=steps {
                let share = f32::from(step) / f32::from(steps + 1);
                palette.reserve(from.mix(to, share), SAME);
            }
        }
        palette
    }

    /// Takes up a colour unless one as near as `near` is there or no room is left.
    fn reserve(&mut self, colour: Rgb, near: u32) {
        let there = self.colours.iter().any(|&other| colour.distance(other) <= near);
        if !there && self.colours.len() < MOST {
            self.colours.push(colour);
        }
    }

    pub fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// Something that finds indices and remembers what it found.
    pub fn finder(&self) -> Finder<'_> {
        Finder { colours: &self.colours, known: HashMap::new() }
    }
}

/// Finds the nearest colour of a palette.
pub(super) struct Finder<'a> {
    colours: &'a [Rgb],
    known: HashMap<Rgb, u8>,
}

impl Finder<'_> {
    /// The index of the colour nearest to `colour`.
    pub fn find(&mut self, colour: Rgb) -> u8 {
        *self.known.entry(colour).or_insert_with(|| {
            let nearest = (0u8..).zip(self.colours).min_by_key(|(_, own)| own.distance(colour));
            nearest.map_or(0, |(index, _)| index)
        })
    }
}

/// The tones squares can have, the most frequent first.
fn tones(colours: &Colours) -> Vec<Rgb> {
    [colours.square, colours.last, colours.selected, colours.fog, colours.placing].concat()
}

/// The colours of areas, which must come out exactly.
fn flat(colours: &Colours) -> Vec<Rgb> {
    let mut flat = tones(colours);
    flat.extend([
        colours.frame,
        colours.label,
        colours.brackets,
        colours.selected_frame,
        colours.target,
        colours.target_rim,
        colours.check,
        colours.check_edge,
        colours.placing_ink,
        Rgb::WHITE,
        common::FLAG,
        common::FLAG_EDGE,
        common::FLAG_SIGN,
        common::BADGE,
        common::CROSS,
        common::CHECK_LINE,
        common::THREAT_LINE,
    ]);
    flat.extend(colours.halo);
    flat.extend(Side::ALL.iter().flat_map(|&side| {
        let army = army(side);
        [army.bright, army.deep, army.ink, army.line]
    }));
    flat.extend(colours.square.map(|tone| tone.mix(colours.frame, BANDED)));
    flat.extend(colours.fog.map(|tone| tone.mix(colours.frame, BANDED)));
    flat.extend(colours.square.map(|tone| tone.mix(colours.frame, DIMMED)));
    flat.extend(colours.fog.map(|tone| tone.mix(colours.frame, DIMMED)));
    flat.extend(colours.fog.map(|tone| tone.mix(Rgb::WHITE, CLOUD)));
    flat
}

/// Pairs of colours that meet, with how many steps to keep between them, in the order of what
/// they matter.
fn ramps(colours: &Colours) -> Vec<(Rgb, Rgb, u8)> {
    let (white, black) = (army(Side::White), army(Side::Black));
    let middle = |side| army(side).bright.mix(army(side).deep, 0.4);
    let mut ramps = vec![
        (white.bright, white.deep, 5),
        (black.bright, black.deep, 5),
        (white.ink, middle(Side::White), 5),
        (black.line, middle(Side::Black), 3),
        (black.ink, middle(Side::Black), 3),
        (colours.label, colours.frame, 5),
    ];
    let outline = colours.halo.unwrap_or(black.ink);
    for tone in colours.square {
        ramps.extend([(white.ink, tone, 4), (outline, tone, 4)]);
    }
    ramps.extend(colours.halo.map(|halo| (halo, black.ink, 4)));
    ramps.push((colours.target, colours.target_rim, 5));
    for tone in colours.square {
        ramps.extend([(colours.target, tone, 2), (colours.target_rim, tone, 3)]);
    }
    for tone in [colours.last, colours.selected].concat() {
        ramps.extend([(white.ink, tone, 3), (outline, tone, 3), (colours.brackets, tone, 1)]);
    }
    for tone in colours.last {
        ramps.push((colours.target_rim, tone, 3));
    }
    ramps.extend([
        (white.ink, colours.check, 3),
        (outline, colours.check, 3),
        (colours.check_edge, colours.check, 2),
        (colours.target, outline, 3),
        (colours.target, white.ink, 3),
    ]);
    for tone in colours.square {
        ramps.extend([(colours.check_edge, tone, 3)]);
    }
    for side in [Side::Red, Side::Blue, Side::Green, Side::Yellow] {
        let army = army(side);
        ramps.extend([(army.bright, army.deep, 3), (army.ink, middle(side), 2)]);
    }
    let dimmed = |colour: Rgb| colour.mix(colours.frame, DIMMED);
    for tone in colours.square {
        ramps.extend([
            (dimmed(white.ink), dimmed(tone), 2),
            (dimmed(outline), dimmed(tone), 1),
            (dimmed(middle(Side::White)), dimmed(tone), 1),
        ]);
    }
    ramps.extend([
        (dimmed(white.bright), dimmed(white.deep), 2),
        (dimmed(white.ink), dimmed(white.bright), 3),
        (dimmed(black.bright), dimmed(black.deep), 2),
    ]);
    for tone in colours.placing {
        ramps.extend([(colours.placing_ink, tone, 3), (white.ink, tone, 2), (outline, tone, 2)]);
    }
    for tone in colours.fog {
        ramps.extend([
            (colours.target, tone, 2),
            (common::CROSS, Rgb::WHITE, 3),
            (Rgb::WHITE, tone, 3),
            (common::CHECK_LINE, Rgb::WHITE, 3),
        ]);
    }
    ramps.extend([
        (common::FLAG, common::FLAG_EDGE, 3),
        (common::BADGE, Rgb::WHITE, 3),
        (white.bright, colours.target_rim, 1),
    ]);
    for tone in colours.square {
        ramps.extend([(common::FLAG_EDGE, tone, 2), (common::BADGE, tone, 2)]);
        for side in [Side::Red, Side::Blue, Side::Green, Side::Yellow] {
            ramps.push((army(side).ink, tone, 2));
        }
    }
    ramps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flat_colours_are_exact_and_an_index_is_free() {
        for theme in Theme::ALL {
            let palette = Palette::of(theme);
            assert!(palette.colours.len() <= MOST, "{theme:?}");
            let mut finder = palette.finder();
            for colour in flat(theme.colours()) {
                assert_eq!(palette.colours[usize::from(finder.find(colour))], colour);
            }
        }
    }
}
