//! The settings of a server in words.

use crate::table::ChannelId;
use crate::words::{Channel, Term, Voice};

/// Channels, as a list.
pub(crate) fn channels(voice: Voice<'_>, channels: &[ChannelId]) -> Term {
    voice.list(channels.iter().map(|channel| Channel(channel.0)))
}
