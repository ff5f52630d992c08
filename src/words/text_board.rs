//! A view as text signs: a board that can be read in any font and by any reader.

use super::voice::Voice;
use crate::rules::kit::label;
use crate::rules::{Cell, GameInfo, Geometry, View};

impl Voice<'_> {
    /// The view as text: a board of letters in a code block where the board has rows and files,
    /// then the whole description. White's letters are capitals, Black's small; other seats' have
    /// their colour's first letter before them. At most `most` characters.
    #[must_use]
    pub fn as_text(
        self,
        info: &GameInfo,
        view: &View,
        result: Option<&str>,
        most: usize,
    ) -> String {
        let mut text = String::new();
        if let Some((files, ranks)) = size(view.geometry) {
            text = format!("```\n{}```\n", board(view, files, ranks));
        }
        text += &self.description(info, view, result).join("\n");
        super::field::cut(&text, most)
    }
}

const fn size(geometry: Geometry) -> Option<(i16, i16)> {
    match geometry {
        Geometry::Squares { files, ranks, .. } => Some((files as i16, ranks as i16)),
        Geometry::Points => Some((9, 10)),
        Geometry::Star | Geometry::Tiles { .. } => None,
    }
}

fn board(view: &View, files: i16, ranks: i16) -> String {
    let wide = view.sides.len() > 2;
    let turned = view.below.0 == 1 && !wide;
    let order = |count: i16, down: bool| -> Vec<i16> {
        if down { (0..count).rev().collect() } else { (0..count).collect() }
    };
    let mut text = String::new();
    for y in order(ranks, !turned) {
        let rank = label::row(view.geometry, Cell::new(0, y));
        text.extend((rank.len() < 2).then_some(' '));
        text += &rank;
        for x in order(files, turned) {
            text.push(' ');
            text += &sign(view, Cell::new(x, y), wide);
        }
        text.push('\n');
    }
    text += "  ";
    for x in order(files, turned) {
        text += if wide { "  " } else { " " };
        text += &label::column(view.geometry, Cell::new(x, 0));
    }
    text.push('\n');
    text
}

fn sign(view: &View, cell: Cell, wide: bool) -> String {
    let man = view.men.iter().find(|man| man.cell == cell);
    match man {
        None if wide => " .".to_owned(),
        None => ".".to_owned(),
        Some(man) if wide => {
            let side = view.sides.get(man.seat.index()).map_or("?", |side| side.key());
            format!("{}{}", side.chars().next().unwrap_or('?'), man.figure.letter())
        }
        Some(man) if man.seat.0 == 0 => man.figure.letter().to_string(),
        Some(man) => man.figure.letter().to_ascii_lowercase().to_string(),
    }
}
