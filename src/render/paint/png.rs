//! Writing PNG files of indexed colour.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::ZlibEncoder;

use crate::render::look::colour::Rgb;

/// How hard the pixels are compressed: beyond this, time grows much faster than files shrink.
const LEVEL: u32 = 2;

/// Writes `pixels`, rows of `width` indices into `colours`, as a PNG file.
pub(crate) fn write(pixels: &[u8], width: u32, colours: &[Rgb]) -> Vec<u8> {
    write_above(pixels, width, usize::MAX, colours)
}

/// The same of a picture that is only words from row `words` on: they are compressed otherwise than
/// what is drawn, in less time and to fewer bytes.
pub(super) fn write_above(pixels: &[u8], width: u32, words: usize, colours: &[Rgb]) -> Vec<u8> {
    debug_assert!(colours.len() <= 256);
    let palette: Vec<u8> = colours.iter().flat_map(|colour| colour.0).collect();
    file(pixels, (width, 1), words, Some(&palette))
}

/// Writes `pixels`, rows of `width` times red, green and blue, as a PNG file.
pub(crate) fn write_colours(pixels: &[u8], width: u32) -> Vec<u8> {
    file(pixels, (width, 3), usize::MAX, None)
}

/// A file of pixels of so many bytes, which are colours or indices into a palette; from row `words` on
/// it is only words.
fn file(
    pixels: &[u8],
    (width, bytes): (u32, u32),
    words: usize,
    palette: Option<&[u8]>,
) -> Vec<u8> {
    let row = (width * bytes) as usize;
    let height = pixels.len() / row;
    let mut file = Vec::with_capacity(48 << 10);
    file.extend(b"\x89PNG\r\n\x1a\n");
    let mut header = [0; 13];
    header[..4].copy_from_slice(&width.to_be_bytes());
    header[4..8].copy_from_slice(&(height as u32).to_be_bytes());
    // Eight bits a channel, the one way to compress and to filter, not interlaced.
    header[8..].copy_from_slice(&[8, if palette.is_some() { 3 } else { 2 }, 0, 0, 0]);
    chunk(&mut file, *b"IHDR", &header);
    if let Some(palette) = palette {
        chunk(&mut file, *b"PLTE", palette);
    }
    let data = deflate(&filtered(pixels, row, words)).expect("writing to memory cannot fail");
    chunk(&mut file, *b"IDAT", &data);
    chunk(&mut file, *b"IEND", &[]);
    file
}

/// Each row as its difference from the row above, which is mostly zeros on boards; rows of words as
/// they are, since the same letters come again in them but the differences do not.
fn filtered(pixels: &[u8], width: usize, words: usize) -> Vec<u8> {
    const PLAIN: u8 = 0;
    const UP: u8 = 2;
    let (drawn, words) = pixels.split_at(words.saturating_mul(width).min(pixels.len()));
    let mut filtered = Vec::with_capacity(pixels.len() + pixels.len() / width);
    let first = vec![0; width];
    let above = std::iter::once(first.as_slice()).chain(drawn.chunks_exact(width));
    for (row, above) in drawn.chunks_exact(width).zip(above) {
        filtered.push(UP);
        filtered.extend(row.iter().zip(above).map(|(here, above)| here.wrapping_sub(*above)));
    }
    for row in words.chunks_exact(width) {
        filtered.push(PLAIN);
        filtered.extend_from_slice(row);
    }
    filtered
}

fn deflate(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(48 << 10), Compression::new(LEVEL));
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn chunk(file: &mut Vec<u8>, kind: [u8; 4], data: &[u8]) {
    file.extend((data.len() as u32).to_be_bytes());
    let start = file.len();
    file.extend(kind);
    file.extend(data);
    let sum = crc32fast::hash(&file[start..]);
    file.extend(sum.to_be_bytes());
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
