//! Crossing: a king each on a board of points, who step until one is on the other's side. Its position
//! text is the two cells and whose turn it is, such as `e1 e10 r`.

use patt::rules::kit::label;
use patt::rules::{
    Agreed, Cell, Clocked, Game, GameInfo, Geometry, Labels, Ladder, Lesson, Man, Named, Notation,
    Notice, Outcome, PieceKind, Refusal, Rng, Say, Seat, SeatSet, Side, Status, Step, Timeout,
    View, Viewer, Withdrawal,
};
use serde::{Deserialize, Serialize};

static INFO: GameInfo = GameInfo {
    slug: "crossing",
    title: "Crossing",
    seats: (2, 2),
    hidden: false,
    whispers: false,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    bound: 1000,
    options: &[],
    notations: &[
        Named { key: "cells", title: "By cells" },
        Named { key: "files", title: "By files" },
    ],
    usual: Notation::CANONICAL,
    formats: &[],
    lessons: &[Lesson { key: "aim", ..Lesson::BLANK }],
    words: &[],
};

/// No options.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// A position: where the kings are, whose turn it is, and how it ended.
#[derive(Clone, Debug)]
pub struct Crossing {
    kings: [Cell; 2],
    turn: Seat,
    outcome: Option<Outcome>,
}

impl Game for Crossing {
    const INFO: &'static GameInfo = &INFO;
    type Options = Options;
    type Move = Cell;

    fn new(options: &Options, _seats: u8, _rng: &mut Rng) -> Result<Self, Refusal> {
        Self::from_text(&mut options.clone(), "e1 e10 r")
    }

    fn from_text(_options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let bad = || Refusal::new("bad-position");
        let cell = |name: &str| {
            let (file, rank) = name.split_at_checked(1)?;
            let x = i16::from(file.as_bytes()[0]) - i16::from(b'a');
            Some(Cell::new(x, rank.parse::<i16>().ok()? - 1))
        };
        let [first, second, turn] = text.split(' ').collect::<Vec<_>>()[..] else {
            return Err(bad());
        };
        let kings = [cell(first).ok_or_else(bad)?, cell(second).ok_or_else(bad)?];
        let turn = if turn == "r" { Seat::FIRST } else { Seat::SECOND };
        Ok(Self { kings, turn, outcome: None })
    }

    fn to_text(&self) -> String {
        let [first, second] = self.kings.map(|cell| label::cell(Geometry::Points, cell));
        format!("{first} {second} {}", if self.turn == Seat::FIRST { "r" } else { "b" })
    }

    fn status(&self) -> Status {
        match &self.outcome {
            Some(outcome) => Status::Over(outcome.clone()),
            None => Status::ToAct(SeatSet::one(self.turn)),
        }
    }

    fn playing(&self) -> SeatSet {
        if self.outcome.is_some() { SeatSet::EMPTY } else { SeatSet::first(2) }
    }

    fn moves(&self, seat: Seat) -> Vec<Cell> {
        if self.outcome.is_some() || seat != self.turn {
            return Vec::new();
        }
        let Cell { x, y } = self.kings[seat.index()];
        let near = [(x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)];
        let cells = near.into_iter().map(|(x, y)| Cell::new(x, y));
        let free = |cell: &Cell| {
            (0..9).contains(&cell.x) && (0..10).contains(&cell.y) && !self.kings.contains(cell)
        };
        cells.filter(free).collect()
    }

    fn apply(&mut self, seat: Seat, &cell: &Cell) -> Vec<Notice> {
        self.kings[seat.index()] = cell;
        self.turn = Seat(1 - seat.0);
        let across = if seat == Seat::FIRST { 9 } else { 0 };
        if cell.y == across {
            self.outcome = Some(Outcome::win(seat, Say::new("crossed")));
        }
        Vec::new()
    }

    fn withdraw(&mut self, seat: Seat, _why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        self.outcome = Some(Outcome::win(Seat(1 - seat.0), Say::new("resigned")));
        Ok(Vec::new())
    }

    fn finish(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn view(&self, viewer: Viewer) -> View {
        let man = |seat: u8| Man {
            cell: self.kings[usize::from(seat)],
            seat: Seat(seat),
            figure: PieceKind::King,
        };
        let mut men = vec![man(0), man(1)];
        men.sort_unstable();
        View {
            turn: self.status().acting(),
            text: self.to_text(),
            number: Some(1),
            geometry: Geometry::Points,
            sides: vec![Side::Red, Side::Black],
            men,
            trays: Vec::new(),
            marks: Vec::new(),
            lines: Vec::new(),
            last: None,
            notes: Vec::new(),
            below: viewer.seat().unwrap_or(Seat::FIRST),
        }
    }

    fn steps(&self, &cell: &Cell) -> Vec<Step> {
        let from = self.kings[self.turn.index()];
        vec![Step::Man(PieceKind::King, from), Step::To { cell, takes: false }]
    }

    fn write(&self, &cell: &Cell, _notation: Notation) -> String {
        label::cell(Geometry::Points, cell)
    }

    fn labels(notation: Notation) -> Labels {
        if notation == Notation(1) { Labels::Files } else { Labels::Cells }
    }
}
