//! Where an interaction happened, and what the bot may do there.

use crate::table::{ChannelId, GuildId, Venue};

/// Where an interaction happened and what the bot may do there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The channel or thread.
    pub channel: ChannelId,
    /// The channel that a thread belongs to.
    pub parent: Option<ChannelId>,
    /// The server; none in private chats.
    pub guild: Option<GuildId>,
    /// What kind of place it is.
    pub ground: Ground,
    /// Whether the bot may post here on its own.
    pub posting: Posting,
    /// Whether the bot may open a thread at a message here and write in it.
    pub may_thread: bool,
    /// The rights that the bot lacks here for that.
    pub threading: Rights,
    /// Whether it may read what was written there before: without that it cannot see that a post of
    /// its own has arrived.
    pub reads: bool,
}

impl Place {
    /// Where a table stands that is opened here.
    #[must_use]
    pub(crate) const fn venue(&self) -> Venue {
        Venue { guild: self.guild, channel: self.channel }
    }

    /// The channel, or the one that the thread belongs to.
    #[must_use]
    pub(crate) fn home(&self) -> ChannelId {
        self.parent.unwrap_or(self.channel)
    }
}

/// Kinds of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// A channel of a server.
    Channel,
    /// The chat of a voice channel: it has no threads.
    Voice,
    /// A thread.
    Thread,
    /// The bot's direct messages with the person.
    Direct,
    /// A private chat the bot is not in.
    Private,
}

/// Whether the bot may post messages with pictures on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posting {
    /// It may.
    Free,
    /// It is there, but lacks these rights.
    Lacks(Rights),
    /// It is not there itself: all it can do is answer.
    Absent,
}

/// A right that posting takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// To see the place.
    View,
    /// To write in a channel.
    Send,
    /// To write in a thread.
    SendInThreads,
    /// To open a thread that everybody can see.
    OpenThreads,
    /// To add lists and prose.
    Embed,
    /// To add pictures and files.
    Attach,
}

impl Right {
    /// Every right, in the order in which Discord lists them.
    pub(crate) const ALL: [Self; 6] =
        [Self::View, Self::Send, Self::SendInThreads, Self::OpenThreads, Self::Embed, Self::Attach];

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Some rights.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rights(u8);

impl Rights {
    /// Whether there are none.
    #[must_use]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order in which Discord lists them.
    pub(crate) fn iter(self) -> impl Iterator<Item = Right> {
        Right::ALL.into_iter().filter(move |right| self.0 & right.bit() != 0)
    }
}

impl FromIterator<Right> for Rights {
    fn from_iter<T: IntoIterator<Item = Right>>(rights: T) -> Self {
        Self(rights.into_iter().fold(0, |set, right| set | right.bit()))
    }
}
