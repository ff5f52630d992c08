//! The sandbox's own time: deadlines of answers and lives of tokens are measured by it.
//!
//! A test moves it forward with `Clock::advance` instead of waiting for fifteen minutes.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Milliseconds since 1970, as Discord's ids and time stamps count.
pub type Millis = u64;

/// A clock that can be moved forward; clones share their time.
#[derive(Clone, Debug)]
pub struct Clock {
    begun: Instant,
    begun_at: Millis,
    running: bool,
    ahead: Arc<watch::Sender<Millis>>,
}

impl Default for Clock {
    fn default() -> Self {
        Self::real()
    }
}

impl Clock {
    /// A clock that runs like the wall clock and can be moved ahead of it.
    pub(crate) fn real() -> Self {
        Self::starting(true)
    }

    /// A clock that stands still until somebody moves it.
    #[cfg(feature = "testing")]
    pub fn frozen() -> Self {
        Self::starting(false)
    }

    fn starting(running: bool) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self {
            begun: Instant::now(),
            begun_at: since.as_millis() as Millis,
            running,
            ahead: Arc::new(watch::Sender::new(0)),
        }
    }

    /// The present moment.
    pub(crate) fn now(&self) -> Millis {
        let run = if self.running { self.begun.elapsed().as_millis() as Millis } else { 0 };
        self.begun_at + run + *self.ahead.borrow()
    }

    /// Moves the clock forward and wakes everything that waited for a moment now past.
    #[cfg(feature = "testing")]
    pub fn advance(&self, by: Duration) {
        self.ahead.send_modify(|ahead| *ahead += by.as_millis() as Millis);
    }

    /// Waits until the clock shows `moment`.
    pub(crate) async fn reach(&self, moment: Millis) {
        let mut moved = self.ahead.subscribe();
        loop {
            let left = moment.saturating_sub(self.now());
            if left == 0 {
                return;
            }
            // `self` holds the sender, so `changed` cannot fail here.
            if self.running {
                tokio::select! {
                    () = tokio::time::sleep(Duration::from_millis(left)) => {}
                    _ = moved.changed() => {}
                }
            } else if moved.changed().await.is_err() {
                return;
            }
        }
    }
}

/// A moment as Discord writes it, such as `2026-11-21T03:25:00.000000+00:00`.
pub fn written(moment: Millis) -> String {
    let (days, rest) = ((moment / 86_400_000) as i64, moment % 86_400_000);
    let (year, month, day) = civil(days);
    let (hour, minute) = (rest / 3_600_000, rest / 60_000 % 60);
    let (second, milli) = (rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{milli:03}000+00:00")
}

/// Year, month and day of a number of days after 1970-01-01, by the proleptic Gregorian calendar.
fn civil(days: i64) -> (i64, i64, i64) {
    // Years are taken to begin in March, so that the leap day is the last of its year.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_dates() {
        let check = |moment, expect: &str| assert_eq!(written(moment), expect);
        check(0, "1970-01-01T00:00:00.000000+00:00");
        check(951_782_400_000, "2000-02-29T00:00:00.000000+00:00");
        check(1_795_231_425_678, "2026-11-21T03:23:45.678000+00:00");
    }

    #[tokio::test]
    async fn a_frozen_clock_wakes_those_who_wait_when_it_is_moved() {
        let clock = Clock::frozen();
        let start = clock.now();
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.reach(start + 3000).await }
        });
        clock.advance(Duration::from_secs(2));
        assert!(!waiting.is_finished());
        clock.advance(Duration::from_secs(1));
        waiting.await.expect("the waiter ends");
        assert_eq!(clock.now(), start + 3000);
    }
}
