//! The strips below boards, looked at by program.

use image::RgbImage;
use patt::render::{Caption, Painter, Player, Scene, Size, Style, Theme};
use patt::rules::{Side, View};

use super::views::{busy, squares};
use super::{draw, look, themed};

fn caption(names: [&str; 2], line: &str) -> Caption {
    let player = |(name, side): (&str, Side)| Player {
        side,
        name: name.to_owned(),
        balance: String::new(),
        clock: String::new(),
        active: side == Side::White,
    };
    let players = names.into_iter().zip([Side::White, Side::Black]).map(player).collect();
    Caption { players, line: line.to_owned(), ..Caption::default() }
}

fn captioned(view: &View, caption: &Caption, style: Style) -> RgbImage {
    let scene = Scene { caption: Some(caption), ..Scene::from(view) };
    look(&Painter::new().scene(&scene, &style).expect("a drawable scene"))
}

#[test]
fn a_strip_stands_below_the_board_and_changes_nothing_of_it() {
    let view = busy();
    for (theme, size) in
        Theme::ALL.into_iter().flat_map(|theme| Size::ALL.map(|size| (theme, size)))
    {
        let style = Style { theme, size, ..Style::default() };
        let bare = draw(&view, style);
        let image = captioned(&view, &caption(["Ada", "Bea"], "12. Nf3 Nc6"), style);
        let (width, height) = bare.dimensions();
        assert_eq!(image.dimensions(), (width, height + 64 * width / 720));
        let board = image::imageops::crop_imm(&image, 0, 0, width, height).to_image();
        assert!(board == bare, "{theme:?}");
        let ground = *image.get_pixel(width - 1, image.height() - 1);
        assert_eq!(ground, *bare.get_pixel(1, 1), "{theme:?} goes on as the frame");
        // Something is written in each corner.
        let half = width / 2;
        for (x, y, wide) in [(50, 4, 60), (half + 50, 4, 60), (14, 36, 120)] {
            let scale = |length: u32| length * width / 720;
            let (x, y) = (if x > half { x } else { scale(x) }, height + scale(y));
            let part = image::imageops::crop_imm(&image, x, y, scale(wide), scale(24)).to_image();
            let written = part.pixels().filter(|pixel| **pixel != ground).count();
            assert!(written > 80, "{theme:?} {size:?} at {x}: {written}");
        }
    }
}

#[test]
fn names_of_every_script_leave_something_to_see() {
    let view = squares("8/8/8/8/8/8/8/K7");
    let strip = |name: &str| {
        let image = captioned(&view, &caption([name, ""], ""), Style::default());
        image::imageops::crop_imm(&image, 44, 720, 310, 34).to_image()
    };
    let none = strip("");
    let ground = *none.get_pixel(0, 0);
    let mut seen = Vec::new();
    for name in [
        "Ada",
        "Müller",
        "Łukasz",
        "Đặng",
        "Ольга",
        "Γιώργος",
        "نور",
        "שרה",
        "小明",
        "さくら",
        "민준",
        "अनिल",
        "ปิติ",
        "😀",
        "\u{10ffff}",
        "<&>",
        "a\u{0}b",
    ] {
        let image = strip(name);
        let written = image.pixels().filter(|pixel| **pixel != ground).count();
        assert!(written > 20, "{name}: {written}");
        seen.push(image);
    }
    for (nth, one) in seen[..11].iter().enumerate() {
        assert!(seen[nth + 1..11].iter().all(|other| other != one), "number {nth}");
    }
    if let Ok(folder) = std::env::var("PATT_LOOK") {
        for (nth, theme) in (0..).zip(Theme::ALL) {
            let names = [["Ada Lovelace", "Müller 小明"], ["Ольга", "نور الدين"]][nth % 2];
            let line = "12. Nf3 Nc6 13. Bb5 さくら 민준 שרה अनिल ปิติ 😀";
            let picture = captioned(&busy(), &caption(names, line), themed(theme));
            picture.save(format!("{folder}/strip-{}.png", theme.key())).unwrap();
        }
    }
    let long = strip(&"Wolfeschlegelsteinhausen".repeat(4));
    assert!((303..310).all(|x| (0..34).all(|y| *long.get_pixel(x, y) == ground)));
}
