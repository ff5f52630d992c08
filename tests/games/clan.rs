//! Clan: three or four kings, each with two rooks, on one small board. The men are laid out in
//! turn; then who takes a king takes over its army. A seat in check that cannot help itself is
//! skipped. The last king wins; after `limit` plays the armies are counted.

use std::fmt::Write as _;

use patt::rules::kit::label;
use patt::rules::{
    Agreed, Cell, Claim, Clocked, Game, GameInfo, Geometry, Kind, Ladder, Lesson, Line, LineKind,
    Man, Mark, Named, Notation, Notice, OptionSpec, Outcome, PieceKind, Refusal, Rng, Say, Seat,
    SeatSet, Side, Status, Step, Timeout, Tray, View, Viewer, Withdrawal,
};
use serde::{Deserialize, Serialize};

pub static INFO: GameInfo = GameInfo {
    slug: "clan",
    title: "Clan",
    seats: (3, 4),
    hidden: false,
    whispers: false,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    bound: 12 + 200,
    options: &[
        OptionSpec {
            key: "size",
            kind: Kind::Whole { min: 5, max: 7, or: &[] },
            default: Some("5"),
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "limit",
            kind: Kind::Whole { min: 20, max: 200, or: &[] },
            default: Some("80"),
            short: &[("fast", "40")],
            ..OptionSpec::BLANK
        },
    ],
    usual: Notation::CANONICAL,
    notations: &[
        Named { key: "plain", title: "Cells" },
        Named { key: "long", title: "Long" },
        Named { key: "short", title: "Short" },
    ],
    formats: &[],
    lessons: &[Lesson { key: "aim", ..Lesson::BLANK }],
    words: &[(
        "en",
        "title = Clan
lesson-aim = The aim
lesson-aim-text = Be the last king.
placed = { $seat } put the { $figure } on { $cell }.
moved = { $seat } played { $from } to { $to }.
takes = { $seat } took the { $figure } on { $cell }.
skipped = { $seat } cannot help the king and is skipped.
out = { $seat } is out; the army goes to { $by }.
left = { $seat } leaves.
check = Check: { $seat } attacks your king.
exposes = Your king could be taken then.
word-skip = Skip
last-king = { $winner } holds the last king and wins.
counted = The armies were counted.
standstill = Nothing was taken for long: a draw.
claim-standstill = standstill
claim-standstill-about = nothing was taken for twelve plays
agreed = The points decide by agreement.
",
    )],
};

/// Options of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    size: u8,
    limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Self { size: 5, limit: 80 }
    }
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    Place(PieceKind, Cell),
    Go(Cell, Cell),
    Skip,
}

/// A position.
#[derive(Clone, Debug)]
pub struct Clan {
    size: i16,
    limit: u16,
    seats: u8,
    turn: Seat,
    plays: u16,
    quiet: u16,
    men: Vec<Man>,
    hands: Vec<Vec<PieceKind>>,
    /// Who left, in order, and by whom.
    out: Vec<(Seat, Option<Seat>)>,
    last: Option<(Seat, Move)>,
    over: Option<Outcome>,
}

const ARMY: [PieceKind; 3] = [PieceKind::King, PieceKind::Rook, PieceKind::Rook];
/// After so many plays without a capture a draw may be claimed.
const STANDSTILL: u16 = 12;

impl Clan {
    fn man(&self, cell: Cell) -> Option<Man> {
        self.men.iter().copied().find(|man| man.cell == cell)
    }

    fn on_board(&self, cell: Cell) -> bool {
        (0..self.size).contains(&cell.x) && (0..self.size).contains(&cell.y)
    }

    fn layout(&self) -> bool {
        self.hands.iter().any(|hand| !hand.is_empty())
    }

    fn alive(&self) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::all(self.seats).filter(|&seat| self.out.iter().all(|&(gone, _)| gone != seat))
    }

    /// Cells a man can reach, own men shutting the way.
    fn reach(&self, man: Man) -> Vec<Cell> {
        let far = if man.figure == PieceKind::King { 1 } else { 2 };
        let mut cells = Vec::new();
        for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
            if (dx, dy) == (0, 0) || (man.figure == PieceKind::Rook && dx != 0 && dy != 0) {
                continue;
            }
            for far in 1..=far {
                let cell = Cell::new(man.cell.x + dx * far, man.cell.y + dy * far);
                if !self.on_board(cell) {
                    break;
                }
                match self.man(cell) {
                    None => cells.push(cell),
                    Some(other) => {
                        if other.seat != man.seat {
                            cells.push(cell);
                        }
                        break;
                    }
                }
            }
        }
        cells.sort_unstable();
        cells
    }

    /// The men that attack the king of `seat`, with that king's cell.
    fn attackers(&self, seat: Seat) -> Vec<(Man, Cell)> {
        let king = self.men.iter().find(|man| man.seat == seat && man.figure == PieceKind::King);
        let Some(&king) = king else { return Vec::new() };
        let attacks = |man: &&Man| man.seat != seat && self.reach(**man).contains(&king.cell);
        self.men.iter().filter(attacks).map(|&man| (man, king.cell)).collect()
    }

    fn put(&mut self, from: Cell, to: Cell) -> Option<Man> {
        let taken = self.man(to);
        self.men.retain(|man| man.cell != to);
        self.men.iter_mut().filter(|man| man.cell == from).for_each(|man| man.cell = to);
        self.men.sort_unstable();
        taken
    }

    fn after(&self, from: Cell, to: Cell) -> Self {
        let mut next = self.clone();
        next.put(from, to);
        next
    }

    fn pass_on(&mut self) {
        let alive: SeatSet = self.alive().collect();
        let next = |seat: Seat| Seat((seat.0 + 1) % self.seats);
        let mut turn = next(self.turn);
        while !alive.has(turn) && !alive.is_empty() {
            turn = next(turn);
        }
        self.turn = turn;
    }

    /// Places by the number of men, those who left behind them in reverse order of leaving.
    fn counted(&self, how: &'static str) -> Outcome {
        let count = |seat: Seat| {
            let left = self.out.iter().position(|&(gone, _)| gone == seat);
            let men = self.men.iter().filter(|man| man.seat == seat).count();
            left.map_or((1, men), |left| (0, left))
        };
        let better = |seat: Seat| Seat::all(self.seats).filter(|&o| count(o) > count(seat)).count();
        let men = |seat: Seat| self.men.iter().filter(|man| man.seat == seat).count() as i32;
        Outcome {
            places: Seat::all(self.seats).map(|seat| better(seat) as u8 + 1).collect(),
            scores: Some(Seat::all(self.seats).map(men).collect()),
            how: Say::new(how),
            by: None,
        }
    }

    fn judge(&mut self) {
        if self.alive().count() == 1 {
            let by = self.alive().next();
            self.over = Some(Outcome { by, ..self.counted("last-king") });
        } else if self.plays >= self.limit {
            self.over = Some(self.counted("counted"));
        }
    }

    fn leave(&mut self, seat: Seat, by: Option<Seat>) {
        self.out.push((seat, by));
        match by {
            Some(by) => self.men.iter_mut().filter(|m| m.seat == seat).for_each(|m| m.seat = by),
            None => self.men.retain(|man| man.seat != seat),
        }
        self.men.sort_unstable();
    }

    fn name(&self, cell: Cell) -> String {
        label::cell(self.geometry(), cell)
    }

    const fn geometry(&self) -> Geometry {
        Geometry::Squares { files: self.size as u8, ranks: self.size as u8, fog: false }
    }

    fn side(seat: Seat) -> char {
        char::from(b'a' + seat.0)
    }
}

fn bad(part: &'static str) -> Refusal {
    Refusal(Say::new("bad-position").with("part", part))
}

fn cell_of(text: &str) -> Option<Cell> {
    let (file, rank) = text.split_at_checked(1)?;
    let x = i16::from(*file.as_bytes().first()?) - i16::from(b'a');
    Some(Cell::new(x, rank.parse::<i16>().ok()?.checked_sub(1)?))
}

fn seat_of(text: &str, seats: u8) -> Option<Seat> {
    Seat::all(seats).find(|&seat| text.chars().eq([Clan::side(seat)]))
}

impl Game for Clan {
    const INFO: &'static GameInfo = &INFO;
    type Options = Options;
    type Move = Move;

    fn new(options: &Options, seats: u8, _rng: &mut Rng) -> Result<Self, Refusal> {
        Ok(Self {
            size: options.size.into(),
            limit: options.limit,
            seats,
            turn: Seat::FIRST,
            plays: 0,
            quiet: 0,
            men: Vec::new(),
            hands: vec![ARMY.to_vec(); seats.into()],
            out: Vec::new(),
            last: None,
            over: None,
        })
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let fields: Vec<_> = text.split(' ').collect();
        let &[size, limit, turn, plays, quiet, hands, out, men] = &fields[..] else {
            return Err(bad("fields"));
        };
        options.size = size.parse().ok().filter(|s| (5..=7).contains(s)).ok_or(bad("size"))?;
        options.limit =
            limit.parse().ok().filter(|l| (20..=200).contains(l)).ok_or(bad("limit"))?;
        let hands: Vec<Vec<PieceKind>> = hands
            .split('/')
            .map(|hand| hand.chars().filter(|&c| c != '-').map(PieceKind::of_letter).collect())
            .collect::<Option<_>>()
            .ok_or(bad("hands"))?;
        let seats = u8::try_from(hands.len()).ok().filter(|s| (3..=4).contains(s));
        let mut game = Self::new(options, seats.ok_or(bad("hands"))?, &mut Rng::new(0))?;
        game.hands = hands;
        game.turn = seat_of(turn, game.seats).ok_or(bad("turn"))?;
        game.plays = plays.parse().map_err(|_| bad("plays"))?;
        game.quiet = quiet.parse().map_err(|_| bad("quiet"))?;
        for gone in out.split(',').filter(|gone| *gone != "-") {
            let (seat, by) = gone.split_at_checked(1).ok_or(bad("out"))?;
            let seat = seat_of(seat, game.seats).ok_or(bad("out"))?;
            let by = if by.is_empty() { None } else { seat_of(by, game.seats) };
            game.out.push((seat, by));
        }
        for man in men.split(',').filter(|man| *man != "-") {
            let (figure, rest) = man.split_at_checked(1).ok_or(bad("men"))?;
            let (seat, cell) = rest.split_at_checked(1).ok_or(bad("men"))?;
            let figure = figure.chars().next().and_then(PieceKind::of_letter).ok_or(bad("men"))?;
            let seat = seat_of(seat, game.seats).ok_or(bad("men"))?;
            let cell = cell_of(cell).filter(|&cell| game.on_board(cell)).ok_or(bad("men"))?;
            if game.man(cell).is_some() {
                return Err(bad("men"));
            }
            game.men.push(Man { cell, seat, figure });
        }
        game.men.sort_unstable();
        let homeless = |seat| !game.layout() && game.kings_amiss(seat);
        if game.alive().any(homeless) {
            return Err(bad("kings"));
        }
        game.judge();
        Ok(game)
    }

    fn to_text(&self) -> String {
        let join = |parts: Vec<String>, by: &str| {
            if parts.is_empty() { "-".to_owned() } else { parts.join(by) }
        };
        let hand = |hand: &Vec<PieceKind>| {
            join(vec![hand.iter().map(|figure| figure.letter()).collect()], "")
        };
        let hands = self.hands.iter().map(|h| if h.is_empty() { "-".into() } else { hand(h) });
        let out = self.out.iter().map(|&(seat, by)| {
            let mut text = Self::side(seat).to_string();
            text.extend(by.map(Self::side));
            text
        });
        let men = self.men.iter().map(|man| {
            format!("{}{}{}", man.figure.letter(), Self::side(man.seat), self.name(man.cell))
        });
        format!(
            "{} {} {} {} {} {} {} {}",
            self.size,
            self.limit,
            Self::side(self.turn),
            self.plays,
            self.quiet,
            join(hands.collect(), "/"),
            join(out.collect(), ","),
            join(men.collect(), ",")
        )
    }

    fn status(&self) -> Status {
        match &self.over {
            Some(outcome) => Status::Over(outcome.clone()),
            None => Status::ToAct(SeatSet::one(self.turn)),
        }
    }

    fn playing(&self) -> SeatSet {
        if self.over.is_some() { SeatSet::EMPTY } else { self.alive().collect() }
    }

    fn moves(&self, seat: Seat) -> Vec<Move> {
        if self.over.is_some() || seat != self.turn {
            return Vec::new();
        }
        if self.layout() {
            let mut kinds = self.hands[seat.index()].clone();
            kinds.dedup();
            let cells = (0..self.size)
                .flat_map(|x| (0..self.size).map(move |y| Cell::new(x, y)))
                .filter(|&cell| self.man(cell).is_none());
            let cells: Vec<_> = cells.collect();
            let place = |kind| cells.iter().map(move |&cell| Move::Place(kind, cell));
            return kinds.into_iter().flat_map(place).collect();
        }
        let helps = |from, to| self.after(from, to).attackers(seat).is_empty();
        let in_check = !self.attackers(seat).is_empty();
        let own = self.men.iter().filter(|man| man.seat == seat);
        let moves: Vec<_> = own
            .flat_map(|&man| self.reach(man).into_iter().map(move |to| (man.cell, to)))
            .filter(|&(from, to)| !in_check || helps(from, to))
            .map(|(from, to)| Move::Go(from, to))
            .collect();
        if moves.is_empty() { vec![Move::Skip] } else { moves }
    }

    fn apply(&mut self, seat: Seat, m: &Move) -> Vec<Notice> {
        let mut notices = Vec::new();
        let mut tell = |say: Say| notices.push(Notice::all(say));
        self.last = Some((seat, *m));
        match *m {
            Move::Place(figure, cell) => {
                let hand = &mut self.hands[seat.index()];
                if let Some(at) = hand.iter().position(|&held| held == figure) {
                    hand.remove(at);
                }
                self.men.push(Man { cell, seat, figure });
                self.men.sort_unstable();
                let say = Say::new("placed").with("seat", seat).with("figure", figure);
                tell(say.with("cell", self.name(cell)));
                self.pass_on();
                return notices;
            }
            Move::Go(from, to) => {
                let taken = self.put(from, to);
                self.quiet = if taken.is_some() { 0 } else { self.quiet + 1 };
                if let Some(taken) = taken {
                    let say = Say::new("takes").with("seat", seat).with("figure", taken.figure);
                    tell(say.with("cell", self.name(to)));
                    if taken.figure == PieceKind::King {
                        self.leave(taken.seat, Some(seat));
                        tell(Say::new("out").with("seat", taken.seat).with("by", seat));
                    }
                }
            }
            Move::Skip => {
                self.quiet += 1;
                tell(Say::new("skipped").with("seat", seat));
            }
        }
        self.plays += 1;
        self.judge();
        if self.over.is_none() {
            self.pass_on();
        }
        notices
    }

    fn withdraw(&mut self, seat: Seat, _why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        if self.layout() {
            return Err(Refusal::new("layout-runs"));
        }
        self.leave(seat, None);
        self.judge();
        if self.over.is_none() && self.turn == seat {
            self.pass_on();
        }
        Ok(vec![Notice::all(Say::new("left").with("seat", seat))])
    }

    fn finish(&mut self, outcome: Outcome) {
        self.over = Some(outcome);
    }

    fn view(&self, viewer: Viewer) -> View {
        let turn = self.status().acting();
        let checks = turn.iter().flat_map(|seat| self.attackers(seat)).collect::<Vec<_>>();
        let mut marks: Vec<_> = match self.last {
            Some((_, Move::Place(_, cell))) => vec![(cell, Mark::LastMove)],
            Some((_, Move::Go(from, to))) => vec![(from, Mark::LastMove), (to, Mark::LastMove)],
            Some((_, Move::Skip)) | None => Vec::new(),
        };
        marks.extend(checks.first().map(|&(_, king)| (king, Mark::Check)));
        marks.sort_unstable();
        let kind = LineKind::Check;
        let tray = |seat: Seat| Tray {
            men: [PieceKind::King, PieceKind::Rook]
                .into_iter()
                .map(|kind| {
                    let held = self.hands[seat.index()].iter().filter(|&&held| held == kind);
                    (kind, held.count() as u8)
                })
                .filter(|_| self.layout())
                .collect(),
            score: None,
            out: self.out.iter().any(|&(gone, _)| gone == seat),
            taken_by: self.out.iter().find(|&&(gone, _)| gone == seat).and_then(|&(_, by)| by),
        };
        View {
            turn,
            text: self.to_text(),
            number: (!self.layout()).then_some(u32::from(self.plays) + 1),
            geometry: self.geometry(),
            sides: Side::ALL[..self.seats.into()].to_vec(),
            men: self.men.clone(),
            trays: Seat::all(self.seats).map(tray).collect(),
            marks,
            lines: checks
                .iter()
                .map(|&(man, king)| Line { from: man.cell, to: king, kind })
                .collect(),
            last: self.last.and_then(|(mover, m)| match m {
                Move::Go(from, to) => Some(
                    Say::new("moved")
                        .with("seat", mover)
                        .with("from", self.name(from))
                        .with("to", self.name(to)),
                ),
                Move::Place(..) | Move::Skip => None,
            }),
            notes: checks.iter().map(|(man, _)| Say::new("check").with("seat", man.seat)).collect(),
            below: viewer.seat().unwrap_or(self.turn),
        }
    }

    fn steps(&self, m: &Move) -> Vec<Step> {
        match *m {
            Move::Place(figure, cell) => vec![Step::Hand(figure), Step::To { cell, takes: false }],
            Move::Go(from, to) => {
                let figure = self.man(from).map_or(PieceKind::King, |man| man.figure);
                let takes = self.man(to).is_some();
                vec![Step::Man(figure, from), Step::To { cell: to, takes }]
            }
            Move::Skip => vec![Step::Word { say: Say::new("word-skip"), cell: None }],
        }
    }

    fn write(&self, m: &Move, notation: Notation) -> String {
        let (from, to) = match *m {
            Move::Place(figure, cell) => return format!("{}@{}", figure.letter(), self.name(cell)),
            Move::Skip => return "skip".to_owned(),
            Move::Go(from, to) => (from, to),
        };
        if notation == Notation::CANONICAL {
            return self.name(from) + &self.name(to);
        }
        let man = self.man(from);
        let figure = man.map_or(PieceKind::King, |man| man.figure);
        let takes = self.man(to).is_some();
        let twin = |other: &Man| {
            let like = other.cell != from && other.figure == figure;
            like && man.is_some_and(|man| man.seat == other.seat)
                && self.reach(*other).contains(&to)
        };
        let mut text = figure.letter().to_string();
        if notation == Notation(1) || self.men.iter().any(twin) {
            text += &self.name(from);
        }
        if takes {
            text.push('x');
        } else if notation == Notation(1) {
            text.push('-');
        }
        write!(text, "{}", self.name(to)).expect("a String takes all text");
        text
    }

    fn forced(&self) -> Option<(Seat, Move)> {
        let moves = if self.over.is_some() { Vec::new() } else { self.moves(self.turn) };
        (moves == [Move::Skip]).then_some((self.turn, Move::Skip))
    }

    fn agreed(&self) -> Option<Outcome> {
        (self.over.is_none() && !self.layout()).then(|| self.counted("agreed"))
    }

    fn claims(&self, seat: Seat, after: Option<&Move>) -> Vec<Claim> {
        let quiet = match after {
            None => self.quiet,
            Some(Move::Go(_, to)) if self.man(*to).is_some() => 0,
            Some(_) => self.quiet + 1,
        };
        let may = self.over.is_none() && seat == self.turn && quiet >= STANDSTILL;
        let outcome = Outcome { scores: None, ..self.counted("standstill") };
        let shared =
            outcome.places.iter().zip(Seat::all(self.seats)).map(|(&place, seat)| {
                if self.alive().any(|alive| alive == seat) { 1 } else { place }
            });
        let outcome = Outcome { places: shared.collect(), ..outcome };
        may.then_some(Claim { key: "standstill", outcome }).into_iter().collect()
    }

    fn caution(&self, seat: Seat, m: &Move) -> Option<Say> {
        let Move::Go(from, to) = *m else { return None };
        let exposed = !self.after(from, to).attackers(seat).is_empty();
        exposed.then(|| Say::new("exposes"))
    }

    fn fact(&self, name: &str, _depth: u32) -> Option<serde_json::Value> {
        match name {
            "in_check" => Some((!self.attackers(self.turn).is_empty()).into()),
            "fen_after" => Some(self.to_text().into()),
            "outcome" => Some(
                self.over.as_ref().map_or(serde_json::Value::Null, |over| over.how.text().into()),
            ),
            _ => None,
        }
    }
}

impl Clan {
    fn kings_amiss(&self, seat: Seat) -> bool {
        let kings = self.men.iter().filter(|man| man.seat == seat && man.figure == PieceKind::King);
        kings.count() != 1
    }
}
