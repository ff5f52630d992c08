//! What happened to a clock besides the moves.

use serde::{Deserialize, Serialize};

use super::Span;
use crate::rules::{Seat, SeatSet};
use crate::table::{By, Time};

/// Something that bears on time or on waiting. Marks are stored beside the log; the rules never see
/// them. Stored as JSON: kinds may be added, nothing is ever renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// The game began.
    Begun,
    /// Discord accepted the message that tells these seats that they are to act.
    Told {
        /// The position number of the message.
        position: u32,
        /// The seats to act.
        seats: SeatSet,
    },
    /// All agreed that time stands still.
    Stopped {
        /// How it goes on.
        stop: Stop,
        /// When it goes on by itself.
        until: Time,
    },
    /// Time goes on.
    Resumed,
    /// A seat was given time.
    Gift {
        /// The seat it was given to.
        to: Seat,
        /// How much time it was given.
        time: Span,
    },
    /// A seat's clock stands still because its player is on holiday.
    Holiday {
        /// The seat whose clock rests.
        seat: Seat,
        /// The end that was announced.
        until: Time,
    },
    /// The holiday of a seat's player is over.
    Back {
        /// The seat whose clock runs again.
        seat: Seat,
    },
    /// The house was away since then.
    Outage {
        /// The last moment at which it was there.
        since: Time,
    },
    /// The seat to act was reminded.
    Reminded {
        /// The position number.
        position: u32,
    },
    /// Those who wait were told that they may end a game in which nobody moves.
    Neglected,
    /// One of them had the others reminded.
    Nudged,
    /// One of them wants an end.
    Voted {
        /// The seat of the one who votes.
        seat: Seat,
        /// The end they want.
        wish: Wish,
    },
    /// A game that was closed goes on.
    Reopened,
    /// The computer plays on in a seat that its player left.
    Left {
        /// The seat.
        seat: Seat,
    },
    /// A seat was told of its turn after the quiet hours of its player.
    Woken {
        /// The seat to act.
        seat: Seat,
        /// The position number.
        position: u32,
    },
    /// A seat wants to hear no more of this turn.
    Muted {
        /// The seat that stays silent.
        seat: Seat,
        /// The position number.
        position: u32,
    },
}

/// How stopped time goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// A pause: any player may end it.
    Pause,
    /// An adjournment: all players agree to go on.
    Adjourned,
}

/// How somebody who waits wants to end a game in which nobody moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// Those who do not move have lost.
    Win,
    /// The computer plays on for them.
    Substitute,
    /// Without a result.
    Close,
}

/// A mark in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marked {
    /// How many entries the log had: the mark stands before the entry with this number.
    pub(crate) ply: u32,
    /// When it happened.
    pub(crate) at: Time,
    /// Who did it.
    pub(crate) by: By,
    pub(crate) mark: Mark,
}
