//! Lengths of time.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::table::Time;

/// A length of time in milliseconds. Sums stop at the ends of the range.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Span(pub i64);

/// A length of time as people say it: its two largest units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    /// Days and hours.
    Days(i64, i64),
    /// Hours and minutes.
    Hours(i64, i64),
    /// Minutes and seconds.
    Minutes(i64, i64),
    /// Seconds, below a minute.
    Seconds(i64),
}

impl Span {
    pub(crate) const ZERO: Self = Self(0);
    pub(crate) const SECOND: Self = Self(1000);
    pub(crate) const MINUTE: Self = Self(60 * 1000);
    pub(crate) const HOUR: Self = Self(60 * 60 * 1000);
    /// 24 hours, whatever the calendar says.
    pub const DAY: Self = Self(24 * 60 * 60 * 1000);

    /// As many of them.
    #[must_use]
    pub const fn times(self, count: i64) -> Self {
        Self(self.0.saturating_mul(count))
    }

    /// Both together; never more than can be counted.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left without `other`; no time if that is more.
    #[must_use]
    pub(crate) const fn minus(self, other: Self) -> Self {
        let left = self.0.saturating_sub(other.0);
        Self(if left > 0 { left } else { 0 })
    }

    /// From one moment to a later one; no time if it is earlier.
    #[must_use]
    pub(crate) const fn between(from: Time, to: Time) -> Self {
        Self(to.0).minus(Self(from.0))
    }

    /// One part of so many.
    #[must_use]
    pub(crate) const fn part(self, of: i64) -> Self {
        Self(self.0 / if of > 0 { of } else { 1 })
    }

    /// Whether it is no time.
    #[must_use]
    pub(crate) const fn is_zero(self) -> bool {
        self.0 <= 0
    }

    /// Its two largest units, rounded up to the second.
    #[must_use]
    pub(crate) const fn parts(self) -> Parts {
        let seconds = Self(self.0.saturating_add(999)).minus(Self::ZERO).0 / 1000;
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
        match (days, hours, minutes) {
            (1.., ..) => Parts::Days(days, hours % 24),
            (_, 1.., _) => Parts::Hours(hours, minutes % 60),
            (_, _, 1..) => Parts::Minutes(minutes, seconds % 60),
            _ => Parts::Seconds(seconds),
        }
    }
}

impl fmt::Display for Span {
    /// As it is typed: `3 days`, `1 day 12 h`, `90 s` never but `1 min 30 s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut seconds = self.0 / 1000;
        let mut some = false;
        for (size, one, more) in
            [(86_400, "day", "days"), (3600, "h", "h"), (60, "min", "min"), (1, "s", "s")]
        {
            let count = seconds / size;
            seconds %= size;
            if count > 0 || size == 1 && !some {
                let gap = if some { " " } else { "" };
                let unit = if count == 1 { one } else { more };
                write!(f, "{gap}{count} {unit}")?;
                some = true;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_is_said_in_its_largest_units() {
        let check = |span: Span, text: &str, parts: Parts| {
            assert_eq!(span.to_string(), text);
            assert_eq!(span.parts(), parts, "{text}");
        };
        check(Span::ZERO, "0 s", Parts::Seconds(0));
        check(Span(1), "0 s", Parts::Seconds(1));
        check(Span::SECOND.times(90), "1 min 30 s", Parts::Minutes(1, 30));
        check(Span::HOUR.times(25), "1 day 1 h", Parts::Days(1, 1));
        check(Span::DAY.times(14), "14 days", Parts::Days(14, 0));
        check(Span::MINUTE.times(61), "1 h 1 min", Parts::Hours(1, 1));
    }

    #[test]
    fn nothing_is_ever_below_nothing_or_overflows() {
        assert_eq!(Span(3).minus(Span(5)), Span::ZERO);
        assert_eq!(Span(i64::MAX).plus(Span(1)), Span(i64::MAX));
        assert_eq!(Span::between(Time(i64::MIN), Time(i64::MAX)), Span(i64::MAX));
        assert_eq!(Span::between(Time(i64::MAX), Time(i64::MIN)), Span::ZERO);
        assert_eq!(Span(i64::MAX).parts(), Parts::Days(i64::MAX / 86_400_000, 7));
    }
}
