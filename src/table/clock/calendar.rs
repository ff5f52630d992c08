//! Time that counts: all but weekends and holidays.

use super::{Span, Weekends};
use crate::table::Time;

const WEEK: i64 = 7 * Span::DAY.0;
/// Saturday 0:00 of the first week: 1970 began on a Thursday.
const SATURDAY: i64 = 2 * Span::DAY.0;
const WEEKEND: i64 = 2 * Span::DAY.0;
/// Nothing is counted beyond this: no clock has so much.
const MOST: Span = Span::DAY.times(400);

/// When a clock stands still.
#[derive(Clone, Copy, Debug)]
pub(super) struct Calendar<'a> {
    pub weekends: Weekends,
    /// Holidays and outages; they may overlap.
    pub rests: &'a [(Time, Time)],
}

impl Calendar<'_> {
    /// How much of the time between two moments counts.
    pub fn counted(&self, from: Time, to: Time) -> Span {
        if self.weekends == Weekends::Count && self.rests.is_empty() {
            return Span::between(from, to);
        }
        let (mut at, mut sum) = (from, Span::ZERO);
        while at < to && sum < MOST {
            if let Some(end) = self.resting_until(at) {
                at = end;
                continue;
            }
            let stop = self.next_rest(at).map_or(to, |rest| rest.min(to));
            sum = sum.plus(Span::between(at, stop));
            at = stop;
        }
        sum
    }

    /// The moment at which so much has counted.
    pub fn after(&self, from: Time, span: Span) -> Time {
        let (mut at, mut left) = (from, span);
        loop {
            // A moment that is out of time before a rest does not wait for its end.
            if left.is_zero() {
                return at;
            }
            if let Some(end) = self.resting_until(at) {
                at = end;
                continue;
            }
            match self.next_rest(at) {
                Some(rest) if Span::between(at, rest) < left => {
                    left = left.minus(Span::between(at, rest));
                    at = rest;
                }
                _ => return at.plus(left.0),
            }
        }
    }

    /// The end of a rest that goes on at this moment.
    fn resting_until(&self, at: Time) -> Option<Time> {
        let within = |&&(from, until): &&(Time, Time)| from <= at && at < until;
        let rest = self.rests.iter().find(within).map(|&(_, until)| until);
        let into = at.0.saturating_sub(SATURDAY).rem_euclid(WEEK);
        let weekend = self.weekends == Weekends::Rest && into < WEEKEND;
        let weekend = weekend.then(|| at.plus(WEEKEND - into));
        // At the end of the world weekends have no end.
        rest.max(weekend).filter(|&end| end > at)
    }

    /// The beginning of the next rest after this moment.
    fn next_rest(&self, at: Time) -> Option<Time> {
        let rests = self.rests.iter().filter(|&&(from, until)| at < from && from < until);
        let rest = rests.map(|&(from, _)| from).min();
        let into = at.0.saturating_sub(SATURDAY).rem_euclid(WEEK);
        let weekend = (self.weekends == Weekends::Rest).then(|| at.plus(WEEK - into));
        let weekend = weekend.filter(|&start| start > at);
        match (rest, weekend) {
            (Some(rest), Some(weekend)) => Some(rest.min(weekend)),
            (rest, weekend) => rest.or(weekend),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = Span::DAY.0;
    /// A Monday, 0:00.
    const MONDAY: i64 = 4 * DAY;

    /// Days of the calendar by letters, from a Monday on: how many count, and when the last does.
    fn check(weekends: Weekends, rests: &[(i64, i64)], from: i64, to: i64, expect: i64) {
        let rests: Vec<_> = rests
            .iter()
            .map(|&(from, until)| (Time(MONDAY + from * DAY), Time(MONDAY + until * DAY)))
            .collect();
        let calendar = Calendar { weekends, rests: &rests };
        let (from, to) = (Time(MONDAY + from * DAY), Time(MONDAY + to * DAY));
        assert_eq!(calendar.counted(from, to), Span::DAY.times(expect));
        let end = calendar.after(from, Span::DAY.times(expect));
        assert!(end <= to.max(from), "{end:?} {to:?}");
        assert_eq!(calendar.counted(from, end), Span::DAY.times(expect));
    }

    #[test]
    fn weekends_and_holidays_do_not_count_and_never_twice() {
        use Weekends::{Count, Rest};
        check(Count, &[], 0, 10, 10);
        check(Rest, &[], 0, 7, 5);
        check(Rest, &[], 5, 7, 0);
        check(Rest, &[], 4, 8, 2);
        check(Rest, &[], 6, 21, 10);
        check(Count, &[(2, 4)], 0, 10, 8);
        check(Count, &[(2, 4), (3, 6)], 0, 10, 6);
        check(Rest, &[(3, 9)], 0, 14, 6);
        check(Count, &[(-3, 1)], 0, 10, 9);
        check(Count, &[(4, 2)], 0, 10, 10);
        check(Count, &[], 5, 3, 0);
    }

    #[test]
    fn an_expiry_falls_on_the_first_moment_that_counts() {
        let calendar = Calendar { weekends: Weekends::Rest, rests: &[] };
        // From Friday noon one day: Monday noon.
        let friday = Time(MONDAY + 4 * DAY + DAY / 2);
        assert_eq!(calendar.after(friday, Span::DAY), Time(MONDAY + 7 * DAY + DAY / 2));
        // Begun on a Saturday: it runs from Monday.
        assert_eq!(
            calendar.after(Time(MONDAY + 5 * DAY), Span::HOUR),
            Time(MONDAY + 7 * DAY).plus(Span::HOUR.0)
        );
    }

    #[test]
    fn no_moment_is_too_far_away() {
        let calendar = Calendar { weekends: Weekends::Rest, rests: &[] };
        for from in [i64::MIN, -1, 0, i64::MAX] {
            for to in [i64::MIN, 0, i64::MAX] {
                assert!(calendar.counted(Time(from), Time(to)) <= MOST.plus(Span(WEEK)));
            }
            calendar.after(Time(from), Span::DAY.times(60));
        }
    }
}
