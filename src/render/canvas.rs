//! A picture in the making, as palette indices.

/// Rows of indices.
pub(super) struct Canvas {
    pub pixels: Vec<u8>,
    pub width: usize,
}

impl Canvas {
    /// Copies a square of `side` pixels to where its left upper corner is at `x`, `y`.
    pub fn copy(&mut self, square: &[u8], side: usize, x: usize, y: usize) {
        let rows = self.pixels.chunks_exact_mut(self.width).skip(y);
        for (row, from) in rows.zip(square.chunks_exact(side)) {
            row[x..x + side].copy_from_slice(from);
        }
    }

    /// Fills a rectangle with one index.
    pub fn fill(&mut self, area: Area, index: u8) {
        let rows = self.pixels.chunks_exact_mut(self.width).skip(area.y as usize);
        for row in rows.take(area.height as usize) {
            row[area.x as usize..(area.x + area.width) as usize].fill(index);
        }
    }
}

/// A rectangle in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Area {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}
