//! One entry of a table's log: who did what, and when.

use super::{PersonId, Time};
use crate::rules::Act;

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 0.
    pub ply: u32,
    /// The moment the act was accepted.
    pub at: Time,
    /// Who did it.
    pub by: By,
    /// What was done.
    pub act: Act,
}

/// Who does something at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// A person, by their number with Discord.
    Person(PersonId),
    /// The computer, in one of its seats.
    Computer,
    /// A clock that ran out.
    Clock,
    /// The host, as the rules demand: forced moves, agreements, hand-overs.
    Host,
}

impl By {
    /// The person, if it is one.
    #[must_use]
    pub(crate) const fn person(self) -> Option<PersonId> {
        match self {
            Self::Person(id) => Some(id),
            Self::Computer | Self::Clock | Self::Host => None,
        }
    }
}

/// Whether an act changes the position. Offers, answers and hints do not.
#[must_use]
pub(crate) const fn changes_position(act: &Act) -> bool {
    match act {
        Act::Move { .. }
        | Act::Withdraw { .. }
        | Act::Claim { .. }
        | Act::Agree
        | Act::HandOver
        | Act::Takeback { .. } => true,
        Act::Offer { .. } | Act::Accept { .. } | Act::Decline { .. } | Act::Hint { .. } => false,
    }
}
