//! Wide: nothing but placements, as many as one likes, for the worst cases of the picker. Its
//! position text is `squares FILES RANKS` or `diagonal TILES`, and a number of kinds.

use patt::rules::kit::label;
use patt::rules::{
    Agreed, Cell, Clocked, Game, GameInfo, Geometry, Ladder, Lesson, Named, Notation, Notice,
    Outcome, PieceKind, Refusal, Rng, Seat, SeatSet, Side, Status, Step, Timeout, View, Viewer,
    Withdrawal,
};
use serde::{Deserialize, Serialize};

static INFO: GameInfo = GameInfo {
    slug: "wide",
    title: "Wide",
    seats: (2, 2),
    hidden: false,
    whispers: false,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    bound: 1,
    options: &[],
    notations: &[Named { key: "plain", title: "Cells" }],
    usual: Notation::CANONICAL,
    formats: &[],
    lessons: &[Lesson { key: "aim", ..Lesson::BLANK }],
    words: &[],
};

/// No options.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// A placement.
pub type Place = (PieceKind, Cell);

/// A position: the geometry, the free cells, the kinds in hand.
#[derive(Clone, Debug)]
pub struct Wide {
    text: String,
    geometry: Geometry,
    cells: Vec<Cell>,
    kinds: usize,
}

impl Game for Wide {
    const INFO: &'static GameInfo = &INFO;
    type Options = Options;
    type Move = Place;

    fn new(options: &Options, _seats: u8, _rng: &mut Rng) -> Result<Self, Refusal> {
        Self::from_text(&mut options.clone(), "squares 8 8 4")
    }

    fn from_text(_options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let bad = || Refusal::new("bad-position");
        let mut words = text.split(' ');
        let shape = words.next().ok_or_else(bad)?;
        let numbers: Vec<i16> = words.filter_map(|word| word.parse().ok()).collect();
        let (geometry, cells, kinds) = match (shape, &numbers[..]) {
            ("squares", &[files, ranks, kinds]) => (
                Geometry::Squares { files: files as u8, ranks: ranks as u8, fog: false },
                (0..files).flat_map(|x| (0..ranks).map(move |y| Cell::new(x, y))).collect(),
                kinds,
            ),
            ("diagonal", &[tiles, kinds]) => (
                Geometry::Tiles { borders: None, grid: false },
                (0..tiles).flat_map(|x| (x..x + 4).map(move |y| Cell::new(x, y))).collect(),
                kinds,
            ),
            _ => return Err(bad()),
        };
        Ok(Self { text: text.to_owned(), geometry, cells, kinds: kinds as usize })
    }

    fn to_text(&self) -> String {
        self.text.clone()
    }

    fn status(&self) -> Status {
        Status::ToAct(SeatSet::one(Seat::FIRST))
    }

    fn playing(&self) -> SeatSet {
        SeatSet::first(2)
    }

    fn moves(&self, seat: Seat) -> Vec<Place> {
        let kinds =
            PieceKind::ALL.into_iter().take(if seat == Seat::FIRST { self.kinds } else { 0 });
        kinds.flat_map(|kind| self.cells.iter().map(move |&cell| (kind, cell))).collect()
    }

    fn apply(&mut self, _seat: Seat, m: &Place) -> Vec<Notice> {
        self.cells.retain(|&cell| cell != m.1);
        Vec::new()
    }

    fn withdraw(&mut self, _seat: Seat, _why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        Ok(Vec::new())
    }

    fn finish(&mut self, _outcome: Outcome) {}

    fn view(&self, viewer: Viewer) -> View {
        View {
            turn: SeatSet::one(Seat::FIRST),
            text: self.text.clone(),
            number: None,
            geometry: self.geometry,
            sides: vec![Side::White, Side::Black],
            men: Vec::new(),
            trays: Vec::new(),
            marks: Vec::new(),
            lines: Vec::new(),
            last: None,
            notes: Vec::new(),
            below: viewer.seat().unwrap_or(Seat::FIRST),
        }
    }

    fn steps(&self, &(kind, cell): &Place) -> Vec<Step> {
        vec![Step::Hand(kind), Step::To { cell, takes: false }]
    }

    fn write(&self, &(kind, cell): &Place, _notation: Notation) -> String {
        format!("{}@{}", kind.letter(), label::cell(self.geometry, cell))
    }
}
