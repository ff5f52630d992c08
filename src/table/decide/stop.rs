//! Stopping time by agreement.

use crate::table::{By, Mark, Span, Stop, Table, Time};

/// How long a pause lasts at most.
pub(crate) const PAUSE_MOST: Span = Span::DAY.times(7);
/// How long an adjournment lasts at most.
pub(crate) const ADJOURNED_MOST: Span = Span::DAY.times(30);

impl Table {
    /// Whether time can be stopped by agreement: there is a clock, and nothing about offers could
    /// tell how often somebody has tried.
    #[must_use]
    pub(crate) fn may_stop(&self) -> bool {
        self.clock().terms().ticks() && self.secrecy().allows_help()
    }

    /// Stops time, as all agreed.
    pub(super) fn stop(&mut self, stop: Stop, now: Time) {
        let most = match stop {
            Stop::Pause => PAUSE_MOST,
            Stop::Adjourned => ADJOURNED_MOST,
        };
        self.mark(By::Host, now, Mark::Stopped { stop, until: now.plus(most.0) });
    }
}
