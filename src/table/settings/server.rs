//! What the managers of a server decide.

use serde::{Deserialize, Serialize};

/// Whether games get a thread of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Threads {
    /// Games stay in their channel.
    Off,
    /// Where the bot may open one.
    #[default]
    WhenPossible,
    /// Always: where the bot may open none, no game is begun.
    Required,
}

/// Where the board of a move comes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boards {
    /// In the message that stands, as long as those who are to act are there; else in a new one.
    #[default]
    OneMessage,
    /// In a new message, every one.
    EveryMove,
}

/// Who may end a game by force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Enders {
    /// Who may manage the server.
    #[default]
    Managers,
    /// They, and who may manage messages.
    Moderators,
    /// Nobody: no game is ended by force.
    Nobody,
}

impl Enders {
    /// Whether a person with these rights may.
    #[must_use]
    pub(crate) const fn include(self, manager: bool, moderator: bool) -> bool {
        match self {
            Self::Managers => manager,
            Self::Moderators => manager || moderator,
            Self::Nobody => false,
        }
    }
}
