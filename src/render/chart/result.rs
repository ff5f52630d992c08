//! The last board of a game below those who played it: who they are, what they scored, who won.

use std::fmt::Write;

use super::face::Face;
use super::paper::{Anchor, Paper, wide};
use crate::render::boards::scene::{Scene, Undrawn};
use crate::render::look::style::Style;
use crate::render::paint::painter::Painter;
use crate::render::paint::picture::Picture;
use crate::render::paint::png;
use crate::render::paint::strip::Chip;
use crate::rules::Side;

/// The height of the line of one who played.
const ROW: u32 = 52;
/// The space above and below the lines, and from the sides.
const EDGE: u32 = 8;
const MARGIN: u32 = 16;
/// The sides of a face and of the sign of a colour.
const FACE: u32 = 40;
const CHIP: u32 = 28;
/// The most lines that stand below each other before there are two columns.
const LINES: usize = 3;

/// One who played.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    /// Who.
    pub face: Face,
    /// The colour of their men.
    pub side: Side,
    /// Their place, where more than two played.
    pub place: Option<u8>,
    /// What they scored; may be empty.
    pub score: String,
    /// Their rating and how it changed; may be empty.
    pub rating: String,
    /// Whether they alone have won.
    pub won: bool,
}

/// The picture of a scene below those who played, in this order.
///
/// # Errors
///
/// When there is no picture of the scene.
pub(crate) fn above(
    painter: &Painter,
    scene: &Scene<'_>,
    style: Style,
    standings: &[Standing],
) -> Result<Picture, Undrawn> {
    let (board, width) = painter.colours(scene, style)?;
    let mut pixels = band(standings, width, style).finish().into_raw();
    pixels.extend(board);
    let height = pixels.len() as u32 / 3 / width;
    Ok(Picture { png: png::write_colours(&pixels, width).into(), width, height })
}

fn band(standings: &[Standing], width: u32, style: Style) -> Paper {
    let columns = if standings.len() > LINES { 2 } else { 1 };
    let lines = standings.len().div_ceil(columns).max(1);
    let mut paper = Paper::new(width, 2 * EDGE + ROW * lines as u32, style.theme);
    let column = width / columns as u32;
    for (nth, standing) in standings.iter().enumerate() {
        let left = column * (nth / lines) as u32;
        let top = EDGE + ROW * (nth % lines) as u32;
        line(&mut paper, standing, (left + MARGIN, left + column - MARGIN), top, style);
    }
    paper
}

fn line(
    paper: &mut Paper,
    standing: &Standing,
    (mut left, mut right): (u32, u32),
    top: u32,
    style: Style,
) {
    let (baseline, middle) = (top + 36, top + ROW / 2);
    // Whoever did not win stands back a little.
    let (frame, label) = (paper.colours.frame, paper.colours.label);
    let ink = if standing.won { label } else { label.mix(frame, 0.2) };
    if let Some(place) = standing.place {
        left += 18;
        paper.inked(&place.to_string(), 24, Anchor::End(left), baseline - 1, ink);
        left += 14;
    }
    if standing.won {
        let (x, radius, ring) = (left + FACE / 2, FACE / 2 + 3, paper.colours.active);
        let _ = write!(
            paper.body,
            "<circle cx=\"{x}\" cy=\"{middle}\" r=\"{radius}\" fill=\"none\" \
             stroke=\"{ring}\" stroke-width=\"4\"/>"
        );
    }
    paper.face(&standing.face, left, middle - FACE / 2, FACE);
    left += FACE + 10;
    let chip = Chip { side: standing.side, active: false }.svg(style.theme, CHIP);
    let chip_top = middle - CHIP / 2;
    let _ = write!(paper.body, "<g transform=\"translate({left} {chip_top})\">{chip}</g>");
    left += CHIP + 6;
    for (text, size, gap) in [(&standing.score, 32, 20), (&standing.rating, 22, 14)] {
        if !text.is_empty() {
            paper.inked(text, size, Anchor::End(right), baseline + 1, ink);
            right = right.saturating_sub(wide(text, size) + gap);
        }
    }
    paper.name(&standing.face.name, 26, (left, baseline), right.saturating_sub(left), ink);
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use image::{Rgb as Pixel, RgbImage};

    use super::super::avatar::Avatar;
    use super::super::face::Features;
    use super::*;
    use crate::render::boards::caption::Caption;
    use crate::render::look::theme::Theme;
    use crate::render::paint::samples;

    fn avatar(seed: u32) -> Option<Avatar> {
        let mut file = std::io::Cursor::new(Vec::new());
        let image = RgbImage::from_fn(128, 128, |x, y| {
            Pixel([(x * 2) as u8, (y * 2) as u8, (seed * 60 + (x * 7 + y * 13) % 23) as u8])
        });
        image.write_to(&mut file, image::ImageFormat::Png).expect("it can be written");
        Avatar::read(file.get_ref())
    }

    fn standing(name: &str, nth: u32, looks: Features) -> Standing {
        Standing {
            face: Face { name: name.to_owned(), number: nth.into(), looks },
            side: Side::ALL[nth as usize % Side::ALL.len()],
            place: None,
            score: if nth == 0 { "1" } else { "0" }.to_owned(),
            rating: String::new(),
            won: nth == 0,
        }
    }

    fn caption() -> Caption {
        let end = "Bea resigned: Ada has won.".to_owned();
        Caption { players: Vec::new(), line: "11. Nf3 Nc6 12. Bb5".to_owned(), end }
    }

    fn pixels(picture: &Picture) -> RgbImage {
        let image = image::load_from_memory(&picture.png).expect("a PNG file").into_rgb8();
        assert_eq!(image.dimensions(), (picture.width, picture.height));
        image
    }

    #[test]
    fn the_board_below_is_as_it_is_alone() {
        let (painter, view) = (Painter::new(), samples::men_of_chess());
        let scene = Scene::from(&view);
        for theme in Theme::ALL {
            let style = Style { theme, ..Style::default() };
            let alone = pixels(&painter.scene(&scene, &style).expect("it is drawn"));
            for count in [2, 3, 4, 6] {
                let standings: Vec<_> =
                    (0..count).map(|nth| standing("Ada", nth, Features::Initials)).collect();
                let both = pixels(&above(&painter, &scene, style, &standings).expect("drawn"));
                let band = both.height() - alone.height();
                assert_eq!(band, 2 * EDGE + ROW * if count > 3 { count / 2 } else { count });
                let (width, height) = alone.dimensions();
                let below = image::imageops::crop_imm(&both, 0, band, width, height).to_image();
                assert_eq!(below, alone, "{theme:?}");
            }
        }
    }

    #[test]
    fn whoever_won_and_whatever_they_look_like_shows() {
        let (painter, view) = (Painter::new(), samples::men_of_chess());
        let drawn = |won, looks| {
            let own = Standing { won, ..standing("Ada", 0, looks) };
            let other = standing("Bea", 1, Features::Initials);
            let scene = Scene::from(&view);
            pixels(&above(&painter, &scene, Style::default(), &[own, other]).expect("drawn"))
        };
        let kinds = [
            drawn(true, Features::Initials),
            drawn(false, Features::Initials),
            drawn(true, Features::Computer),
            drawn(true, avatar(1).into()),
        ];
        for (nth, one) in kinds.iter().enumerate() {
            assert!(kinds[nth + 1..].iter().all(|other| one != other), "{nth}");
        }
    }

    /// Ends to look at, written to the folder that `PATT_LOOK` names, and what they cost.
    #[test]
    fn pictures_for_people() {
        let Some(folder) = std::env::var_os("PATT_LOOK").map(std::path::PathBuf::from) else {
            return;
        };
        let (painter, view) = (Painter::new(), samples::men_of_chess());
        let caption = caption();
        let scene = Scene { caption: Some(&caption), ..Scene::from(&view) };
        let names =
            ["Ada", "王小明", "محمد الأمين", "Дмитрий Иванов", "Computer (level 4)", "דוד כהן"];
        let many = |count: usize, places: bool| -> Vec<_> {
            let one = |(nth, name): (u32, &&str)| Standing {
                place: places.then_some(nth as u8 + 1),
                score: (13 - 3 * nth as i32).to_string(),
                ..standing(
                    name,
                    nth,
                    if nth == 4 { Features::Computer } else { avatar(nth).into() },
                )
            };
            (0..).zip(&names).take(count).map(one).collect()
        };
        let rated = |name: &str, nth, looks, rating: &str| Standing {
            rating: rating.to_owned(),
            ..standing(name, nth, looks)
        };
        let long = "Wilhelmina Brandenburg-Hohenzollern von";
        let draw = |nth| Standing {
            won: false,
            score: "½".to_owned(),
            ..rated(long, nth, Features::Initials, "1488 (-12)")
        };
        let ends = [
            (
                "two",
                vec![
                    rated("Ada", 0, avatar(1).into(), "1662 (+162)"),
                    rated("Дмитрий Иванов", 1, avatar(2).into(), "1338 (-162)"),
                ],
            ),
            (
                "computer",
                vec![
                    standing("Computer (level 4)", 0, Features::Computer),
                    standing("محمد الأمين", 1, Features::Initials),
                ],
            ),
            ("draw", vec![draw(0), draw(1)]),
            ("three", many(3, true)),
            ("four", many(4, true)),
            ("six", many(6, true)),
        ];
        for (name, standings) in &ends {
            for (theme, key) in [(Theme::Linden, ""), (Theme::Print, "-print")] {
                let style = Style { theme, ..Style::default() };
                let alone = painter.scene(&scene, &style).expect("it is drawn");
                drop(above(&painter, &scene, style, standings));
                let began = Instant::now();
                let picture = above(&painter, &scene, style, standings).expect("it is drawn");
                let took = began.elapsed();
                println!(
                    "{name}{key}: {took:?}, {} bytes, {}x{}; the board alone {} bytes",
                    picture.png.len(),
                    picture.width,
                    picture.height,
                    alone.png.len()
                );
                let file = folder.join(format!("end-{name}{key}.png"));
                std::fs::write(file, &picture.png).expect("a folder");
            }
        }
    }
}
