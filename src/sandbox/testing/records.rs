//! What is kept for tests: the requests of the bot, and who waits for news.

use super::log::Log;
use crate::sandbox::state::{Mark, World};
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::watch;

/// What tests read.
#[derive(Debug)]
pub struct Records {
    /// The requests so far.
    pub log: Log,
    version: watch::Sender<u64>,
    in_flight: AtomicUsize,
}

impl Default for Records {
    fn default() -> Self {
        let (version, in_flight) = (watch::Sender::new(0), AtomicUsize::new(0));
        Self { log: Log::default(), version, in_flight }
    }
}

impl Records {
    /// A receiver that wakes whenever something may have changed.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Tells everybody that waits to look again.
    pub fn nudge(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    /// The present moment in what was said and asked for.
    pub fn mark(&self, world: &World) -> Mark {
        Mark { told: world.journal.count(), asked: self.log.count() }
    }

    /// Notes that a request has begun.
    pub fn begun(&self) {
        self.in_flight.fetch_add(1, Ordering::SeqCst);
        self.nudge();
    }

    /// Notes that a request has ended.
    pub fn ended(&self) {
        self.in_flight.fetch_sub(1, Ordering::SeqCst);
        self.nudge();
    }

    /// How many requests are running.
    pub fn in_flight(&self) -> usize {
        self.in_flight.load(Ordering::SeqCst)
    }
}
