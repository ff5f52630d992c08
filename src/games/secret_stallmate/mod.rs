//! Secret Stallmate: chess with hidden opponents who share their score, and a referee between them.
//! Nearly every end costs both; stalemate gives each a point a man.

pub mod brain;
mod chronicle;
mod ends;
mod imagine;
mod info;
mod lessons;
mod minutes;
mod notation;
mod options;
mod sides;
mod state;
mod steps;
#[cfg(test)]
mod tests;
mod tries;
mod view;
mod why;
mod word;

use serde_json::Value;

pub use self::chronicle::Heard;
use self::imagine::mend;
pub use self::options::{HandOver, Options};
pub use self::state::SecretStallmate;
pub use self::tries::Try;
pub(crate) use self::tries::any;
pub(crate) use self::word::{Word, capture, checks};
use crate::games::chess::fen::{self, Rights};
use crate::rules::{
    Game, GameInfo, Notation, Notice, Outcome, Record, Refusal, Rng, Say, Seat, SeatSet, Status,
    Step, Unread, View, Viewer, Withdrawal,
};

impl Game for SecretStallmate {
    const INFO: &'static GameInfo = &info::INFO;
    const TOUR: &'static str = info::TOUR;
    type Options = Options;
    type Move = Try;

    fn new(options: &Options, _seats: u8, rng: &mut Rng) -> Result<Self, Refusal> {
        Ok(Self::at(options, options::start(rng)))
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        Ok(Self::at(options, fen::read_loosely(text)?))
    }

    fn to_text(&self) -> String {
        fen::write(&self.position, Rights::Shredder)
    }

    fn status(&self) -> Status {
        match &self.outcome {
            Some(outcome) => Status::Over(outcome.clone()),
            None if self.before.is_some() => Status::HandOver,
            None => Status::ToAct(SeatSet::one(self.mover())),
        }
    }

    fn playing(&self) -> SeatSet {
        if self.outcome.is_none() { SeatSet::first(2) } else { SeatSet::EMPTY }
    }

    fn moves(&self, seat: Seat) -> Vec<Try> {
        self.known(seat).map_or_else(Vec::new, |known| known.tries())
    }

    fn apply(&mut self, seat: Seat, m: &Try) -> Vec<Notice> {
        self.hear(seat, *m)
    }

    fn withdraw(&mut self, seat: Seat, why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::new("not-playing"));
        }
        Ok(self.leave(seat, why))
    }

    fn finish(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn hand_over(&mut self) -> Vec<Notice> {
        self.deliver()
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn steps(&self, m: &Try) -> Vec<Step> {
        steps::steps(self.position.board(), *m)
    }

    fn write(&self, m: &Try, notation: Notation) -> String {
        match notation {
            info::LETTERS => notation::letters(self.position.board(), *m),
            _ => m.text(),
        }
    }

    fn read(&self, seat: Seat, text: &str, prefer: Notation) -> Result<Try, Unread> {
        if self.outcome.is_some() {
            return Err(Unread::Illegal(Say::new("game-over")));
        }
        let Some(known) = self.known(seat) else {
            return Err(Unread::Illegal(Say::new("not-your-turn")));
        };
        let one = match prefer {
            Notation::CANONICAL => Try::read(text),
            _ => notation::read(&known, text),
        };
        let one = one.ok_or(Unread::Unknown)?;
        if !known.thinkable().contains(&one) {
            return Err(Unread::Illegal(known.why(one)));
        }
        if !known.tries().contains(&one) {
            return Err(Unread::Illegal(Say::new("must-try")));
        }
        Ok(one)
    }

    fn imagine(&self, seat: Seat, rng: &mut Rng) -> Self {
        imagine::imagine(self, seat, rng)
    }

    fn fact(&self, name: &str, _depth: u32) -> Option<Value> {
        (name == "outcome").then(|| self.outcome.as_ref().map_or(Value::Null, ends::told))
    }

    fn export(record: &Record, format: &str) -> Option<String> {
        (format == info::MINUTES).then(|| minutes::export(record))?
    }
}
