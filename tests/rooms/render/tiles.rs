//! Loose tiles on the plane, looked at by program.

use std::iter;

use image::RgbImage;
use patt::render::{Painter, Scene, Style, Theme, Undrawn};
use patt::rules::{
    Band, Cell, Geometry, Line, LineKind, Man, Mark, PieceKind, Seat, SeatSet, Side, Tray, View,
};

use super::views::squares;
use super::{differing, draw, look};

/// Tiles as pairs of a seat's letter and a man's, the left upper one at a cell; digits skip cells.
fn tiles(left: i16, top: i16, rows: &str) -> View {
    let mut view = squares("K");
    view.geometry = Geometry::Tiles { borders: None, grid: false };
    view.sides = Side::ALL.to_vec();
    view.men.clear();
    for (row, y) in rows.split('/').zip((i16::MIN..=top).rev()) {
        let (mut x, mut owner) = (left, None);
        for sign in row.chars() {
            match (owner.take(), sign.to_digit(10)) {
                (None, Some(gap)) => x += gap as i16,
                (None, None) => owner = Some(Seat(sign as u8 - b'a')),
                (Some(seat), _) => {
                    let figure = PieceKind::of_letter(sign).expect("a man's letter");
                    view.men.push(Man { cell: Cell::new(x, y), seat, figure });
                    x += 1;
                }
            }
        }
    }
    view.men.sort_unstable();
    view
}

const fn at(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

/// A middle game of four with a check, a threat, traps, the last move and a chosen queen.
fn busy() -> View {
    let mut view = tiles(-3, 3, "aKaR4dBbK/2cP2dP1dK/3cRaNbB/2dRaPbP/1cKcNbN1bR/3cBdQ1aQ");
    view.marks.extend([at(0, -3), at(3, -2)].map(|cell| (cell, Mark::LastMove)));
    view.marks.push((at(4, 2), Mark::Check));
    view.marks.extend([at(0, 1), at(-1, 2)].map(|cell| (cell, Mark::Trapped)));
    view.marks.push((at(3, -1), Mark::PartlyTrapped));
    view.marks.push((at(3, -2), Mark::Selected));
    view.marks.extend([at(3, 3), at(4, 0), at(4, -1)].map(|cell| (cell, Mark::Target)));
    view.marks.push((at(2, 1), Mark::Capture));
    view.marks.sort_unstable();
    let line = |from, to, kind| Line { from, to, kind };
    view.lines = vec![
        line(at(3, -2), at(4, 2), LineKind::Check),
        line(at(-1, 0), at(-2, -1), LineKind::Threat),
        line(at(2, 0), at(-3, 3), LineKind::Threat),
    ];
    view
}

/// The placing of tiles by six.
fn layout() -> View {
    let mut view = tiles(-1, 2, "3aPbN/eRfPcNdB/1aPbP");
    let cells = (-2..=4).flat_map(|x| [(at(x, 3), Mark::Place), (at(x, -1), Mark::Place)]);
    view.marks.extend(cells);
    view.marks.sort_unstable();
    view.turn = SeatSet::one(Seat(2));
    let kinds = &PieceKind::ALL[..6];
    let men = || kinds.iter().map(|&figure| (figure, 2)).collect();
    view.trays = (0..6).map(|_| Tray { men: men(), ..Tray::default() }).collect();
    view
}

/// Six in the middle of a game: the third is to move, the fifth's king was taken by the second, and
/// the last has resigned.
pub fn six() -> View {
    let mut view = busy();
    view.turn = SeatSet::one(Seat(2));
    view.trays = (0..6).map(|seat| Tray { score: Some(7 * seat), ..Tray::default() }).collect();
    view.trays[4] = Tray { out: true, taken_by: Some(Seat(1)), ..Tray::default() };
    view.trays[5] = Tray { out: true, ..Tray::default() };
    view
}

fn names() -> Vec<String> {
    let names = ["You", "Bea", "Computer (level 4)", "<&> Wilhelmina Wonderworth-Wu", "Eve", "Red"];
    names.map(str::to_owned).into()
}

/// Ninety-six tiles and two far away, in a square of 24 cells.
fn crowd() -> View {
    let men = "KQRBNP";
    let rows = (0..8u8).map(|row| {
        let pairs = (0..12u8).map(|column| {
            let seat = char::from(b'a' + (row + 5 * column) % 6);
            let man = men.chars().nth(usize::from((column + 2 * row) % 6)).expect("six men");
            format!("{seat}{man}")
        });
        pairs.collect::<String>()
    });
    let mut view = tiles(-6, 4, &rows.collect::<Vec<_>>().join("/"));
    for cell in [at(-12, -12), at(11, 11)] {
        view.men.push(Man { cell, seat: Seat(2), figure: PieceKind::Queen });
    }
    view.men.sort_unstable();
    view
}

fn fenced() -> View {
    let mut view = busy();
    view.geometry = Geometry::Tiles { borders: Some((at(-4, -4), at(6, 5))), grid: true };
    view
}

/// Written for people to look at, into the folder that `PATT_LOOK` names.
#[test]
fn pictures_for_people() {
    let Ok(folder) = std::env::var("PATT_LOOK") else { return };
    let mut chosen = busy();
    chosen.marks.retain(|(_, mark)| matches!(mark, Mark::LastMove));
    chosen.marks.extend([at(-3, 3), at(3, -2), at(1, 0)].map(|cell| (cell, Mark::Movable)));
    let record = tiles(
        0,
        0,
        "aKaQaRaBaNaP/bKbQbRbBbNbP/cKcQcRcBcNcP/dKdQdRdBdNdP/eKeQeReBeNeP/fKfQfRfBfNfP",
    );
    let views = [
        ("busy", busy()),
        ("layout", layout()),
        ("crowd", crowd()),
        ("fenced", fenced()),
        ("movable", chosen),
        ("record", record),
    ];
    let names = names();
    let plain = views.iter().map(|(name, view)| (name.to_string(), Scene::from(view)));
    let (six, layout) = (six(), layout());
    let named = |name: &str, view| (name.to_owned(), Scene { legend: &names, ..Scene::from(view) });
    let chosen = Some(PieceKind::Rook);
    let (chosen_name, picks) = named("choosing", &layout);
    let named = [named("legend", &six), (chosen_name, Scene { chosen, ..picks })];
    for (name, scene) in plain.chain(named) {
        let picture = Painter::new().scene(&scene, &Style::default()).expect("a drawable view");
        let path = format!("{folder}/tiles-{name}.png");
        std::fs::write(path, &picture.png).expect("a folder to write to");
    }
}

#[test]
fn the_picture_grows_with_the_tiles_and_crops_none() {
    let wide = |cells: i16| {
        let mut view = tiles(0, 0, "aK");
        view.men.push(Man { cell: at(cells - 1, 0), seat: Seat(1), figure: PieceKind::Rook });
        view
    };
    for (cells, expect) in [
        // Three cells high, in a frame of 52.
        (1, (480, 3 * 112 + 52)),
        (12, (14 * 47 + 52, 3 * 47 + 52)),
        (24, (26 * 40 + 52, 3 * 40 + 52)),
        (44, (46 * 29 + 52, 3 * 29 + 52)),
        (90, (92 * 14 + 52, 3 * 14 + 52)),
    ] {
        let image = draw(&wide(cells), Style::default());
        assert_eq!(image.dimensions(), expect, "{cells} cells");
    }
    let far = Painter::new().board(&wide(160), &Style::default());
    assert_eq!(far, Err(Undrawn::Extent { files: 162, ranks: 3 }));
    let bare = draw(&wide(1), Style { coordinates: false, ..Style::default() });
    assert_eq!(bare.dimensions(), (480, 3 * 112 + 24));
    // Seen from any seat it is the same.
    let usual = draw(&busy(), Style::default());
    let other = Style { below: Seat(3), ..Style::default() };
    assert!(usual == draw(&busy(), other));
    let slate = Style { theme: Theme::Slate, ..Style::default() };
    assert!(usual != draw(&busy(), slate), "the table has the colours of the theme");
}

/// The left upper corner and the side of cells, of a window whose left upper cell this is.
struct Frame {
    left: i16,
    top: i16,
    beside: u32,
    cell: u32,
}

impl Frame {
    fn cut(&self, image: &RgbImage, cell: Cell) -> RgbImage {
        let x = self.beside + (cell.x - self.left) as u32 * self.cell;
        let y = 12 + (self.top - cell.y) as u32 * self.cell;
        image::imageops::crop_imm(image, x, y, self.cell, self.cell).to_image()
    }
}

/// Where the cells round a single tile are.
const SMALL: Frame = Frame { left: -1, top: 1, beside: 86, cell: 112 };

#[test]
fn tiles_have_their_colours_where_they_lie() {
    let faces = [0xF4_F0_E6, 0x26_26_26, 0xCD_2C_14, 0x25_4C_A5, 0x16_9D_85, 0xFC_B3_26];
    for (seat, face) in ('a'..).zip(faces) {
        let image = draw(&tiles(0, 0, &format!("{seat}P")), Style::default());
        let tile = SMALL.cut(&image, at(0, 0));
        let [_, red, green, blue] = u32::to_be_bytes(face);
        assert_eq!(tile.get_pixel(96, 16).0, [red, green, blue], "{seat}");
        let table = SMALL.cut(&image, at(1, 0));
        assert_eq!(table.get_pixel(42, 42).0, [0x29, 0x22, 0x1B]);
        assert!(image.get_pixel(20, 200).0 == [0x13, 0x0F, 0x0B]);
    }
    let image = draw(&crowd(), Style::default());
    let frame = Frame { left: -13, top: 12, beside: 40, cell: 40 };
    for man in crowd().men {
        let tile = frame.cut(&image, man.cell);
        let table = [[0x29, 0x22, 0x1B], [0x1E, 0x18, 0x12]];
        let table = tile.pixels().filter(|pixel| table.contains(&pixel.0)).count();
        assert!(table < 200, "{man:?} is cropped or covered: {table}");
    }
}

#[test]
fn every_mark_is_told_from_every_other_without_colour() {
    let all: Vec<_> = iter::once(None).chain(Mark::ALL.map(Some)).collect();
    let painter = Painter::new();
    // Whether a king is in check and whether a tile can move is asked only where one lies.
    let lying = [Mark::Check, Mark::Trapped, Mark::PartlyTrapped];
    let frame = Frame { left: -3, top: 1, beside: 40, cell: 95 };
    for tile in ["aK", "bK", "cK", "dK", "eK", "fK", ""] {
        let rows = if tile.is_empty() { "aP3aP".to_owned() } else { format!("aP1{tile}1aP") };
        let marks = all
            .iter()
            .copied()
            .filter(|mark| !tile.is_empty() || mark.is_none_or(|mark| !lying.contains(&mark)));
        let shown = marks.map(|mark| {
            let mut view = tiles(-2, 0, &rows);
            view.marks.extend(mark.map(|mark| (at(0, 0), mark)));
            let picture = painter.board(&view, &Style::default()).expect("a drawable view");
            (mark, frame.cut(&look(&picture), at(0, 0)))
        });
        let shown: Vec<_> = shown.collect();
        for (nth, (a, one)) in shown.iter().enumerate() {
            for (b, two) in &shown[nth + 1..] {
                let share = differing(one, two);
                assert!(share > 0.015, "{tile}: {a:?} and {b:?}: {share:.3}");
            }
        }
    }
}

#[test]
fn a_legend_says_who_is_who() {
    let (painter, view, names) = (Painter::new(), six(), names());
    let paint = |view: &View, legend: &[String]| {
        let scene = Scene { legend, ..Scene::from(view) };
        painter.scene(&scene, &Style::default()).expect("a drawable scene")
    };
    let named = paint(&view, &names);
    assert_eq!(named.height - paint(&view, &[]).height, 3 * 50 + 8, "three rows of cards");
    assert_eq!(paint(&view, &names), named, "kept by what it says");
    let mut other = names.clone();
    other[1] = "Cid".to_owned();
    assert_ne!(paint(&view, &other).png, named.png);
    // Each of what it tells shows.
    let mut all_in = view.clone();
    all_in.trays[5].out = false;
    let mut points = view.clone();
    points.trays[0].score = Some(1);
    let mut captor = view.clone();
    captor.trays[4].taken_by = Some(Seat(3));
    for other in [all_in, points, captor] {
        assert_ne!(paint(&other, &names).png, named.png);
    }
    // In the layout there are hands below the names.
    assert_eq!(paint(&layout(), &names).height - paint(&layout(), &[]).height, 3 * 42);
}

#[test]
fn the_chosen_kind_in_hand_is_marked() {
    let view = layout();
    let paint = |chosen| {
        let scene = Scene { chosen, ..Scene::from(&view) };
        look(&Painter::new().scene(&scene, &Style::default()).expect("a drawable scene"))
    };
    assert!(differing(&paint(None), &paint(Some(PieceKind::Rook))) > 0.0);
}

#[test]
fn hands_lie_below_until_they_are_empty() {
    let image = draw(&layout(), Style::default());
    let mut later = layout();
    for (_, count) in later.trays.iter_mut().flat_map(|tray| &mut tray.men) {
        *count = 0;
    }
    let bare = draw(&later, Style::default());
    assert_eq!(image.height() - bare.height(), 3 * 68 + 8);
    let cards = bare.height();
    let border = |nth: u32| {
        let (x, y) = (8 + nth % 2 * 356, cards + nth / 2 * 68);
        let card = image::imageops::crop_imm(&image, x, y, 348, 60).to_image();
        card.pixels().any(|pixel| pixel.0 == [0x46, 0xE0, 0xA0])
    };
    // The third seat places.
    assert_eq!([0, 1, 2, 3, 4, 5].map(border), [false, false, true, false, false, false]);
}

#[test]
fn a_fence_is_shown_whole_and_what_lies_beyond_is_dark() {
    let image = draw(&fenced(), Style::default());
    // Thirteen cells wide, twelve high.
    let frame = Frame { left: -5, top: 6, beside: 40, cell: 51 };
    assert_eq!(image.dimensions(), (13 * 51 + 52, 12 * 51 + 52));
    assert_eq!(frame.cut(&image, at(-5, 0)).get_pixel(24, 24).0, [0x13, 0x0F, 0x0B]);
    assert_eq!(frame.cut(&image, at(-4, 0)).get_pixel(24, 24).0, [0x1E, 0x18, 0x12]);
    assert_eq!(frame.cut(&image, at(-4, 0)).get_pixel(0, 24).0, [0xF3, 0xE9, 0xDA]);
}

#[test]
fn a_film_shows_the_whole_plane_all_the_time() {
    let views = [tiles(0, 0, "aK"), tiles(0, 0, "aKbP"), tiles(0, 6, "aKbP/5aR1/1bP")];
    let film = Painter::new().film(&views, &Style::default()).expect("a film");
    let whole = tiles(0, 6, "aKbP/5aR1/1bP/1/1/1/bP");
    let picture = draw(&whole, Style::default());
    assert_eq!((film.width, film.height), picture.dimensions());
}

#[test]
fn bands_are_told_apart() {
    let view = tiles(0, 0, "aKbP");
    let bands = [Band { columns: -1..=0, rows: None }, Band { columns: 1..=2, rows: None }];
    let painter = Painter::new();
    let scene = Scene { bands: &bands, ..Scene::from(&view) };
    let banded = look(&painter.scene(&scene, &Style::default()).expect("drawable"));
    let frame = Frame { beside: 40, ..SMALL };
    let ground = |image: &RgbImage, x| frame.cut(image, at(x, 1)).get_pixel(42, 42).0;
    assert_ne!(ground(&banded, 0), ground(&banded, 2));
    let scene = Scene { only: Some(&bands[1]), ..Scene::from(&view) };
    let chosen = look(&painter.scene(&scene, &Style::default()).expect("drawable"));
    assert_ne!(ground(&chosen, 0), ground(&chosen, 2));
}

#[test]
fn a_closeup_shows_what_lies_near_and_nothing_else() {
    let (view, painter) = (crowd(), Painter::new());
    let near = |cell| {
        let scene = Scene { near: Some(cell), ..Scene::from(&view) };
        look(&painter.scene(&scene, &Style::default()).expect("drawable"))
    };
    // Nine cells a side, each nearly twice as large as in the picture of all of them.
    assert_eq!(near(at(0, 0)).dimensions(), (9 * 74 + 52, 9 * 74 + 52));
    let frame = Frame { left: -16, top: -8, beside: 40, cell: 74 };
    let corner = near(at(-12, -12));
    let mut alone = crowd();
    alone.men.retain(|man| man.cell == at(-12, -12));
    let scene = Scene { near: Some(at(-12, -12)), ..Scene::from(&alone) };
    let alone = look(&painter.scene(&scene, &Style::default()).expect("drawable"));
    assert!(corner == alone, "what lies elsewhere changes nothing");
    let queen = frame.cut(&corner, at(-12, -12));
    assert_ne!(queen, frame.cut(&corner, at(-14, -12)));
}
