//! Boards of squares, looked at by program.

use std::iter;

use image::RgbImage;
use patt::render::{Painter, Scene, Size, Style, Theme};
use patt::rules::{Band, Cell, Geometry, Line, LineKind, Man, Mark, PieceKind, Seat, Side};

use super::views::{busy, cell, marks, squares};
use super::{differing, draw, look, themed};

const CELL: u32 = 84;

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

#[test]
fn flat_colours_are_exact_and_marks_are_where_they_belong() {
    // Light, dark, frame, last move light and dark, brackets, selected light and dark, its frame,
    // target, check: from the art direction. Where a piece may be placed is tinted as what is chosen.
    for (theme, colours) in [
        (
            Theme::Linden,
            [
                0xF0_E4_CF, 0xBF_9A_74, 0x4A_3A_2D, 0xF3_DC_86, 0xD6_AE_4B, 0x6B_4E_00, 0xA9_CB_E6,
                0x6F_A0_CC, 0x14_3D_63, 0x1C_4C_78, 0xD5_37_2B,
            ],
        ),
        (
            Theme::Slate,
            [
                0x8C_98_AA, 0x5A_67_7B, 0x22_26_2D, 0xCF_C0_7A, 0xB3_9C_4A, 0xFF_F3_B0, 0x7F_C4_B4,
                0x4B_9C_8C, 0xD8_FF_F4, 0xC8_F7_E6, 0xE5_48_3C,
            ],
        ),
        (
            Theme::Contrast,
            [
                0xFF_FF_FF, 0x8F_B0_D6, 0x00_00_00, 0xFF_E3_6B, 0xF0_C0_00, 0x6B_4E_00, 0x8F_E6_C6,
                0x35_C0_8F, 0x00_47_2F, 0x00_3B_73, 0xD5_5E_00,
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
            ("d4", (2, 50), chosen_dark, "placing tint"),
            ("d5", (2, 50), chosen_light, "placing tint"),
            ("d4", (8, 50), edge, "placing frame"),
            ("d5", centre, edge, "placing disc"),
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
