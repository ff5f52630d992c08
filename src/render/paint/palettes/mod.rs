//! The colours that pictures may use: a palette for each kind of board in each theme, for all marks.
//!
//! A palette has the colours of areas exactly and the steps between them as nearly as there is room
//! for. `derive` finds them by drawing full boards, which takes too long to be done at every start;
//! what it found stands in `derived.txt`, and a test holds the two together.

#[cfg(test)]
mod derive;
#[cfg(test)]
mod shades;

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::render::boards::board::Board;
use crate::render::look::colour::Rgb;
use crate::render::look::palette::Palette;
use crate::render::look::theme::Theme;

/// A line a palette: the kind of board, the theme, the colours in the order of their indices.
const DERIVED: &str = include_str!("derived.txt");

static PALETTES: LazyLock<HashMap<(&str, Theme), Palette>> =
    LazyLock::new(|| DERIVED.lines().filter_map(read).collect());

/// The palette of boards of this kind and theme, always the same.
pub(super) fn of(board: Board) -> &'static Palette {
    let key = (board.layout().kind(), board.layout().look().theme);
    PALETTES.get(&key).expect("a test draws every kind of board in every theme")
}

fn read(line: &'static str) -> Option<((&'static str, Theme), Palette)> {
    let mut words = line.split(' ');
    let key = (words.next()?, Theme::of_key(words.next()?)?);
    let colours = words.map(|word| u32::from_str_radix(word, 16).map(Rgb::hex));
    Some((key, Palette::of(colours.collect::<Result<_, _>>().ok()?)))
}
