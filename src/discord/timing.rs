//! How long things may take, and how old an interaction is.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::table::Time;

/// How long things may take.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// After this time since the press the person is told that it takes a moment.
    pub guard: Duration,
    /// After this time a list of completions is empty.
    pub complete: Duration,
    /// An answer that failed is tried again after this pause,
    pub again: Duration,
    /// if the press is younger than this.
    pub young: Duration,
    /// A press older than this is not carried out: the person was told that it failed.
    pub late: Duration,
    /// A message older than this is not carried out: the game may have gone on.
    pub stale: Duration,
    /// After this time the person is told that something is wrong.
    pub stuck: Duration,
    /// Pauses before a post or an edit is tried again.
    pub gaps: [Duration; 3],
    /// How long at least lies between two new conversations by direct message.
    pub apart: Duration,
}

impl Timing {
    /// What Discord's own deadlines ask for.
    pub(crate) const DISCORD: Self = Self {
        guard: Duration::from_millis(1_500),
        complete: Duration::from_millis(2_300),
        again: Duration::from_millis(200),
        young: Duration::from_millis(2_200),
        late: Duration::from_secs(3),
        stale: Duration::from_mins(1),
        stuck: Duration::from_secs(10),
        gaps: [Duration::from_millis(400), Duration::from_millis(1_500), Duration::from_secs(5)],
        apart: Duration::from_secs(5),
    };
}

/// Tells how old interactions are although the clock of this machine may be wrong.
///
/// The youngest one seen so far counts as new: none can come before it was sent. The clock is read
/// once and then runs evenly, so that setting it does not make every press look old.
#[derive(Debug)]
pub struct Ages {
    began: Instant,
    at: i64,
    least: AtomicI64,
}

impl Ages {
    /// Begins with the clock of this machine.
    #[must_use]
    pub fn new() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: Instant::now(), at: now.as_millis() as i64, least: AtomicI64::new(i64::MAX) }
    }

    /// The age of something sent at this moment.
    #[must_use]
    pub(crate) fn age(&self, sent: Time) -> Duration {
        self.measure(sent, self.began.elapsed())
    }

    fn measure(&self, sent: Time, running: Duration) -> Duration {
        let age = self.at.saturating_add(running.as_millis() as i64).saturating_sub(sent.0);
        let least = self.least.fetch_min(age, Ordering::Relaxed).min(age);
        Duration::from_millis(age.saturating_sub(least).try_into().unwrap_or(0))
    }
}

impl Default for Ages {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_clock_makes_nothing_old() {
        for wrong in [-3_600_000, -4_000, 0, 4_000, 3_600_000] {
            let ages = Ages::new();
            let check = |sent: i64, now: u64, expect: u64| {
                let age = ages.measure(Time(ages.at + wrong + sent), Duration::from_millis(now));
                assert_eq!(age, Duration::from_millis(expect), "{wrong} {sent} {now}");
            };
            check(0, 80, 0);
            check(1_000, 1_080, 0);
            check(2_000, 5_500, 3_420);
            check(6_000, 6_030, 0);
            check(7_000, 7_080, 50);
        }
    }
}
