//! Pictures, looked at by program: what must be seen is seen, exactly, and nothing else matters.

mod arrows;
mod boards;
mod tiles;
mod views;

use std::iter;

use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder as _, RgbImage};
use patt::render::{Caption, Painter, Picture, Player, Scene, Size, Style, Theme, Undrawn, curve};
use patt::rules::{
    Band, Cell, Geometry, Line, LineKind, Man, Mark, PieceKind, Say, Seat, SeatSet, Side, View,
};
use views::{busy, cell, marks, squares};

const CELL: u32 = 84;

fn look(picture: &Picture) -> RgbImage {
    let image = image::load_from_memory(&picture.png).expect("a PNG file").into_rgb8();
    assert_eq!(image.dimensions(), (picture.width, picture.height));
    image
}

fn draw(view: &View, style: Style) -> RgbImage {
    look(&Painter::new().board(view, &style).expect("a drawable view"))
}

fn themed(theme: Theme) -> Style {
    Style { theme, ..Style::default() }
}

/// The picture of one square of an unturned board of 8 by 8.
fn square(image: &RgbImage, cell: Cell) -> RgbImage {
    let (x, y) = (36 + cell.x as u32 * CELL, 12 + (7 - cell.y) as u32 * CELL);
    image::imageops::crop_imm(image, x, y, CELL, CELL).to_image()
}

/// The colour at these hundredths of a square.
#[track_caller]
fn check_at(image: &RgbImage, name: &str, (x, y): (u32, u32), expect: u32, what: &str) {
    let pixel = square(image, cell(name)).get_pixel(x * CELL / 100, y * CELL / 100).0;
    let [_, red, green, blue] = expect.to_be_bytes();
    assert_eq!(pixel, [red, green, blue], "{what} at {x}, {y} of {name}");
}

/// The share of pixels that are clearly lighter or darker in one of two pictures.
fn differing(a: &RgbImage, b: &RgbImage) -> f64 {
    let grey = |pixel: &image::Rgb<u8>| {
        let [red, green, blue] = pixel.0.map(f64::from);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let clear = a.pixels().zip(b.pixels()).filter(|(a, b)| (grey(a) - grey(b)).abs() > 24.0);
    clear.count() as f64 / a.pixels().len() as f64
}

#[test]
fn pictures_are_small_and_keep_an_index_free() {
    let painter = Painter::new();
    for (theme, size) in
        Theme::ALL.into_iter().flat_map(|theme| Size::ALL.map(|size| (theme, size)))
    {
        for below in [Seat::FIRST, Seat::SECOND] {
            let style = Style { theme, size, below, ..Style::default() };
            let picture = painter.board(&busy(), &style).expect("a drawable view");
            assert_eq!((picture.width, picture.height), (size.width(), size.width()));
            let most = if size == Size::Normal { 40_000 } else { 60_000 };
            assert!(picture.png.len() <= most, "{style:?}: {} bytes", picture.png.len());
            look(&picture);
            let at = picture.png.windows(4).position(|bytes| bytes == b"PLTE").expect("a palette");
            let length = &picture.png[at - 4..at];
            assert!(u32::from_be_bytes(length.try_into().expect("four bytes")) <= 255 * 3);
        }
    }
}

#[test]
fn flat_colours_are_exact_and_marks_are_where_they_belong() {
    // Light, dark, frame, last move light and dark, brackets, selected light and dark, its frame,
    // target, check, placing light and dark, its ink: from the art direction.
    for (theme, colours) in [
        (
            Theme::Linden,
            [
                0xF0_E4_CF, 0xBF_9A_74, 0x4A_3A_2D, 0xF3_DC_86, 0xD6_AE_4B, 0x6B_4E_00, 0xA9_CB_E6,
                0x6F_A0_CC, 0x14_3D_63, 0x1C_4C_78, 0xD5_37_2B, 0xF7_B4_B8, 0xE0_78_7F, 0xA3_12_1F,
            ],
        ),
        (
            Theme::Slate,
            [
                0x8C_98_AA, 0x5A_67_7B, 0x22_26_2D, 0xCF_C0_7A, 0xB3_9C_4A, 0xFF_F3_B0, 0x7F_C4_B4,
                0x4B_9C_8C, 0xD8_FF_F4, 0xC8_F7_E6, 0xE5_48_3C, 0xD9_9A_A0, 0xB8_62_6C, 0xFF_E9_EA,
            ],
        ),
        (
            Theme::Contrast,
            [
                0xFF_FF_FF, 0x8F_B0_D6, 0x00_00_00, 0xFF_E3_6B, 0xF0_C0_00, 0x6B_4E_00, 0x8F_E6_C6,
                0x35_C0_8F, 0x00_47_2F, 0x00_3B_73, 0xD5_5E_00, 0xFF_B3_B8, 0xF2_70_7C, 0x8A_00_10,
            ],
        ),
    ] {
        let [
            light,
            dark,
            frame,
            last_light,
            last_dark,
            brackets,
            chosen_light,
            chosen_dark,
            edge,
            target,
            check,
            place_light,
            place_dark,
            ink,
        ] = colours;
        let mut view = squares("8/8/8/8/8/8/8/K7");
        for (mark, cells) in [
            (Mark::LastMove, "d1 d2"),
            (Mark::Selected, "e1 e2"),
            (Mark::Target, "f1 f2"),
            (Mark::Capture, "g1 g2"),
            (Mark::Check, "a1"),
            (Mark::Place, "d4 d5"),
            (Mark::Threatened, "a8"),
            (Mark::Replaceable, "b8"),
            (Mark::Announced, "c8"),
        ] {
            view.marks.extend(marks(mark, cells));
        }
        let image = draw(&view, themed(theme));
        let [_, red, green, blue] = u32::to_be_bytes(frame);
        assert_eq!(image.get_pixel(1, 1).0, [red, green, blue]);
        let centre = (50, 50);
        for (name, at, expect, what) in [
            ("h1", centre, light, "light square"),
            ("h2", centre, dark, "dark square"),
            ("d1", centre, last_light, "last move"),
            ("d2", centre, last_dark, "last move"),
            ("d1", (2, 12), brackets, "bracket"),
            ("d2", (98, 88), brackets, "bracket"),
            ("d1", (2, 50), last_light, "gap between brackets"),
            ("e1", (15, 50), chosen_dark, "chosen"),
            ("e2", (15, 50), chosen_light, "chosen"),
            ("e1", (2, 50), edge, "frame of the chosen"),
            ("e2", (50, 98), edge, "frame of the chosen"),
            ("f1", centre, target, "target"),
            ("f2", (40, 50), target, "target"),
            ("f1", (20, 50), light, "round the target"),
            ("g1", (93, 50), target, "capture ring"),
            ("g2", (50, 7), target, "capture ring"),
            ("g1", centre, dark, "inside the capture ring"),
            ("a1", (12, 50), check, "burst"),
            ("d4", (2, 50), place_dark, "placing tint"),
            ("d5", (2, 50), place_light, "placing tint"),
            ("d4", (8, 50), ink, "placing frame"),
            ("d5", centre, ink, "placing disc"),
            ("a8", (75, 7), 0xFF_C4_2E, "flag"),
            ("b8", (82, 82), 0x1F_5F_BF, "badge"),
            ("c8", centre, 0xA3_19_5B, "cross"),
        ] {
            check_at(&image, name, at, expect, what);
        }
    }
}

#[test]
fn every_mark_is_told_from_every_other_without_colour() {
    let all: Vec<_> = iter::once(None).chain(Mark::ALL.map(Some)).collect();
    let painter = Painter::new();
    for (theme, rows) in Theme::ALL.into_iter().flat_map(|theme| {
        ["8/8/8/8/8/8/8/8", "8/8/8/8/3K4/8/8/8", "8/8/8/8/4k3/8/8/8"].map(|rows| (theme, rows))
    }) {
        // The same mark on a dark and on a light square, drawn at once.
        let shown = all
            .iter()
            .map(|&mark| {
                let mut view = squares(rows);
                view.marks.extend(mark.into_iter().flat_map(|mark| marks(mark, "d4 e4")));
                let picture = painter.board(&view, &themed(theme)).expect("a drawable view");
                let image = look(&picture);
                ["d4", "e4"].map(|place| square(&image, cell(place)))
            })
            .collect::<Vec<_>>();
        for (nth, a) in shown.iter().enumerate() {
            for (other, b) in shown.iter().enumerate().skip(nth + 1) {
                for (a, b) in a.iter().zip(b) {
                    let share = differing(a, b);
                    let (a, b) = (all[nth], all[other]);
                    assert!(share > 0.02, "{theme:?} {rows}: {a:?} and {b:?}: {share:.3}");
                }
            }
        }
    }
}

#[test]
fn a_turned_board_is_the_same_cells_the_other_way_round() {
    let mut fog = squares("8/8/8/8/4PP2/2N2N2/PPPPQ1PP/R1B1KB1R");
    fog.geometry = Geometry::Squares { files: 8, ranks: 8, fog: true };
    fog.marks.extend(marks(Mark::Announced, "e5"));
    for view in [busy(), fog, squares("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")] {
        for theme in Theme::ALL {
            let usual = draw(&view, themed(theme));
            let turned = draw(&view, Style { below: Seat::SECOND, ..themed(theme) });
            for (x, y) in (0..8).flat_map(|x| (0..8).map(move |y| (x, y))) {
                let (here, there) = (Cell::new(x, y), Cell::new(7 - x, 7 - y));
                assert!(square(&usual, here) == square(&turned, there), "{theme:?} {here:?}");
            }
            assert!(usual != turned, "the labels turn with the board");
        }
    }
}

#[test]
fn pictures_depend_on_what_is_seen_and_on_nothing_else() {
    let mut view = busy();
    view.lines.push(Line { from: cell("f2"), to: cell("e1"), kind: LineKind::Check });
    let style = Style::default();
    let fresh = Painter::new().board(&view, &style).expect("a drawable view");
    let painter = Painter::new();
    painter.warm();
    for theme in Theme::ALL {
        painter.board(&squares("8/8/8/8/4k3/8/8/K7"), &themed(theme)).expect("a drawable view");
    }
    let first = painter.board(&view, &style).expect("a drawable view");
    let again = painter.board(&view, &style).expect("a drawable view");
    assert!(first == fresh && first == again);
    // Nothing of these is drawn, so nothing of these may tell.
    view.text = "another".to_owned();
    view.number = Some(40);
    view.last = Some(Say::new("move"));
    view.notes = vec![Say::new("note")];
    view.turn = SeatSet::one(Seat::SECOND);
    view.below = Seat::SECOND;
    assert!(Painter::new().board(&view, &style).expect("a drawable view") == fresh);
}

#[test]
fn men_stand_on_one_base_and_keep_their_heights() {
    // Hundredths of the square from the top of the outline to its foot at 91.
    for (letter, height) in [('K', 89), ('Q', 85), ('R', 76), ('B', 85), ('N', 83), ('P', 77)] {
        for letter in [letter, letter.to_ascii_lowercase()] {
            let style = Style { size: Size::Large, ..themed(Theme::Linden) };
            let [empty, man] = ["8/8/8/8/8/8/8/8".to_owned(), format!("8/8/8/8/8/8/8/{letter}7")]
                .map(|rows| {
                    let image = draw(&squares(&rows), style);
                    image::imageops::crop_imm(&image, 54, 18 + 7 * 126, 126, 126).to_image()
                });
            let rows = (0..126)
                .filter(|&y| (0..126).any(|x| empty.get_pixel(x, y) != man.get_pixel(x, y)));
            let rows: Vec<u32> = rows.collect();
            let (top, foot) = (rows[0] * 100 / 126, rows[rows.len() - 1] * 100 / 126);
            assert!((90..=91).contains(&foot), "{letter} stands at {foot}");
            assert!((foot - top).abs_diff(height) <= 1, "{letter} is {} high", foot - top);
        }
    }
}

#[test]
fn bands_alternate_and_the_chosen_one_stays_lit() {
    let view = squares("8/8/8/8/3k4/8/8/K7");
    let painter = Painter::new();
    let chosen = [(cell("a1"), Mark::Selected)];
    let bands = [0..=2, 3..=5, 6..=7].map(|columns| Band { columns, rows: None });
    let show = |bands: &[Band], only| {
        let scene = Scene { marks: &chosen, bands, only, ..Scene::from(&view) };
        look(&painter.scene(&scene, &Style::default()).expect("a drawable scene"))
    };
    let plain = show(&[], None);
    let banded = show(&bands, None);
    let only = show(&bands, Some(&bands[1]));
    for (x, y) in (0..8).flat_map(|x| (0..8).map(move |y| (x, y))) {
        let here = Cell::new(x, y);
        let same = |other: &RgbImage| square(&plain, here) == square(other, here);
        assert_eq!(same(&banded), !bands[1].has(here), "{here:?}");
        assert_eq!(same(&only), bands[1].has(here) || here == cell("a1"), "{here:?}");
    }
    let half = Band { columns: 3..=5, rows: Some(0..=3) };
    let half = show(&[], Some(&half));
    assert!(square(&half, cell("d4")) == square(&plain, cell("d4")));
    assert!(square(&half, cell("d5")) != square(&plain, cell("d5")));
}

#[test]
fn lines_are_drawn_beside_men_not_over_them() {
    let mut view = squares("8/8/8/8/3q4/8/8/K7");
    let bare = draw(&view, Style::default());
    for (kind, to) in
        [(LineKind::Check, "a1"), (LineKind::Threat, "a1"), (LineKind::Announced, "a1")]
    {
        view.lines = vec![Line { from: cell("d4"), to: cell(to), kind }];
        let lined = draw(&view, Style::default());
        assert!(
            differing(&square(&bare, cell("c3")), &square(&lined, cell("c3"))) > 0.03,
            "{kind:?}"
        );
        let hidden = differing(&square(&bare, cell("d4")), &square(&lined, cell("d4")));
        assert!(hidden < 0.06, "{kind:?} covers the queen: {hidden:.3}");
        assert!(square(&bare, cell("e5")) == square(&lined, cell("e5")), "{kind:?}");
    }
}

#[test]
fn the_fast_way_shows_what_the_slow_way_shows() {
    let mut view = busy();
    view.lines.push(Line { from: cell("f2"), to: cell("a7"), kind: LineKind::Announced });
    let bands = [Band { columns: 0..=3, rows: None }, Band { columns: 4..=7, rows: Some(0..=3) }];
    let painter = Painter::new();
    for theme in Theme::ALL {
        let scene = Scene { bands: &bands, ..Scene::from(&view) };
        let fast = look(&painter.scene(&scene, &themed(theme)).expect("a drawable scene"));
        let svg = painter.svg(&scene, &themed(theme)).expect("a drawable scene");
        let slow = painter.raster(&svg, fast.width(), fast.height());
        let slow: Vec<&[u8]> = slow.chunks_exact(4).collect();
        let error: f64 = fast
            .pixels()
            .zip(slow)
            .flat_map(|(fast, slow)| fast.0.into_iter().zip(slow.to_vec()))
            .map(|(fast, slow)| f64::from(fast.abs_diff(slow)).powi(2))
            .sum();
        let mean = error / f64::from(fast.width() * fast.height() * 3);
        let ratio = 10.0 * (255.0 * 255.0 / mean).log10();
        assert!(ratio > 38.0, "{theme:?}: {ratio:.1} dB");
    }
}

#[test]
fn boards_of_all_sizes_fit() {
    let painter = Painter::new();
    for (files, ranks) in
        [(1, 1), (5, 5), (6, 6), (7, 7), (9, 9), (10, 10), (3, 8), (10, 5), (26, 26), (1, 26)]
    {
        for (size, coordinates) in
            Size::ALL.into_iter().flat_map(|size| [(size, true), (size, false)])
        {
            let mut view = squares("K");
            view.geometry = Geometry::Squares { files, ranks, fog: files % 2 == 0 };
            view.men[0].cell = Cell::new(i16::from(files) - 1, i16::from(ranks) - 1);
            let style = Style { size, coordinates, ..Style::default() };
            let picture = painter.board(&view, &style).expect("a drawable view");
            look(&picture);
            assert_eq!(picture.width.max(picture.height), size.width());
        }
    }
}

#[test]
fn one_painter_serves_many_threads() {
    let (painter, view) = (Painter::new(), busy());
    let alone = Painter::new().board(&view, &Style::default()).expect("a drawable view");
    std::thread::scope(|threads| {
        for _ in 0..4 {
            threads.spawn(|| {
                let picture = painter.board(&view, &Style::default());
                assert!(picture.as_ref() == Ok(&alone));
            });
        }
    });
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let refuse = |change: fn(&mut View), expect: Undrawn| {
        let mut view = squares("8/8/8/8/8/8/8/K7");
        change(&mut view);
        assert_eq!(Painter::new().board(&view, &Style::default()), Err(expect));
    };
    refuse(
        |view| {
            view.geometry = Geometry::Tiles { borders: None, grid: false };
            view.men[0].cell = Cell::new(-300, 0);
            view.marks.push((Cell::new(0, 0), Mark::LastMove));
        },
        Undrawn::Extent { files: 255, ranks: 3 },
    );
    refuse(
        |view| view.geometry = Geometry::Squares { files: 0, ranks: 8, fog: false },
        Undrawn::Extent { files: 0, ranks: 8 },
    );
    refuse(
        |view| view.geometry = Geometry::Squares { files: 8, ranks: 99, fog: false },
        Undrawn::Extent { files: 8, ranks: 99 },
    );
    refuse(|view| view.men[0].cell = Cell::new(8, 0), Undrawn::OffBoard(Cell::new(8, 0)));
    refuse(
        |view| view.marks.push((Cell::new(0, -1), Mark::Check)),
        Undrawn::OffBoard(Cell::new(0, -1)),
    );
    refuse(|view| view.men[0].seat = Seat(2), Undrawn::Seat(Seat(2)));
    let queen = |view: &mut View| {
        view.geometry = Geometry::Points;
        view.men[0].figure = PieceKind::Queen;
    };
    refuse(queen, Undrawn::PieceKind(PieceKind::Queen));
    refuse(
        |view| {
            view.geometry = Geometry::Points;
            view.men[0].cell = Cell::new(9, 0);
        },
        Undrawn::OffBoard(Cell::new(9, 0)),
    );
    refuse(
        |view| {
            view.geometry = Geometry::Star;
            view.men[0].cell = Cell::new(1, 3);
        },
        Undrawn::OffBoard(Cell::new(1, 3)),
    );
}

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

#[test]
fn armies_of_all_colours_differ_without_colour_from_the_squares() {
    let painter = Painter::new();
    let mut view = squares("8/8/8/8/8/8/8/8");
    view.sides = Side::ALL.to_vec();
    for theme in Theme::ALL {
        view.men.clear();
        let empty = look(&painter.board(&view, &themed(theme)).expect("a drawable view"));
        for (seat, place) in (0..).zip(["a1", "b1", "c1", "d1", "e1", "f1"]) {
            view.men = vec![Man { cell: cell(place), seat: Seat(seat), figure: PieceKind::Knight }];
            let image = look(&painter.board(&view, &themed(theme)).expect("a drawable view"));
            let share = differing(&square(&empty, cell(place)), &square(&image, cell(place)));
            assert!(share > 0.1, "{theme:?} seat {seat}: {share:.2}");
        }
    }
}

#[test]
fn curves_are_pictures_of_the_theme() {
    let day = 86_400;
    let points: Vec<(i64, f64)> =
        (0..30).map(|n| (1_700_000_000 + n * day, 1500.0 + 9.0 * n as f64)).collect();
    for (theme, frame) in [
        (Theme::Linden, [0x4A, 0x3A, 0x2D]),
        (Theme::Slate, [0x22, 0x26, 0x2D]),
        (Theme::Contrast, [0, 0, 0]),
    ] {
        let picture = curve::draw(&points, theme);
        assert!(picture == curve::draw(&points, theme));
        let image = look(&picture);
        assert_eq!(image.get_pixel(2, 2).0, frame);
        assert!(image.pixels().any(|pixel| pixel.0 != frame));
        assert!(picture.png.len() < 12_000, "{} bytes", picture.png.len());
    }
}

#[test]
fn a_moving_picture_shows_just_the_boards() {
    let painter = Painter::new();
    for (theme, below) in [(Theme::default(), Seat::FIRST), (Theme::Slate, Seat::SECOND)] {
        let style = Style { below, ..themed(theme) };
        let views = views::game(80);
        let film = painter.film(&views, &style).expect("drawable views");
        assert_eq!(film, painter.film(&views, &style).expect("drawable views"), "the same bytes");
        assert!(film.gif.len() < 2_000_000, "{} bytes", film.gif.len());
        let frames = GifDecoder::new(std::io::Cursor::new(&film.gif)).expect("a GIF file");
        let frames = frames.into_frames().collect_frames().expect("sound frames");
        assert_eq!(frames.len(), 81);
        let stands = |nth: usize| frames[nth].delay().numer_denom_ms().0;
        // A minute for all of them, and a little longer for the first and the last.
        assert_eq!([stands(0), stands(1), stands(80)], [1_500, 740, 3_000]);
        for (view, frame) in views.iter().zip(&frames) {
            let board = look(&painter.board(view, &style).expect("a drawable view"));
            let shown = image::DynamicImage::ImageRgba8(frame.buffer().clone()).into_rgb8();
            assert!(shown == board, "a frame differs from its board");
        }
        if let Ok(folder) = std::env::var("PATT_LOOK") {
            std::fs::write(format!("{folder}/{}.gif", theme.key()), &film.gif).unwrap();
        }
    }
}

#[test]
fn positions_that_stay_the_same_make_no_frame() {
    let views = views::game(1);
    let still = [views[0].clone(), views[0].clone(), views[1].clone(), views[1].clone()];
    let film = Painter::new().film(&still, &Style::default()).expect("drawable views");
    let frames = GifDecoder::new(std::io::Cursor::new(&film.gif)).expect("a GIF file");
    let frames = frames.into_frames().collect_frames().expect("sound frames");
    let stands: Vec<_> = frames.iter().map(|frame| frame.delay().numer_denom_ms().0).collect();
    assert_eq!(stands, [2_500, 4_000]);
    assert!(Painter::new().film(&[], &Style::default()).is_err());
}
