//! The interactions that came within the window in which a request counts.

use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};

use super::WINDOW;

/// The interactions that came lately. What was sent to another process as well is found out by the store,
/// which knows the number of every interaction that was carried out.
#[derive(Debug, Default)]
pub(super) struct Once(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    ids: HashSet<u64>,
    /// When which came, the oldest first.
    order: VecDeque<(u64, u64)>,
}

impl Once {
    /// Whether an interaction comes for the first time, at this second.
    pub(super) fn is_new(&self, id: u64, now: u64) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // What was signed in the future may come again for twice as long.
        while let Some(&(at, old)) = known.order.front()
            && at + 2 * WINDOW < now
        {
            known.order.pop_front();
            known.ids.remove(&old);
        }
        let is_new = known.ids.insert(id);
        if is_new {
            known.order.push_back((now, id));
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_new_twice_and_nothing_is_kept_for_ever() {
        let once = Once::default();
        for now in 0..1_000 {
            assert!(once.is_new(now, now));
            assert!(!once.is_new(now, now), "at once");
            assert!(!once.is_new(now.saturating_sub(2 * WINDOW), now), "as late as can be");
        }
        let known = once.0.lock().unwrap();
        assert_eq!(known.ids.len(), known.order.len());
        assert!(known.ids.len() <= 2 * WINDOW as usize + 2, "{}", known.ids.len());
    }
}
