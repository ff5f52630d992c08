//! How far up a message stands, as far as the house knows: by what it has said itself since.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::table::{ChannelId, MessageId};

/// Below so many newer messages nobody finds a board by a look.
const FAR: usize = 10;

/// In so many channels it is kept in mind; after that all is forgotten.
const CHANNELS: usize = 10_000;

/// The newest messages of channels, oldest first, as far as they are the house's own. Forgotten with
/// the process.
#[derive(Default)]
pub(crate) struct Newer(Mutex<HashMap<ChannelId, VecDeque<MessageId>>>);

impl Newer {
    /// A message stands in a channel; one that is not newer than those before has only changed.
    pub(crate) fn note(&self, channel: ChannelId, message: MessageId) {
        let mut channels = self.channels();
        if channels.len() == CHANNELS && !channels.contains_key(&channel) {
            channels.clear();
        }
        let newest = channels.entry(channel).or_default();
        if newest.back().is_some_and(|&last| message <= last) {
            return;
        }
        if newest.len() == FAR {
            newest.pop_front();
        }
        newest.push_back(message);
    }

    /// Whether a message stands so far up that people have to look for it.
    pub(crate) fn is_far_up(&self, channel: ChannelId, message: MessageId) -> bool {
        let channels = self.channels();
        let newest = channels.get(&channel).into_iter().flatten();
        newest.filter(|&&newer| newer > message).count() >= FAR
    }

    fn channels(&self) -> MutexGuard<'_, HashMap<ChannelId, VecDeque<MessageId>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_far_up_below_ten_newer_ones_of_its_channel() {
        let newer = Newer::default();
        let (here, there) = (ChannelId(1), ChannelId(2));
        newer.note(here, MessageId(1));
        for id in 2..11 {
            newer.note(here, MessageId(id));
            newer.note(there, MessageId(id + 100));
            // It changes, and so does another one.
            newer.note(here, MessageId(1));
            newer.note(here, MessageId(2));
        }
        assert!(!newer.is_far_up(here, MessageId(1)));
        newer.note(here, MessageId(11));
        assert!(newer.is_far_up(here, MessageId(1)));
        assert!(!newer.is_far_up(here, MessageId(2)));
        assert!(!newer.is_far_up(ChannelId(3), MessageId(1)));
    }
}
