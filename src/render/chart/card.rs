//! Cards: people with their pictures, or their initials where there is none.

use std::fmt::Write;
use std::io::Cursor;

use image::RgbImage;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};

use super::curve;
use super::face::Face;
use super::paper::{Anchor, Paper, wide};
use crate::render::look::theme::Theme;
use crate::render::paint::picture::Picture;
use crate::render::paint::wording::start_of;

/// As wide as the other pictures of numbers.
const WIDTH: u32 = 720;
/// The space round everything.
const MARGIN: u32 = 24;

/// A line of a list.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The place.
    pub place: u32,
    /// Who: one person, or several who are counted together.
    pub faces: Vec<Face>,
    /// What they are called.
    pub name: String,
    /// What is counted.
    pub value: String,
}

/// A list of people in order.
pub(crate) fn list(lines: &[Line], theme: Theme) -> Picture {
    const ROW: u32 = 64;
    const SIDE: u32 = 48;
    const SIZE: u32 = 28;
    let height = 2 * (MARGIN - 8) + ROW * (lines.len().max(1) as u32);
    let mut paper = Paper::new(WIDTH, height, theme);
    let ink = paper.colours.label;
    for (nth, line) in (0..).zip(lines) {
        let top = MARGIN - 8 + nth * ROW;
        if nth > 0 {
            paper.rule(top, MARGIN);
        }
        let baseline = top + 42;
        paper.text(&line.place.to_string(), SIZE, Anchor::End(76), baseline);
        let mut left = 96;
        for face in &line.faces {
            paper.face(face, left, top + (ROW - SIDE) / 2, SIDE);
            left += SIDE + 8;
        }
        let left = left + 12;
        let value = start_of(&line.value, 260, |text| wide(text, SIZE));
        paper.text(&value, SIZE, Anchor::End(WIDTH - MARGIN), baseline);
        let room = (WIDTH - 2 * MARGIN).saturating_sub(left + wide(&value, SIZE));
        paper.name(&line.name, SIZE, (left, baseline), room, ink);
    }
    packed(&paper.finish())
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
    const SIZE: u32 = 26;
    let below = if points.is_some() { curve::HEIGHT } else { 0 };
    let mut paper = Paper::new(WIDTH, TOP + below, theme);
    paper.face(face, MARGIN, MARGIN, SIDE);
    let left = 2 * MARGIN + SIDE;
    let room = WIDTH - left - MARGIN;
    // What there is stands in the middle beside the picture.
    let lines = reached.len().min(2) as u32;
    let first = MARGIN + SIDE / 2 + 15 - lines * 20;
    let ink = paper.colours.label;
    paper.name(&face.name, 40, (left, first), room, ink);
    for (nth, line) in (1..=lines).zip(reached) {
        let line = start_of(line, room, |text| wide(text, SIZE));
        paper.text(&line, SIZE, Anchor::Start(left), first + 4 + nth * 38);
    }
    if let Some(points) = points {
        let _ = write!(paper.body, "<g transform=\"translate(0 {TOP})\">");
        paper.body += &curve::drawing(points, theme);
        paper.body += "</g>";
    }
    packed(&paper.finish())
}

/// A card as a file.
fn packed(image: &RgbImage) -> Picture {
    let mut file = Cursor::new(Vec::with_capacity(64 << 10));
    // Harder than usual: letters and pictures of people are not as plain as boards.
    let writer =
        PngEncoder::new_with_quality(&mut file, CompressionType::Default, FilterType::Adaptive);
    image.write_with_encoder(writer).expect("writing to memory cannot fail");
    let (width, height) = image.dimensions();
    Picture { png: file.into_inner().into(), width, height }
}

#[cfg(test)]
mod tests {
    use image::{ImageFormat, Rgb as Pixel};

    use super::super::avatar::Avatar;
    use super::super::face::Features;
    use super::*;

    fn face(name: &str, avatar: Option<Avatar>) -> Face {
        Face { name: name.to_owned(), number: 3, looks: avatar.into() }
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
    fn a_picture_is_a_circle() {
        let line = Line {
            place: 1,
            faces: vec![face("Ada", red())],
            name: "Ada".to_owned(),
            value: "1500".to_owned(),
        };
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
        // Words of any script are drawn as they are alone: none turns to boxes beside another.
        let ink =
            |name: &str| of(name).pixels().zip(none.pixels()).filter(|(one, no)| one != no).count();
        for [one, other] in [["Ada", "Иванов"], ["محمد", "الأمين"], ["דוד", "כהן"]]
        {
            assert_eq!(ink(&format!("{one} {other}")), ink(one) + ink(other), "{one}");
        }
    }

    #[test]
    fn every_list_gives_a_picture() {
        let long = "Wilhelmina Brandenburg-Hohenzollern & <Co>".to_owned();
        let line = |nth: u32| Line {
            place: nth,
            faces: vec![Face { number: nth.into(), ..face(&long, None) }],
            name: long.clone(),
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

    /// Cards to look at, written to the folder that `PATT_LOOK` names.
    #[test]
    fn pictures_for_people() {
        let Some(folder) = std::env::var_os("PATT_LOOK").map(std::path::PathBuf::from) else {
            return;
        };
        let speckled = |seed: u64| {
            let mut file = Cursor::new(Vec::new());
            let image = RgbImage::from_fn(128, 128, |x, y| {
                let (x, y) = (x as i32 - 64, y as i32 - 50);
                let head = x * x + y * y < 900 || y > 40 && x * x + (y - 78) * (y - 78) < 2500;
                let noise = (x * 7 + y * 13 + seed as i32 * 31).rem_euclid(23) as u8;
                let tone = (seed * 53 % 200) as u8;
                Pixel(if head { [230 - noise, 190, 160] } else { [tone, 120 + noise, 255 - tone] })
            });
            image.write_to(&mut file, ImageFormat::Png).expect("it can be written");
            Avatar::read(file.get_ref())
        };
        let names = [
            "Ada",
            "Wilhelmina Brandenburg-Hohenzollern von",
            "王小明",
            "محمد الأمين",
            "Дмитрий Иванов",
            "Jörg ßen 🎉",
            "🎉🎉",
            "דוד כהן",
            "김민준",
            "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        ];
        let faces = |pictured: bool| {
            names.iter().zip(1..).map(move |(name, nth)| Face {
                name: (*name).to_owned(),
                number: nth,
                looks: Some(nth).filter(|nth| pictured || nth % 3 == 0).and_then(speckled).into(),
            })
        };
        let lines = |values: [&str; 2], pictured| -> Vec<_> {
            let line = |(face, place): (Face, u32)| Line {
                place,
                name: face.name.clone(),
                faces: vec![face],
                value: values[place as usize % 2].to_owned(),
            };
            faces(pictured).zip(1..).map(line).collect()
        };
        let write = |name: &str, picture: &Picture| {
            std::fs::write(folder.join(format!("{name}.png")), &picture.png).expect("a folder");
        };
        write("list-ten", &list(&lines(["1532", "1480?"], true), Theme::Linden));
        write("list-mixed", &list(&lines(["128-3-40", "2-0-1"], false)[..6], Theme::Slate));
        write("list-one", &list(&lines(["1532", "1480?"], false)[..1], Theme::Linden));
        let points: Vec<_> =
            (0..60).map(|n| (n * 86_400 * 3, 1500.0 + (n * n % 37) as f64 * 4.0)).collect();
        let reached = ["Chess 1532".to_owned(), "Secret Stallmate 1480?".to_owned()];
        for (face, nth) in faces(true).zip(0..) {
            let points = (nth % 2 == 0).then_some(&points[..]);
            let face = if nth % 4 < 2 { face } else { Face { looks: Features::Initials, ..face } };
            let most = usize::min(nth, 2);
            write(
                &format!("person-{nth}"),
                &person(&face, &reached[..most], points, Theme::default()),
            );
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
