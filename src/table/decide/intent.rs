//! What somebody can want of a table.

use crate::rules::{Offer, Seat};
use crate::table::{InactivityPolicy, Time, Venue, Wish};

/// What somebody wants of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// To accept the challenge, as it stood at this revision.
    Accept {
        /// The revision on the button.
        revision: Option<u32>,
    },
    /// To decline the challenge.
    Decline,
    /// To withdraw the challenge or close the open seat.
    Withdraw,
    /// The challenge or open seat lapses, if its time has come.
    Expire,
    /// To sit down in a free seat.
    Join {
        /// The name they go by.
        name: String,
    },
    /// To sit down in one more seat of a lobby.
    JoinAgain {
        /// The name they go by.
        name: String,
    },
    /// To stand up from a lobby.
    Leave,
    /// To leave one's seat in a running game to the computer.
    LeaveGame,
    /// To let the computer take a seat of a lobby.
    SeatComputer {
        /// How strong, 1 to 10.
        level: u8,
    },
    /// To empty a seat of a lobby, or to take an empty one away.
    ClearSeat {
        /// The seat, taken or free.
        seat: Seat,
        /// The revision on the button.
        revision: Option<u32>,
    },
    /// To start with whoever is in the lobby.
    Start {
        /// The revision on the button.
        revision: Option<u32>,
        /// What the lots and the setup are drawn from.
        chance: u64,
    },
    /// To let the computer take the free seats.
    UseComputer {
        /// How strong, 1 to 10.
        level: u8,
    },
    /// To play a move.
    Play {
        /// Its canonical text.
        text: String,
        /// The position number at which it was chosen, if the chosen thing carried one.
        at: Option<u32>,
        /// Whether a draw is offered with it.
        draw: bool,
    },
    /// To give up.
    Resign,
    /// To propose something to the others.
    Offer {
        /// What is proposed.
        what: Offer,
        /// The position number it was meant for.
        at: Option<u32>,
    },
    /// To answer what was proposed, or to take one's own proposal back.
    Answer {
        /// What had been proposed.
        what: Offer,
        /// The number of the offer, if the answer carried one.
        number: Option<u32>,
        /// Whether it is accepted.
        yes: bool,
    },
    /// To be told a good move.
    Hint {
        /// The position number for which it was asked.
        at: u32,
    },
    /// To claim something the rules grant.
    Claim {
        /// What, by key.
        key: String,
        /// The announced move after which it holds, in canonical text.
        after: Option<String>,
        /// The position number at which it was claimed.
        at: Option<u32>,
    },
    /// The period ends.
    HandOver,
    /// To call the game off before it has really begun.
    CallOff,
    /// To watch the computer no longer.
    StopWatching,
    /// Discord has the message that tells whose turn it is.
    Told {
        /// The position number of that message.
        at: u32,
    },
    /// A clock ran out, or a period ended.
    OutOfTime {
        /// The position number at which it ran.
        at: u32,
        /// What decides where the lot does.
        chance: u64,
    },
    /// To give the opponent time.
    GiveTime,
    /// To be reminded of the turn, for the nth time.
    Remind {
        /// The position number.
        at: u32,
        /// For which time, from 1.
        nth: u8,
    },
    /// To be told of the turn after quiet hours.
    Wake {
        /// The position number.
        at: u32,
        /// The seat to act.
        seat: Seat,
    },
    /// To hear no more of this turn.
    Mute,
    /// That stopped time goes on.
    Resume,
    /// To let one's slow clocks stand still until then; without a moment, to come back.
    Holiday {
        /// The end of the holiday.
        until: Option<Time>,
    },
    /// The house was away since then.
    Outage {
        /// The last moment at which it was there.
        since: Time,
    },
    /// Those who wait are told that they may end a game in which nobody moves.
    Neglected {
        /// How long the house waits.
        waits: InactivityPolicy,
    },
    /// A game in which nobody moves is closed.
    Close {
        /// How long the house waits.
        waits: InactivityPolicy,
    },
    /// A game whose place could not be reached for long is closed.
    Unreachable,
    /// To end a game in which nobody moves.
    Wish {
        /// With which end.
        wish: Wish,
    },
    /// To have those reminded who do not move.
    Nudge,
    /// To go on with a game that was closed.
    Reopen,
    /// To end the game without result, by a right over the server that the caller has checked.
    ForceEnd {
        /// The name they go by.
        name: String,
    },
    /// To open one's seat for others to play along.
    Share,
    /// To play along in a shared seat.
    JoinTeam {
        /// The seat that is shared.
        seat: Seat,
        /// The name they go by.
        name: String,
    },
    /// That the game is played elsewhere from now on.
    Move {
        /// The new place.
        venue: Venue,
    },
    /// A seat is taken away: the person erased themselves, or a manager ended it. In a game that has
    /// not begun it is free again.
    Remove {
        /// The seat whose person goes.
        seat: Seat,
    },
}
