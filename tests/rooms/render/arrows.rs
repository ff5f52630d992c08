//! Moves that are talked about: arrows over boards, and two boards side by side.

use patt::render::{Arrow, ArrowKind, Painter, PieceSets, Scene, Set, Style, Theme};
use patt::rules::{Cell, View};

use super::boards::{busy_points, busy_star};
use super::tiles::six;
use super::views::{self, busy, cell};
use super::{look, themed};

fn arrow(from: &str, to: &str, kind: ArrowKind) -> Arrow {
    Arrow { from: Some(cell(from)), to: cell(to), kind }
}

/// A played move on the left, a line on the right, and something from hand.
fn moves() -> [Vec<Arrow>; 2] {
    let line = [
        arrow("e1", "g1", ArrowKind::Advised),
        arrow("d7", "d5", ArrowKind::Answer),
        arrow("b1", "c3", ArrowKind::Then),
    ];
    let hand = Arrow { from: None, to: cell("h4"), kind: ArrowKind::Played };
    [vec![arrow("d1", "h5", ArrowKind::Played), hand], line.to_vec()]
}

/// The colour that most of an arrow has, beside its white casing.
fn has(image: &image::RgbImage, colour: u32) -> usize {
    let [_, red, green, blue] = colour.to_be_bytes();
    image.pixels().filter(|pixel| pixel.0 == [red, green, blue]).count()
}

#[test]
fn two_boards_stand_side_by_side() {
    let (view, painter) = (busy(), Painter::new());
    let [left, right] = moves();
    for theme in Theme::ALL {
        let style = themed(theme);
        let scene = |arrows| Scene { arrows, ..Scene::from(&view) };
        let pair = look(&painter.pair([scene(&left), scene(&right)], &style).expect("a picture"));
        let one = look(&painter.scene(&scene(&left), &style).expect("a picture"));
        let two = look(&painter.scene(&scene(&right), &style).expect("a picture"));
        assert_eq!(pair.dimensions(), (2 * one.width() + 16, one.height()));
        let part = |x| image::imageops::crop_imm(&pair, x, 0, one.width(), one.height()).to_image();
        assert!(part(0) == one && part(one.width() + 16) == two);
        let (played, advised) = (0xA3_19_5B, 0x1F_5F_BF);
        let plain = look(&painter.board(&view, &style).expect("a picture"));
        assert!(has(&one, played) > has(&plain, played) + 1_000, "what was played is seen");
        assert!(has(&two, advised) > has(&plain, advised) + 1_000, "what is better is seen");
    }
}

#[test]
fn what_is_on_no_board_is_not_drawn() {
    let view = busy();
    let off = Arrow { from: Some(Cell::new(90, 1)), to: cell("e4"), kind: ArrowKind::Played };
    let (arrows, painter) = ([off], Painter::new());
    let drawn = painter.scene(&Scene { arrows: &arrows, ..Scene::from(&view) }, &Style::default());
    assert_eq!(drawn, painter.board(&view, &Style::default()));
}

#[test]
fn boards_of_different_shapes_are_no_pair() {
    let (chess, small) = (busy(), views::squares("k7/8/K7"));
    let drawn = Painter::new().pair([Scene::from(&chess), Scene::from(&small)], &Style::default());
    assert!(drawn.is_err());
}

/// Written for people to look at, into the folder that `PATT_LOOK` names.
#[test]
fn arrows_for_people() {
    let Ok(folder) = std::env::var("PATT_LOOK") else { return };
    let painter = Painter::new();
    let between = |view: &View| {
        let at = |nth: usize| view.men[nth % view.men.len()].cell;
        let arrow = |from, to, kind| Arrow { from: Some(at(from)), to: at(to), kind };
        [
            vec![arrow(0, view.men.len() - 1, ArrowKind::Played)],
            vec![
                arrow(1, view.men.len() - 2, ArrowKind::Advised),
                arrow(view.men.len() - 3, 3, ArrowKind::Answer),
                Arrow { from: None, ..arrow(2, 5, ArrowKind::Then) },
            ],
        ]
    };
    let sets = PieceSets::default().with(Set::Figures);
    for (name, view, pieces) in [
        ("chess", busy(), PieceSets::default()),
        ("points", busy_points(), PieceSets::default()),
        ("figures", busy_points(), sets),
        ("star", busy_star(), PieceSets::default()),
        ("tiles", six(), PieceSets::default()),
    ] {
        let [left, right] = if name == "chess" { moves() } else { between(&view) };
        for theme in Theme::ALL {
            let style = Style { pieces, ..themed(theme) };
            let scene = |arrows| Scene { arrows, ..Scene::from(&view) };
            let pair = painter.pair([scene(&left), scene(&right)], &style).expect("a picture");
            std::fs::write(format!("{folder}/pair-{name}-{}.png", theme.key()), &pair.png).unwrap();
        }
    }
}
