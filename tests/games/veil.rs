//! Veil: a king and two rooks a side on four files by five ranks; each player sees only their own
//! men. A referee refuses tries that are blocked or leave the king attacked, answers once a turn
//! whether anything can be taken, and announces captures and checks. What the mover did is told to
//! the other side when the period is handed over, or at once under `handover: at_once`.

use patt::rules::kit::label;
use patt::rules::{
    Agreed, Cell, Clocked, Game, GameInfo, Geometry, Kind, Ladder, Lesson, Man, Mark, Named,
    Notation, Notice, OptionSpec, Outcome, PieceKind, Refusal, Rng, Say, Seat, SeatSet, Side,
    Status, Step, Timeout, Unread, View, Viewer, Withdrawal,
};
use serde::{Deserialize, Serialize};

pub static INFO: GameInfo = GameInfo {
    slug: "veil",
    title: "Veil",
    seats: (2, 2),
    hidden: true,
    whispers: true,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Score,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    bound: 60 * 30,
    options: &[
        OptionSpec {
            key: "handover",
            kind: Kind::Word(&["at_end", "at_once"]),
            default: Some("at_end"),
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "limit",
            kind: Kind::Whole { min: 4, max: 60, or: &[] },
            default: Some("30"),
            ..OptionSpec::BLANK
        },
    ],
    usual: Notation::CANONICAL,
    notations: &[Named { key: "plain", title: "Cells" }, Named { key: "long", title: "Long" }],
    formats: &[],
    lessons: &[Lesson { key: "aim", ..Lesson::BLANK }],
    words: &[(
        "en",
        "title = Veil
lesson-aim = The aim
lesson-aim-text = Take the king you cannot see.
any = Any capture?
any-yes = Something can be taken.
any-no = Nothing can be taken.
enemy-men = Enemy men: { $count }.
illegal = Illegal; try again.
moved = A move was made.
capture = A man was taken on { $cell }.
check = Check.
period = It is the period of { $seat }.
impossible = you cannot try that now
gone = { $seat } resigned.
mate = Mate: { $winner } wins.
stuck = No move left: a draw.
bare = Bare kings: a draw.
limit = The limit is reached: a draw.
gone-end = { $loser } resigned: { $winner } wins.
",
    )],
};

const FILES: i16 = 4;
const RANKS: i16 = 5;

/// Options of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    handover: String,
    limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self { handover: "at_end".into(), limit: 30 }
    }
}

/// A try: a man of the player's own, and where it shall go; or [`ANY`].
pub type Try = (Cell, Cell);
/// The question whether anything can be taken.
pub const ANY: Try = (Cell { x: -1, y: -1 }, Cell { x: -1, y: -1 });
type Army = Vec<(PieceKind, Cell)>;

/// A position with all that each seat was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Veil {
    pub at_once: bool,
    limit: u16,
    plays: u16,
    pub turn: Seat,
    /// The mover is done and waits for the hand-over.
    pub done: bool,
    pub armies: [Army; 2],
    /// What the waiting seat has of its own men, as of the last hand-over.
    pub shown: Army,
    refused: Vec<Try>,
    asked: bool,
    /// What the waiting seat will hear.
    pending: Vec<Say>,
    /// What each seat heard of the last turn.
    heard: [Vec<Say>; 2],
    over: Option<Outcome>,
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..FILES).flat_map(|x| (0..RANKS).map(move |y| Cell::new(x, y)))
}

fn has(army: &Army, cell: Cell) -> bool {
    army.iter().any(|&(_, own)| own == cell)
}

/// Where a man may be tried, given the men in its way.
fn reach(figure: PieceKind, from: Cell, stops: &dyn Fn(Cell) -> bool) -> Vec<Cell> {
    let mut out = Vec::new();
    for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
        if (dx, dy) == (0, 0) || (figure == PieceKind::Rook && dx != 0 && dy != 0) {
            continue;
        }
        for far in 1..=if figure == PieceKind::King { 1 } else { RANKS } {
            let cell = Cell::new(from.x + dx * far, from.y + dy * far);
            if !(0..FILES).contains(&cell.x) || !(0..RANKS).contains(&cell.y) {
                break;
            }
            out.push(cell);
            if stops(cell) {
                break;
            }
        }
    }
    out
}

fn king(army: &Army) -> Option<Cell> {
    army.iter().find(|(figure, _)| *figure == PieceKind::King).map(|&(_, cell)| cell)
}

/// Whether `by` attacks `cell`, over both armies.
fn attacks(by: &Army, other: &Army, cell: Cell) -> bool {
    let stops = |at: Cell| has(by, at) || has(other, at);
    by.iter().any(|&(figure, from)| reach(figure, from, &stops).contains(&cell))
}

fn checked(own: &Army, enemy: &Army) -> bool {
    king(own).is_some_and(|king| attacks(enemy, own, king))
}

/// Both armies after `own` plays a try.
fn after(own: &Army, enemy: &Army, (from, to): Try) -> (Army, Army) {
    let moved = own.iter().map(|&(figure, at)| (figure, if at == from { to } else { at }));
    let mut own: Army = moved.collect();
    own.sort_unstable();
    (own, enemy.iter().copied().filter(|&(_, cell)| cell != to).collect())
}

/// Whether the referee lets a try pass.
pub fn passes(own: &Army, enemy: &Army, (from, to): Try) -> bool {
    let Some(&(figure, _)) = own.iter().find(|&&(_, cell)| cell == from) else { return false };
    let stops = |cell: Cell| has(own, cell) || has(enemy, cell);
    let (own_after, enemy_after) = after(own, enemy, (from, to));
    reach(figure, from, &stops).contains(&to) && !checked(&own_after, &enemy_after)
}

/// All that can be tried from one's own men alone, in board order.
fn tries(own: &Army) -> Vec<Try> {
    let mut men: Vec<_> = own.iter().map(|&(figure, from)| (from, figure)).collect();
    men.sort_unstable();
    let of = |(from, figure): (Cell, PieceKind)| {
        let mut to = reach(figure, from, &|cell| has(own, cell));
        to.sort_unstable();
        to.into_iter().filter(|&to| !has(own, to)).map(move |to| (from, to))
    };
    men.into_iter().flat_map(of).collect()
}

fn stuck(own: &Army, enemy: &Army) -> bool {
    !tries(own).into_iter().any(|try_| passes(own, enemy, try_))
}

fn name(cell: Cell) -> String {
    label::cell(Geometry::Squares { files: 4, ranks: 5, fog: true }, cell)
}

fn cell_of(text: &str) -> Option<Cell> {
    cells().find(|&cell| name(cell) == text)
}

fn try_of(text: &str) -> Option<Try> {
    let (from, to) = text.split_at_checked(2)?;
    Some((cell_of(from)?, cell_of(to)?))
}

fn army_text(army: &Army) -> String {
    army.iter().flat_map(|&(figure, cell)| [figure.letter().to_string(), name(cell)]).collect()
}

fn army_of(text: &str) -> Option<Army> {
    let man = |chunk: &[u8]| {
        let text = std::str::from_utf8(chunk).ok()?;
        Some((text.chars().next().and_then(PieceKind::of_letter)?, cell_of(text.get(1..)?)?))
    };
    let army = text.as_bytes().chunks(3).map(man).collect::<Option<Army>>()?;
    (army.is_sorted() && king(&army).is_some()).then_some(army)
}

impl Veil {
    fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat.index()]
    }

    /// The men of `seat` as it knows them.
    fn known(&self, seat: Seat) -> &Army {
        if seat == self.turn { self.army(seat) } else { &self.shown }
    }

    fn judge(&mut self) {
        let next = self.turn.other();
        let (own, enemy) = (self.army(next), self.army(self.turn));
        let draw = |how| Outcome { scores: Some(vec![1, 1]), ..Outcome::draw(2, Say::new(how)) };
        self.over = if stuck(own, enemy) && checked(own, enemy) {
            let win = Outcome::win(self.turn, Say::new("mate"));
            Some(Outcome { scores: Some(vec![0, 0]), ..win })
        } else if stuck(own, enemy) {
            Some(draw("stuck"))
        } else if own.len() + enemy.len() == 2 {
            Some(draw("bare"))
        } else if self.plays >= self.limit {
            Some(draw("limit"))
        } else {
            None
        };
    }

    /// The other army as `seat` may imagine it: every placing, whatever the referee has said.
    fn worlds(&self, seat: Seat) -> Vec<Army> {
        let own = self.known(seat);
        let enemy = self.army(seat.other());
        // What the waiting seat lost in this period is back in its world, and what it took is gone.
        let free: Vec<_> = cells().filter(|&cell| !has(own, cell)).collect();
        let mut armies = Vec::new();
        for &at in &free {
            let rooks: Vec<_> = free.iter().copied().filter(|&cell| cell != at).collect();
            let pairs: Vec<Vec<Cell>> = match enemy.len() {
                1 => vec![Vec::new()],
                2 => rooks.iter().map(|&rook| vec![rook]).collect(),
                _ => (0..rooks.len())
                    .flat_map(|b| (0..b).map(move |a| (a, b)))
                    .map(|(a, b)| vec![rooks[a], rooks[b]])
                    .collect(),
            };
            for pair in pairs {
                let mut army = vec![(PieceKind::King, at)];
                army.extend(pair.into_iter().map(|cell| (PieceKind::Rook, cell)));
                army.sort_unstable();
                armies.push(army);
            }
        }
        armies
    }

    fn allows(&self, seat: Seat, enemy: &Army) -> bool {
        let own = self.known(seat);
        if seat != self.turn {
            return !checked(own, enemy) && !stuck(enemy, own);
        }
        if self.done {
            return !checked(own, enemy) && !stuck(enemy, own) && {
                let told = self.heard[seat.index()].contains(&Say::new("check"));
                checked(enemy, own) == told
            };
        }
        let told = self.heard[seat.index()].contains(&Say::new("check"));
        !checked(enemy, own)
            && !stuck(own, enemy)
            && checked(own, enemy) == told
            && self.refused.iter().all(|&try_| !passes(own, enemy, try_))
    }
}

impl Game for Veil {
    const INFO: &'static GameInfo = &INFO;
    type Options = Options;
    type Move = Try;

    fn new(options: &Options, _seats: u8, rng: &mut Rng) -> Result<Self, Refusal> {
        loop {
            let mut roll = |ranks: std::ops::Range<i16>| {
                let mut free: Vec<_> = cells().filter(|cell| ranks.contains(&cell.y)).collect();
                rng.shuffle(&mut free);
                let kinds = [PieceKind::King, PieceKind::Rook, PieceKind::Rook];
                let mut army: Army = kinds.into_iter().zip(free).collect();
                army.sort_unstable();
                army
            };
            let (white, black) = (roll(0..2), roll(3..5));
            let quiet = !checked(&white, &black) && !checked(&black, &white);
            if quiet && !stuck(&white, &black) && !stuck(&black, &white) {
                return Ok(Self {
                    at_once: options.handover == "at_once",
                    limit: options.limit,
                    plays: 0,
                    turn: Seat::FIRST,
                    done: false,
                    shown: black.clone(),
                    armies: [white, black],
                    refused: Vec::new(),
                    asked: false,
                    pending: Vec::new(),
                    heard: [Vec::new(), Vec::new()],
                    over: None,
                });
            }
        }
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let bad = |part: &'static str| Refusal(Say::new("bad-position").with("part", part));
        let fields: Vec<_> = text.split(' ').collect();
        let &[white, black, turn, plays, limit] = &fields[..] else { return Err(bad("fields")) };
        let white = army_of(white).filter(|army| army.len() <= 3).ok_or(bad("white"))?;
        let black = army_of(black).filter(|army| army.len() <= 3).ok_or(bad("black"))?;
        if white.iter().any(|&(_, cell)| has(&black, cell)) {
            return Err(bad("men"));
        }
        options.limit = limit.parse().ok().filter(|l| (4..=60).contains(l)).ok_or(bad("limit"))?;
        let mut game = Self::new(options, 2, &mut Rng::new(0))?;
        game.turn = match turn {
            "w" => Seat::FIRST,
            "b" => Seat::SECOND,
            _ => return Err(bad("turn")),
        };
        game.plays = plays.parse().map_err(|_| bad("plays"))?;
        game.armies = [white, black];
        let (own, enemy) = (game.army(game.turn).clone(), game.army(game.turn.other()).clone());
        if checked(&enemy, &own) {
            return Err(bad("check"));
        }
        if checked(&own, &enemy) {
            game.heard[game.turn.index()].push(Say::new("check"));
        }
        game.shown = enemy;
        // The end is judged for the seat that is to move.
        game.turn = game.turn.other();
        game.judge();
        game.turn = game.turn.other();
        Ok(game)
    }

    fn to_text(&self) -> String {
        let [white, black] = &self.armies;
        let next = if self.done { self.turn.other() } else { self.turn };
        let turn = if next == Seat::FIRST { "w" } else { "b" };
        let [white, black] = [army_text(white), army_text(black)];
        format!("{white} {black} {turn} {} {}", self.plays, self.limit)
    }

    fn status(&self) -> Status {
        match &self.over {
            Some(outcome) => Status::Over(outcome.clone()),
            None if self.done => Status::HandOver,
            None => Status::ToAct(SeatSet::one(self.turn)),
        }
    }

    fn playing(&self) -> SeatSet {
        if self.over.is_some() { SeatSet::EMPTY } else { SeatSet::first(2) }
    }

    fn moves(&self, seat: Seat) -> Vec<Try> {
        if self.over.is_some() || self.done || seat != self.turn {
            return Vec::new();
        }
        let open = |try_: &Try| !self.refused.contains(try_);
        let tries = tries(self.army(seat)).into_iter().filter(open);
        tries.chain((!self.asked).then_some(ANY)).collect()
    }

    fn apply(&mut self, seat: Seat, m: &Try) -> Vec<Notice> {
        let (own, enemy) = (self.army(seat).clone(), self.army(seat.other()).clone());
        if *m == ANY {
            let takes = |&(from, to): &Try| has(&enemy, to) && passes(&own, &enemy, (from, to));
            let yes = tries(&own).iter().any(takes);
            let said = Say::new(if yes { "any-yes" } else { "any-no" });
            self.asked = true;
            self.pending.push(said.clone());
            return vec![Notice::to(seat, said)];
        }
        if !passes(&own, &enemy, *m) {
            self.refused.push(*m);
            self.pending.push(Say::new("illegal"));
            return vec![Notice::to(seat, Say::new("illegal"))];
        }
        let (own, enemy) = after(&own, &enemy, *m);
        let mut told = vec![Say::new("moved")];
        if enemy.len() < self.army(seat.other()).len() {
            told.push(Say::new("capture").with("cell", name(m.1)));
        }
        if checked(&enemy, &own) {
            told.push(Say::new("check"));
        }
        self.armies[seat.index()] = own;
        self.armies[seat.other().index()] = enemy;
        self.plays += 1;
        self.refused.clear();
        self.asked = false;
        self.pending.extend_from_slice(&told);
        self.heard[seat.index()].clone_from(&told);
        self.done = true;
        self.judge();
        let mut notices: Vec<_> = told.into_iter().map(|say| Notice::to(seat, say)).collect();
        if self.over.is_some() || self.at_once {
            notices.extend(self.hand_over());
        }
        notices
    }

    fn hand_over(&mut self) -> Vec<Notice> {
        let next = self.turn.other();
        self.shown = self.army(self.turn).clone();
        self.turn = next;
        self.done = false;
        self.heard[next.index()].clone_from(&self.pending);
        let told = std::mem::take(&mut self.pending);
        let told = told.into_iter().map(|say| Notice::to(next, say));
        told.chain([Notice::all(Say::new("period").with("seat", next))]).collect()
    }

    fn withdraw(&mut self, seat: Seat, _why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        let win = Outcome::win(seat.other(), Say::new("gone-end"));
        self.over = Some(Outcome { scores: Some(vec![-1, -1]), ..win });
        Ok(vec![Notice::all(Say::new("gone").with("seat", seat))])
    }

    fn finish(&mut self, outcome: Outcome) {
        self.over = Some(outcome);
    }

    fn view(&self, viewer: Viewer) -> View {
        let of = |seat: Seat, army: &Army| {
            army.iter().map(|&(figure, cell)| Man { cell, seat, figure }).collect::<Vec<_>>()
        };
        let (mut men, text) = match viewer {
            Viewer::Seat(seat) => (of(seat, self.known(seat)), army_text(self.known(seat))),
            Viewer::Public => (Vec::new(), String::new()),
            Viewer::Everything => {
                let [white, black] = &self.armies;
                ([of(Seat::FIRST, white), of(Seat::SECOND, black)].concat(), self.to_text())
            }
        };
        men.sort_unstable();
        let mut notes =
            viewer.seat().map_or_else(Vec::new, |seat| self.heard[seat.index()].clone());
        notes.extend(viewer.seat().map(|seat| {
            let left = self.army(seat.other()).len() as i64;
            Say::new("enemy-men").with("count", left)
        }));
        let announced = notes.iter().filter(|say| say.key == "capture");
        let announced = announced.filter_map(|say| match say.args.first() {
            Some((_, patt::rules::Arg::Text(cell))) => cell_of(cell),
            _ => None,
        });
        let knows_done = viewer == Viewer::Seat(self.turn) || viewer == Viewer::Everything;
        let turn = match &self.over {
            Some(_) => SeatSet::EMPTY,
            None if self.done && knows_done => SeatSet::EMPTY,
            None => SeatSet::one(self.turn),
        };
        View {
            turn,
            text,
            number: None,
            geometry: Geometry::Squares { files: 4, ranks: 5, fog: viewer != Viewer::Everything },
            sides: vec![Side::White, Side::Black],
            men,
            trays: Vec::new(),
            marks: announced.map(|cell| (cell, Mark::Announced)).collect(),
            lines: Vec::new(),
            last: None,
            notes,
            below: viewer.seat().unwrap_or(Seat::FIRST),
        }
    }

    fn steps(&self, &(from, to): &Try) -> Vec<Step> {
        if (from, to) == ANY {
            return vec![Step::Word { say: Say::new("any"), cell: None }];
        }
        let own = self.army(self.turn).iter().find(|&&(_, cell)| cell == from);
        let figure = own.map_or(PieceKind::King, |&(figure, _)| figure);
        vec![Step::Man(figure, from), Step::To { cell: to, takes: false }]
    }

    fn write(&self, &(from, to): &Try, notation: Notation) -> String {
        if (from, to) == ANY {
            return "any".to_owned();
        }
        if notation == Notation::CANONICAL {
            return name(from) + &name(to);
        }
        let own = self.army(self.turn).iter().find(|&&(_, cell)| cell == from);
        let figure = own.map_or(PieceKind::King, |&(figure, _)| figure);
        format!("{}{}-{}", figure.letter(), name(from), name(to))
    }

    fn read(&self, seat: Seat, text: &str, _prefer: Notation) -> Result<Try, Unread> {
        let plain = text.to_lowercase().replace('-', "");
        let plain = if plain.len() == 5 { plain.get(1..).unwrap_or_default() } else { &plain };
        let asked = (plain == "any").then_some(ANY);
        let try_ = asked.or_else(|| try_of(plain)).ok_or(Unread::Unknown)?;
        let known = self.moves(seat).contains(&try_);
        if known { Ok(try_) } else { Err(Unread::Illegal(Say::new("impossible"))) }
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        let mut worlds = self.worlds(seat);
        rng.shuffle(&mut worlds);
        let mut world = self.clone();
        if seat != self.turn {
            world.armies[seat.index()].clone_from(&self.shown);
            world.refused.clear();
            world.asked = false;
            world.pending.clear();
            if self.done {
                world.done = false;
                world.plays -= 1;
            }
        }
        // The waiting seat cannot know whether the other has moved, what they were told, or more.
        let real = self.army(seat.other());
        let fits = |army: &&Army| self.allows(seat, army);
        let unlike = worlds.iter().find(|army| *army != real && fits(army));
        let unlike = unlike.or_else(|| worlds.iter().find(fits));
        if let Some(army) = unlike {
            world.armies[seat.other().index()].clone_from(army);
            if seat == self.turn {
                world.shown.clone_from(army);
            }
        }
        world
    }
}
