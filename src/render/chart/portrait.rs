//! Portraits of people of whom there is no picture: a shape on their colour.

use crate::render::look::colour::Rgb;
use crate::render::look::palette::Palette;
use crate::render::paint::png;
use crate::render::paint::raster::{RASTER, document};

/// The shapes, on a ground of 64 by 64.
const SHAPES: [&str; 6] = [
    "<circle cx=\"32\" cy=\"32\" r=\"17\"/>",
    "<path d=\"M32 11 53 32 32 53 11 32Z\"/>",
    "<path d=\"M32 12 53 49H11Z\"/>",
    "<path d=\"M16 16H48V48H16Z\"/>",
    "<path d=\"M26 12H38V26H52V38H38V52H26V38H12V26H26Z\"/>",
    "<path d=\"M12 15H52V25H12ZM12 27H52V37H12ZM12 39H52V49H12Z\"/>",
];

/// The longest side of a portrait.
const MOST: u32 = 1024;

/// A portrait as a PNG file: a square of this many pixels a side with one of the shapes, counted
/// round, on this colour.
#[must_use]
pub fn draw(colour: [u8; 3], shape: u8, side: u32) -> Vec<u8> {
    let side = side.clamp(1, MOST);
    let (ground, ink) = (Rgb(colour), Rgb([255; 3]));
    let palette = Palette::made_of(&[ground, ink], &[(ground, ink, 30)]);
    let shape = SHAPES[usize::from(shape) % SHAPES.len()];
    let scale = f64::from(side) / 64.0;
    let body = format!(
        "<rect width=\"{side}\" height=\"{side}\" fill=\"{ground}\"/>\
         <g transform=\"scale({scale})\" fill=\"{ink}\" fill-opacity=\"0.85\">{shape}</g>"
    );
    let pixels = RASTER.indices(&document(side, side, &body), side, side, &palette);
    png::write(&pixels, side, palette.entries())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_portrait_is_a_square_of_its_size() {
        for (shape, side) in [(0, 16), (1, 64), (2, 128), (5, 256), (255, 1024), (3, 9999)] {
            let file = draw([200, 72, 63], shape, side);
            let image = image::load_from_memory(&file).expect("a PNG file").into_rgb8();
            assert_eq!(image.dimensions(), (side.min(MOST), side.min(MOST)));
            assert_eq!(image.get_pixel(0, 0).0, [200, 72, 63], "the ground is the colour");
            let middle = image.get_pixel(image.width() / 2, image.height() / 2).0;
            assert!(middle[1] > 200, "the shape is light: {middle:?}");
        }
    }

    #[test]
    fn no_two_shapes_look_alike() {
        let mut all: Vec<_> = (0..6).map(|shape| draw([31, 158, 168], shape, 64)).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), SHAPES.len());
    }
}
