//! The messages that were heard last: Discord tells of one more than once.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crate::table::MessageId;

/// So many messages are remembered as heard. What acts twice nevertheless is refused by the store,
/// which knows the number of every message that was acted on.
const REMEMBERED: usize = 256;

/// The messages that were heard last.
#[derive(Debug, Default)]
pub(super) struct Recent(Mutex<VecDeque<MessageId>>);

impl Recent {
    /// Whether a message comes for the first time.
    pub(super) fn is_new(&self, message: MessageId) -> bool {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if heard.contains(&message) {
            return false;
        }
        if heard.len() == REMEMBERED {
            heard.pop_front();
        }
        heard.push_back(message);
        true
    }
}
