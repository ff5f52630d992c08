//! The jobs that this process thinks about.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::store::JobKey;

/// The jobs that this process thinks about.
#[derive(Clone, Default)]
pub(crate) struct Jobs(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    /// How often each is under way, and how that is stopped.
    working: HashMap<JobKey, (u32, CancellationToken)>,
    /// Turns that were this process's from the act on that made them.
    taken: HashSet<JobKey>,
}

/// For as long as somebody has it, a job is under way here.
pub(crate) struct Working {
    jobs: Jobs,
    key: JobKey,
    /// Cancelled when it is not wanted any longer, or another process has it.
    pub lost: CancellationToken,
}

impl Jobs {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A job is under way until what this answers is dropped.
    pub(crate) fn begin(&self, key: JobKey) -> Working {
        let mut known = self.known();
        let (times, lost) = known.working.entry(key).or_default();
        *times += 1;
        Working { jobs: self.clone(), key, lost: lost.clone() }
    }

    /// What is under way.
    pub(crate) fn keys(&self) -> Vec<JobKey> {
        self.known().working.keys().copied().collect()
    }

    /// Stops a job that is this process's no longer.
    pub(crate) fn lose(&self, key: JobKey) {
        if let Some((_, lost)) = self.known().working.remove(&key) {
            lost.cancel();
        }
    }

    /// A turn is this process's from the act on that made it.
    pub(crate) fn took(&self, key: JobKey) {
        let mut known = self.known();
        // Of each game the newest position counts.
        known.taken.retain(|other| other.table != key.table);
        known.taken.insert(key);
    }

    /// Whether it was; asked once.
    pub(crate) fn was_taken(&self, key: JobKey) -> bool {
        self.known().taken.remove(&key)
    }
}

impl Drop for Working {
    fn drop(&mut self) {
        // What was lost is known no longer; what is known by this key began later.
        if self.lost.is_cancelled() {
            return;
        }
        let mut known = self.jobs.known();
        if let Some((times, _)) = known.working.get_mut(&self.key) {
            *times = times.saturating_sub(1);
            if *times == 0 {
                known.working.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::JobKind;
    use crate::table::TableId;

    #[test]
    fn a_job_that_is_lost_is_told_so_and_may_be_begun_anew() {
        let jobs = Jobs::default();
        let key = JobKey { table: TableId::of_bits(1), kind: JobKind::Think, version: 7 };
        let (one, two) = (jobs.begin(key), jobs.begin(key));
        drop(one);
        assert_eq!(jobs.keys(), [key]);
        jobs.lose(key);
        assert!(two.lost.is_cancelled());
        let again = jobs.begin(key);
        drop(two);
        assert!(!again.lost.is_cancelled());
        assert_eq!(jobs.keys(), [key]);
        drop(again);
        assert!(jobs.keys().is_empty());
    }

    #[test]
    fn a_turn_that_was_taken_at_once_is_so_once() {
        let jobs = Jobs::default();
        let key = |version| JobKey { table: TableId::of_bits(1), kind: JobKind::Think, version };
        jobs.took(key(1));
        jobs.took(key(2));
        assert!(!jobs.was_taken(key(1)));
        assert!(jobs.was_taken(key(2)));
        assert!(!jobs.was_taken(key(2)));
    }
}
