//! Starchess (Polgar Superstar Chess): a star of 37 hexagons, back ranks that the players arrange,
//! pawns that limp, die and dry up on the wings.
//!
//! The rules ask nobody: every draw but the agreed one comes by itself, and a run-out clock loses
//! whatever the other side has left.

mod attacks;
pub mod board;
pub(crate) mod brain;
mod cells;
mod danger;
mod exchange;
mod facts;
mod features;
mod generate;
mod info;
mod keys;
mod lessons;
mod list;
mod men;
mod notation;
mod options;
mod position;
pub mod search;
pub(crate) mod setup;
mod steps;
pub mod tables;
mod terms;
#[cfg(test)]
mod tests;
mod text;
mod view;

use serde_json::Value;

use self::board::Board;
pub use self::men::Kind;
pub(crate) use self::men::Move;
pub use self::options::Options;
pub(crate) use self::position::{End, Position};
use crate::rules::{
    Bundle, Game, GameInfo, Notation, Notice, Outcome, Refusal, Rng, Say, Scale, Seat, SeatSet,
    Status, Step, Unread, View, Viewer, Withdrawal,
};

/// A game of starchess.
#[derive(Clone, Debug)]
pub struct Starchess {
    position: Position,
    /// The board before the last move, and the move.
    last: Option<(Board, Move)>,
    outcome: Option<Outcome>,
}

impl Starchess {
    fn at(board: Board) -> Self {
        let mut game = Self { position: Position::new(board), last: None, outcome: None };
        game.judge();
        game
    }

    /// The position with the keys of its past, for search.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    const fn board(&self) -> &Board {
        self.position.board()
    }

    /// Ends the game if the rules end it by themselves.
    fn judge(&mut self) {
        let turn = self.board().turn();
        self.outcome = self.position.end().map(|end| {
            let how = Say::new(end.key());
            match end {
                End::Checkmate => Outcome::win(terms::seat(!turn), how),
                End::Stalemate
                | End::InsufficientMaterial
                | End::ThreefoldRepetition
                | End::FiftyMoves => Outcome::draw(2, how),
            }
        });
    }

    /// The seat to move, while the game runs.
    fn mover(&self) -> Option<Seat> {
        self.outcome.is_none().then(|| terms::seat(self.board().turn()))
    }
}

impl Game for Starchess {
    const INFO: &'static GameInfo = &info::INFO;
    const TOUR: &'static str = info::TOUR;
    /// The scale of the network that judges positions: it is told these odds (`assets/nets`). Those before it were
    /// told 440, and a hundred of their units were a pawn.
    const SCALE: Scale = Scale::Pieces { piece: 65, odds: 285 };
    type Options = Options;
    type Move = Move;

    fn new(options: &Options, _seats: u8, rng: &mut Rng) -> Result<Self, Refusal> {
        let game = Self::at(options.start(rng)?);
        match game.outcome {
            None => Ok(game),
            Some(_) => Err(Refusal::new("start-over")),
        }
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let board = text::read(text)?;
        options.correct(&board);
        Ok(Self::at(board))
    }

    fn to_text(&self) -> String {
        text::write(self.board())
    }

    fn status(&self) -> Status {
        match &self.outcome {
            Some(outcome) => Status::Over(outcome.clone()),
            None => Status::ToAct(SeatSet::one(terms::seat(self.board().turn()))),
        }
    }

    fn playing(&self) -> SeatSet {
        if self.outcome.is_none() { SeatSet::first(2) } else { SeatSet::EMPTY }
    }

    fn moves(&self, seat: Seat) -> Vec<Move> {
        if self.mover() == Some(seat) { self.board().moves() } else { Vec::new() }
    }

    fn apply(&mut self, _seat: Seat, m: &Move) -> Vec<Notice> {
        self.last = Some((*self.board(), *m));
        self.position.play(*m);
        self.judge();
        Vec::new()
    }

    fn withdraw(&mut self, seat: Seat, why: Withdrawal) -> Result<Vec<Notice>, Refusal> {
        if !self.playing().has(seat) {
            return Err(Refusal::new("not-playing"));
        }
        self.outcome = Some(Outcome::win(seat.other(), Say::new(why.key()).with("seat", seat)));
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
        view::view(self.board(), self.last.as_ref(), self.status().acting(), viewer)
    }

    fn steps(&self, m: &Move) -> Vec<Step> {
        steps::steps(self.board(), *m)
    }

    fn write(&self, m: &Move, notation: Notation) -> String {
        match notation {
            info::PEOPLE => notation::people(self.board(), *m),
            _ => notation::cells(*m),
        }
    }

    fn read(&self, seat: Seat, text: &str, _prefer: Notation) -> Result<Move, Unread> {
        match self.mover() {
            None => Err(Unread::Illegal(Say::new("game-over"))),
            Some(mover) if mover != seat => {
                Err(Unread::Illegal(Say::new("not-your-turn").with("mover", mover)))
            }
            Some(_) => notation::read(self.board(), text),
        }
    }

    /// Nothing is agreed before everything is placed.
    fn agreed(&self) -> Option<Outcome> {
        let running = self.outcome.is_none() && !self.board().in_setup();
        running.then(|| Outcome::draw(2, Say::new("agreed")))
    }

    fn fact(&self, name: &str, depth: u32) -> Option<Value> {
        facts::fact(self.board(), self.outcome.as_ref(), name, depth)
    }

    fn import(text: &str) -> Option<Bundle> {
        list::import(text)
    }
}
