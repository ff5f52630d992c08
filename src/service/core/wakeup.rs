//! Waking whoever waits for the next thing that falls due.

use std::sync::PoisonError;

use crate::service::Service;
use crate::table::Due;

impl Service {
    /// Something is due.
    pub(crate) fn wake(&self) {
        self.sooner.notify_one();
    }

    /// Something falls due then: whoever sleeps longer is woken.
    pub(crate) fn wake_for(&self, due: &[Due]) {
        let Some(first) = due.iter().map(|due| due.at).min() else { return };
        let wakes = *self.wakes.lock().unwrap_or_else(PoisonError::into_inner);
        if wakes.is_none_or(|wakes| first < wakes) {
            self.sooner.notify_one();
        }
    }
}
