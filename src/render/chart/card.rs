//! Cards: people with their pictures, or their initials where there is none.

use std::fmt::Write;
use std::io::Cursor;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{Rgb as Pixel, RgbImage};

use super::avatar::Avatar;
use super::curve;
use crate::render::look::colour::Rgb;
use crate::render::look::colours::Colours;
use crate::render::look::font::{drawable, escaped, fitted, width};
use crate::render::look::theme::Theme;
use crate::render::paint::picture::Picture;
use crate::render::paint::raster::{RASTER, document};

/// As wide as the other pictures of numbers.
const WIDTH: u32 = 720;
/// The space round everything.
const MARGIN: u32 = 24;
/// The grounds of initials: white is easy to read on each.
const GROUNDS: [Rgb; 8] = [
    Rgb::hex(0xA8_5A_12),
    Rgb::hex(0x2B_6E_A8),
    Rgb::hex(0x24_7A_50),
    Rgb::hex(0x8F_45_A3),
    Rgb::hex(0xB0_3C_33),
    Rgb::hex(0x6B_6F_1F),
    Rgb::hex(0x15_7A_82),
    Rgb::hex(0x8A_4C_62),
];

/// A person on a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Face {
    /// What they are called.
    pub name: String,
    /// A number of theirs, which chooses the colour behind their initials.
    pub number: u64,
    /// What they look like; none gives initials.
    pub avatar: Option<Avatar>,
}

/// A line of a list.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The place.
    pub place: u32,
    /// Who.
    pub face: Face,
    /// What is counted.
    pub value: String,
}

/// A list of people in order.
pub(crate) fn list(lines: &[Line], theme: Theme) -> Picture {
    const ROW: u32 = 64;
    const SIDE: u32 = 48;
    let height = 2 * (MARGIN - 8) + ROW * (lines.len().max(1) as u32);
    let mut card = Card::new(height, theme);
    for (nth, line) in (0..).zip(lines) {
        let top = MARGIN - 8 + nth * ROW;
        if nth > 0 {
            card.rule(top);
        }
        let baseline = top + 42;
        card.text(&line.place.to_string(), 28, Anchor::End(76), baseline);
        card.face(&line.face, 96, top + (ROW - SIDE) / 2, SIDE);
        let value = fitted(&line.value, 260.0 / 28.0);
        card.text(&value, 28, Anchor::End(WIDTH - MARGIN), baseline);
        let room = WIDTH as f32 - 164.0 - MARGIN as f32 - 24.0 - width(&value) * 28.0;
        card.name(&line.face.name, 28, 164, baseline, room);
    }
    card.finish()
}

/// One person with what they have reached, above the curve of their rating if there is one.
pub(crate) fn person(
    face: &Face,
    reached: &[String],
    points: Option<&[(i64, f64)]>,
    theme: Theme,
) -> Picture {
    const SIDE: u32 = 128;
    const TOP: u32 = SIDE + 2 * MARGIN;
    let below = if points.is_some() { curve::HEIGHT } else { 0 };
    let mut card = Card::new(TOP + below, theme);
    card.face(face, MARGIN, MARGIN, SIDE);
    let left = 2 * MARGIN + SIDE;
    let room = (WIDTH - left - MARGIN) as f32;
    // What there is stands in the middle beside the picture.
    let lines = reached.len().min(2) as u32;
    let first = MARGIN + SIDE / 2 + 15 - lines * 18;
    card.name(&face.name, 40, left, first, room);
    for (nth, line) in (1..=lines).zip(reached) {
        card.text(&fitted(line, room / 26.0), 26, Anchor::Start(left), first + nth * 38);
    }
    if let Some(points) = points {
        let _ = write!(card.body, "<g transform=\"translate(0 {TOP})\">");
        card.body += &curve::drawing(points, theme);
        card.body += "</g>";
    }
    card.finish()
}

/// Where a text is held.
#[derive(Clone, Copy)]
enum Anchor {
    Start(u32),
    Middle(u32),
    End(u32),
}

/// A card while it is made: a drawing, and pictures that are laid on it.
struct Card {
    height: u32,
    colours: &'static Colours,
    body: String,
    faces: Vec<(Avatar, u32, u32, u32)>,
}

impl Card {
    fn new(height: u32, theme: Theme) -> Self {
        let colours = theme.colours();
        let ground = colours.frame;
        let body = format!("<rect width=\"{WIDTH}\" height=\"{height}\" fill=\"{ground}\"/>");
        Self { height, colours, body, faces: Vec::new() }
    }

    fn rule(&mut self, y: u32) {
        let line = self.colours.frame.mix(self.colours.label, 0.2);
        let right = WIDTH - MARGIN;
        let _ = write!(
            self.body,
            "<path d=\"M{MARGIN} {y}H{right}\" stroke=\"{line}\" stroke-width=\"2\"/>"
        );
    }

    fn text(&mut self, text: &str, size: u32, anchor: Anchor, y: u32) {
        let ink = self.colours.label;
        self.write(text, size, anchor, y, ink);
    }

    fn write(&mut self, text: &str, size: u32, anchor: Anchor, y: u32, ink: Rgb) {
        let (anchor, x) = match anchor {
            Anchor::Start(x) => ("start", x),
            Anchor::Middle(x) => ("middle", x),
            Anchor::End(x) => ("end", x),
        };
        let _ = write!(
            self.body,
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-family=\"Noto Sans\" \
             font-weight=\"700\" font-size=\"{size}\" fill=\"{ink}\">{}</text>",
            escaped(text)
        );
    }

    /// A name, as far as it can be drawn and there is room.
    fn name(&mut self, name: &str, size: u32, x: u32, y: u32, room: f32) {
        if let Some(name) = drawable(name) {
            self.text(&fitted(&name, room / size as f32), size, Anchor::Start(x), y);
        }
    }

    /// A face in a circle.
    fn face(&mut self, face: &Face, x: u32, y: u32, side: u32) {
        let (ground, radius) = (GROUNDS[(face.number % GROUNDS.len() as u64) as usize], side / 2);
        let (middle, centre) = (x + radius, y + radius);
        if let Some(avatar) = &face.avatar {
            self.faces.push((avatar.clone(), x, y, side));
            return;
        }
        let _ = write!(
            self.body,
            "<circle cx=\"{middle}\" cy=\"{centre}\" r=\"{radius}\" fill=\"{ground}\"/>"
        );
        let size = side * 2 / 5;
        let baseline = centre + size * 36 / 100;
        self.write(&initials(&face.name), size, Anchor::Middle(middle), baseline, Rgb::WHITE);
    }

    fn finish(self) -> Picture {
        let pixels = RASTER.colours(&document(WIDTH, self.height, &self.body), WIDTH, self.height);
        let mut image =
            RgbImage::from_fn(WIDTH, self.height, |x, y| Pixel(pixels[(y * WIDTH + x) as usize].0));
        for (avatar, x, y, side) in &self.faces {
            lay(&mut image, avatar, (*x, *y), *side);
        }
        let mut file = Cursor::new(Vec::with_capacity(64 << 10));
        // Harder than usual: letters and pictures of people are not as plain as boards.
        let writer =
            PngEncoder::new_with_quality(&mut file, CompressionType::Default, FilterType::Adaptive);
        image.write_with_encoder(writer).expect("writing to memory cannot fail");
        Picture { png: file.into_inner().into(), width: WIDTH, height: self.height }
    }
}

/// Lays a picture in a circle on a card; its rim is soft.
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

/// The first letters of the first and the last word of a name; `?` if there are none.
fn initials(name: &str) -> String {
    let drawn = drawable(name).unwrap_or_default();
    let first = |word: &str| word.chars().find(|sign| sign.is_alphanumeric());
    let mut letters = drawn.split(' ').filter_map(first);
    let one = letters.next();
    // Two letters of other scripts than ours would join or crowd each other.
    let small = |sign: &char| (*sign as u32) < 0x590;
    let other = letters.next_back().filter(|sign| small(sign) && one.as_ref().is_some_and(small));
    let both: String = one.into_iter().chain(other).flat_map(char::to_uppercase).take(2).collect();
    if both.is_empty() { "?".to_owned() } else { both }
}

#[cfg(test)]
mod tests {
    use image::ImageFormat;

    use super::*;

    fn face(name: &str, avatar: Option<Avatar>) -> Face {
        Face { name: name.to_owned(), number: 3, avatar }
    }

    fn red() -> Option<Avatar> {
        let mut file = Cursor::new(Vec::new());
        let image = RgbImage::from_pixel(64, 64, Pixel([200, 30, 30]));
        image.write_to(&mut file, ImageFormat::Png).expect("it can be written");
        Avatar::read(file.get_ref())
    }

    fn pixels(picture: &Picture) -> RgbImage {
        let image = image::load_from_memory(&picture.png).expect("a PNG file").into_rgb8();
        assert_eq!(image.dimensions(), (picture.width, picture.height));
        image
    }

    #[test]
    fn initials_are_of_the_first_and_the_last_word() {
        for (name, expect) in [
            ("Ada", "A"),
            ("ada lovelace", "AL"),
            ("Jörg von der Au", "JA"),
            ("Дмитрий Иванов", "ДИ"),
            ("李明", "李"),
            ("نور الدين", "ن"),
            ("🎉 bea", "B"),
            ("🎉", "?"),
            ("", "?"),
            ("ßen", "SS"),
        ] {
            assert_eq!(initials(name), expect, "{name}");
        }
    }

    #[test]
    fn a_picture_is_a_circle() {
        let line = Line { place: 1, face: face("Ada", red()), value: "1500".to_owned() };
        let image = pixels(&list(&[line], Theme::Linden));
        let ground = *image.get_pixel(0, 0);
        assert_eq!(image.get_pixel(120, 48).0, [200, 30, 30], "the middle");
        assert_eq!(*image.get_pixel(97, 25), ground, "a corner");
    }

    #[test]
    fn names_of_every_script_leave_ink() {
        let of = |name: &str| pixels(&person(&face(name, red()), &[], None, Theme::Slate));
        let none = of("");
        for name in
            ["Ada", "Дмитрий", "李明", "김민준", "さくら", "نور الدين", "דוד", "आर्या", "สมชาย"]
        {
            assert_ne!(of(name), none, "{name}");
        }
    }

    #[test]
    fn every_list_gives_a_picture() {
        let long = "Wilhelmina Brandenburg-Hohenzollern & <Co>".to_owned();
        let line = |nth: u32| Line {
            place: nth,
            face: Face { name: long.clone(), number: nth.into(), avatar: None },
            value: "1500?".to_owned(),
        };
        for count in [0, 1, 10] {
            for theme in Theme::ALL {
                let picture = list(&(1..=count).map(line).collect::<Vec<_>>(), theme);
                pixels(&picture);
                assert!(picture.png.len() < 150_000, "{}", picture.png.len());
            }
        }
    }

    #[test]
    fn a_person_stands_above_their_curve() {
        let lines = ["Chess 1500".to_owned(), "Xiangqi 1480?".to_owned(), "more".to_owned()];
        let points = [(0, 1500.0), (86_400, 1530.0)];
        let with = pixels(&person(&face("Ada", None), &lines, Some(&points), Theme::Lake));
        let without = pixels(&person(&face("Ada", None), &[], None, Theme::Lake));
        assert_eq!(with.height(), without.height() + curve::HEIGHT);
    }
}
