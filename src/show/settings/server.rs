//! The settings of a server in words.

use crate::table::ChannelId;
use crate::words::{Channel, Term};

/// Channels, as a list.
pub(crate) fn channels(channels: &[ChannelId]) -> Term {
    let names: Vec<_> = channels.iter().map(|channel| Channel(channel.0).to_string()).collect();
    Term(names.join(", "))
}
