//! Chess, orthodox and Fischer random, by the rules of the federation: castling from any back rank,
//! draws by material and by counting, claims, and the flag against a side that cannot win.

mod arisen;
pub(crate) mod brain;
mod draws;
mod facts;
pub(crate) mod fen;
mod fischer;
mod info;
mod lessons;
mod material;
mod notation;
mod openings;
mod options;
mod pgn;
mod position;
pub mod search;
mod state;
mod steps;
pub(crate) mod terms;
#[cfg(test)]
mod tests;
mod view;

use cozy_chess::{Color, Move};
use serde_json::Value;

use self::draws::{Draw, End};
use self::fen::Rights;
pub(crate) use self::material::insufficient;
use self::notation::{letters, san, uci};
pub use self::options::{Options, Start};
pub(crate) use self::position::{Position, Style, key};
pub use self::state::Chess;
use crate::rules::{
    Bundle, Claim, Game, GameInfo, Header, Notation, Notice, Opening, Outcome, Record, Refusal,
    Rng, Say, Scale, Seat, SeatSet, Status, Step, Unread, View, Viewer, Withdrawal,
};

impl Game for Chess {
    const INFO: &'static GameInfo = &info::INFO;
    const TOUR: &'static str = info::TOUR;
    /// Fitted by the network n6 on 300 games of 3,000 positions a move (44,661 positions): 181, in tenths of
    /// the games 118 to 344; `cargo bench --bench curve -- chess --nodes 3000`. Chances were told by 130. Later
    /// values are smaller: on 3,000 games of 220 positions a move each 166 foretells results best by n6, 122 by n9, and
    /// 110 by n14 (71 on the 300 of 3,000, in tenths 51 to 106). The start position without Black's pawn on e7 is
    /// worth some 57 to a search of 3,000 positions by n14, without the queen 410.
    const SCALE: Scale = Scale::Pieces { piece: 62, odds: 90 };
    type Options = Options;
    type Move = Move;

    fn new(options: &Options, _seats: u8, rng: &mut Rng) -> Result<Self, Refusal> {
        let game = Self::at(options.start(rng)?);
        game.arisen()?;
        match game.outcome {
            None => Ok(game),
            Some(_) => Err(Refusal::new("start-over")),
        }
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let position = fen::read(text, options.style())?;
        options.correct(&position);
        Ok(Self::at(position))
    }

    fn to_text(&self) -> String {
        fen::write(&self.position, Rights::XFen)
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
        if self.mover() == Some(seat) { self.position.moves() } else { Vec::new() }
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
        let helpless = |seat| {
            terms::colour(seat).is_some_and(|colour: Color| insufficient(self.board(), colour))
        };
        self.outcome = Some(match why {
            Withdrawal::OutOfTime if helpless(other) => {
                Outcome::draw(2, Say::new("time-insufficient").with("seat", other))
            }
            _ => Outcome::win(other, Say::new(why.key()).with("seat", seat)),
        });
        Ok(Vec::new())
    }

    fn finish(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    fn play_on(&mut self) -> bool {
        let counted = self.outcome.as_ref().is_some_and(|outcome| End::counted(&outcome.how.key));
        if counted {
            self.outcome = None;
        }
        counted
    }

    fn view(&self, viewer: Viewer) -> View {
        let turn = self.status().acting();
        let mut view = view::view(&self.position, self.last.as_ref(), turn, viewer);
        let number =
            self.arrangement.map(|number| Say::new("chess960").with("number", i64::from(number)));
        view.notes.extend(number);
        view
    }

    fn steps(&self, m: &Move) -> Vec<Step> {
        steps::steps(&self.position, *m)
    }

    fn write(&self, m: &Move, notation: Notation) -> String {
        match notation {
            info::SAN => san::write(&self.position, *m),
            info::FIGURINE => letters::figurines(&san::write(&self.position, *m)),
            info::GERMAN => letters::german(&san::write(&self.position, *m)),
            _ => uci::write(&self.position, *m),
        }
    }

    fn read(&self, seat: Seat, text: &str, prefer: Notation) -> Result<Move, Unread> {
        match self.mover() {
            None => Err(Unread::Illegal(Say::new("game-over"))),
            Some(mover) if mover != seat => {
                Err(Unread::Illegal(Say::new("not-your-turn").with("mover", mover)))
            }
            Some(_) => notation::read(&self.position, text, prefer),
        }
    }

    fn agreed(&self) -> Option<Outcome> {
        self.outcome.is_none().then(|| Outcome::draw(2, Say::new("agreed")))
    }

    fn claims(&self, seat: Seat, after: Option<&Move>) -> Vec<Claim> {
        if self.mover() != Some(seat) {
            return Vec::new();
        }
        let draws = match after {
            None => draws::claims(&self.position),
            Some(m) => draws::claims_after(&self.position, *m),
        };
        let claim = |draw: Draw| Claim {
            key: draw.claim(),
            outcome: Outcome::draw(2, Say::new(draw.key())),
        };
        draws.into_iter().map(claim).collect()
    }

    fn fact(&self, name: &str, depth: u32) -> Option<Value> {
        facts::fact(&self.position, self.outcome.as_ref(), name, depth)
    }

    fn opening(header: &Header, moves: &[String]) -> Option<Opening> {
        openings::of(header, moves)
    }

    fn export(record: &Record, format: &str) -> Option<String> {
        (format == info::PGN).then(|| pgn::export(record))?
    }

    fn import(text: &str) -> Option<Bundle> {
        pgn::import(text)
    }

    fn arisen(&self) -> Result<(), Refusal> {
        arisen::check(self.board())
    }
}
