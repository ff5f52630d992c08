//! How old interactions and messages are, although the clock of this machine may be wrong.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::table::Time;

/// Half of the time for which the youngest one is remembered.
const HALF: Duration = Duration::from_mins(5);

/// After so many in a row that looked too old, and of which Discord says that they are not, the ages
/// begin anew.
const IN_A_ROW: u32 = 3;

/// Tells how old things are although the clock of this machine may be wrong.
///
/// The youngest one seen within the last five to ten minutes counts as new: none can come before it was
/// sent. The clock is read once and then runs evenly, so that setting it does not make every press look
/// old. Neither one thing that seems to come from the future nor a clock that runs unevenly makes things
/// look old for longer than that; and whoever finds that what looks old is not says so by
/// [`Ages::mistaken`].
#[derive(Debug)]
pub(crate) struct Ages {
    began: Instant,
    at: i64,
    seen: Mutex<Seen>,
}

/// The least differences between the clocks, in milliseconds.
#[derive(Debug)]
struct Seen {
    /// Which half of a window it is, counted from the beginning.
    half: u64,
    /// Within this half so far,
    least: i64,
    /// and within the one before it.
    before: i64,
    /// How many in a row looked too old and were not.
    mistaken: u32,
}

impl Seen {
    const fn nothing(half: u64) -> Self {
        Self { half, least: i64::MAX, before: i64::MAX, mistaken: 0 }
    }
}

impl Ages {
    /// Begins with the clock of this machine.
    pub(crate) fn new() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let seen = Mutex::new(Seen::nothing(0));
        Self { began: Instant::now(), at: now.as_millis() as i64, seen }
    }

    /// The age of something sent at this moment.
    pub(crate) fn age(&self, sent: Time) -> Duration {
        self.measure(sent, self.began.elapsed())
    }

    /// Something looked as young as it should be.
    pub(crate) fn fits(&self) {
        self.seen().mistaken = 0;
    }

    /// Something looked too old, and Discord says that it is not. Says whether the ages begin anew
    /// because of it.
    pub(crate) fn mistaken(&self) -> bool {
        let mut seen = self.seen();
        seen.mistaken += 1;
        let anew = seen.mistaken >= IN_A_ROW;
        if anew {
            *seen = Seen::nothing(seen.half);
        }
        anew
    }

    fn measure(&self, sent: Time, running: Duration) -> Duration {
        let age = self.at.saturating_add(running.as_millis() as i64).saturating_sub(sent.0);
        let half = running.as_secs() / HALF.as_secs();
        let mut seen = self.seen();
        if half > seen.half {
            let before = if half == seen.half + 1 { seen.least } else { i64::MAX };
            *seen = Seen { before, mistaken: seen.mistaken, ..Seen::nothing(half) };
        }
        seen.least = seen.least.min(age);
        let least = seen.least.min(seen.before);
        Duration::from_millis(age.saturating_sub(least).try_into().unwrap_or(0))
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The age, in milliseconds, of what was sent so long after the beginning and came at `now`, both in
    /// milliseconds.
    fn age(ages: &Ages, sent: i64, now: u64) -> u64 {
        ages.measure(Time(ages.at + sent), Duration::from_millis(now)).as_millis() as u64
    }

    #[test]
    fn a_wrong_clock_makes_nothing_old() {
        for wrong in [-3_600_000, -4_000, 0, 4_000, 3_600_000] {
            let ages = Ages::new();
            let check = |sent: i64, now: u64, expect: u64| {
                assert_eq!(age(&ages, wrong + sent, now), expect, "{wrong} {sent} {now}");
            };
            check(0, 80, 0);
            check(1_000, 1_080, 0);
            check(2_000, 5_500, 3_420);
            check(6_000, 6_030, 0);
            check(7_000, 7_080, 50);
        }
    }

    #[test]
    fn what_comes_from_the_future_makes_the_rest_old_for_minutes_only() {
        let ages = Ages::new();
        assert_eq!(age(&ages, 0, 50), 0);
        assert_eq!(age(&ages, 6_000, 1_050), 0, "its clock was five seconds ahead");
        assert_eq!(age(&ages, 2_000, 2_050), 5_000);
        let half = HALF.as_millis() as i64;
        assert_eq!(age(&ages, half, half as u64 + 50), 5_000, "it is remembered");
        assert_eq!(age(&ages, 2 * half, 2 * half as u64 + 50), 0);
        // A clock that gains three seconds at once.
        assert_eq!(age(&ages, 3 * half, 3 * half as u64 + 3_050), 3_000);
        assert_eq!(age(&ages, 4 * half, 4 * half as u64 + 3_050), 0);
        // Nothing for long, and then something young.
        assert_eq!(age(&ages, 40 * half, 40 * half as u64 + 9_050), 0);
    }

    #[test]
    fn several_in_a_row_that_only_look_old_let_the_ages_begin_anew() {
        let ages = Ages::new();
        assert_eq!(age(&ages, 6_000, 50), 0);
        for (then, anew) in [false, false].into_iter().enumerate() {
            assert_eq!(age(&ages, 0, 50), 6_000, "{then}");
            assert_eq!(ages.mistaken(), anew);
        }
        // One between them that fits: they are not in a row.
        ages.fits();
        assert!(!ages.mistaken() && !ages.mistaken());
        assert!(ages.mistaken());
        assert_eq!(age(&ages, 0, 50), 0);
        assert!(!ages.mistaken(), "counted anew");
    }
}
