//! Boards of points and the star, looked at by program.

use std::iter;

use image::RgbImage;
use patt::render::{Painter, PieceSets, Scene, Set, Size, Style, Theme};
use patt::rules::{
    Band, Cell, Geometry, Labels, Line, LineKind, Man, Mark, PieceKind, Seat, SeatSet, Tray, View,
};

use super::galleries::gallery;
use super::views::{busy, hexagon, marks, points, squares, star};
use super::{differing, draw, look};

/// The cell of a board of ten rows with this name.
fn point(name: &str) -> Cell {
    let (file, rank) = name.split_at(1);
    let file = i16::from(file.as_bytes()[0] - b'a');
    Cell::new(file, rank.parse::<i16>().expect("a rank") - 1)
}

/// One mark on each of these points.
fn point_marks(mark: Mark, cells: &str) -> impl Iterator<Item = (Cell, Mark)> {
    cells.split(' ').map(move |name| (point(name), mark))
}

/// A game of xiangqi after a few moves, with a check, the last move and a chosen cannon.
pub fn busy_points() -> View {
    let mut view = points("r1eakaenr/9/1cn4c1/p1p1p3p/6p2/2P6/P3P1P1P/1C2C1N2/9/RNEAKAE1R");
    view.marks.extend(point_marks(Mark::LastMove, "b10 c8"));
    view.marks.extend(point_marks(Mark::Selected, "e3"));
    view.marks.extend(point_marks(Mark::Target, "d3 f3 e2"));
    view.marks.extend(point_marks(Mark::Capture, "e7"));
    view.marks.extend(point_marks(Mark::Check, "e10 e1"));
    view
}

/// One mark on each of these hexagons.
fn hexagon_marks(mark: Mark, cells: &str) -> impl Iterator<Item = (Cell, Mark)> {
    cells.split(' ').map(move |number| (hexagon(number), mark))
}

/// A middle game on the star with a check, the last move and a chosen queen.
pub fn busy_star() -> View {
    let mut view = star("r10 p9 p15 k21 b27 p33 n14 p25 q31 P19 N30 P12 P23 P5 Q17 P29 B11 K22 R4");
    view.marks.extend(hexagon_marks(Mark::LastMove, "34 31"));
    view.marks.extend(hexagon_marks(Mark::Selected, "17"));
    view.marks.extend(hexagon_marks(Mark::Target, "3 18 24"));
    view.marks.extend(hexagon_marks(Mark::Capture, "14 25"));
    view.marks.extend(hexagon_marks(Mark::Check, "22"));
    view
}

/// The setup phase on the star: men in both hands, free cells of Black's to put one on.
fn setup_star() -> View {
    let mut view = star("R4 P5 P12 P18 P23 P29 p9 p15 p20 p26 p33 k21");
    let hand = |men: [u8; 5]| {
        let kinds = [
            PieceKind::King,
            PieceKind::Queen,
            PieceKind::Rook,
            PieceKind::Bishop,
            PieceKind::Knight,
        ];
        Tray { men: kinds.into_iter().zip(men).collect(), ..Tray::default() }
    };
    view.trays = vec![hand([1, 1, 0, 1, 1]), hand([0, 1, 1, 1, 1])];
    view.turn = SeatSet::one(Seat::SECOND);
    view.marks.extend(hexagon_marks(Mark::LastMove, "4"));
    view.marks.extend(hexagon_marks(Mark::Place, "10 16 27 34"));
    view
}

/// A board of squares beside which there are trays, with a man from hand that may be placed.
fn trays() -> View {
    let mut view = squares("3b2/1N4/3r2/R4p/2P3/4n1");
    let tray = |men: [u8; 4], score| {
        let kinds = [PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight, PieceKind::Pawn];
        Tray { men: kinds.into_iter().zip(men).collect(), score: Some(score), ..Tray::default() }
    };
    view.trays = vec![tray([1, 2, 1, 1], 3), tray([1, 1, 0, 1], 12)];
    view.marks.extend(marks(Mark::LastMove, "e1"));
    view.marks.extend(marks(Mark::Threatened, "c2 a3 d4"));
    view.marks.extend(marks(Mark::Replaceable, "a3 b5"));
    view.marks.extend(marks(Mark::Place, "a1 b2 d2 c3 e5 f6"));
    view
}

/// The same board with other men.
fn with(set: Set) -> Style {
    Style { pieces: PieceSets::default().with(set), ..Style::default() }
}

/// The cell of 72 pixels of an unturned board of points.
fn point_of(image: &RgbImage, cell: Cell) -> RgbImage {
    let (x, y) = (36 + cell.x as u32 * 72, 36 + (9 - cell.y) as u32 * 72);
    image::imageops::crop_imm(image, x, y, 72, 72).to_image()
}

/// The middle of a hexagon of an unturned star.
fn middle(cell: Cell) -> (u32, u32) {
    let (q, r) = (i32::from(cell.x), i32::from(cell.y));
    ((360 + 75 * q) as u32, (320 + 43 * (2 * r + q)) as u32)
}

/// What lies round the middle of a hexagon and inside it.
fn hexagon_of(image: &RgbImage, cell: Cell) -> RgbImage {
    let (x, y) = middle(cell);
    image::imageops::crop_imm(image, x - 38, y - 38, 76, 76).to_image()
}

/// Cuts the picture of a cell out of a board's.
type Cut = fn(&RgbImage, Cell) -> RgbImage;

/// Writes the pictures to a folder, if one is named, for people to look at.
#[test]
fn pictures_for_people() {
    let Ok(folder) = std::env::var("PATT_LOOK") else { return };
    let painter = Painter::new();
    let mut movable = busy();
    movable.marks.retain(|(_, mark)| matches!(mark, Mark::LastMove | Mark::Check));
    movable.marks.extend(marks(Mark::Movable, "d1 e1 f1"));
    let mut movable_points = busy_points();
    movable_points.marks.retain(|(_, mark)| matches!(mark, Mark::LastMove));
    movable_points.marks.extend(point_marks(Mark::Movable, "a1 b1 c1 e1 b3 e3 g3 a4 e4 c5 i1"));
    let mut movable_star = busy_star();
    movable_star.marks.retain(|(_, mark)| matches!(mark, Mark::LastMove));
    movable_star.marks.extend(hexagon_marks(Mark::Movable, "17 19 30 12 23 4 11 22"));
    let pieces = [PieceSets::default(), PieceSets::default().with(Set::Facet).with(Set::Figures)];
    for set in [Set::Staunton, Set::Facet, Set::Book, Set::Pixel] {
        for theme in [Theme::Linden, Theme::Slate, Theme::Print] {
            let view = squares("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
            let picture = painter.board(&view, &Style { theme, ..with(set) }).expect("drawable");
            let path = format!("{folder}/set-{set:?}-{}.png", theme.key());
            std::fs::write(path, &picture.png).expect("a folder to write to");
        }
    }
    for theme in [Theme::Linden, Theme::Print] {
        let picture = painter.gallery(&gallery(), theme);
        let path = format!("{folder}/gallery-{}.png", theme.key());
        std::fs::write(path, &picture.png).expect("a folder to write to");
    }
    for (name, view) in [
        ("chess", busy()),
        ("points", busy_points()),
        ("star", busy_star()),
        ("setup", setup_star()),
        ("movable-chess", movable),
        ("movable-points", movable_points),
        ("movable-star", movable_star),
        ("trays", trays()),
    ] {
        for theme in Theme::ALL {
            for (nth, pieces) in pieces.into_iter().enumerate() {
                let below = if nth == 1 && name == "setup" { Seat::SECOND } else { Seat::FIRST };
                let labels = if nth == 0 { Labels::Cells } else { Labels::Files };
                let style = Style { theme, pieces, labels, below, ..Style::default() };
                let picture = painter.board(&view, &style).expect("a drawable view");
                let path = format!("{folder}/{name}-{}-{nth}.png", theme.key());
                std::fs::write(path, &picture.png).expect("a folder to write to");
            }
        }
    }
}

#[test]
fn trays_lie_by_their_owners_and_the_board_between_them_never_turns() {
    let style = |below| Style { below, ..Style::default() };
    let [usual, turned] = [Seat::FIRST, Seat::SECOND].map(|below| draw(&trays(), style(below)));
    assert_eq!(usual.dimensions(), (720, 720 + 2 * 76));
    let cut = |image: &RgbImage, y, height| {
        image::imageops::crop_imm(image, 0, y, 720, height).to_image()
    };
    assert_eq!(cut(&usual, 76, 720), cut(&turned, 76, 720), "the board stays as it is");
    assert_eq!(cut(&usual, 0, 76), cut(&turned, 796, 76), "the second seat's tray");
    assert_eq!(cut(&usual, 796, 76), cut(&turned, 0, 76), "the first seat's tray");
    assert_ne!(cut(&usual, 0, 76), cut(&usual, 796, 76));
}

#[test]
fn boards_have_their_sizes() {
    let painter = Painter::new();
    for (view, height) in [(busy_points(), 792), (busy_star(), 640), (setup_star(), 640)] {
        for set in [Set::Staunton, Set::Facet, Set::Discs, Set::Figures] {
            for theme in Theme::ALL {
                for size in Size::ALL {
                    for labels in [Labels::Cells, Labels::Files] {
                        let style = Style { theme, size, labels, ..with(set) };
                        let picture = painter.board(&view, &style).expect("a drawable view");
                        let height = height * size.width() / 720;
                        assert_eq!((picture.width, picture.height), (size.width(), height));
                        let most = if size == Size::Normal { 60_000 } else { 110_000 };
                        assert!(picture.png.len() <= most, "{style:?}: {}", picture.png.len());
                        look(&picture);
                    }
                }
            }
        }
    }
    for size in Size::ALL {
        let style = Style { size, coordinates: false, ..Style::default() };
        let bare = painter.board(&busy_points(), &style).expect("a drawable view");
        assert_eq!(bare.width, size.width());
    }
}

#[test]
fn marks_are_told_apart_without_colour_on_every_board() {
    let all: Vec<_> = iter::once(None).chain(Mark::ALL.map(Some)).collect();
    let painter = Painter::new();
    let empty = "9/9/9/9/9/9/9/9/9/9";
    let boards: [(View, Set, Cell, Cut); 8] = [
        (points(empty), Set::Discs, point("d3"), point_of),
        (points("9/9/9/9/9/9/9/3K5/9/9"), Set::Discs, point("d3"), point_of),
        (points("9/9/9/9/9/9/9/3k5/9/9"), Set::Discs, point("d3"), point_of),
        (points(empty), Set::Figures, point("d3"), point_of),
        (points("9/9/9/9/9/9/9/3K5/9/9"), Set::Figures, point("d3"), point_of),
        (points("9/9/9/9/9/9/9/3k5/9/9"), Set::Figures, point("d3"), point_of),
        (star("K4"), Set::Staunton, hexagon("19"), hexagon_of),
        (star("K19"), Set::Staunton, hexagon("19"), hexagon_of),
    ];
    for (theme, (view, set, cell, cut)) in
        Theme::ALL.into_iter().flat_map(|theme| boards.iter().map(move |board| (theme, board)))
    {
        let style = Style { theme, ..with(*set) };
        let shown = all
            .iter()
            .map(|&mark| {
                let mut view = view.clone();
                view.marks.extend(mark.map(|mark| (*cell, mark)));
                cut(&look(&painter.board(&view, &style).expect("a drawable view")), *cell)
            })
            .collect::<Vec<_>>();
        for (nth, a) in shown.iter().enumerate() {
            for (other, b) in shown.iter().enumerate().skip(nth + 1) {
                let share = differing(a, b);
                let (a, b) = (all[nth], all[other]);
                let men = view.men.len();
                assert!(share > 0.015, "{theme:?} {set:?} {men}: {a:?} and {b:?}: {share:.3}");
            }
        }
    }
}

#[test]
fn what_can_be_chosen_is_ringed_plainly_on_every_disc() {
    for (theme, letter) in Theme::ALL.into_iter().flat_map(|theme| [(theme, 'K'), (theme, 'k')]) {
        let view = points(&format!("9/9/9/9/9/9/9/3{letter}5/9/9"));
        let mut chosen = view.clone();
        chosen.marks.extend(point_marks(Mark::Movable, "d3"));
        let style = Style { theme, ..with(Set::Discs) };
        let [plain, ringed] = [view, chosen].map(|view| point_of(&draw(&view, style), point("d3")));
        let share = differing(&plain, &ringed);
        assert!(share > 0.1, "{theme:?} {letter}: {share:.3}");
    }
}

#[test]
fn squares_where_cannons_and_pawns_begin_are_marked_and_no_others() {
    let starts = "b3 h3 a4 c4 e4 g4 i4 b8 h8 a7 c7 e7 g7 i7";
    let starts: Vec<Cell> = starts.split(' ').map(point).collect();
    // The corners of the four signs, from the middle of the square outwards.
    let corners = [(15, 15), (56, 15), (15, 56), (56, 56)];
    let ends = [(9, 15), (62, 15), (9, 56), (62, 56)];
    let signs = |square: &RgbImage| {
        let tone = square.get_pixel(36, 36);
        corners.iter().filter(|(x, y)| square.get_pixel(*x, *y) != tone).count()
    };
    let begun = points("rneakaenr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNEAKAENR");
    for (theme, below) in
        Theme::ALL.into_iter().flat_map(|theme| Seat::all(2).map(move |below| (theme, below)))
    {
        let style = Style { theme, below, ..with(Set::Figures) };
        let empty = draw(&points("9/9/9/9/9/9/9/9/9/9"), style);
        let begun = draw(&begun, style);
        for cell in (0..9).flat_map(|x| (0..10).map(move |y| Cell::new(x, y))) {
            let [empty, begun] = [&empty, &begun].map(|image| point_of(image, cell));
            let marked = starts.contains(&cell);
            assert_eq!(signs(&empty), if marked { 4 } else { 0 }, "{theme:?} {below:?} {cell:?}");
            // Whoever stands there leaves something of the signs to see.
            let seen = ends.iter().any(|(x, y)| {
                let sign = empty.get_pixel(*x, *y);
                sign != empty.get_pixel(36, 36) && sign == begun.get_pixel(*x, *y)
            });
            assert!(!marked || seen, "{theme:?} {below:?} {cell:?}");
        }
    }
}

#[test]
fn turned_boards_show_the_same_cells_upright() {
    for (view, set) in [(busy_points(), Set::Discs), (busy_points(), Set::Figures)] {
        let usual = draw(&view, with(set));
        let turned = draw(&view, Style { below: Seat::SECOND, ..with(set) });
        assert!(usual != turned);
        for man in &view.men {
            let there = Cell::new(8 - man.cell.x, 9 - man.cell.y);
            // Round the man the lines and edges differ where the board does.
            let (a, b) = (point_of(&usual, man.cell), point_of(&turned, there));
            let share = differing(&a, &b);
            assert!(share < 0.22, "{set:?} {:?}: {share:.3}", man.cell);
        }
    }
    let usual = draw(&busy_star(), Style::default());
    let turned = draw(&busy_star(), Style { below: Seat::SECOND, ..Style::default() });
    // The corners belong to neighbours, which turn.
    let inside = |image: &RgbImage, cell| {
        image::imageops::crop_imm(&hexagon_of(image, cell), 14, 0, 48, 76).to_image()
    };
    for number in 1..=37 {
        let here = hexagon(&number.to_string());
        let there = Cell::new(-here.x, -here.y);
        assert!(inside(&usual, here) == inside(&turned, there), "cell {number}");
    }
}

#[test]
fn labels_are_as_the_readers_notation_wants_them() {
    let view = points("4k4/9/9/9/9/9/9/9/9/4K4");
    for set in [Set::Discs, Set::Figures] {
        let cells = draw(&view, with(set));
        let files = draw(&view, Style { labels: Labels::Files, ..with(set) });
        let strip = |image: &RgbImage, x, y, width, height| {
            image::imageops::crop_imm(image, x, y, width, height).to_image()
        };
        let plain = |image: &RgbImage| image.pixels().all(|pixel| pixel == image.get_pixel(0, 0));
        let (top, left) = ((36, 4, 648, 24), (2, 40, 26, 700));
        for (image, named) in [(&cells, left), (&files, top)] {
            let other = if named == top { left } else { top };
            let cut = |(x, y, w, h)| strip(image, x, y, w, h);
            assert!(!plain(&cut(named)), "{set:?}");
            assert!(plain(&cut(other)), "{set:?}");
        }
        // Counted from each side's own right, the numbers look alike from both sides.
        let turned = Style { labels: Labels::Files, below: Seat::SECOND, ..with(set) };
        let turned = draw(&view, turned);
        for y in [2, 764] {
            assert!(strip(&files, 0, y, 720, 26) == strip(&turned, 0, y, 720, 26), "{set:?}");
        }
        let bare = draw(&view, Style { coordinates: false, ..with(set) });
        assert!(plain(&strip(&bare, 0, 0, 720, 11)));
    }
}

#[test]
fn the_sets_differ_and_only_on_their_own_boards() {
    let painter = Painter::new();
    let show = |view: &View, set| painter.board(view, &with(set)).expect("a drawable view");
    for (view, sets, others) in [
        (busy(), [Set::Staunton, Set::Facet], [Set::Discs, Set::Figures]),
        (busy_star(), [Set::Staunton, Set::Facet], [Set::Discs, Set::Figures]),
        (busy_points(), [Set::Discs, Set::Figures], [Set::Staunton, Set::Facet]),
    ] {
        let [usual, other] = sets.map(|set| show(&view, set));
        assert!(differing(&look(&usual), &look(&other)) > 0.01, "{sets:?}");
        for set in others {
            assert!(show(&view, set) == usual, "{set:?}");
        }
    }
}

#[test]
fn hands_lie_on_their_own_sides_until_they_are_empty() {
    let view = setup_star();
    let corner = |image: &RgbImage, below: bool| {
        let y = if below { 640 - 14 - 108 } else { 14 };
        image::imageops::crop_imm(image, 12, y, 140, 108).to_image()
    };
    let image = draw(&view, Style::default());
    let turned = draw(&view, Style { below: Seat::SECOND, ..Style::default() });
    assert!(corner(&image, true) == corner(&turned, false));
    assert!(corner(&image, false) == corner(&turned, true));
    // The side to act has a border.
    assert!(corner(&image, false).pixels().any(|pixel| pixel.0 == [0x46, 0xE0, 0xA0]));
    assert!(corner(&image, true).pixels().all(|pixel| pixel.0 != [0x46, 0xE0, 0xA0]));
    let mut later = view;
    for tray in &mut later.trays {
        tray.men.iter_mut().for_each(|(_, count)| *count = 0);
    }
    let image = draw(&later, Style::default());
    for below in [true, false] {
        let corner = corner(&image, below);
        assert!(corner.pixels().all(|pixel| pixel == corner.get_pixel(0, 0)));
    }
}

#[test]
fn every_point_and_hexagon_is_where_it_belongs() {
    let painter = Painter::new();
    let empty = points("9/9/9/9/9/9/9/9/9/9");
    let bare = look(&painter.board(&empty, &Style::default()).expect("a drawable view"));
    for (x, y) in (0..9).flat_map(|x| (0..10).map(move |y| (x, y))) {
        let mut view = empty.clone();
        let cell = Cell::new(x, y);
        view.men = vec![Man { cell, seat: Seat::FIRST, figure: PieceKind::Pawn }];
        let image = look(&painter.board(&view, &Style::default()).expect("a drawable view"));
        let (here, there) = (point_of(&bare, cell), point_of(&image, cell));
        assert!(differing(&here, &there) > 0.1, "{cell:?}");
        assert!(differing(&bare, &image) < 0.01, "{cell:?} changes more than its cell");
    }
    let empty = View { men: Vec::new(), ..star("K1") };
    let bare = look(&painter.board(&empty, &Style::default()).expect("a drawable view"));
    for number in 1..=37 {
        let view = star(&format!("k{number}"));
        let image = look(&painter.board(&view, &Style::default()).expect("a drawable view"));
        let cell = hexagon(&number.to_string());
        assert!(differing(&hexagon_of(&bare, cell), &hexagon_of(&image, cell)) > 0.1, "{number}");
        for (x, y, pixel) in image.enumerate_pixels() {
            let (cx, cy) = middle(cell);
            let inside = x.abs_diff(cx) <= 50 && y.abs_diff(cy) <= 43;
            assert!(inside || pixel == bare.get_pixel(x, y), "{number} reaches {x}, {y}");
        }
    }
}

#[test]
fn bands_dim_every_kind_of_board() {
    let painter = Painter::new();
    for (view, band) in [
        (busy_points(), Band { columns: 0..=3, rows: None }),
        (busy_star(), Band { columns: -4..=0, rows: None }),
    ] {
        for set in [Set::Discs, Set::Figures] {
            let show = |only| {
                let scene = Scene { only, ..Scene::from(&view) };
                look(&painter.scene(&scene, &with(set)).expect("a drawable scene"))
            };
            let (plain, dimmed) = (show(None), show(Some(&band)));
            for man in &view.men {
                let lit = band.has(man.cell) || view.marks.contains(&(man.cell, Mark::Selected));
                let cut = if view.geometry == Geometry::Star { hexagon_of } else { point_of };
                let share = differing(&cut(&plain, man.cell), &cut(&dimmed, man.cell));
                assert_eq!(share < 0.05, lit, "{set:?} {:?}: {share:.2}", man.cell);
            }
        }
    }
}

#[test]
fn the_short_cut_shows_what_the_whole_document_shows() {
    let painter = Painter::new();
    let mut lined = busy_points();
    lined.lines.push(Line { from: point("e1"), to: point("e10"), kind: LineKind::Announced });
    let mut star = busy_star();
    star.lines.push(Line { from: hexagon("31"), to: hexagon("22"), kind: LineKind::Check });
    for (view, set) in [
        (lined.clone(), Set::Discs),
        (lined, Set::Figures),
        (star, Set::Staunton),
        (setup_star(), Set::Facet),
    ] {
        for theme in Theme::ALL {
            let style = Style { theme, ..with(set) };
            let scene = Scene::from(&view);
            let fast = look(&painter.scene(&scene, &style).expect("a drawable scene"));
            let svg = painter.svg(&scene, &style).expect("a drawable scene");
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
            assert!(ratio > 36.0, "{theme:?} {set:?}: {ratio:.1} dB");
        }
    }
}
