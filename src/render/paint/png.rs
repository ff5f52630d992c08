//! Writing PNG files of indexed colour.

use std::io::Write as _;
use std::iter;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use png::{BitDepth, ColorType, Encoder, EncodingError, Filter, chunk};

use crate::render::look::colour::Rgb;

/// How hard the pixels are compressed: beyond this, time grows much faster than files shrink.
const LEVEL: Compression = Compression::new(2);

/// The room for a file: most boards are smaller.
const ROOM: usize = 48 << 10;

/// Writes `pixels`, rows of `width` indices into `colours`, as a PNG file.
pub(crate) fn write(pixels: &[u8], width: u32, colours: &[Rgb]) -> Vec<u8> {
    write_above(pixels, width, usize::MAX, colours)
}

/// The same of a picture that is only words from row `words` on: they are compressed otherwise than
/// what is drawn, in less time and to fewer bytes.
pub(super) fn write_above(pixels: &[u8], width: u32, words: usize, colours: &[Rgb]) -> Vec<u8> {
    debug_assert!(colours.len() <= 256);
    let palette: Vec<u8> = colours.iter().flat_map(|colour| colour.0).collect();
    file(pixels, width, words, Some(palette))
}

/// Writes `pixels`, rows of `width` times red, green and blue, as a PNG file.
pub(crate) fn write_colours(pixels: &[u8], width: u32) -> Vec<u8> {
    file(pixels, width, usize::MAX, None)
}

/// A file of pixels, which are colours or indices into a palette; from row `words` on it is only words.
fn file(pixels: &[u8], width: u32, words: usize, palette: Option<Vec<u8>>) -> Vec<u8> {
    let row = width as usize * if palette.is_some() { 1 } else { 3 };
    let height = (pixels.len() / row) as u32;
    let mut file = Vec::with_capacity(ROOM);
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_color(ColorType::Rgb);
    if let Some(palette) = palette {
        encoder.set_color(ColorType::Indexed);
        encoder.set_palette(palette);
    }
    let rows = filtered(pixels, row, words);
    encode(encoder, &rows).expect("writing to memory cannot fail");
    file
}

/// Each row as its difference from the row above, which is mostly zeros on boards; rows of words as
/// they are, since the same letters come again in them but the differences do not.
fn filtered(pixels: &[u8], row: usize, words: usize) -> Vec<u8> {
    let (drawn, words) = pixels.split_at(words.saturating_mul(row).min(pixels.len()));
    let mut filtered = Vec::with_capacity(pixels.len() + pixels.len() / row);
    let first = vec![0; row];
    let above = iter::once(first.as_slice()).chain(drawn.chunks_exact(row));
    for (row, above) in drawn.chunks_exact(row).zip(above) {
        filtered.push(Filter::Up as u8);
        filtered.extend(row.iter().zip(above).map(|(here, above)| here.wrapping_sub(*above)));
    }
    for row in words.chunks_exact(row) {
        filtered.push(Filter::NoFilter as u8);
        filtered.extend_from_slice(row);
    }
    filtered
}

/// Compresses all rows at once: the encoder's own way, row by row, has [`flate2`] clear its 32 KiB of
/// room for each.
fn encode(encoder: Encoder<'_, &mut Vec<u8>>, rows: &[u8]) -> Result<(), EncodingError> {
    let mut data = ZlibEncoder::new(Vec::with_capacity(ROOM), LEVEL);
    data.write_all(rows)?;
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, &data.finish()?)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_decoder_reads_the_same_pixels() {
        let colours: Vec<Rgb> = (0..255).map(|n| Rgb([n, 255 - n, n / 2])).collect();
        let pixels: Vec<u8> = (0..37 * 23u32).map(|n| (n * n % 255) as u8).collect();
        for words in [0, 11, 23, usize::MAX] {
            let file = write_above(&pixels, 37, words, &colours);
            let image = image::load_from_memory(&file).expect("a PNG file").into_rgb8();
            assert_eq!(image.dimensions(), (37, 23));
            for (pixel, index) in image.pixels().zip(&pixels) {
                assert_eq!(Rgb(pixel.0), colours[usize::from(*index)]);
            }
        }
    }

    #[test]
    fn another_decoder_reads_the_same_colours() {
        let pixels: Vec<u8> = (0..3 * 37 * 23u32).map(|n| (n * n % 255) as u8).collect();
        let image = image::load_from_memory(&write_colours(&pixels, 37)).expect("a PNG file");
        assert_eq!(image.into_rgb8().into_raw(), pixels);
    }
}
