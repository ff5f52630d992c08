//! How fast one person may act, so that whoever lets a program press buttons holds up nobody else.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::discord::timing::Pace;
use crate::table::PersonId;

/// When so many are remembered, those who have been quiet are forgotten.
const MANY: usize = 10_000;

/// When the next act of each person would be due if they came evenly.
#[derive(Debug, Default)]
pub(super) struct Paces(Mutex<HashMap<PersonId, Instant>>);

impl Paces {
    /// Whether a person may act now; then it is counted.
    pub(super) fn allow(&self, person: PersonId, pace: Pace, now: Instant) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MANY {
            all.retain(|_, due| *due > now);
        }
        let due = all.get(&person).map_or(now, |due| *due.max(&now));
        let may = due.saturating_duration_since(now) <= pace.gap * pace.burst.saturating_sub(1);
        if may {
            all.insert(person, due + pace.gap);
        }
        may
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn who_acts_too_fast_waits_and_nobody_else_does() {
        let paces = Paces::default();
        let pace = Pace { burst: 3, gap: Duration::from_millis(100) };
        let (one, other, now) = (PersonId(1), PersonId(2), Instant::now());
        let allowed = |person, at: u64| paces.allow(person, pace, now + Duration::from_millis(at));
        assert_eq!([0; 4].map(|at| allowed(one, at)), [true, true, true, false]);
        assert!(allowed(other, 0));
        assert_eq!([100, 100, 200].map(|at| allowed(one, at)), [true, false, true]);
        assert_eq!([1_000; 4].map(|at| allowed(one, at)), [true, true, true, false]);
        let free = Pace { gap: Duration::ZERO, ..pace };
        assert!((0..100).all(|_| paces.allow(PersonId(3), free, now)));
    }
}
