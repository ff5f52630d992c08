//! What is stored of a table: who sits where, the terms, the log. Plain data without a game in it.

use serde::{Deserialize, Serialize};

use super::{ChannelId, Entry, Faces, GuildId, Marked, PersonId, TableId, TableTerms, Time};
use crate::rules::{Header, Seat, SeatSet};

/// Everything about a table that outlives the process. The position is not in it: that is the fold
/// of `log` over `header`, see [`Table`](super::Table).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    /// The name by which buttons and people refer to it.
    pub id: TableId,
    /// Where it is played.
    pub venue: Venue,
    /// Who set it up.
    pub host: PersonId,
    /// The name they were last seen by; they need not sit at the table.
    pub host_name: String,
    /// What was agreed.
    pub terms: TableTerms,
    /// How the game begins.
    pub header: Header,
    /// How far it has come.
    pub phase: Phase,
    /// The name of whoever ended the game by force, if somebody did.
    pub ended_by: Option<String>,
    /// Who sits where, in seat order. One person may hold several seats.
    pub seats: Vec<Occupant>,
    /// Who plays a seat together with its sitter.
    pub mates: Vec<Teammate>,
    /// Who played here and does so no more.
    pub leavers: Vec<Leaver>,
    /// What was done, in order; entry n has ply n.
    pub log: Vec<Entry>,
    /// What bears on its clock, in order; each mark says before which entry it stands.
    pub marks: Vec<Marked>,
    /// When it was set up.
    pub created: Time,
    /// When it was last changed.
    pub changed: Time,
    /// Raised whenever terms or seats of an unstarted game change; buttons of challenges carry it.
    pub revision: u32,
    /// How often it was stored: the guard against two writers. The store raises it.
    pub version: u32,
}

impl TableRecord {
    /// The same with another log and other marks: what changed, without a copy of what stays.
    #[must_use]
    pub(crate) fn with_log(&self, log: Vec<Entry>, marks: Vec<Marked>) -> Self {
        Self {
            id: self.id,
            venue: self.venue,
            host: self.host,
            host_name: self.host_name.clone(),
            terms: self.terms.clone(),
            header: self.header.clone(),
            phase: self.phase,
            ended_by: self.ended_by.clone(),
            seats: self.seats.clone(),
            mates: self.mates.clone(),
            leavers: self.leavers.clone(),
            log,
            marks,
            created: self.created,
            changed: self.changed,
            revision: self.revision,
            version: self.version,
        }
    }

    /// The same without log and marks.
    #[must_use]
    pub(crate) fn rows(&self) -> Self {
        self.with_log(Vec::new(), Vec::new())
    }

    /// When it changed last, if it is over.
    #[must_use]
    pub(crate) const fn over_since(&self) -> Option<Time> {
        match self.phase {
            Phase::Over(_) => Some(self.changed),
            Phase::Invited { .. } | Phase::Open { .. } | Phase::Playing | Phase::Off(_) => None,
        }
    }

    /// Who may learn who plays here.
    #[must_use]
    pub(crate) const fn faces(&self) -> Faces {
        Faces::of(self.terms.customs.anonymous, matches!(self.phase, Phase::Over(_)))
    }

    /// Whether there is such a table as far as this person may know.
    #[must_use]
    pub(crate) fn is_there_for(&self, person: PersonId) -> bool {
        !self.faces().are_veiled() || !self.seats_of(person).is_empty()
    }

    /// The seats this person holds or shares.
    #[must_use]
    pub fn seats_of(&self, person: PersonId) -> SeatSet {
        let own = self.seats_where(|sitter| sitter.person() == Some(person));
        let shared = self.mates.iter().filter(|mate| mate.id == person).map(|mate| mate.seat);
        own.iter().chain(shared).collect()
    }

    /// The seats the computer holds.
    #[must_use]
    pub fn computers(&self) -> SeatSet {
        self.seats_where(|sitter| matches!(sitter, Occupant::Computer { .. }))
    }

    /// The seats nobody holds.
    #[must_use]
    pub fn free(&self) -> SeatSet {
        self.seats_where(|sitter| *sitter == Occupant::Free)
    }

    /// Every person at the table, once, in seat order.
    #[must_use]
    pub fn people(&self) -> Vec<PersonId> {
        let mut people = Vec::new();
        for person in self.seats.iter().filter_map(Occupant::person) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    /// Who sits in `seat`; `None` if there is no such seat.
    #[must_use]
    pub fn sitter(&self, seat: Seat) -> Option<&Occupant> {
        self.seats.get(seat.index())
    }

    fn seats_where(&self, fits: impl Fn(&Occupant) -> bool) -> SeatSet {
        let seats = (0..).map(Seat).zip(&self.seats);
        seats.filter(|(_, sitter)| fits(sitter)).map(|(seat, _)| seat).collect()
    }
}

/// Somebody who shares a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Teammate {
    /// The seat they play along in.
    pub(crate) seat: Seat,
    pub(crate) id: PersonId,
    /// The name last seen.
    pub(crate) name: String,
}

/// A person who left a running game to others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaver {
    /// Their number.
    pub id: PersonId,
    /// The name they were last seen by.
    pub name: String,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Venue {
    /// The server; none in private chats.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
}

impl Venue {
    /// No place at all: the game is played by direct messages.
    pub(crate) const NOWHERE: Self = Self { guild: None, channel: ChannelId(0) };
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// A person, with the name last seen.
    Person {
        /// Their number with Discord.
        id: PersonId,
        /// The name last seen.
        name: String,
    },
    /// The computer, which moves by itself.
    Computer {
        /// How strong, 1 to 10.
        level: u8,
    },
    /// Nobody yet; somebody may sit down.
    Free,
    /// Somebody who was erased at their own wish.
    Erased,
}

impl Occupant {
    /// The person, if it is one.
    #[must_use]
    pub const fn person(&self) -> Option<PersonId> {
        match self {
            Self::Person { id, .. } => Some(*id),
            Self::Computer { .. } | Self::Free | Self::Erased => None,
        }
    }
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A challenge waits for an answer.
    Invited {
        /// The one person who may accept.
        guest: PersonId,
        /// When it lapses.
        until: Time,
    },
    /// A seat is free for anybody.
    Open {
        /// When it lapses.
        until: Time,
    },
    /// The game runs.
    Playing,
    /// The game has ended.
    Over(End),
    /// It never became a game.
    Off(Off),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// By the rules, or as far as a file goes that was brought in; the game knows the outcome, if it
    /// came to one.
    Decided,
    /// Called off before it had really begun: no result.
    CalledOff {
        /// The person who did it.
        by: PersonId,
    },
    /// Nobody moved any more: no result. Its players may reopen it.
    Closed,
    /// Its place could not be reached for long: no result. Its players may reopen it.
    Unreachable,
    /// Ended by somebody with a right over the server: no result.
    ForceEnded {
        /// The person who did it.
        by: PersonId,
    },
}

/// Why a challenge or open seat never became a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Off {
    /// The person asked declined.
    Declined,
    /// The host took it back.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}
