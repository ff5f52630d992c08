//! The direct conversations that were begun.

use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::time::Instant;

use crate::table::{ChannelId, PersonId};

/// How many letters may wait for their conversations.
pub(super) const LETTERS: usize = 5_000;

/// The application knows them all; when so many are kept beside it, they are forgotten.
const MANY: usize = 100_000;

/// The conversations that are known, and when the last one was begun.
#[derive(Debug, Default)]
pub(super) struct Conversations {
    known: Mutex<HashMap<PersonId, ChannelId>>,
    pub(super) begun: tokio::sync::Mutex<Option<Instant>>,
    /// How many letters are on their way.
    pub(super) letters: AtomicUsize,
}

impl Conversations {
    /// The channel of the conversation with a person, if it is known.
    pub(super) fn known(&self, person: PersonId) -> Option<ChannelId> {
        self.lock().get(&person).copied()
    }

    /// Remembers the channel of the conversation with a person.
    pub(super) fn note(&self, person: PersonId, channel: ChannelId) {
        let mut known = self.lock();
        if known.len() >= MANY {
            known.clear();
        }
        known.insert(person, channel);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, ChannelId>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
