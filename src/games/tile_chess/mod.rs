//! Tile Chess for two to six: tiles on an open plane, kept in one piece by the rule of unity; kings
//! are captured, with their armies.
//!
//! Section numbers in comments are those of the rules file.

pub mod board;
pub mod brain;
mod cells;
mod deal;
mod ends;
mod eval;
mod facts;
mod generate;
pub mod hits;
mod info;
mod key;
mod lay;
mod lessons;
mod men;
mod notation;
mod options;
pub mod search;
pub mod table;
#[cfg(test)]
mod tests;
mod text;
mod turn;
mod unity;
mod view;

use std::sync::OnceLock;

use serde_json::Value;

use self::board::{Board, Phase};
pub use self::facts::perft;
use self::hits::Hit;
pub use self::men::{Kind, Move};
pub use self::options::Options;
use self::options::Threats;
pub use self::turn::Undo;
use self::view::Last;
use crate::rules::kit::repetition::Repetition;
use crate::rules::{
    Cell, Game, GameInfo, Notation, Notice, Outcome, Refusal, Rng, Say, Seat, SeatSet, Status,
    Step, Unread, View, Viewer, Withdrawal,
};

/// A game of Tile Chess.
#[derive(Clone, Debug)]
pub struct TileChess {
    board: Board,
    grid: bool,
    threats: Threats,
    /// How often each position of the play phase has stood.
    standings: Repetition,
    /// The keys of the positions since the last capture, this one last.
    keys: Vec<u64>,
    /// Who left, in order.
    left: Vec<Seat>,
    /// Single turns since the layout.
    turns: u32,
    last: Option<Last>,
    skips: u8,
    /// The checks before the last move: by whom, on whose king.
    checks_before: Vec<(Cell, u8)>,
    outcome: Option<Outcome>,
    known: OnceLock<Known>,
}

/// What a position gives, worked out once.
#[derive(Clone, Debug)]
struct Known {
    legal: Vec<Move>,
    hits: Vec<Hit>,
    trapped: Vec<Cell>,
    partly: Vec<Cell>,
}

impl Known {
    fn of(board: &Board) -> Self {
        let mut scratch = board.clone();
        let mut legal = Vec::new();
        scratch.legal(&mut legal);
        legal.sort_unstable_by_key(|m| m.order());
        let (trapped, partly) = board.trapped();
        Self { legal, hits: scratch.hits(), trapped, partly }
    }
}

impl TileChess {
    fn at(board: Board, options: &Options) -> Self {
        let mut game = Self {
            board,
            grid: options.grid,
            threats: options.threats,
            standings: Repetition::default(),
            keys: Vec::new(),
            left: Vec::new(),
            turns: 0,
            last: None,
            skips: 0,
            checks_before: Vec::new(),
            outcome: None,
            known: OnceLock::new(),
        };
        game.note();
        game
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Board {
        &self.board
    }

    /// The keys of the positions since the last capture, this one last.
    #[must_use]
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    fn known(&self) -> &Known {
        self.known.get_or_init(|| Known::of(&self.board))
    }

    /// Counts the position and ends the game if the rules end it by themselves.
    fn note(&mut self) {
        match self.board.phase() {
            // Borders of a position text may be too tight for what is still to be laid.
            Phase::Layout if self.skips >= self.board.seats() => {
                self.outcome = Some(ends::drawn(&self.board, &self.left, Say::new("no-room")));
            }
            Phase::Layout | Phase::Free(_) => {}
            Phase::Ended => self.outcome = Some(ends::won(&self.board, &self.left)),
            Phase::Play => {
                let key = self.board.key();
                self.keys.push(key);
                if self.standings.note(key) >= 3 {
                    let how = Say::new("repetition");
                    self.outcome = Some(ends::drawn(&self.board, &self.left, how));
                }
            }
        }
    }

    /// The seat to move, while the game runs.
    fn mover(&self) -> Option<Seat> {
        self.outcome.is_none().then(|| self.board.turn())
    }
}

impl Game for TileChess {
    const INFO: &'static GameInfo = &info::INFO;
    type Options = Options;
    type Move = Move;

    fn new(options: &Options, seats: u8, rng: &mut Rng) -> Result<Self, Refusal> {
        Ok(Self::at(options.start(seats, rng)?, options))
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let board = text::read(text)?;
        options.correct(&board);
        Ok(Self::at(board, options))
    }

    fn to_text(&self) -> String {
        text::write(&self.board)
    }

    fn status(&self) -> Status {
        match &self.outcome {
            Some(outcome) => Status::Over(outcome.clone()),
            None => Status::ToAct(SeatSet::one(self.board.turn())),
        }
    }

    fn playing(&self) -> SeatSet {
        if self.outcome.is_some() {
            return SeatSet::EMPTY;
        }
        Seat::all(self.board.seats()).filter(|seat| self.board.plays(seat.index())).collect()
    }

    fn moves(&self, seat: Seat) -> Vec<Move> {
        if self.mover() == Some(seat) { self.known().legal.clone() } else { Vec::new() }
    }

    fn apply(&mut self, seat: Seat, m: &Move) -> Vec<Notice> {
        let checks = self.known().hits.iter().filter(|hit| hit.void.is_none());
        self.checks_before = checks.map(|hit| (hit.by, hit.victim)).collect();
        let told = if *m == Move::Skip {
            self.skips = self.skips.saturating_add(1);
            Some(view::skipped(&self.board, seat))
        } else {
            let last = Last::of(&self.board, *m);
            if last.is_for_good() {
                self.standings.clear();
                self.keys.clear();
            }
            self.left.extend(last.ousted());
            self.last = Some(last);
            self.skips = 0;
            last.takeover()
        };
        if self.board.phase() != Phase::Layout {
            self.turns += 1;
        }
        self.board.play(*m);
        self.known = OnceLock::new();
        self.note();
        told.map(Notice::all).into_iter().collect()
    }

    fn withdraw(&mut self, seat: Seat, why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        if !self.playing().has(seat) {
            return Err(Refusal::new("not-playing"));
        }
        // House rule J9: before the play phase nobody resigns.
        if self.board.phase() != Phase::Play {
            return Err(Refusal::new("no-resigning-yet"));
        }
        self.left.push(seat);
        self.board.resign(seat.index());
        self.known = OnceLock::new();
        self.note();
        if self.board.phase() == Phase::Ended {
            let how = Say::new(why.key()).with("seat", seat);
            self.outcome = self.outcome.take().map(|outcome| Outcome { how, ..outcome });
        }
        Ok(Vec::new())
    }

    fn finish(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn play_on(&mut self) -> bool {
        let counted = self.outcome.as_ref().is_some_and(|outcome| outcome.how.key == "repetition");
        if counted {
            self.outcome = None;
        }
        counted
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn steps(&self, m: &Move) -> Vec<Step> {
        view::steps(&self.board, *m)
    }

    fn write(&self, m: &Move, _notation: Notation) -> String {
        notation::write(*m)
    }

    fn read(&self, seat: Seat, text: &str, _prefer: Notation) -> Result<Move, Unread> {
        match self.mover() {
            None => Err(Unread::Illegal(Say::new("game-over"))),
            Some(mover) if mover != seat => {
                Err(Unread::Illegal(Say::new("not-your-turn").with("mover", mover)))
            }
            Some(_) => notation::read(&self.board, &self.known().legal, text),
        }
    }

    fn forced(&self) -> Option<(Seat, Move)> {
        let seat = self.mover()?;
        (self.known().legal == [Move::Skip]).then_some((seat, Move::Skip))
    }

    fn agreed(&self) -> Option<Outcome> {
        let running = self.outcome.is_none() && self.board.phase() == Phase::Play;
        running.then(|| ends::drawn(&self.board, &self.left, Say::new("agreed")))
    }

    /// A tile of one's own is not taken off the table by a slip.
    fn caution(&self, _seat: Seat, m: &Move) -> Option<Say> {
        let Move::Remove(cell) = *m else { return None };
        let place = self.board.table().at(cell)?;
        let figure = self.board.table().tile(place).kind.figure();
        Some(Say::new("confirm-removal").with("figure", figure).with("cell", cells::name(cell)))
    }

    fn fact(&self, name: &str, depth: u32) -> Option<Value> {
        facts::fact(&self.board, self.outcome.as_ref(), name, depth)
    }
}
