//! A picture in the making, as palette indices.

use resvg::tiny_skia::Pixmap;

use super::mask::Mask;
use crate::render::cells::area::Area;
use crate::render::look::colour::Rgb;
use crate::render::look::palette::Palette;

/// The index of a colour for how much of a pixel ink covers; the first is that of the ground.
pub(super) type Inks = [u8; 256];

/// Rows of indices.
pub(super) struct Canvas {
    pub pixels: Vec<u8>,
    pub width: usize,
}

impl Canvas {
    /// Copies a rectangle of pixels to its area.
    pub fn copy(&mut self, from: &[u8], area: Area) {
        let (x, width) = (area.x as usize, area.width as usize);
        let rows = self.pixels.chunks_exact_mut(self.width).skip(area.y as usize);
        for (row, from) in rows.zip(from.chunks_exact(width)) {
            row[x..x + width].copy_from_slice(from);
        }
    }

    /// Copies the flat-topped hexagon that fills an area. Hexagons beside each other share no pixel
    /// and leave none out.
    pub fn copy_hexagon(&mut self, from: &[u8], area: Area) {
        let (x, width) = (area.x as usize, area.width as usize);
        let (half, middle) = (f64::from(area.width) / 2.0, f64::from(area.height) / 2.0);
        let rows = self.pixels.chunks_exact_mut(self.width).skip(area.y as usize);
        for ((row, from), y) in rows.zip(from.chunks_exact(width)).zip(0u32..) {
            let aside = (f64::from(y) + 0.5 - middle).abs() / middle;
            let reach = half - half / 2.0 * aside;
            // Rounding both ends of a row alike makes neighbours meet.
            let (start, end) = ((half - reach).round() as usize, (half + reach).round() as usize);
            row[x + start..x + end].copy_from_slice(&from[start..end]);
        }
    }

    /// Writes a text whose baseline begins here in these inks, on their ground.
    pub fn write(&mut self, mask: &Mask, (x, y): (u32, u32), inks: &Inks) {
        let at = (x.checked_add_signed(mask.from.0), y.checked_add_signed(mask.from.1));
        let (Some(left), Some(top), true) = (at.0, at.1, mask.width > 0) else { return };
        let rows = self.pixels.chunks_exact_mut(self.width).skip(top as usize);
        for (row, alpha) in rows.zip(mask.alpha.chunks_exact(mask.width as usize)) {
            let Some(row) = row.get_mut(left as usize..) else { return };
            for (pixel, alpha) in row.iter_mut().zip(alpha) {
                let ink = inks[usize::from(*alpha)];
                // What is no ink leaves what is there, without a branch that nobody can foresee.
                *pixel = if ink == inks[0] { *pixel } else { ink };
            }
        }
    }

    /// Fills a rectangle with one index.
    pub fn fill(&mut self, area: Area, index: u8) {
        let rows = self.pixels.chunks_exact_mut(self.width).skip(area.y as usize);
        for row in rows.take(area.height as usize) {
            row[area.x as usize..(area.x + area.width) as usize].fill(index);
        }
    }

    /// Blends what lies over all of it.
    pub fn blend(&mut self, cover: &Pixmap, palette: &Palette) {
        let colours = palette.entries();
        let mut nearest = palette.finder();
        for (index, pixel) in self.pixels.iter_mut().zip(cover.pixels()) {
            if pixel.alpha() == 0 {
                continue;
            }
            let through = 255 - u16::from(pixel.alpha());
            let mut channels = [pixel.red(), pixel.green(), pixel.blue()];
            for (channel, below) in channels.iter_mut().zip(colours[usize::from(*index)].0) {
                // The cover's channels are already multiplied with its alpha.
                let sum = u16::from(*channel) + (u16::from(below) * through + 127) / 255;
                *channel = sum.min(255) as u8;
            }
            *index = nearest.find(Rgb(channels));
        }
    }
}
