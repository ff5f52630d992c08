//! What became of processes and database, and when: what is late is late only if somebody could have been
//! in time.

use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A keeper is at work: the number of its process.
    Keeps(usize),
    /// It is not any more.
    Gone(usize),
    /// The database is about to be taken away.
    Away,
    /// It is there again.
    Back,
}

/// What happened, in order.
#[derive(Debug, Default)]
pub struct Timeline(Mutex<Vec<(i64, Event)>>);

/// The machine's clock, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Timeline {
    /// Notes it.
    pub fn note(&self, event: Event) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((now(), event));
    }

    /// The spans, from and until, in which a keeper and the database were there.
    pub fn working(&self) -> Vec<(i64, i64)> {
        let events = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut keepers, mut away) = (Vec::new(), false);
        let (mut spans, mut since) = (Vec::new(), None);
        for &(at, event) in events.iter() {
            match event {
                Event::Keeps(nth) => keepers.push(nth),
                Event::Gone(nth) => keepers.retain(|&other| other != nth),
                Event::Away => away = true,
                Event::Back => away = false,
            }
            match (since, !keepers.is_empty() && !away) {
                (None, true) => since = Some(at),
                (Some(from), false) => {
                    spans.push((from, at));
                    since = None;
                }
                _ => {}
            }
        }
        spans.extend(since.map(|from| (from, i64::MAX)));
        spans
    }

    /// How many times a keeper went away between two moments: what it had taken the others had to wait for.
    pub fn fell(&self, from: i64, until: i64) -> usize {
        let events = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let within = |&&(at, event): &&(i64, Event)| {
            matches!(event, Event::Gone(_)) && (from..=until).contains(&at)
        };
        events.iter().filter(within).count()
    }
}

/// How many milliseconds between two moments lie within these spans.
pub fn within(spans: &[(i64, i64)], from: i64, until: i64) -> i64 {
    spans.iter().map(|&(begin, end)| (end.min(until) - begin.max(from)).max(0)).sum()
}

#[test]
fn only_what_somebody_could_have_done_counts() {
    let timeline = Timeline::default();
    let events = [
        (0, Event::Keeps(5)),
        (10, Event::Keeps(6)),
        (20, Event::Gone(5)),
        (30, Event::Away),
        (40, Event::Back),
        (50, Event::Gone(6)),
    ];
    timeline.0.lock().unwrap().extend(events);
    let working = timeline.working();
    assert_eq!(working, [(0, 30), (40, 50)]);
    assert_eq!(within(&working, 25, 60), 15);
    assert_eq!(timeline.fell(15, 49), 1);
}
