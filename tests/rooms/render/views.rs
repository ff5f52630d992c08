//! Views made by hand, for the picture tests and benches.

#![allow(dead_code, reason = "each program takes in what it needs")]

use patt::catalog::CATALOG;
use patt::rules::{
    Cell, Geometry, Man, Mark, PieceKind, Record, Seat, SeatSet, Side, View, Viewer,
};
use serde::Deserialize;

/// A board of squares from rows of letters, the top row first: upper case for the first seat,
/// lower case for the second, digits for empty squares.
pub fn squares(rows: &str) -> View {
    let rows: Vec<&str> = rows.split('/').collect();
    let mut men = Vec::new();
    let mut files = 0;
    for (row, y) in rows.iter().rev().zip(0..) {
        let mut x = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                x += empty as i16;
                continue;
            }
            let seat = if letter.is_lowercase() { Seat::SECOND } else { Seat::FIRST };
            let figure = PieceKind::of_letter(letter.to_ascii_uppercase()).expect("a man's letter");
            men.push(Man { cell: Cell::new(x, y), seat, figure });
            x += 1;
        }
        files = files.max(x);
    }
    men.sort_unstable();
    View {
        turn: SeatSet::one(Seat::FIRST),
        text: String::new(),
        number: None,
        geometry: Geometry::Squares { files: files as u8, ranks: rows.len() as u8, fog: false },
        sides: vec![Side::White, Side::Black],
        men,
        trays: Vec::new(),
        marks: Vec::new(),
        lines: Vec::new(),
        last: None,
        notes: Vec::new(),
        below: Seat::FIRST,
    }
}

/// The cell with this name.
pub fn cell(name: &str) -> Cell {
    let [file, rank] = name.as_bytes() else { panic!("{name} names no cell") };
    Cell::new(i16::from(file - b'a'), i16::from(rank - b'1'))
}

/// One mark on each of these cells.
pub fn marks(mark: Mark, cells: &str) -> impl Iterator<Item = (Cell, Mark)> {
    cells.split(' ').map(move |name| (cell(name), mark))
}

/// A middle game with a check, the last move, a chosen man and all it can do.
pub fn busy() -> View {
    let mut view = squares("r1b1k2r/ppp2ppp/2n5/4P3/2Pq4/2P1B3/P4bPP/R2QKB1R");
    view.marks.extend(marks(Mark::LastMove, "c5 f2"));
    view.marks.extend(marks(Mark::Check, "e1"));
    view.marks.extend(marks(Mark::Selected, "e3"));
    view.marks.extend(marks(Mark::Target, "d2 c1 f4 g5 h6"));
    view.marks.extend(marks(Mark::Capture, "d4 f2"));
    view
}

/// The positions of a whole game: the start, then one a half-move, at most this many of them.
pub fn game(plies: usize) -> Vec<View> {
    #[derive(Deserialize)]
    struct Golden {
        record: Record,
    }
    let text = include_str!("../../records/chess.json");
    let Golden { record } = serde_json::from_str(text).expect("a golden record");
    let line = CATALOG.find(&record.header.game).expect("a game of the house");
    let mut game = (line.open)(&record.header).expect("a sound record");
    let mut views = vec![game.seen(Viewer::Everything).view()];
    for act in record.acts.iter().take(plies) {
        game.act(act).expect("a sound record");
        views.push(game.seen(Viewer::Everything).view());
    }
    views
}

/// A board of points, as [`squares`] reads it, with letters for the men of xiangqi.
pub fn points(rows: &str) -> View {
    let mut view = squares(rows);
    view.geometry = Geometry::Points;
    view.sides = vec![Side::Red, Side::Black];
    view
}

/// The star with men on numbered cells: upper case for the first seat.
pub fn star(men: &str) -> View {
    let mut view = squares("K");
    view.geometry = Geometry::Star;
    view.men = men
        .split(' ')
        .map(|man| {
            let (letter, number) = man.split_at(1);
            let letter = letter.chars().next().expect("a letter");
            Man {
                cell: hexagon(number),
                seat: if letter.is_lowercase() { Seat::SECOND } else { Seat::FIRST },
                figure: PieceKind::of_letter(letter.to_ascii_uppercase()).expect("a man's letter"),
            }
        })
        .collect();
    view.men.sort_unstable();
    view
}

/// The cell of the star with this number.
pub fn hexagon(number: &str) -> Cell {
    let number = number.parse().expect("a number");
    patt::rules::kit::label::star_cell(number).expect("a number of the star")
}
