//! What a search under way is told from outside.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// What may end a search from outside, and wakes one that waits to be told.
#[derive(Default)]
pub(super) struct Bell {
    told: Mutex<Told>,
    heard: Condvar,
}

#[derive(Default)]
struct Told {
    stop: bool,
    /// Whether the time of the other side is still running.
    pondering: bool,
    /// When the expected move was played.
    hit: Option<Instant>,
    /// Whether it came with the offer of a draw.
    draw: bool,
}

impl Bell {
    /// A bell for a search that may begin in the time of the other side.
    pub(super) fn new(pondering: bool) -> Self {
        Self { told: Mutex::new(Told { pondering, ..Told::default() }), heard: Condvar::new() }
    }

    /// The search is to end.
    pub(super) fn stop(&self) {
        self.told().stop = true;
        self.heard.notify_all();
    }

    /// The expected move was played, perhaps with the offer of a draw: from now on the own time runs.
    pub(super) fn hit(&self, draw: bool) {
        let mut told = self.told();
        told.pondering = false;
        told.draw |= draw;
        told.hit.get_or_insert_with(Instant::now);
        drop(told);
        self.heard.notify_all();
    }

    pub(super) fn told_to_stop(&self) -> bool {
        self.told().stop
    }

    /// Whether a draw was offered meanwhile.
    pub(super) fn draw_offered(&self) -> bool {
        self.told().draw
    }

    /// Since when the own time of a search that began then runs, if it does.
    pub(super) fn clock_runs_since(&self, begun: Instant) -> Option<Instant> {
        let told = self.told();
        (!told.pondering).then(|| told.hit.unwrap_or(begun))
    }

    /// Waits until it may answer: told to stop, or, if it is not `endless`, in its own time.
    pub(super) fn wait(&self, endless: bool) {
        let mut told = self.told();
        while !told.stop && (endless || told.pondering) {
            told = self.heard.wait(told).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
