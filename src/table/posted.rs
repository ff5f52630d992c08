//! Where the public messages of a table stand.

use super::{ChannelId, MessageId, TableId, Time};

/// A message of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableMessage {
    /// The table it belongs to.
    pub table: TableId,
    /// What it is to it.
    pub role: MessageRole,
    /// Where it stands.
    pub channel: ChannelId,
    /// Which it is.
    pub message: MessageId,
}

/// The board of a table, and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShownBoard {
    /// Its message.
    pub at: TableMessage,
    /// The position number that the board before it showed last: the moves since then stand in this
    /// one.
    pub since: u32,
    /// The position number it shows.
    pub position: u32,
    /// When it was posted.
    pub posted: Time,
}

/// What a message is to its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MessageRole {
    /// The challenge, open seat or lobby.
    Invitation,
    /// The newest board.
    Board,
}

impl MessageRole {
    /// How the store calls it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Invitation => "invitation",
            Self::Board => "board",
        }
    }
}
