//! What people and servers have chosen. Stored as JSON: every field has a default, so that fields
//! may be added; keys of themes and notations are read by the rooms that know them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ChannelId;

/// What a person has chosen for himself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct UserSettings {
    /// The key of the board's theme; none is the usual one.
    pub theme: Option<String>,
    /// Which side of the board is below.
    pub below: Below,
    /// The key of the notation, by game; none is the usual one.
    pub notations: BTreeMap<String, String>,
    /// Whom a turn reaches, and where.
    pub pings: Pings,
    /// Whether every move of the picker is asked about once more.
    pub always_ask: bool,
    /// Whether he stays off the leaderboards.
    pub hidden: bool,
}

/// Which side of the board is below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Below {
    /// One's own.
    #[default]
    Own,
    /// Always the first seat's.
    First,
}

/// How a turn is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pings {
    /// By a mention in the channel.
    #[default]
    Channel,
    /// By a direct message.
    Direct,
    /// By both.
    Both,
    /// Not at all.
    None,
}

/// What the managers of a server have chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct GuildSettings {
    /// Where games may be played; everywhere if empty.
    pub channels: Vec<ChannelId>,
    /// Whether its players are kept off the leaderboard of all servers.
    pub private_board: bool,
    /// Whether its managers have been greeted.
    pub greeted: bool,
}
