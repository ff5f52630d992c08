//! Tile Chess for two to six: tiles on an open plane, kept in one piece by the rule of unity; kings
//! are captured, with their armies.
//!
//! Section numbers in comments are those of the rules file.

pub(crate) mod board;
pub mod brain;
mod cells;
mod deal;
mod ends;
mod eval;
mod facts;
mod generate;
pub(crate) mod hits;
mod info;
mod key;
mod last;
mod lay;
mod lessons;
mod lines;
mod men;
mod notation;
mod options;
pub(crate) mod search;
mod state;
pub(crate) mod table;
#[cfg(test)]
mod tests;
mod text;
mod turn;
mod unity;
mod view;

use std::sync::OnceLock;

use serde_json::Value;

use self::board::Phase;
use self::last::Last;
pub(crate) use self::men::Move;
pub use self::options::Options;
pub use self::state::TileChess;
use crate::rules::{
    Game, GameInfo, Notation, Notice, Outcome, Refusal, Rng, Say, Scale, Seat, SeatSet, Status,
    Step, Unread, View, Viewer, Withdrawal,
};

impl Game for TileChess {
    const INFO: &'static GameInfo = &info::INFO;
    const TOUR: &'static str = info::TOUR;
    /// Of two seats, fitted on 100 games of 1,000 positions a move (4,483 positions): 102, in tenths of
    /// the games 28 to 190;
    /// `cargo bench --bench curve -- tile-chess --games 100 --nodes 1000 --random 0`.
    const SCALE: Scale = Scale::Pieces { piece: 100, odds: 100 };
    /// Fitted on 60 games of three seats, 400 positions a seat (8,132 positions): 454, in tenths of the
    /// games 176 to 780;
    /// `cargo bench --bench curve -- tile-chess --seats 3 --games 60 --nodes 400 --random 0`.
    const ODDS_OF_MANY: i32 = 450;
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
            Some(Notice::all(view::skipped(&self.board, seat)))
        } else {
            let last = Last::of(&self.board, *m);
            if last.is_for_good() {
                self.standings.clear();
                self.keys.clear();
            }
            self.left.extend(last.ousted());
            self.last = Some(last);
            self.skips = 0;
            last.told_of_capture(self.turns + 1)
        };
        if self.board.phase() != Phase::Layout {
            self.turns += 1;
        }
        self.board.play(*m);
        self.known = OnceLock::new();
        self.note();
        told.into_iter().collect()
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
