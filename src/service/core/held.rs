//! Which posts were this process's to send, and when that was known.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How old what is known of a post may be when it is sent: far less than the time for which it is this process's.
const FRESH: Duration = Duration::from_secs(5);

/// How many are kept in mind before those are forgotten that are too old to count.
const KEPT: usize = 1_000;

/// When each post was known to be this process's.
#[derive(Debug, Default)]
pub(crate) struct Held(Mutex<HashMap<u64, Instant>>);

impl Held {
    /// These posts are this process's now.
    pub(crate) fn note(&self, posts: &[u64]) {
        if posts.is_empty() {
            return;
        }
        let now = Instant::now();
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT {
            known.retain(|_, since| now.duration_since(*since) < FRESH);
        }
        known.extend(posts.iter().map(|&post| (post, now)));
    }

    /// What is known counts no longer, as if much time had passed.
    #[cfg(feature = "testing")]
    pub(crate) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Whether that is so short ago that it needs no look.
    pub(crate) fn is_fresh(&self, post: u64) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&post).is_some_and(|since| since.elapsed() < FRESH)
    }
}
