//! Paper on which people stand: a drawing with texts of every script and pictures of people.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use image::{Rgb as Pixel, RgbImage};

use super::avatar::Avatar;
use super::face::{Face, Features, computer};
use crate::render::look::colour::Rgb;
use crate::render::look::colours::Colours;
use crate::render::look::font::drawable;
use crate::render::look::theme::Theme;
use crate::render::paint::letters::Letters;
use crate::render::paint::mask::Mask;
use crate::render::paint::raster::{RASTER, document};
use crate::render::paint::wording::{along, laid, start_of};

/// The words on all papers.
static LETTERS: LazyLock<Letters> = LazyLock::new(Letters::new);

/// Where a text is held.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start(u32),
    Middle(u32),
    End(u32),
}

/// A paper while it is written on.
pub(super) struct Paper {
    width: u32,
    height: u32,
    pub colours: &'static Colours,
    /// What is drawn below the faces and the texts, as SVG.
    pub body: String,
    faces: Vec<(Avatar, u32, u32, u32)>,
    words: Vec<(Arc<Mask>, (i32, i32), Rgb)>,
}

impl Paper {
    pub fn new(width: u32, height: u32, theme: Theme) -> Self {
        let colours = theme.colours();
        let ground = colours.frame;
        let body = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>");
        Self { width, height, colours, body, faces: Vec::new(), words: Vec::new() }
    }

    /// A line across, so far from both sides.
    pub fn rule(&mut self, y: u32, margin: u32) {
        let line = self.colours.frame.mix(self.colours.label, 0.2);
        let right = self.width - margin;
        let _ = write!(
            self.body,
            "<path d=\"M{margin} {y}H{right}\" stroke=\"{line}\" stroke-width=\"2\"/>"
        );
    }

    /// A text in the usual colour.
    pub fn text(&mut self, text: &str, size: u32, anchor: Anchor, baseline: u32) {
        self.inked(text, size, anchor, baseline, self.colours.label);
    }

    /// A text in any colour.
    pub fn inked(&mut self, text: &str, size: u32, anchor: Anchor, baseline: u32, ink: Rgb) {
        let long = wide(text, size);
        let x = match anchor {
            Anchor::Start(x) => x,
            Anchor::Middle(x) => x.saturating_sub(long / 2),
            Anchor::End(x) => x.saturating_sub(long),
        };
        for word in laid(text, (x, baseline), size, &mut |text, font| LETTERS.wide(text, font)) {
            let place = (word.x as i32, word.baseline as i32);
            self.words.push((LETTERS.word(&word.text, word.font), place, ink));
        }
    }

    /// A name, as far as it can be drawn and there is room.
    pub fn name(&mut self, name: &str, size: u32, (x, baseline): (u32, u32), room: u32, ink: Rgb) {
        if let Some(name) = drawable(name) {
            let name = start_of(&name, room, |text| wide(text, size));
            self.inked(&name, size, Anchor::Start(x), baseline, ink);
        }
    }

    /// A face in a circle.
    pub fn face(&mut self, face: &Face, x: u32, y: u32, side: u32) {
        match &face.looks {
            Features::Avatar(avatar) => self.faces.push((avatar.clone(), x, y, side)),
            Features::Computer => self.body += &computer((x, y), side),
            Features::Initials => {
                let (ground, radius) = (face.ground(), side / 2);
                let (middle, centre) = (x + radius, y + radius);
                let _ = write!(
                    self.body,
                    "<circle cx=\"{middle}\" cy=\"{centre}\" r=\"{radius}\" fill=\"{ground}\"/>"
                );
                let size = side * 2 / 5;
                let baseline = centre + size * 36 / 100;
                let middle = Anchor::Middle(middle);
                self.inked(&face.initials(), size, middle, baseline, Rgb::WHITE);
            }
        }
    }

    /// All of it as pixels.
    pub fn finish(self) -> RgbImage {
        let (width, height) = (self.width, self.height);
        let pixels = RASTER.colours(&document(width, height, &self.body), width, height);
        let mut image =
            RgbImage::from_fn(width, height, |x, y| Pixel(pixels[(y * width + x) as usize].0));
        for (avatar, x, y, side) in &self.faces {
            lay(&mut image, avatar, (*x, *y), *side);
        }
        for (mask, place, ink) in &self.words {
            write_on(&mut image, mask, *place, *ink);
        }
        image
    }
}

/// How wide a text is in a size.
pub(super) fn wide(text: &str, size: u32) -> u32 {
    along(text, size, &mut |text, font| LETTERS.wide(text, font))
}

/// Lays a picture in a circle on a paper; its rim is soft.
fn lay(image: &mut RgbImage, avatar: &Avatar, (left, top): (u32, u32), side: u32) {
    let radius = side as f32 / 2.0;
    for (x, y, pixel) in avatar.scaled(side).enumerate_pixels() {
        let from = |at: u32| at as f32 + 0.5 - radius;
        let inside = (radius - from(x).hypot(from(y)) + 0.5).clamp(0.0, 1.0);
        let [red, green, blue, alpha] = pixel.0;
        let share = inside * f32::from(alpha) / 255.0;
        let under = image.get_pixel_mut(left + x, top + y);
        under.0 = Rgb(under.0).mix(Rgb([red, green, blue]), share).0;
    }
}

/// Writes a word on a paper; what reaches over its edges is cut off.
fn write_on(image: &mut RgbImage, mask: &Mask, (x, baseline): (i32, i32), ink: Rgb) {
    if mask.width == 0 {
        return;
    }
    for (y, row) in (baseline + mask.from.1..).zip(mask.alpha.chunks_exact(mask.width as usize)) {
        for (x, covered) in (x + mask.from.0..).zip(row) {
            let Some(under) = image.get_pixel_mut_checked(x as u32, y as u32) else { continue };
            under.0 = Rgb(under.0).mix(ink, f32::from(*covered) / 255.0).0;
        }
    }
}
