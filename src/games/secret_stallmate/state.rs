//! A game as the referee knows it: the position, the turn that is running, and what each side did
//! and heard.

use cozy_chess::{Board, Move};

use super::chronicle::Heard;
use super::ends;
use super::options::{HandOver, Options};
use super::sides::seat_to_move;
use super::tries::{Known, Try, any, legal};
use super::word::{Reason, Word, capture, checks};
use crate::games::chess::Position;
use crate::rules::{Notice, Outcome, Say, Seat, Withdrawal};

/// A game of Secret Stallmate.
#[derive(Clone, Debug)]
pub struct SecretStallmate {
    pub(super) options: Options,
    /// The board the game began with.
    pub(super) start: Board,
    pub(super) position: Position,
    /// The position as the turn began, once the mover is done and waits for the hand-over: what the
    /// other side knows rests on it.
    pub(super) before: Option<Box<Position>>,
    pub(super) turn: Turn,
    /// What each seat did and heard, the oldest first.
    pub(super) chronicles: [Vec<Heard>; 2],
    pub(super) outcome: Option<Outcome>,
}

/// What was said in the turn that is running.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Turn {
    /// Tries that the referee refused.
    pub refused: Vec<Try>,
    /// The answer to "Any?".
    pub answer: Option<bool>,
    /// Whether a pawn capture must be tried.
    pub owes: bool,
    /// What the other side will hear of the turn.
    pub told: Vec<Word>,
}

impl SecretStallmate {
    /// A game that begins with this position. One that is over already is judged at once.
    pub(super) fn at(options: &Options, position: Position) -> Self {
        let by = seat_to_move(position.board()).other();
        let end = ends::end(&position, options.no_progress_plies);
        let outcome = end.map(|reason| ends::together(reason, position.board(), by));
        Self {
            options: options.clone(),
            start: position.board().clone(),
            position,
            before: None,
            turn: Turn::default(),
            chronicles: [Vec::new(), Vec::new()],
            outcome,
        }
    }

    /// The seat whose period runs.
    pub(super) fn mover(&self) -> Seat {
        let next = seat_to_move(self.position.board());
        if self.before.is_some() { next.other() } else { next }
    }

    /// The position as far as `seat` has heard of it.
    pub(super) fn known_position(&self, seat: Seat) -> &Position {
        match &self.before {
            Some(before) if seat != self.mover() => before,
            Some(_) | None => &self.position,
        }
    }

    /// What the seat knows, if it may say something now.
    pub(super) fn known(&self, seat: Seat) -> Option<Known<'_>> {
        let acts = self.outcome.is_none() && self.before.is_none() && seat == self.mover();
        acts.then(|| Known {
            board: self.position.board(),
            refused: &self.turn.refused,
            answer: self.turn.answer,
            owes: self.turn.owes,
        })
    }

    /// The board with which the game began, of which only the own half is known to a seat.
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// What a seat did and heard since the start.
    #[must_use]
    pub fn chronicle(&self, seat: Seat) -> &[Heard] {
        &self.chronicles[seat.index()]
    }

    /// The board as the referee has it; in an imagined game only the seat's own half is true.
    pub const fn board(&self) -> &Board {
        self.position.board()
    }

    /// What the partners agreed on before the game.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Rules on a try that the seat may make, and gives who hears what.
    pub(super) fn hear(&mut self, seat: Seat, one: Try) -> Vec<Notice> {
        let board = self.position.board();
        let told = match one {
            Try::Any => {
                let yes = any(board);
                self.turn.answer = Some(yes);
                self.turn.owes = yes && self.options.any_obliges;
                vec![Word::Any(yes)]
            }
            Try::Go(m) if legal(board, m) => self.play(m),
            Try::Go(m) => {
                if self.known(seat).is_some_and(|known| known.strikes_by(m)) {
                    self.turn.owes = false;
                }
                self.turn.refused.push(one);
                vec![Word::Illegal]
            }
        };
        self.turn.told.extend(&told);
        self.chronicles[seat.index()].push(Heard::Own(one, told.clone()));
        let mut notices: Vec<_> = told.iter().map(|word| Notice::to(seat, word.say())).collect();
        if self.outcome.is_some() {
            self.before = None;
            notices.extend(self.tell(seat.other()));
        } else if self.before.is_some() && self.options.handover == HandOver::AtOnce {
            notices.extend(self.deliver());
        }
        notices
    }

    /// Plays a legal move; gives its announcements.
    fn play(&mut self, m: Move) -> Vec<Word> {
        let mover = self.mover();
        let mut told = vec![Word::Moved];
        told.extend(capture(self.position.board(), m));
        let next = self.position.after(m);
        self.before = Some(Box::new(std::mem::replace(&mut self.position, next)));
        told.extend(checks(self.position.board()).into_iter().map(Word::Check));
        if let Some(reason) = ends::end(&self.position, self.options.no_progress_plies) {
            told.push(Word::End(reason));
            self.outcome = Some(ends::together(reason, self.position.board(), mover));
        }
        told
    }

    /// Tells a seat what was announced of the other's turn, which is over.
    fn tell(&mut self, seat: Seat) -> Vec<Notice> {
        let told = std::mem::take(&mut self.turn).told;
        let notices = told.iter().map(|word| Notice::to(seat, word.say())).collect();
        self.chronicles[seat.index()].push(Heard::Turn(told));
        notices
    }

    /// Ends the period: the other side hears the turn's announcements, and its own period begins.
    pub(super) fn deliver(&mut self) -> Vec<Notice> {
        let next = self.mover().other();
        self.before = None;
        let mut notices = self.tell(next);
        notices.push(Notice::all(Say::new("period").with("seat", next)));
        notices
    }

    /// A seat leaves: the waiting side hears of the unfinished turn and of the end.
    pub(super) fn leave(&mut self, seat: Seat, why: Withdrawal) -> Vec<Notice> {
        let (mover, end) = (self.mover(), Word::End(Reason::Forfeit));
        self.outcome = Some(ends::forfeit(seat, why));
        self.before = None;
        self.turn.told.push(end);
        let own = Notice::to(mover, end.say());
        self.tell(mover.other()).into_iter().chain([own]).collect()
    }
}
