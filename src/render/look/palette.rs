//! The colours that a picture may use, by index.

use std::collections::HashMap;

use super::colour::Rgb;

/// At most this many colours: the last index stays free for transparency in moving pictures.
pub(crate) const MOST: usize = 255;

/// Steps nearer to a colour that is there than this are not worth a place.
const SAME: u32 = 50;

/// Colours by index, at most [`MOST`].
pub(crate) struct Palette {
    entries: Vec<Rgb>,
}

impl Palette {
    /// A palette of exact colours and of as many steps between pairs as there is room for.
    pub fn made_of(flat: &[Rgb], ramps: &[(Rgb, Rgb, u8)]) -> Self {
        let mut palette = Self { entries: Vec::with_capacity(MOST) };
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

    /// The palette of these colours; what is too many is left out.
    pub fn of(mut entries: Vec<Rgb>) -> Self {
        entries.truncate(MOST);
        Self { entries }
    }

    /// Takes up a colour unless one as near as `near` is there or no room is left.
    fn reserve(&mut self, colour: Rgb, near: u32) {
        let there = self.entries.iter().any(|&other| colour.distance(other) <= near);
        if !there && self.entries.len() < MOST {
            self.entries.push(colour);
        }
    }

    /// The colours in the order of their indices.
    pub fn entries(&self) -> &[Rgb] {
        &self.entries
    }

    /// Something that finds indices and remembers what it found.
    pub fn finder(&self) -> Finder<'_> {
        Finder { entries: &self.entries, known: HashMap::new() }
    }
}

/// Finds the nearest colour of a palette.
pub(crate) struct Finder<'a> {
    entries: &'a [Rgb],
    known: HashMap<Rgb, u8>,
}

impl Finder<'_> {
    /// The index of the colour nearest to `colour`.
    pub fn find(&mut self, colour: Rgb) -> u8 {
        *self.known.entry(colour).or_insert_with(|| {
            let nearest = (0u8..).zip(self.entries).min_by_key(|(_, own)| own.distance(colour));
            nearest.map_or(0, |(index, _)| index)
        })
    }
}
