//! What people look like: files from elsewhere, read with care.

use std::io::Cursor;

use image::imageops::{self, FilterType};
use image::{ImageFormat, ImageReader, Limits, RgbaImage};

/// The most pixels a side of a file that is read.
const MOST: u32 = 1024;
/// The most memory that reading one may take.
const MEMORY: u64 = 16 << 20;
/// The pixels a side of what is kept.
const SIDE: u32 = 128;

/// A picture of a person: a square, with what lay outside of it cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Avatar(RgbaImage);

impl Avatar {
    /// Reads a file: PNG, JPEG, WebP or GIF, of moving ones the first picture. `None` if it is
    /// anything else, too large or broken.
    pub(crate) fn read(file: &[u8]) -> Option<Self> {
        let mut reader = ImageReader::new(Cursor::new(file)).with_guessed_format().ok()?;
        let known = [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Gif];
        reader.format().filter(|format| known.contains(format))?;
        let mut limits = Limits::default();
        limits.max_image_width = Some(MOST);
        limits.max_image_height = Some(MOST);
        limits.max_alloc = Some(MEMORY);
        reader.limits(limits);
        let image = reader.decode().ok()?;
        let (width, height) = (image.width(), image.height());
        // Not every decoder asks for the limits.
        if width == 0 || height == 0 || width > MOST || height > MOST {
            return None;
        }
        let side = width.min(height);
        let square = image.crop_imm((width - side) / 2, (height - side) / 2, side, side);
        let scaled = imageops::resize(&square.into_rgba8(), SIDE, SIDE, FilterType::CatmullRom);
        Some(Self(scaled))
    }

    /// The same with so many pixels a side.
    pub(super) fn scaled(&self, side: u32) -> RgbaImage {
        if side == SIDE {
            return self.0.clone();
        }
        imageops::resize(&self.0, side, side, FilterType::Triangle)
    }
}

#[cfg(test)]
mod tests {
    use image::codecs::gif::GifEncoder;
    use image::{DynamicImage, Frame, Rgba};

    use super::*;

    const RED: Rgba<u8> = Rgba([200, 30, 30, 255]);
    const BLUE: Rgba<u8> = Rgba([30, 30, 200, 255]);

    fn file(image: RgbaImage, format: ImageFormat) -> Vec<u8> {
        let mut file = Cursor::new(Vec::new());
        let image = DynamicImage::from(image);
        // JPEG knows no transparency.
        let image = if format == ImageFormat::Jpeg { image.into_rgb8().into() } else { image };
        image.write_to(&mut file, format).expect("it can be written");
        file.into_inner()
    }

    #[track_caller]
    fn is_about(avatar: &Avatar, colour: Rgba<u8>) {
        for (x, y) in [(0, 0), (SIDE / 2, SIDE / 2), (SIDE - 1, SIDE - 1)] {
            let pixel = avatar.0.get_pixel(x, y);
            let near = pixel.0.iter().zip(colour.0).all(|(one, other)| one.abs_diff(other) < 8);
            assert!(near, "{pixel:?} at {x} {y}");
        }
    }

    #[test]
    fn every_kind_of_file_is_read() {
        let formats = [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Gif];
        for format in formats {
            let avatar = Avatar::read(&file(RgbaImage::from_pixel(64, 64, RED), format));
            is_about(&avatar.unwrap_or_else(|| panic!("{format:?} is not read")), RED);
        }
    }

    #[test]
    fn the_middle_is_kept() {
        // Blue with a red square in the middle, wide and high.
        for (width, height) in [(300, 100), (100, 300)] {
            let image = RgbaImage::from_fn(width, height, |x, y| {
                let side = |at: u32, of: u32| (of - 100) / 2 <= at && at < u32::midpoint(of, 100);
                if side(x, width) && side(y, height) { RED } else { BLUE }
            });
            is_about(&Avatar::read(&file(image, ImageFormat::Png)).expect("it is read"), RED);
        }
    }

    #[test]
    fn of_a_moving_picture_the_first_is_kept() {
        let mut moving = Vec::new();
        let mut writer = GifEncoder::new(&mut moving);
        for colour in [RED, BLUE] {
            let frame = Frame::new(RgbaImage::from_pixel(32, 32, colour));
            writer.encode_frame(frame).expect("it can be written");
        }
        drop(writer);
        is_about(&Avatar::read(&moving).expect("it is read"), RED);
    }

    #[test]
    fn what_is_broken_or_too_large_is_nothing() {
        let fine = file(RgbaImage::from_pixel(64, 64, RED), ImageFormat::Png);
        for length in 0..fine.len() - 12 {
            assert_eq!(Avatar::read(&fine[..length]), None, "cut after {length}");
        }
        for (width, height) in [(1025, 8), (8, 1025)] {
            for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Gif]
            {
                let large = file(RgbaImage::from_pixel(width, height, RED), format);
                assert_eq!(Avatar::read(&large), None, "{format:?} of {width} by {height}");
            }
        }
        // A header that promises much and a body that holds nothing.
        let mut bomb = fine.clone();
        bomb[16..24].copy_from_slice(&[0, 0, 255, 255, 0, 0, 255, 255]);
        let sum = crc32fast::hash(&bomb[12..29]);
        bomb[29..33].copy_from_slice(&sum.to_be_bytes());
        for junk in
            [&bomb[..], b"", b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>", b"BM", &[0; 64]]
        {
            assert_eq!(Avatar::read(junk), None);
        }
    }
}
