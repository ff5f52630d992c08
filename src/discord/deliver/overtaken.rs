//! Which change of a message was decided last, so that none that was decided before it comes after it.
//!
//! Two people act within a moment: the later decision may be drawn, and handed over, sooner. Numbers of the outbox rise
//! with the decisions about a table.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::table::MessageId;

/// When so many are known, all are forgotten.
const MANY: usize = 20_000;

/// The highest number in the outbox of the changes of each message that were handed over.
#[derive(Default)]
pub(super) struct Decided(Mutex<HashMap<MessageId, u64>>);

impl Decided {
    /// Notes a change, and says whether a later decision was handed over before. What is not in the outbox, with
    /// the number 0, is as new as can be.
    pub(super) fn is_overtaken(&self, message: MessageId, outbox: u64) -> bool {
        if outbox == 0 {
            return false;
        }
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MANY {
            all.clear();
        }
        let last = all.entry(message).or_default();
        let overtaken = outbox < *last;
        *last = outbox.max(*last);
        overtaken
    }
}
