//! What people and servers have chosen. Stored as JSON: every field has a default, so that fields
//! may be added; keys of themes, sets and notations are read by the rooms that know them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::ChannelId;

mod person;
mod quiet;
mod server;

pub use person::{Challenges, Pings, Reminded, Reminders, Told};
pub use quiet::{Quiet, QuietFault};
pub use server::{Boards, Enders, Threads};

/// What a person has chosen for themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the page")]
pub struct UserSettings {
    /// The key of the board's theme; none is the usual one.
    pub theme: Option<String>,
    /// Which side of the board is below.
    pub below: Below,
    /// The key of the notation, by game; none is the usual one.
    pub notations: BTreeMap<String, String>,
    /// The key of the set of men, by family of boards; none is the usual one.
    pub pieces: BTreeMap<String, String>,
    /// The families of boards whose sets they were once asked to choose from.
    pub asked_pieces: BTreeSet<String>,
    /// Whether boards are without the names of columns and rows.
    pub bare: bool,
    /// Whether boards are without the strip of names, time and last moves.
    pub stripless: bool,
    /// Whether cards show their initials and not their picture.
    pub faceless: bool,
    /// Whom a turn reaches, and where.
    pub pings: Pings,
    /// How often they are reminded in a turn.
    pub reminders: Reminders,
    /// Where reminders reach them.
    pub reminded: Reminded,
    /// Where the boards of their turns come; none is as the server wants it.
    pub boards: Option<Boards>,
    /// When the channel and direct messages leave them in peace.
    pub quiet: Option<Quiet>,
    /// Whether every move of the picker is asked about once more.
    pub always_ask: bool,
    /// Whether they stay off the leaderboards.
    #[serde(rename = "hidden")]
    pub unlisted: bool,
    /// Whether offers outside a move ping nobody.
    pub silent_offers: bool,
    /// Whether the end of a game pings nobody.
    pub silent_results: bool,
    /// Whether and where a challenge reaches them.
    pub challenges: Challenges,
    /// The language that is spoken to them; none is that of their client.
    pub language: Option<String>,
    /// Whether they were told where the help is.
    pub greeted: bool,
    /// What their client speaks, as last heard; none is English.
    pub heard: Option<String>,
}

impl UserSettings {
    /// The language that is spoken to them; none is English.
    #[must_use]
    pub(crate) fn spoken_language(&self) -> Option<&str> {
        self.language.as_deref().or(self.heard.as_deref())
    }
}

/// Which side of the board is below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Below {
    /// One's own.
    #[default]
    Own,
    /// That of whoever is to move.
    Mover,
    /// Always the first seat's.
    First,
}

/// What the managers of a server have chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the page")]
pub struct GuildSettings {
    /// Where games may be played; everywhere if empty.
    pub channels: Vec<ChannelId>,
    /// Whether games get a thread of their own.
    pub threads: Threads,
    /// Where the boards of moves come.
    pub boards: Boards,
    /// The clock of games for which none is said, as people write it.
    pub clock: Option<String>,
    /// Whether games for which nothing is said do not count.
    pub casual: bool,
    /// How many games and challenges may be open here at once; none is as many as the house allows.
    pub games: Option<u32>,
    /// How many a person may have open here at once.
    pub games_each: Option<u32>,
    /// Who may end a game by force.
    pub enders: Enders,
    /// Whether public boards are without the strip of names, time and last moves.
    pub stripless: bool,
    /// Whether cards show initials here and no pictures of people.
    pub faceless: bool,
    /// Whether its players are kept off the leaderboard of all servers.
    pub private_board: bool,
    /// Whether its managers have been greeted.
    pub greeted: bool,
    /// The language of messages that all read; none is that of the server.
    pub language: Option<String>,
    /// What the server speaks, as last heard; none is English.
    pub heard: Option<String>,
}

impl GuildSettings {
    /// The language of messages that all read; none is English.
    #[must_use]
    pub(crate) fn spoken_language(&self) -> Option<&str> {
        self.language.as_deref().or(self.heard.as_deref())
    }
}
