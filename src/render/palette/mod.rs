//! The colours a picture may use: one palette for each theme and shape of board, for every mark.

mod needs;
mod tiles;

use std::collections::HashMap;

use self::needs::{flat, ramps};
use super::colour::Rgb;
use super::theme::{Theme, checkers, hexagons, loose, wood};
use crate::rules::Side;

/// At most this many colours: the last index stays free for transparency in moving pictures.
pub(super) const MOST: usize = 255;

/// Steps nearer to a colour that is there than this are not worth a place.
const SAME: u32 = 50;

/// Boards that share colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    Squares,
    Discs,
    Figures,
    Star,
    Tiles,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Squares, Self::Discs, Self::Figures, Self::Star, Self::Tiles];

    /// The colours of its ground, the most frequent first.
    fn ground(self, theme: Theme) -> Vec<Rgb> {
        let (checkers, wood) = (checkers(theme), wood(theme));
        match self {
            Self::Squares => theme.colours().square.to_vec(),
            Self::Discs => vec![wood.ground, wood.river],
            Self::Figures => [checkers.square, checkers.palace].concat(),
            Self::Star => hexagons(theme).tone.to_vec(),
            Self::Tiles => vec![loose::TABLE, loose::FRAME],
        }
    }

    /// Whether two sides stand on points: nothing is placed there, and nothing is hidden.
    const fn is_points(self) -> bool {
        matches!(self, Self::Discs | Self::Figures)
    }

    /// The sides whose colours are kept exactly.
    fn armies(self) -> Vec<Side> {
        if self.is_points() { self.sides().to_vec() } else { Side::ALL.to_vec() }
    }

    /// Whose men usually stand on it: the bright side and the dark one.
    const fn sides(self) -> [Side; 2] {
        match self {
            Self::Squares | Self::Star | Self::Tiles => [Side::White, Side::Black],
            Self::Discs | Self::Figures => [Side::Red, Side::Black],
        }
    }
}

/// A theme's colours by index. The flat colours are exact; between those that meet on boards lie
/// the steps that smooth edges need.
pub(super) struct Palette {
    colours: Vec<Rgb>,
}

impl Palette {
    /// The palette of boards of this kind in a theme, always the same.
    pub fn of(theme: Theme, kind: Kind) -> Self {
        Self::made_of(&flat(theme, kind), &ramps(theme, kind))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flat_colours_are_exact_and_an_index_is_free() {
        for (theme, kind) in
            Theme::ALL.into_iter().flat_map(|theme| Kind::ALL.map(|kind| (theme, kind)))
        {
            let palette = Palette::of(theme, kind);
            assert!(palette.colours.len() <= MOST, "{theme:?} {kind:?}");
            let mut finder = palette.finder();
            for colour in flat(theme, kind) {
                assert_eq!(palette.colours[usize::from(finder.find(colour))], colour);
            }
        }
    }
}
