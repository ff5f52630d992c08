//! Views made by hand, for the picture tests and benches.

use patt::catalog::CATALOG;
use patt::rules::{Cell, Figure, Geometry, Man, Mark, Record, Seat, SeatSet, Side, View, Viewer};
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
            let figure = Figure::of_letter(letter.to_ascii_uppercase()).expect("a man's letter");
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
    let text = include_str!("../records/chess.json");
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

/// The cell of a board of ten rows with this name.
pub fn point(name: &str) -> Cell {
    let (file, rank) = name.split_at(1);
    let file = i16::from(file.as_bytes()[0] - b'a');
    Cell::new(file, rank.parse::<i16>().expect("a rank") - 1)
}

/// One mark on each of these points.
pub fn point_marks(mark: Mark, cells: &str) -> impl Iterator<Item = (Cell, Mark)> {
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
                figure: Figure::of_letter(letter.to_ascii_uppercase()).expect("a man's letter"),
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

/// One mark on each of these hexagons.
pub fn hexagon_marks(mark: Mark, cells: &str) -> impl Iterator<Item = (Cell, Mark)> {
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
pub fn setup_star() -> View {
    let mut view = star("R4 P5 P12 P18 P23 P29 p9 p15 p20 p26 p33 k21");
    let hand = |men: [u8; 5]| {
        let kinds = [Figure::King, Figure::Queen, Figure::Rook, Figure::Bishop, Figure::Knight];
        patt::rules::Tray {
            men: kinds.into_iter().zip(men).collect(),
            ..patt::rules::Tray::default()
        }
    };
    view.trays = vec![hand([1, 1, 0, 1, 1]), hand([0, 1, 1, 1, 1])];
    view.turn = SeatSet::one(Seat::SECOND);
    view.marks.extend(hexagon_marks(Mark::LastMove, "4"));
    view.marks.extend(hexagon_marks(Mark::Place, "10 16 27 34"));
    view
}
