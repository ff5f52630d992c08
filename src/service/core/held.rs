//! Which numbers are this process's own: posts that it is to send, interactions that it acts upon; and since when.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How old that may be to count: far less than the time for which a post is.
const FRESH: Duration = Duration::from_secs(5);

/// How many are kept in mind before those are forgotten that are too old to count.
const KEPT: usize = 1_000;

/// When each number was known to be this process's.
#[derive(Debug, Default)]
pub(crate) struct Held(Mutex<HashMap<u64, Instant>>);

impl Held {
    /// These are this process's now.
    pub(crate) fn note(&self, numbers: &[u64]) {
        if numbers.is_empty() {
            return;
        }
        let now = Instant::now();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT {
            known.retain(|_, since| now.duration_since(*since) < FRESH);
        }
        known.extend(numbers.iter().map(|&number| (number, now)));
    }

    /// What is known of it counts no longer.
    pub(crate) fn forget(&self, number: u64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&number);
    }

    /// What is known counts no longer, as if much time had passed.
    #[cfg(feature = "testing")]
    pub(crate) fn forget_all(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Whether that is so short ago that it needs no look.
    pub(crate) fn is_fresh(&self, number: u64) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&number).is_some_and(|since| since.elapsed() < FRESH)
    }
}
