//! Which colours pictures have, and the palette that comes nearest to them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use crate::render::look::colour::Rgb;
use crate::render::look::palette::MOST;

/// The most colours that are kept exactly.
const EXACT: usize = 150;
/// Colours nearer to each other than this are steps of one that fades.
const SAME: u32 = 50;
/// A colour that fills fewer pixels than this is no area's.
const AREA: u32 = 50;
/// A colour that fills more pixels than this is an area's however near others are.
const LARGE: u32 = 4_000;
/// How many bits of a channel tell groups of shades apart.
const BITS: u32 = 5;
/// How often every chosen shade moves to the middle of those it stands for.
const MOVES: usize = 2;

/// The pixels of pictures by their colours.
#[derive(Default)]
pub(super) struct Shades(HashMap<Rgb, Count>);

/// How many pixels lie inside areas of one colour, and how many there are.
#[derive(Clone, Copy, Default)]
struct Count {
    inside: u32,
    all: u32,
}

/// Shades that hardly differ.
struct Group {
    middle: Rgb,
    weight: f64,
    /// How far the nearest colour of the palette is.
    missed: u32,
}

impl Shades {
    /// Takes in a picture of this width, row by row.
    pub fn add(&mut self, pixels: &[Rgb], width: usize) {
        let mut start = 0;
        for run in pixels.chunk_by(|a, b| a == b) {
            let below = pixels.get(start + width..).unwrap_or_default();
            let inside = below.windows(2).take(run.len() - 1).filter(|two| **two == run[..2]);
            let count = self.0.entry(run[0]).or_default();
            count.all += run.len() as u32;
            count.inside += inside.count() as u32;
            start += run.len();
        }
    }

    /// Colours for a palette, at most [`MOST`]: those of areas exactly, and the steps between them as
    /// nearly as there is room for.
    pub fn palette(&self) -> Vec<Rgb> {
        let mut entries = self.areas();
        let exact = entries.len();
        let mut groups = self.groups();
        for &colour in &entries {
            for group in &mut groups {
                group.meet(colour);
            }
        }
        while entries.len() < MOST {
            let worst = groups.iter().max_by(|a, b| a.lack().total_cmp(&b.lack()));
            let Some(worst) = worst.filter(|worst| worst.missed > 0) else { break };
            let colour = worst.middle;
            entries.push(colour);
            for group in &mut groups {
                group.meet(colour);
            }
        }
        for _ in 0..MOVES {
            settle(&mut entries, exact, &groups);
        }
        entries
    }

    /// The colours that fill areas, the most frequent first.
    fn areas(&self) -> Vec<Rgb> {
        let areas = self.0.iter().filter(|(_, count)| count.inside >= AREA);
        let mut areas: Vec<_> =
            areas.map(|(&colour, count)| (Reverse(count.inside), colour)).collect();
        areas.sort_unstable();
        let mut exact: Vec<Rgb> = Vec::with_capacity(MOST);
        for (Reverse(inside), colour) in areas {
            // What fades slowly fills areas too, but small ones.
            let near = if inside >= LARGE { 0 } else { SAME };
            if exact.len() < EXACT && exact.iter().all(|other| other.distance(colour) > near) {
                exact.push(colour);
            }
        }
        exact
    }

    fn groups(&self) -> Vec<Group> {
        let mut groups: BTreeMap<[u8; 3], (u32, [u64; 3])> = BTreeMap::new();
        for (colour, count) in &self.0 {
            let (all, sums) =
                groups.entry(colour.0.map(|channel| channel >> (8 - BITS))).or_default();
            *all += count.all;
            for (sum, channel) in sums.iter_mut().zip(colour.0) {
                *sum += u64::from(channel) * u64::from(count.all);
            }
        }
        let group = |(all, sums): (u32, [u64; 3])| {
            let middle = Rgb(sums.map(|sum| ((sum + u64::from(all) / 2) / u64::from(all)) as u8));
            // Less than their share for frequent shades, so that rare ones are not poor.
            let root = f64::from(all).sqrt();
            Group { middle, weight: root * root.sqrt(), missed: u32::MAX }
        };
        groups.into_values().map(group).collect()
    }
}

impl Group {
    /// Takes note of a colour of the palette.
    fn meet(&mut self, colour: Rgb) {
        self.missed = self.missed.min(self.middle.distance(colour));
    }

    /// How much it lacks a colour of its own.
    fn lack(&self) -> f64 {
        self.weight * f64::from(self.missed)
    }
}

/// Moves each colour but the exact ones to the middle of the groups that are nearest to it.
fn settle(entries: &mut [Rgb], exact: usize, groups: &[Group]) {
    let mut sums = vec![(0.0, [0.0; 3]); entries.len()];
    for group in groups {
        let own = (0..entries.len()).min_by_key(|&nth| entries[nth].distance(group.middle));
        let Some((all, sum)) = own.map(|nth| &mut sums[nth]) else { return };
        *all += group.weight;
        for (sum, channel) in sum.iter_mut().zip(group.middle.0) {
            *sum += group.weight * f64::from(channel);
        }
    }
    for (entry, (all, sum)) in entries.iter_mut().zip(sums).skip(exact) {
        if all > 0.0 {
            *entry = Rgb(sum.map(|sum| (sum / all).round() as u8));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: usize = 200;

    /// Two areas, and far more shades than there is room for.
    fn picture() -> Vec<Rgb> {
        let pixel = |nth: usize| {
            let (x, y) = (nth % WIDTH, nth / WIDTH);
            match x {
                0..40 => Rgb([1, 2, 3]),
                40..50 => Rgb([200, 0, 77]),
                _ => Rgb([x as u8, y as u8, (x ^ y) as u8]),
            }
        };
        (0..WIDTH * WIDTH).map(pixel).collect()
    }

    fn shades() -> Shades {
        let mut shades = Shades::default();
        shades.add(&picture(), WIDTH);
        shades
    }

    #[test]
    fn areas_are_exact_and_every_shade_has_something_like_it() {
        let palette = shades().palette();
        assert_eq!(palette.len(), MOST);
        for area in [Rgb([1, 2, 3]), Rgb([200, 0, 77])] {
            assert!(palette.contains(&area), "{area}");
        }
        let far = picture()
            .into_iter()
            .map(|colour| palette.iter().map(|own| own.distance(colour)).min());
        assert!(far.max() < Some(Some(11 * 30 * 30)), "a shade has nothing like it");
    }

    #[test]
    fn the_same_pictures_give_the_same_palette() {
        assert_eq!(shades().palette(), shades().palette());
        let mut few = Shades::default();
        few.add(&[Rgb::WHITE; 400], 20);
        assert_eq!(few.palette(), [Rgb::WHITE]);
    }
}
