//! Keeps below Discord's limits: 40 requests a second in all, and what each address says of itself.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Method, StatusCode};
use serde_json::Value;

use super::{Fault, Route};

/// Requests come no closer than this once a handful have come at once: 40 in any one second.
const GAP: Duration = Duration::from_micros(31_250);
/// How far they may be ahead of that: eight at once, and fewer in each of several processes.
const HANDFUL: Duration = Duration::from_millis(250);

/// Changes of what stands wait while new messages are more than this behind.
const BEHIND: Duration = Duration::from_millis(500);

/// Passed limits are forgotten when there are more than this.
const MANY: usize = 1_000;

/// Who goes first where there is little room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    /// New messages, and whatever else somebody waits for.
    Post,
    /// Changes of what stands: as long as new messages are not held up.
    Edit,
    /// What harms nobody if it is left undone: only while there is hardly anything else.
    Spare,
}

/// What Discord told us about limits.
#[derive(Debug, Default)]
pub(super) struct Limits {
    state: Mutex<Buckets>,
    /// Whether a proxy counts all requests of the bot, so that we do not.
    counted_elsewhere: bool,
}

#[derive(Debug, Default)]
struct Buckets {
    /// When the next request would be due if they came evenly.
    due: Option<Instant>,
    /// How many more processes send for the same bot.
    others: u32,
    /// Nothing at all before this moment.
    all: Option<Instant>,
    /// Nothing at such an address before this moment.
    addresses: HashMap<(Method, u64), Instant>,
}

impl Limits {
    /// Limits that say how many requests there may be in all, or leave that to a proxy.
    pub(super) fn new(counted_elsewhere: bool) -> Self {
        Self { counted_elsewhere, ..Self::default() }
    }

    /// From now on so many processes send for the same bot, this one among them: each has its part of what
    /// the bot may.
    pub(super) fn shared_by(&self, processes: u32) {
        self.state().others = processes.saturating_sub(1);
    }

    /// Waits until a request may be sent.
    ///
    /// # Errors
    /// [`Fault::Busy`] at once if that would be later than `latest`.
    pub(super) async fn wait(
        &self,
        method: &Method,
        route: Route<'_>,
        rank: Rank,
        latest: Instant,
    ) -> Result<(), Fault> {
        let Some(major) = route.major() else { return Ok(()) };
        let free = {
            let state = self.state();
            let address = state.addresses.get(&(method.clone(), major)).copied();
            state.all.max(address)
        };
        if let Some(free) = free {
            sleep_until(free, latest).await?;
        }
        if self.counted_elsewhere {
            return Ok(());
        }
        loop {
            let turn = self.state().turn(Instant::now(), rank);
            match turn {
                Turn::At(start) => return sleep_until(start, latest).await,
                Turn::AskAgain(then) => sleep_until(then, latest).await?,
            }
        }
    }

    /// Hears what an answer says about limits; the moment before which there is nothing to be had.
    pub(super) fn hear(
        &self,
        method: &Method,
        route: Route<'_>,
        status: StatusCode,
        headers: &HeaderMap,
        answer: &Value,
    ) -> Option<Instant> {
        let number = |name: &str| headers.get(name)?.to_str().ok()?.parse::<f64>().ok();
        let now = Instant::now();
        let mut state = self.state();
        let wait = if status == StatusCode::TOO_MANY_REQUESTS {
            answer["retry_after"].as_f64().or_else(|| number("retry-after")).or(Some(1.0))
        } else if number("x-ratelimit-remaining") == Some(0.0) {
            number("x-ratelimit-reset-after")
        } else {
            None
        };
        let wait = Duration::try_from_secs_f64(wait?).ok()?;
        let until = now + wait.min(Duration::from_hours(1));
        if answer["global"] == true {
            state.all = Some(until);
        } else if let Some(major) = route.major() {
            if state.addresses.len() > MANY {
                state.addresses.retain(|_, until| *until > now);
            }
            state.addresses.insert((method.clone(), major), until);
        }
        Some(until)
    }

    fn state(&self) -> MutexGuard<'_, Buckets> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whose limit it was, by a fixed word.
pub(super) fn scope(headers: &HeaderMap) -> &'static str {
    match headers.get("x-ratelimit-scope").map(HeaderValue::as_bytes) {
        Some(b"user") => "user",
        Some(b"global") => "global",
        Some(b"shared") => "shared",
        Some(_) | None => "unsaid",
    }
}

/// When a request may be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// Then; it is counted.
    At(Instant),
    /// Others go first; at this moment there may be room.
    AskAgain(Instant),
}

impl Buckets {
    /// When a request of this rank may be sent.
    fn turn(&mut self, now: Instant, rank: Rank) -> Turn {
        // How far the evenly spaced requests may be ahead of the clock for this one to join them.
        let ahead = match rank {
            Rank::Post => return Turn::At(self.next(now)),
            Rank::Edit => HANDFUL + BEHIND,
            Rank::Spare => HANDFUL / 4,
        };
        match self.due.and_then(|due| due.checked_sub(ahead)).filter(|room| *room > now) {
            Some(room) => Turn::AskAgain(room),
            None => Turn::At(self.next(now)),
        }
    }

    /// The moment of the next request, so that they come evenly after a first handful.
    fn next(&mut self, now: Instant) -> Instant {
        let due = self.due.map_or(now, |due| due.max(now));
        self.due = Some(due + GAP * (self.others + 1));
        due.checked_sub(HANDFUL).map_or(now, |early| early.max(now))
    }
}

/// Sleeps until `moment`.
///
/// # Errors
/// [`Fault::Busy`] at once if that is later than `latest`.
pub(super) async fn sleep_until(moment: Instant, latest: Instant) -> Result<(), Fault> {
    if moment > latest {
        return Err(Fault::Busy(moment));
    }
    tokio::time::sleep_until(moment.into()).await;
    Ok(())
}

/// Counts refused requests: at 10,000 in ten minutes Discord shuts us out, at 100 we say so.
#[derive(Debug, Default)]
pub(super) struct InvalidRequests(Mutex<(Option<Instant>, u32)>);

impl InvalidRequests {
    pub(super) fn count(&self, route: &'static str) {
        let mut tally = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if tally.0.is_none_or(|since| now - since > Duration::from_mins(10)) {
            *tally = (Some(now), 0);
        }
        tally.1 += 1;
        if tally.1.is_multiple_of(100) {
            tracing::error!(route, count = tally.1, "many refused requests within ten minutes");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn no_second_has_more_than_forty_requests() {
        let now = Instant::now();
        for (processes, at_once) in [(1, 9), (2, 5), (3, 3), (8, 2), (40, 1)] {
            let limits = Limits::default();
            limits.shared_by(processes);
            let mut starts = Vec::new();
            for _ in 0..200 {
                let start = limits.state().next(now);
                (0..processes).for_each(|_| starts.push(start));
            }
            // All of them together, at the worst moment: one more of each than come evenly.
            let most = 41 + processes as usize - 1;
            for window in starts.windows(most) {
                let apart = window[most - 1] - window[0];
                assert!(apart >= Duration::from_secs(1), "{processes}: {apart:?}");
            }
            let first = starts.iter().filter(|&&start| start == now).count();
            assert_eq!(first, at_once * processes as usize, "{processes}");
        }
    }

    #[test]
    fn new_messages_go_before_changes_and_those_before_what_has_time() {
        let now = Instant::now();
        let turn = |posts: u32, rank: Rank, later: Duration| {
            let mut state = Buckets::default();
            for _ in 0..posts {
                state.next(now);
            }
            state.turn(now + later, rank)
        };
        let at_once = Turn::At(now);
        for rank in [Rank::Post, Rank::Edit, Rank::Spare] {
            assert_eq!(turn(0, rank, Duration::ZERO), at_once, "{rank:?}");
        }
        assert_eq!(turn(8, Rank::Edit, Duration::ZERO), at_once);
        assert!(matches!(turn(8, Rank::Spare, Duration::ZERO), Turn::AskAgain(then) if then > now));
        assert!(matches!(turn(40, Rank::Post, Duration::ZERO), Turn::At(then) if then > now));
        assert!(matches!(turn(40, Rank::Edit, Duration::ZERO), Turn::AskAgain(then) if then > now));
        let later = Duration::from_secs(2);
        assert_eq!(turn(40, Rank::Spare, later), Turn::At(now + later));
    }

    #[test]
    fn limits_are_heard_where_they_hold() {
        let hear = |limits: &Limits, status: u16, left: &'static str, answer: &Value| {
            let headers = HeaderMap::from_iter([
                ("x-ratelimit-remaining".parse().unwrap(), left.parse().unwrap()),
                ("x-ratelimit-reset-after".parse().unwrap(), "2.5".parse().unwrap()),
            ]
                as [(reqwest::header::HeaderName, HeaderValue); 2]);
            let status = StatusCode::from_u16(status).unwrap();
            limits.hear(&Method::POST, Route::Messages(7), status, &headers, answer).is_some()
        };
        let limits = Limits::default();
        assert!(!hear(&limits, 200, "4", &Value::Null));
        assert!(limits.state().addresses.is_empty());
        assert!(hear(&limits, 200, "0", &Value::Null));
        assert!(limits.state().addresses.contains_key(&(Method::POST, 7)));
        assert!(limits.state().all.is_none());
        assert!(hear(&limits, 429, "0", &json!({ "retry_after": 0.5, "global": true })));
        assert!(limits.state().all.is_some());
        assert!(!hear(&limits, 429, "0", &json!({ "retry_after": -1.0 })));
    }

    #[tokio::test]
    async fn where_a_proxy_counts_we_do_not() {
        let sent_at_once = async |limits: Limits| {
            let mut sent = 0;
            for channel in 0..200 {
                let (route, now) = (Route::Messages(channel), Instant::now());
                let room = limits.wait(&Method::POST, route, Rank::Post, now).await;
                sent += usize::from(room.is_ok());
            }
            sent
        };
        assert_eq!(sent_at_once(Limits::new(true)).await, 200);
        assert!(sent_at_once(Limits::new(false)).await < 200);
    }
}
