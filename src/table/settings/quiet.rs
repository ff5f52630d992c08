//! Hours in which nobody is to be pinged, by the calendar of where they live.

use std::fmt;

use jiff::civil::{Date, DateTime};
use jiff::tz::{self, Offset, TimeZone};
use jiff::{Timestamp, ToSpan as _};
use serde::{Deserialize, Serialize};

use crate::table::Time;

const DAY: u16 = 24 * 60;

/// From when until when, every day, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Quiet {
    /// The first minute of the day.
    from: u16,
    /// The minute of the day with which it ends; it may be one of the next day.
    to: u16,
    /// The name of a time zone, or hours and minutes from UTC.
    zone: String,
}

/// What is wrong with quiet hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuietFault {
    /// These are no hours.
    Hours,
    /// There is no such time zone.
    Zone,
}

impl Quiet {
    /// Reads hours and a time zone as people write them: `22-7` or `22:30 to 7:00`; `Europe/Berlin`,
    /// `berlin`, `+2`, `UTC-3:30`, or nothing for UTC.
    ///
    /// # Errors
    /// What cannot be read.
    pub fn typed(hours: &str, zone: &str) -> Result<Self, QuietFault> {
        let hours =
            hours.to_lowercase().replace("to", "-").replace(['–', '—', '~', '～', '到', '至'], "-");
        let hours = hours.replace(['：', '点'], ":");
        let (from, to) = hours.split_once('-').ok_or(QuietFault::Hours)?;
        let from = minute(from).ok_or(QuietFault::Hours)?;
        let to = minute(to).ok_or(QuietFault::Hours)? % DAY;
        if from % DAY == to {
            return Err(QuietFault::Hours);
        }
        let zone = zone_name(zone).ok_or(QuietFault::Zone)?;
        Ok(Self { from: from % DAY, to, zone })
    }

    /// The quiet hours that go on at this moment: when they began and when they end.
    #[must_use]
    pub fn around(&self, at: Time) -> Option<(Time, Time)> {
        let zone = time_zone(&self.zone).unwrap_or(TimeZone::UTC);
        let here = Timestamp::from_millisecond(at.0).ok()?.to_zoned(zone.clone()).date();
        let moment = |day: Date, minute: u16| {
            let clock = civil(day, minute)?;
            let zoned = clock.to_zoned(zone.clone()).ok()?;
            Some(Time(zoned.timestamp().as_millisecond()))
        };
        let days = [here.yesterday().ok(), Some(here)];
        days.into_iter().flatten().find_map(|day| {
            let last = if self.to <= self.from { day.checked_add(1.day()).ok()? } else { day };
            let (from, to) = (moment(day, self.from)?, moment(last, self.to)?);
            (from <= at && at < to).then_some((from, to))
        })
    }

    /// Whether it is quiet at this moment.
    #[must_use]
    pub fn holds(&self, at: Time) -> bool {
        self.around(at).is_some()
    }
}

impl fmt::Display for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clock = |minute: u16| format!("{}:{:02}", minute / 60, minute % 60);
        write!(f, "{}-{} {}", clock(self.from), clock(self.to), self.zone)
    }
}

fn civil(day: Date, minute: u16) -> Option<DateTime> {
    let (hour, minute) = (i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?);
    Some(day.at(hour, minute, 0, 0))
}

/// A minute of the day: `7`, `22:30`, `10pm`.
fn minute(text: &str) -> Option<u16> {
    let text: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let (text, late) = match (text.strip_suffix("pm"), text.strip_suffix("am")) {
        (Some(rest), _) => (rest.to_owned(), Some(true)),
        (_, Some(rest)) => (rest.to_owned(), Some(false)),
        _ => (text, None),
    };
    let (hour, minute) = text.split_once([':', '.']).unwrap_or((&text, "0"));
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    let hour = match late {
        Some(_) if !(1..=12).contains(&hour) => return None,
        Some(late) => hour % 12 + if late { 12 } else { 0 },
        None => hour,
    };
    (minute < 60 && hour <= 24).then(|| hour * 60 + minute).filter(|&minute| minute <= DAY)
}

/// How a time zone is kept: its full name, or what it is ahead of UTC.
fn zone_name(text: &str) -> Option<String> {
    let text = text.trim();
    if text.is_empty() || text.eq_ignore_ascii_case("utc") {
        return Some("UTC".to_owned());
    }
    if let Some(seconds) = offset(text) {
        let (sign, size) = (if seconds < 0 { '-' } else { '+' }, seconds.unsigned_abs());
        return Some(format!("UTC{sign}{}:{:02}", size / 3600, size / 60 % 60));
    }
    let wanted = text.replace(' ', "_");
    if let Ok(zone) = TimeZone::get(&wanted) {
        return zone.iana_name().map(str::to_owned);
    }
    let city = format!("/{}", wanted.to_lowercase());
    let mut names = tz::db().available().map(|name| name.to_string());
    names.find(|name| name.to_lowercase().ends_with(&city))
}

fn time_zone(name: &str) -> Option<TimeZone> {
    match offset(name) {
        Some(seconds) => Some(TimeZone::fixed(Offset::from_seconds(seconds).ok()?)),
        None => TimeZone::get(name).ok(),
    }
}

/// Seconds ahead of UTC: `+2`, `UTC-3:30`, `GMT+1`.
fn offset(text: &str) -> Option<i32> {
    let upper = text.to_uppercase();
    let rest = upper.strip_prefix("UTC").or(upper.strip_prefix("GMT")).unwrap_or(&upper).trim();
    let sign = match rest.chars().next()? {
        '+' => 1,
        '-' => -1,
        _ => return None,
    };
    let (hours, minutes) = rest[1..].split_once(':').unwrap_or((&rest[1..], "0"));
    let (hours, minutes): (i32, i32) = (hours.parse().ok()?, minutes.parse().ok()?);
    let fits = (0..=14).contains(&hours) && (0..60).contains(&minutes);
    fits.then_some(sign * (hours * 3600 + minutes * 60))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;
    /// 2026-03-01, 0:00 UTC.
    const MARCH: i64 = 1_772_323_200_000;

    #[test]
    fn hours_and_zones_are_read_as_people_write_them() {
        for (hours, zone, expect) in [
            ("22-7", "", "22:00-7:00 UTC"),
            ("22:30 to 7:15", "europe/berlin", "22:30-7:15 Europe/Berlin"),
            ("10pm - 7am", "Berlin", "22:00-7:00 Europe/Berlin"),
            ("0-24", "+2", ""),
            ("23-6", "utc-3:30", "23:00-6:00 UTC-3:30"),
            ("12am-12pm", "new york", "0:00-12:00 America/New_York"),
            ("22", "", ""),
            ("25-7", "", ""),
            ("22-9999", "", ""),
            ("22-7", "Atlantis", ""),
            ("22-7", "+99", ""),
        ] {
            let said = Quiet::typed(hours, zone).map(|quiet| quiet.to_string());
            assert_eq!(said.unwrap_or_default(), expect, "{hours} {zone}");
        }
    }

    #[test]
    fn the_night_goes_on_after_midnight_and_ends_with_its_last_minute() {
        let quiet = Quiet::typed("22-7", "+1").unwrap();
        let night = Some((Time(MARCH + 21 * HOUR), Time(MARCH + 30 * HOUR)));
        for (hour, expect) in [(20, None), (21, night), (26, night), (29, night), (30, None)] {
            assert_eq!(quiet.around(Time(MARCH + hour * HOUR)), expect, "{hour}");
        }
    }

    #[test]
    fn a_night_in_which_clocks_are_changed_is_shorter() {
        // 2026-03-29 in Berlin.
        let quiet = Quiet::typed("22-7", "Europe/Berlin").unwrap();
        let evening = MARCH + 27 * 24 * HOUR + 21 * HOUR;
        assert_eq!(quiet.around(Time(evening)), Some((Time(evening), Time(evening + 8 * HOUR))));
    }

    #[test]
    fn no_moment_is_too_far_away() {
        let quiet = Quiet::typed("22-7", "").unwrap();
        for at in [i64::MIN, -1, i64::MAX] {
            let (from, to) = quiet.around(Time(at)).unwrap_or((Time(at), Time(at)));
            assert!(from <= to);
        }
    }
}
