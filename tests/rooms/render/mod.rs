//! Pictures, looked at by program: what must be seen is seen, exactly, and nothing else matters.

mod arrows;
mod boards;
mod films;
mod galleries;
mod squares;
mod strips;
mod tiles;
mod views;

use image::RgbImage;
use patt::render::{Painter, Picture, Size, Style, Theme, Undrawn, curve};
use patt::rules::{Cell, Geometry, Line, LineKind, Mark, PieceKind, Say, Seat, SeatSet, View};
use views::{busy, cell, squares};

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
