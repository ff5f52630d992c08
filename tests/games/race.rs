//! Race: the seats count up in turn by one to three; whoever says the goal wins. From seven one can
//! only go on by one, so that the host plays it. Agreement is a draw; half the goal can be claimed.

use patt::ai::{Ask, Brain, Thought};
use patt::catalog::{Entry, entry, mind};
use patt::rules::{
    Agreed, Claim, Clocked, Game, GameInfo, Geometry, Kind, Ladder, Named, Notation, Notice,
    OptionSpec, Outcome, Refusal, Rng, Say, Seat, SeatSet, Side, Status, Step, Timeout, View,
    Viewer, Withdrawal,
};
use serde::{Deserialize, Serialize};

/// The line of the game.
pub static RACE: Entry = entry::<Race>(|_| mind::<Race>(ByOnes));

/// A bot that always goes on by one.
struct ByOnes;

impl Brain<Race> for ByOnes {
    fn choose(&mut self, ask: Ask<'_, Race>) -> Option<Thought<u8>> {
        let m = *(ask.world)().moves(ask.seat).first()?;
        Some(Thought { m, value: None, depth: 0, nodes: 1, pv: Vec::new() })
    }
}

/// What the game is.
pub static INFO: GameInfo = GameInfo {
    slug: "race",
    title: "Race",
    seats: (2, 4),
    hidden: false,
    whispers: false,
    rules: 2,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    bound: 100,
    options: &[
        OptionSpec {
            key: "goal",
            kind: Kind::Whole { min: 4, max: 50, or: &[] },
            default: Some("20"),
            ..OptionSpec::BLANK
        },
        OptionSpec { key: "odd", rated: false, ..OptionSpec::BLANK },
    ],
    notations: &[Named { key: "plain", title: "Numbers" }],
    usual: Notation::CANONICAL,
    formats: &[],
    lessons: &[],
    words: &[],
};

/// Options of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    goal: u8,
    odd: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { goal: 20, odd: false }
    }
}

/// A position.
#[derive(Clone, Debug)]
pub struct Race {
    goal: u8,
    count: u8,
    turn: Seat,
    left: Vec<bool>,
    over: Option<Outcome>,
}

impl Race {
    fn won_by(&self, winner: Seat, how: &'static str) -> Outcome {
        let places =
            Seat::all(self.left.len() as u8).map(|seat| if seat == winner { 1 } else { 2 });
        let by = Some(winner);
        Outcome { places: places.collect(), scores: None, how: Say::new(how), by }
    }

    fn pass_on(&mut self) {
        loop {
            self.turn = Seat((self.turn.0 + 1) % self.left.len() as u8);
            if !self.left[self.turn.index()] {
                return;
            }
        }
    }
}

impl Game for Race {
    const INFO: &'static GameInfo = &INFO;
    type Options = Options;
    type Move = u8;

    fn new(options: &Options, seats: u8, _rng: &mut Rng) -> Result<Self, Refusal> {
        let left = vec![false; seats.into()];
        Ok(Self { goal: options.goal, count: 0, turn: Seat::FIRST, left, over: None })
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let bad = || Refusal::new("bad-position");
        let mut fields = text.split(' ').map(str::parse::<u8>);
        let mut next = || fields.next().and_then(Result::ok).ok_or_else(bad);
        let (goal, count, turn, seats) = (next()?, next()?, next()?, next()?);
        options.goal = goal;
        let left = vec![false; seats.into()];
        Ok(Self { goal, count, turn: Seat(turn), left, over: None })
    }

    fn to_text(&self) -> String {
        format!("{} {} {} {}", self.goal, self.count, self.turn.0, self.left.len())
    }

    fn status(&self) -> Status {
        self.over.clone().map_or(Status::ToAct(SeatSet::one(self.turn)), Status::Over)
    }

    fn playing(&self) -> SeatSet {
        let seats = Seat::all(self.left.len() as u8);
        seats.filter(|seat| self.over.is_none() && !self.left[seat.index()]).collect()
    }

    fn moves(&self, seat: Seat) -> Vec<u8> {
        let most = if self.count == 7 { 1 } else { 3.min(self.goal - self.count) };
        if self.over.is_some() || seat != self.turn { Vec::new() } else { (1..=most).collect() }
    }

    fn apply(&mut self, seat: Seat, m: &u8) -> Vec<Notice> {
        self.count += m;
        if self.count == self.goal {
            self.over = Some(self.won_by(seat, "goal"));
        }
        self.pass_on();
        vec![Notice::all(Say::new("said").with("count", i64::from(self.count)))]
    }

    fn withdraw(&mut self, seat: Seat, _why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        self.left[seat.index()] = true;
        match self.playing().only() {
            Some(winner) => self.over = Some(self.won_by(winner, "left")),
            None if self.turn == seat => self.pass_on(),
            None => {}
        }
        Ok(vec![Notice::all(Say::new("left").with("seat", seat))])
    }

    fn finish(&mut self, outcome: Outcome) {
        self.over = Some(outcome);
    }

    fn view(&self, _viewer: Viewer) -> View {
        View {
            turn: self.status().acting(),
            text: self.to_text(),
            number: None,
            geometry: Geometry::Squares { files: 4, ranks: 4, fog: false },
            sides: Side::ALL[..self.left.len()].to_vec(),
            men: Vec::new(),
            trays: Vec::new(),
            marks: Vec::new(),
            lines: Vec::new(),
            last: None,
            notes: Vec::new(),
            below: Seat::FIRST,
        }
    }

    fn steps(&self, m: &u8) -> Vec<Step> {
        vec![Step::Word { say: Say::new(format!("word-{m}")), cell: None }]
    }

    fn write(&self, m: &u8, _notation: Notation) -> String {
        m.to_string()
    }

    fn forced(&self) -> Option<(Seat, u8)> {
        (self.over.is_none() && self.count == 7).then_some((self.turn, 1))
    }

    fn agreed(&self) -> Option<Outcome> {
        let seats = self.left.len() as u8;
        self.over.is_none().then(|| Outcome::draw(seats, Say::new("agreed")))
    }

    fn claims(&self, _seat: Seat, after: Option<&u8>) -> Vec<Claim> {
        let count = self.count + after.copied().unwrap_or(0);
        let outcome = Outcome::draw(self.left.len() as u8, Say::new("half"));
        if count * 2 == self.goal { vec![Claim { key: "half", outcome }] } else { Vec::new() }
    }
}
