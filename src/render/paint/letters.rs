//! Words as masks: letter by letter where letters stand side by side as they are, else as their
//! script joins them.

use std::sync::{Arc, Mutex};

use resvg::tiny_skia::{FillRule, Paint, Pixmap, Transform};

use super::cache::{Cache, lock};
use super::mask::Mask;
use super::raster::RASTER;
use crate::render::look::font;

/// The most bytes of words and of letters that are kept.
const WORDS: usize = 2 << 20;
const LETTERS: usize = 2 << 20;
/// Letters begin at every such part of a pixel.
const PARTS: f32 = 4.0;

/// The words and letters that were drawn before.
pub(crate) struct Letters {
    words: Mutex<Cache<(String, u32), Arc<Mask>>>,
    letters: Mutex<Cache<(char, u32, u8), Arc<Mask>>>,
}

impl Letters {
    pub fn new() -> Self {
        Self { words: Mutex::new(Cache::new(WORDS)), letters: Mutex::new(Cache::new(LETTERS)) }
    }

    /// How wide a word is in a size.
    pub fn wide(&self, text: &str, size: u32) -> u32 {
        self.word(text, size).advance
    }

    /// A word in a size, drawn if it is not known.
    pub fn word(&self, text: &str, size: u32) -> Arc<Mask> {
        let key = (text.to_owned(), size);
        let known = lock(&self.words).get(&key);
        known.unwrap_or_else(|| {
            let drawn = match font::line(text) {
                Some(line) => self.set(text, size, pixels(line, size)),
                None => RASTER.text(text, size),
            };
            let drawn = Arc::new(drawn);
            lock(&self.words).put(key, drawn.clone(), drawn.alpha.len() + text.len());
            drawn
        })
    }

    /// Letters side by side.
    fn set(&self, text: &str, size: u32, advance: u32) -> Mask {
        let mut x = 0.0;
        let place = |sign: char| {
            let parts = (x * PARTS).round();
            x += font::width(sign.encode_utf8(&mut [0; 4])) * size as f32;
            let whole = (parts / PARTS).floor();
            (whole as i32, self.letter(sign, size, (parts - whole * PARTS) as u8))
        };
        let parts: Vec<_> = text.chars().map(place).collect();
        Mask::joined(&parts, advance)
    }

    /// A letter that begins at a part of a pixel.
    fn letter(&self, sign: char, size: u32, part: u8) -> Arc<Mask> {
        let key = (sign, size, part);
        let known = lock(&self.letters).get(&key);
        known.unwrap_or_else(|| {
            let drawn = Arc::new(drawn(sign, size, f32::from(part) / PARTS));
            lock(&self.letters).put(key, drawn.clone(), drawn.alpha.len() + size_of::<Mask>());
            drawn
        })
    }
}

/// How wide a word is in a size.
pub(super) fn wide(text: &str, size: u32) -> u32 {
    font::line(text).map_or_else(|| RASTER.text(text, size).advance, |line| pixels(line, size))
}

fn pixels(line: f32, size: u32) -> u32 {
    (line * size as f32).ceil() as u32
}

/// A letter in a size, so far right of where it begins.
fn drawn(sign: char, size: u32, right: f32) -> Mask {
    // Letters may reach out on all sides.
    let (left, baseline) = (size / 2, size * 5 / 4);
    let Some(path) = font::outline(sign) else { return Mask::default() };
    let width = (font::width(sign.encode_utf8(&mut [0; 4])) * size as f32).ceil() as u32 + size;
    let Some(mut pixmap) = Pixmap::new(width + 1, size * 7 / 4 + 1) else {
        return Mask::default();
    };
    let scale = size as f32;
    let place = Transform::from_row(scale, 0.0, 0.0, -scale, left as f32 + right, baseline as f32);
    let ink = Paint { anti_alias: true, ..Paint::default() };
    pixmap.fill_path(&path, &ink, FillRule::Winding, place, None);
    Mask::of(&pixmap, (left as i32, baseline as i32), 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_side_by_side_look_as_if_drawn_together() {
        let letters = Letters::new();
        for text in ["Nf3", "Wave", "Ольга", "Ζωή", "炮二平五", "♘f3", "0-0-0", "4:31"]
        {
            for size in [20, 22, 44] {
                let (own, whole) = (letters.word(text, size), RASTER.text(text, size));
                let ink = |mask: &Mask| mask.alpha.iter().map(|&it| f64::from(it)).sum::<f64>();
                let share = ink(&own) / ink(&whole);
                assert!((share - 1.0).abs() < 0.02, "{text} {size}: ink {share:.3}");
                for (a, b) in [
                    (own.width as i32, whole.width as i32),
                    (own.height() as i32, whole.height() as i32),
                    (own.from.0, whole.from.0),
                    (own.from.1, whole.from.1),
                ] {
                    assert!(a.abs_diff(b) <= 1, "{text} {size}: {a} and {b}");
                }
            }
        }
    }

    #[test]
    fn letters_that_join_are_drawn_together() {
        let letters = Letters::new();
        for text in ["نور", "नमस्ते", "ส้ม"] {
            assert_eq!(font::line(text), None, "{text}");
            assert_eq!(*letters.word(text, 22), RASTER.text(text, 22), "{text}");
        }
        assert_eq!(letters.wide("", 22), 0);
    }
}
