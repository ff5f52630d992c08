//! Why a table refuses: facts a sentence can be made of.

use super::{Off, PersonId};
use crate::rules::{Refusal, Say, SeatSet};

/// Why nothing was done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// Others are to act.
    #[error("it is not your turn")]
    NotYourTurn {
        /// Who, as far as everybody may know.
        whose: SeatSet,
    },
    /// The move of this period is made; the period runs on.
    #[error("you have moved; the period runs on")]
    PeriodRuns,
    /// No player of this table.
    #[error("you do not play in this game")]
    NotSeated,
    /// A player who is out of the game already.
    #[error("you are out of this game")]
    OutOfGame,
    /// The position has changed since.
    #[error("the game went on")]
    Stale {
        /// The present position number.
        position: u32,
    },
    /// The game is over.
    #[error("the game is over")]
    Finished,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotStarted,
    /// The challenge became a game already.
    #[error("the game has begun")]
    AlreadyStarted,
    /// The challenge or seat is gone, and why.
    #[error("this offer of a game is closed")]
    Closed(Off),
    /// Only this person may do that.
    #[error("somebody else was asked")]
    WrongPerson {
        /// The one who may.
        whom: PersonId,
    },
    /// There is no open seat.
    #[error("no seat is free")]
    NoFreeSeat,
    /// They sit there already.
    #[error("you sit at this table already")]
    AlreadySeated,
    /// The seat is not open for others.
    #[error("this seat is not shared")]
    NotShared,
    /// Too few sit at the table to start.
    #[error("too few sit here to start")]
    TooFew {
        /// The least number.
        least: u8,
    },
    /// The terms have changed since.
    #[error("the terms have changed")]
    TermsChanged,
    /// There is no such offer, or no longer.
    #[error("this offer no longer stands")]
    NoSuchOffer,
    /// It is their own offer.
    #[error("you made this offer yourself")]
    OwnOffer,
    /// They offered it in this position already.
    #[error("you offered this already; make a move first")]
    OfferedAlready,
    /// This game knows no agreed end, at least not now.
    #[error("this game cannot be ended by agreement")]
    NoAgreement,
    /// The game is too old to be called off.
    #[error("after the first moves a game can only be resigned")]
    TooLate,
    /// Their seat cannot be left to the computer.
    #[error("this seat can only be resigned")]
    OnlyResign,
    /// There is no move of theirs to take back.
    #[error("you have no move to take back")]
    NothingToTakeBack,
    /// Moves of rated or hidden games stay.
    #[error("moves of this game cannot be taken back")]
    NoTakebacks,
    /// Hints are for casual games against the computer.
    #[error("hints are for casual games against the computer")]
    NoHints,
    /// Nobody's move can be answered beforehand now.
    #[error("there is no move to wait for")]
    NothingToExpect,
    /// The computer has levels 1 to 10.
    #[error("the computer has levels 1 to 10")]
    Level(u8),
    /// Their time ran out before they moved.
    #[error("your time is up")]
    TimeIsUp,
    /// Nothing is due, or no longer.
    #[error("nothing is due")]
    NotDue,
    /// There is no clock here that could do that.
    #[error("this game has no clock for that")]
    NoClock,
    /// The game is adjourned.
    #[error("the game is adjourned")]
    Adjourned,
    /// Time is not stopped.
    #[error("time is not stopped")]
    NotStopped,
    /// Time is stopped already.
    #[error("time is stopped already")]
    StoppedAlready,
    /// Only those who wait for a move may do that.
    #[error("only those who wait for a move can do that")]
    NotWaiting,
    /// The others were reminded already.
    #[error("a reminder was sent already")]
    RemindedAlready,
    /// The rules refuse, in the game's words.
    #[error("{}", .0.text())]
    Rules(Say),
    /// The same person repeats what they have just done: they get the success again.
    #[error("this was done already")]
    DoublePress {
        /// The entry that did it.
        ply: u32,
    },
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::Rules(refusal.0)
    }
}
