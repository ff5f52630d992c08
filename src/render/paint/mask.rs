//! Texts as what they cover of pixels.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

/// A text in one size, as how much of every pixel it covers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mask {
    /// How far the next text begins from it.
    pub advance: u32,
    /// The pixels of a row.
    pub width: u32,
    /// Where its left upper pixel lies from where the text begins on its baseline.
    pub from: (i32, i32),
    pub alpha: Vec<u8>,
}

impl Mask {
    /// What is covered of drawn pixels; the text begins at `start` in them.
    pub fn of(pixmap: &Pixmap, start: (i32, i32), advance: u32) -> Self {
        let all = pixmap.width() as usize;
        let inked = |pixel: &PremultipliedColorU8| pixel.alpha() > 0;
        let rows = || pixmap.pixels().chunks_exact(all);
        let (Some(top), Some(bottom)) = (
            rows().position(|row| row.iter().any(inked)),
            rows().rposition(|row| row.iter().any(inked)),
        ) else {
            return Self { advance, ..Self::default() };
        };
        let left = rows().filter_map(|row| row.iter().position(inked)).min().unwrap_or(0);
        let right = rows().filter_map(|row| row.iter().rposition(inked)).max().unwrap_or(left);
        let lines = rows().skip(top).take(bottom + 1 - top);
        let alpha = lines.flat_map(|row| row[left..=right].iter().map(|pixel| pixel.alpha()));
        Self {
            advance,
            width: (right + 1 - left) as u32,
            from: (left as i32 - start.0, top as i32 - start.1),
            alpha: alpha.collect(),
        }
    }

    pub fn height(&self) -> usize {
        self.alpha.len().checked_div(self.width as usize).unwrap_or(0)
    }

    /// Many in one, each so far to the right.
    pub fn joined(parts: &[(i32, Arc<Self>)], advance: u32) -> Self {
        let inked = || parts.iter().filter(|(_, part)| part.width > 0);
        let left = inked().map(|(x, part)| x + part.from.0).min();
        let right = inked().map(|(x, part)| x + part.from.0 + part.width as i32).max();
        let top = inked().map(|(_, part)| part.from.1).min();
        let bottom = inked().map(|(_, part)| part.from.1 + part.height() as i32).max();
        let (Some(left), Some(right), Some(top), Some(bottom)) = (left, right, top, bottom) else {
            return Self { advance, ..Self::default() };
        };
        let width = (right - left) as usize;
        let mut alpha = vec![0; width * (bottom - top) as usize];
        for (x, part) in inked() {
            let (column, row) = ((x + part.from.0 - left) as usize, (part.from.1 - top) as usize);
            let rows = alpha.chunks_exact_mut(width).skip(row);
            for (own, line) in rows.zip(part.alpha.chunks_exact(part.width as usize)) {
                for (pixel, covered) in own[column..].iter_mut().zip(line) {
                    *pixel = (*covered).max(*pixel);
                }
            }
        }
        Self { advance, width: width as u32, from: (left, top), alpha }
    }
}
