//! How the house watches a search: it ends in time, and is in nobody's way.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::ai::Watch;

/// How often a search offers its core at most.
const OFFERS: Duration = Duration::from_millis(1);

/// A clock for a search: stops it at a moment, or when nobody waits for it any longer.
///
/// When a search looks at it, at most once a millisecond, the thread offers its core to whoever else
/// waits for one. A low priority alone is not enough: Linux lets a thread finish its time of some
/// milliseconds before one of a higher priority that has just woken up to answer a person.
#[derive(Clone, Debug)]
pub struct Until<'a> {
    end: Instant,
    unwanted: &'a AtomicBool,
    /// When the core was offered last.
    offered: Cell<Instant>,
}

impl<'a> Until<'a> {
    /// A clock that stops a search after this time, or when the flag rises because nobody waits for it
    /// any longer.
    #[must_use]
    pub fn new(time: Duration, unwanted: &'a AtomicBool) -> Self {
        let now = Instant::now();
        Self { end: now + time, unwanted, offered: Cell::new(now) }
    }
}

impl Watch for Until<'_> {
    fn stop(&self) -> bool {
        let mut now = Instant::now();
        if now.duration_since(self.offered.get()) >= OFFERS {
            thread::yield_now();
            now = Instant::now();
            self.offered.set(now);
        }
        self.unwanted.load(Ordering::Relaxed) || now >= self.end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_ends_in_time_or_when_nobody_waits_for_it() {
        let unwanted = AtomicBool::new(false);
        let hour = Duration::from_hours(1);
        assert!(!Until::new(hour, &unwanted).stop());
        assert!(Until::new(Duration::ZERO, &unwanted).stop());
        unwanted.store(true, Ordering::Relaxed);
        assert!(Until::new(hour, &unwanted).stop());
    }
}
