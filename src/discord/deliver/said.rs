//! What messages say by now, so that a change that would change nothing is not sent.
//!
//! Only this process's own changes are known. Whatever else changes a message has to say so by
//! [`Said::forget`]; other processes cannot, so where there are some, every change is sent.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::discord::payload::Payload;
use crate::table::MessageId;

/// When so many are known, all are forgotten.
const MANY: usize = 20_000;

/// The changes that were made last, by the messages they were made to.
#[derive(Default)]
pub(super) struct Said(Mutex<HashMap<MessageId, u64>>);

impl Said {
    /// Whether a message was changed to this last.
    pub(super) fn is_last(&self, message: MessageId, payload: &Payload) -> bool {
        self.all().get(&message) == Some(&print_of(payload))
    }

    /// A message was changed to this.
    pub(super) fn note(&self, message: MessageId, payload: &Payload) {
        let mut all = self.all();
        if all.len() >= MANY {
            all.clear();
        }
        all.insert(message, print_of(payload));
    }

    /// A message was or will be changed otherwise.
    pub(super) fn forget(&self, message: MessageId) {
        self.all().remove(&message);
    }

    fn all(&self) -> MutexGuard<'_, HashMap<MessageId, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A number that only the same change has, but for one chance in 2^64.
fn print_of(payload: &Payload) -> u64 {
    let mut hasher = DefaultHasher::new();
    payload.body.to_string().hash(&mut hasher);
    for file in &payload.files {
        (&file.name, &file.bytes).hash(&mut hasher);
    }
    hasher.finish()
}
