//! `StaleMate`, the placement game: men are placed where they threaten and are not threatened, and
//! never move; at the end the threatened men are counted.

pub(crate) mod board;
pub(crate) mod brain;
mod facts;
mod features;
mod info;
mod lessons;
mod notation;
pub mod options;
mod search;
mod text;
pub(crate) mod tiles;
mod view;

use serde_json::Value;

use self::board::{Board, Play};
use self::options::Options;
use self::tiles::Kind;
use self::view::{Last, Passes, seat};
use crate::rules::{
    Game, GameInfo, Notation, Notice, Outcome, Refusal, Rng, Say, Scale, Seat, SeatSet, Status,
    Step, Unread, View, Viewer, Withdrawal,
};

/// A game of `StaleMate`.
#[derive(Clone, Debug)]
pub struct StaleMate {
    board: Board,
    last: Option<Last>,
    passes: Passes,
    outcome: Option<Outcome>,
}

impl StaleMate {
    fn at(board: Board) -> Self {
        let forced = board.passed() && board.options().forced_replace;
        let passes = Passes { count: u32::from(board.passed()), forced };
        let mut game = Self { board, last: None, passes, outcome: None };
        game.judge();
        game
    }

    /// The tiles, the trays and the side to move.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Counts the points if nobody can play any more. Ties go to White.
    fn judge(&mut self) {
        if !self.board.over() {
            return;
        }
        let [white, black] = board::SIDES.map(|side| self.board.score(side));
        let winner = seat(usize::from(black > white));
        let key = if white == black { "tie" } else { "outscored" };
        let outcome = Outcome::win(winner, Say::new(key));
        self.outcome = Some(Outcome { scores: Some(vec![white, black]), ..outcome });
    }
}

impl Game for StaleMate {
    const INFO: &'static GameInfo = &info::INFO;
    const SCALE: Scale = search::SCALE;
    const TOUR: &'static str = info::TOUR;
    type Options = Options;
    type Move = Play;

    fn new(options: &Options, _seats: u8, _rng: &mut Rng) -> Result<Self, Refusal> {
        Ok(Self::at(Board::new(*options)))
    }

    fn from_text(options: &mut Options, text: &str) -> Result<Self, Refusal> {
        let board = text::read(text, *options)?;
        *options = board.options();
        Ok(Self::at(board))
    }

    fn to_text(&self) -> String {
        text::write(&self.board)
    }

    fn status(&self) -> Status {
        match &self.outcome {
            Some(outcome) => Status::Over(outcome.clone()),
            None => Status::ToAct(SeatSet::one(seat(self.board.turn()))),
        }
    }

    fn playing(&self) -> SeatSet {
        if self.outcome.is_none() { SeatSet::first(2) } else { SeatSet::EMPTY }
    }

    fn moves(&self, seat: Seat) -> Vec<Play> {
        if self.status().acting().has(seat) { self.board.plays() } else { Vec::new() }
    }

    fn apply(&mut self, _seat: Seat, play: &Play) -> Vec<Notice> {
        let side = self.board.turn();
        let put_back: Option<Kind> = match *play {
            Play::Replace(tile) => self.board.at(tile).map(|(_, kind)| kind),
            Play::Place(..) | Play::Pass => None,
        };
        let forced = self.forced().is_some();
        // A pass that nobody chose is told beside the play before it.
        if !forced || self.last.is_none() {
            self.last = Some(Last { side, play: *play, put_back });
        }
        self.board.play(*play);
        let count = self.passes.count + u32::from(*play == Play::Pass);
        self.passes = Passes { count, forced };
        self.judge();
        self.passes.told(&self.board).map(Notice::all).into_iter().collect()
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

    fn view(&self, viewer: Viewer) -> View {
        let counted = self.outcome.as_ref().is_some_and(|outcome| outcome.scores.is_some());
        view::view(&self.board, self.last, self.status().acting(), self.passes, counted, viewer)
    }

    fn steps(&self, play: &Play) -> Vec<Step> {
        match *play {
            Play::Place(kind, tile) => {
                vec![Step::Hand(kind.figure()), Step::To { cell: tile.cell(), takes: false }]
            }
            Play::Replace(tile) => {
                let man = self.board.at(tile).map_or(Kind::Pawn, |(_, kind)| kind);
                let word = Step::Word { say: Say::new("pawn-replaces"), cell: None };
                vec![word, Step::Man(man.figure(), tile.cell())]
            }
            Play::Pass => vec![Step::Word { say: Say::new("pass"), cell: None }],
        }
    }

    fn write(&self, play: &Play, _notation: Notation) -> String {
        notation::write(*play)
    }

    fn read(&self, seat: Seat, text: &str, _prefer: Notation) -> Result<Play, Unread> {
        let illegal = |say| Err(Unread::Illegal(say));
        match self.status().acting().only() {
            None => illegal(Say::new("game-over")),
            Some(mover) if mover != seat => illegal(Say::new("not-your-turn").with("mover", mover)),
            Some(_) => notation::read(&self.board, text),
        }
    }

    fn forced(&self) -> Option<(Seat, Play)> {
        let plays = if self.outcome.is_none() { self.board.plays() } else { Vec::new() };
        (plays == [Play::Pass]).then(|| (seat(self.board.turn()), Play::Pass))
    }

    fn fact(&self, name: &str, depth: u32) -> Option<Value> {
        facts::fact(&self.board, self.outcome.as_ref(), name, depth)
    }
}
