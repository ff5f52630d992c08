//! How much a world holds: one that is played in for months needs no more room than one of a week.
//!
//! What is beyond that is deleted as if somebody had done it, so the bot and the pages hear of it.

use super::ids::Id;
use super::interaction::TOKEN_LIVES;
use super::world::World;
use std::collections::HashSet;

/// Messages of a channel, the newest.
const MESSAGES: usize = 300;
/// Threads, the newest.
const THREADS: usize = 300;
/// Bytes of files, the newest; of an older one only its name is left.
const BYTES: usize = 32 * 1024 * 1024;
/// Interactions that are over are looked for whenever so many more are there.
const INTERACTIONS: usize = 256;

impl World {
    /// Deletes what is older than there is room for.
    pub fn keep_bounds(&mut self) {
        let threads: Vec<Id> =
            self.channels.values().filter(|place| place.thread().is_some()).map(|t| t.id).collect();
        for &id in &threads[..threads.len().saturating_sub(THREADS)] {
            self.remove_channel(id);
        }
        let mut old = Vec::new();
        for place in self.channels.values() {
            let beyond = place.messages.len().saturating_sub(MESSAGES);
            old.extend(place.messages.keys().take(beyond).map(|&id| (place.id, id)));
        }
        for (channel, id) in old {
            self.take_down(channel, id);
        }
        self.keep_newest_files();
        if self.interactions.len().is_multiple_of(INTERACTIONS) {
            self.forget_interactions();
        }
    }

    /// Numbers grow with time: the lowest is the oldest.
    fn keep_newest_files(&mut self) {
        let mut bytes: usize = self.files.values().map(Vec::len).sum();
        while bytes > BYTES
            && let Some((_, oldest)) = self.files.pop_first()
        {
            bytes -= oldest.len();
        }
    }

    /// Forgets the interactions whose token has died, but for those with an open form.
    fn forget_interactions(&mut self) {
        let with_form: HashSet<Id> = self.forms.values().map(|(of, _)| *of).collect();
        let now = self.now;
        self.interactions.retain(|id, of| now < of.made + TOKEN_LIVES || with_form.contains(id));
        self.tokens.retain(|_, id| self.interactions.contains_key(id));
    }
}
