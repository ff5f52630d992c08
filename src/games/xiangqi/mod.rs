//! Xiangqi, Chinese chess: stalemate loses, and so does checking or chasing for ever.

mod attacks;
pub(crate) mod board;
pub(crate) mod brain;
mod chase;
mod edition;
mod ends;
mod facts;
mod fen;
mod files;
mod generate;
mod info;
mod lessons;
pub(crate) mod men;
mod notation;
mod options;
pub(crate) mod point;
mod position;
mod repetition;
pub(crate) mod search;
mod state;
mod steps;
mod stretch;
mod tables;
mod terms;
#[cfg(test)]
mod tests;
mod told;
mod view;

use serde_json::Value;

use self::board::Move;
pub(crate) use self::fen::{START, Setup, read, write};
pub use self::options::Options;
pub(crate) use self::position::Position;
pub use self::state::Xiangqi;
use crate::rules::{
    Bundle, Game, GameInfo, Labels, Notation, Notice, Outcome, Record, Refusal, Rng, Say, Scale,
    Seat, SeatSet, Status, Step, Unread, View, Viewer, Withdrawal,
};

impl Game for Xiangqi {
    const INFO: &'static GameInfo = &info::INFO;
    const TOUR: &'static str = info::TOUR;
    /// The odds that the network is told. Earlier ones were told 600, when a hundred of their units were a
    /// pawn; the results of 2,500 games that one of them played (290,280 positions) say 608.
    const SCALE: Scale = Scale::Pieces { piece: 84, odds: 508 };
    type Options = Options;
    type Move = Move;

    fn new(options: &Options, _seats: u8, _rng: &mut Rng) -> Result<Self, Refusal> {
        let game = Self::at(options.start()?, options);
        match game.outcome {
            None => Ok(game),
            Some(_) => Err(Refusal::new("start-over")),
        }
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let position = Position::new(read(text, Setup::Free)?);
        options.correct(&position);
        Ok(Self::at(position, options))
    }

    fn by_rules(self, version: u16) -> Self {
        self.under(version)
    }

    fn to_text(&self) -> String {
        write(self.position.board(), self.position.clock(), self.position.number())
    }

    fn status(&self) -> Status {
        match &self.outcome {
            Some(outcome) => Status::Over(outcome.clone()),
            None => Status::ToAct(SeatSet::one(terms::seat(self.position.turn()))),
        }
    }

    fn playing(&self) -> SeatSet {
        if self.outcome.is_none() { SeatSet::first(2) } else { SeatSet::EMPTY }
    }

    fn moves(&self, seat: Seat) -> Vec<Move> {
        if self.mover() == Some(seat) { self.allowed() } else { Vec::new() }
    }

    fn apply(&mut self, _seat: Seat, m: &Move) -> Vec<Notice> {
        let next = self.position.after(*m);
        let before = std::mem::replace(&mut self.position, next);
        self.last = Some((before, *m));
        self.judge();
        Vec::new()
    }

    fn withdraw(&mut self, seat: Seat, why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        if !self.playing().has(seat) {
            return Err(Refusal::new("not-playing"));
        }
        let other = seat.other();
        let helpless = terms::camp(other).is_some_and(|camp| self.position.insufficient(camp));
        self.outcome = Some(match why {
            Withdrawal::OutOfTime if helpless => {
                Outcome::draw(2, Say::new("time-insufficient").with("seat", other))
            }
            _ => Outcome::win(other, Say::new(why.key()).with("seat", seat)),
        });
        Ok(Vec::new())
    }

    fn finish(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn view(&self, viewer: Viewer) -> View {
        let turn = self.status().acting();
        view::view(&self.position, self.law, self.last.as_ref(), turn, viewer)
    }

    fn steps(&self, m: &Move) -> Vec<Step> {
        steps::steps(&self.position, *m)
    }

    fn write(&self, m: &Move, notation: Notation) -> String {
        notation::write(&self.position, *m, notation)
    }

    fn read(&self, seat: Seat, text: &str, prefer: Notation) -> Result<Move, Unread> {
        match self.mover() {
            None => Err(Unread::Illegal(Say::new("game-over"))),
            Some(mover) if mover != seat => {
                Err(Unread::Illegal(Say::new("not-your-turn").with("mover", mover)))
            }
            Some(_) => notation::read(&self.position, &self.allowed(), text, prefer),
        }
    }

    fn play_on(&mut self) -> bool {
        let counted = self.outcome.as_ref().is_some_and(|outcome| ends::counted(&outcome.how));
        let may = counted && self.position.board().can_move();
        if may {
            self.outcome = None;
        }
        may
    }

    fn agreed(&self) -> Option<Outcome> {
        self.outcome.is_none().then(|| Outcome::draw(2, Say::new("agreed")))
    }

    fn caution(&self, seat: Seat, m: &Move) -> Option<Say> {
        if self.mover() != Some(seat) {
            return None;
        }
        ends::caution(&self.position, *m, self.law)
    }

    fn fact(&self, name: &str, depth: u32) -> Option<Value> {
        facts::fact(&self.position, self.outcome.as_ref(), name, depth)
    }

    fn labels(notation: Notation) -> Labels {
        info::labels(notation)
    }

    fn called(&self, notation: Notation, m: &Move, sign: Option<char>) -> Option<String> {
        Some(notation::called(&self.position, *m, notation, sign))
    }

    fn export(record: &Record, format: &str) -> Option<String> {
        files::export(record, format)
    }

    fn import(text: &str) -> Option<Bundle> {
        files::import(text)
    }
}
