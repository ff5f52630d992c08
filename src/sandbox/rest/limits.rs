//! Discord's limits on the requests of a bot, as its documentation has them: fifty a second in all, fewer
//! on each address, and none at all for a while after many that were refused.
//!
//! Answers to interactions do not count towards the fifty. How many requests an address takes is nowhere
//! said but in the headers of its answers; the numbers here are those that were commonly seen.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;
use std::time::Duration;

use super::asked::Asked;
use crate::sandbox::clock::Millis;
use crate::sandbox::lock::locked;

/// Requests a second in all.
const GLOBAL: usize = 50;
const SECOND: Millis = 1_000;
/// Requests of one kind to one address within five seconds.
const ADDRESS: usize = 5;
const WINDOW: Millis = 5_000;
/// Refused requests within ten minutes.
const REFUSED: usize = 10_000;
const REFUSED_WINDOW: Millis = 600_000;
/// Addresses nobody asked for lately are forgotten when there are more than this.
const MANY: usize = 10_000;

/// Counts requests.
#[derive(Debug, Default)]
pub struct Limits(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    /// When requests that count towards the fifty came.
    all: VecDeque<Millis>,
    addresses: HashMap<String, VecDeque<Millis>>,
    refused: VecDeque<Millis>,
}

/// What a request meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// It may pass; so many more to this address within this time.
    Room(usize, Duration),
    /// It comes too early: to this address, or, if `global`, at all.
    Early {
        /// How long to wait.
        wait: Duration,
        /// Whether this holds for every request that counts.
        global: bool,
    },
    /// Too many were refused: nothing is read any more.
    ShutOut(Duration),
}

impl Limits {
    /// Counts a request that came at this moment.
    pub fn meet(&self, asked: &Asked, now: Millis) -> Met {
        let Some(route) = &asked.route else { return Met::Room(ADDRESS, Duration::ZERO) };
        let mut counts = locked(&self.0);
        let Counts { all, addresses, refused } = &mut *counts;
        if let Some(wait) = full(refused, REFUSED, REFUSED_WINDOW, now) {
            return Met::ShutOut(wait);
        }
        if !route.carries_key()
            && let Some(wait) = full(all, GLOBAL, SECOND, now)
        {
            return Met::Early { wait, global: true };
        }
        if addresses.len() > MANY {
            addresses.retain(|_, times| times.back().is_some_and(|last| last + WINDOW > now));
        }
        let major = route.values.first().map_or("", String::as_str);
        // Each interaction has a webhook of its own, told by its token.
        let token =
            if route.carries_key() { route.values.get(1).map_or("", String::as_str) } else { "" };
        let address = format!("{} {} {major} {token}", asked.method, route.template);
        let times = addresses.entry(address).or_default();
        if let Some(wait) = full(times, ADDRESS, WINDOW, now) {
            return Met::Early { wait, global: false };
        }
        times.push_back(now);
        let room = Met::Room(ADDRESS - times.len(), Duration::from_millis(WINDOW));
        if !route.carries_key() {
            all.push_back(now);
        }
        room
    }

    /// Notes how a request was answered.
    pub fn answered(&self, status: u16, now: Millis) {
        if matches!(status, 401 | 403 | 429) {
            locked(&self.0).refused.push_back(now);
        }
    }
}

/// How long it takes until there is room again, if there is none now.
fn full(
    times: &mut VecDeque<Millis>,
    most: usize,
    window: Millis,
    now: Millis,
) -> Option<Duration> {
    while times.front().is_some_and(|first| first + window <= now) {
        times.pop_front();
    }
    let first = times.front().filter(|_| times.len() >= most)?;
    Some(Duration::from_millis(first + window - now))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::rest::body::Body;
    use crate::sandbox::rest::route::Route;

    fn asked(path: &str) -> Asked {
        Asked {
            method: axum::http::Method::POST,
            path: path.to_owned(),
            query: String::new(),
            authorization: None,
            route: Route::find(path),
            body: Ok(Body { json: serde_json::Value::Null, files: Vec::new() }),
        }
    }

    /// When so many requests, one after the other without a pause, are let pass or not.
    fn passed(limits: &Limits, paths: impl Iterator<Item = String>, now: Millis) -> usize {
        paths.filter(|path| matches!(limits.meet(&asked(path), now), Met::Room(..))).count()
    }

    #[test]
    fn an_address_takes_five_in_five_seconds_and_all_of_them_fifty_a_second() {
        let limits = Limits::default();
        let one = |count| std::iter::repeat_n("/channels/7/messages".to_owned(), count);
        assert_eq!(passed(&limits, one(9), 1_000), 5);
        let early = limits.meet(&asked("/channels/7/messages"), 3_000);
        assert_eq!(early, Met::Early { wait: Duration::from_secs(3), global: false });
        assert_eq!(passed(&limits, one(9), 6_000), 5);

        let many = |from: u32| (from..from + 80).map(|nth| format!("/channels/{nth}/messages"));
        assert_eq!(passed(&limits, many(100), 20_000), 50);
        let early = limits.meet(&asked("/channels/999/messages"), 20_400);
        assert_eq!(early, Met::Early { wait: Duration::from_millis(600), global: true });
        // Answers to interactions are not among them.
        let answers = (0..80).map(|nth| format!("/interactions/{nth}/t{nth}/callback"));
        assert_eq!(passed(&limits, answers, 20_400), 80);
        assert_eq!(passed(&limits, many(100), 21_000), 50);
    }

    #[test]
    fn whoever_is_refused_too_often_is_shut_out() {
        let limits = Limits::default();
        (0..10_000).for_each(|nth| limits.answered(if nth % 2 == 0 { 403 } else { 429 }, 500));
        limits.answered(400, 500);
        let met = limits.meet(&asked("/channels/7/messages"), 100_500);
        assert_eq!(met, Met::ShutOut(Duration::from_mins(10) - Duration::from_secs(100)));
        assert_eq!(passed(&limits, std::iter::once("/channels/7/messages".to_owned()), 600_500), 1);
    }
}
