//! The name of every figure, and the one place where it is recorded.

use std::time::Duration;

use metrics::{
    Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};

/// A figure that operators see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    /// By which name.
    pub name: &'static str,
    /// What kind of figure it is.
    pub kind: Kind,
    /// Which labels it has, in the order of the alphabet. What they say comes from fixed lists.
    pub labels: &'static [&'static str],
    /// What it means, for people.
    pub meaning: &'static str,
}

/// A kind of figure, as Prometheus knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It only grows.
    Counter,
    /// How it is now.
    Gauge,
    /// How often something took how long, in seconds.
    Histogram,
}

const fn counts(
    name: &'static str,
    labels: &'static [&'static str],
    meaning: &'static str,
) -> Series {
    Series { name, kind: Kind::Counter, labels, meaning }
}

const fn shows(
    name: &'static str,
    labels: &'static [&'static str],
    meaning: &'static str,
) -> Series {
    Series { name, kind: Kind::Gauge, labels, meaning }
}

const fn times(
    name: &'static str,
    labels: &'static [&'static str],
    meaning: &'static str,
) -> Series {
    Series { name, kind: Kind::Histogram, labels, meaning }
}

const ANSWERS: Series = times(
    "patt_answer_seconds",
    &["outcome"],
    "From an interaction to Discord's yes to the first answer, by outcome",
);
const REQUESTS: Series =
    counts("patt_requests_total", &["route", "status"], "Requests to Discord, by route and status");
const LIMITED: Series =
    counts("patt_limited_total", &["scope"], "Requests that Discord wanted fewer of, by scope");
const REFUSED: Series =
    counts("patt_refused_total", &["why"], "Requests to the endpoint that were not carried out");
const OUTBOX: Series = shows("patt_outbox_waiting", &[], "Posts that are owed and not delivered");
const OUTBOX_OLDEST: Series =
    shows("patt_outbox_oldest_seconds", &[], "For how long the oldest of these posts is owed");
const OUTBOX_AGE: Series = times(
    "patt_outbox_age_seconds",
    &[],
    "How long a post had been in the outbox when it was taken up there",
);
const OVERDUE: Series =
    shows("patt_due_overdue_seconds", &[], "For how long what is to be done by time is overdue");
const DUE_LAG: Series =
    times("patt_due_lag_seconds", &[], "How late what falls due by time was done");
const SEARCHES: Series = shows("patt_searches_waiting", &[], "Searches that wait for a thread");
const SEARCH_WAIT: Series =
    times("patt_search_wait_seconds", &[], "How long a search waited for a thread");
const THINK: Series = times(
    "patt_think_seconds",
    &["game", "level"],
    "How long the computer thought about a move, by game and level",
);
const JOB_AGE: Series = shows(
    "patt_job_age_seconds",
    &["kind"],
    "How long the oldest job of a kind waits that no worker has taken",
);
const WRITES: Series = times(
    "patt_write_seconds",
    &[],
    "From asking to write to the end of the transaction, waiting and tries included",
);
const TRANSACTIONS: Series = times(
    "patt_transaction_seconds",
    &["access"],
    "One try of a transaction with the database, by what it is for",
);
const RETRIES: Series = counts(
    "patt_write_retries_total",
    &[],
    "Transactions tried again because others were in their way",
);
const CONFLICTS: Series = counts(
    "patt_conflicts_total",
    &[],
    "Acts decided anew because the table had changed meanwhile",
);
const CACHE: Series = counts(
    "patt_cache_total",
    &["cache", "result"],
    "Look-ups of what is kept in memory, by whether it was there",
);
const BUILD: Series = shows("patt_build_info", &["version"], "Always 1; which version this is");

/// All of them.
pub const ALL: &[Series] = &[
    ANSWERS,
    REQUESTS,
    LIMITED,
    REFUSED,
    OUTBOX,
    OUTBOX_OLDEST,
    OUTBOX_AGE,
    OVERDUE,
    DUE_LAG,
    SEARCHES,
    SEARCH_WAIT,
    THINK,
    JOB_AGE,
    WRITES,
    TRANSACTIONS,
    RETRIES,
    CONFLICTS,
    CACHE,
    BUILD,
];

/// Says what each figure means, and shows those that have nothing to count yet.
pub(super) fn describe() {
    for series in ALL {
        match series.kind {
            Kind::Counter => describe_counter!(series.name, series.meaning),
            Kind::Gauge => describe_gauge!(series.name, series.meaning),
            Kind::Histogram => describe_histogram!(series.name, Unit::Seconds, series.meaning),
        }
    }
    // A figure that is not there cannot be told from one that is no more.
    for series in [RETRIES, CONFLICTS] {
        counter!(series.name).absolute(0);
    }
    for scope in ["global", "shared", "unsaid", "user"] {
        counter!(LIMITED.name, "scope" => scope).absolute(0);
    }
    for why in ["again", "large", "slow", "stale", "unreadable", "unsigned"] {
        counter!(REFUSED.name, "why" => why).absolute(0);
    }
    gauge!(SEARCHES.name).set(0);
    gauge!(BUILD.name, "version" => env!("CARGO_PKG_VERSION")).set(1);
}

/// An interaction got its first answer, or lost it.
pub(crate) fn answered(age: Duration, taken: bool) {
    let outcome = if taken { "taken" } else { "lost" };
    histogram!(ANSWERS.name, "outcome" => outcome).record(age);
}

/// Discord answered a request.
pub(crate) fn requested(route: &'static str, status: u16) {
    counter!(REQUESTS.name, "route" => route, "status" => status.to_string()).increment(1);
}

/// Discord wants fewer requests.
pub(crate) fn limited(scope: &'static str) {
    counter!(LIMITED.name, "scope" => scope).increment(1);
}

/// A request to the endpoint was refused.
pub(crate) fn refused(why: &'static str) {
    counter!(REFUSED.name, "why" => why).increment(1);
}

/// What waits in the database, for whoever comes for it first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backlog {
    /// Posts that are owed and not delivered, whether somebody has taken them up or not.
    pub posts: u64,
    /// For how long the oldest of them is owed, in milliseconds.
    pub oldest_post: i64,
    /// For how long the first of what is to be done by time is overdue, in milliseconds.
    pub overdue: i64,
    /// For how long the oldest job of each kind waits that nobody has taken, in milliseconds.
    pub jobs: Vec<(&'static str, i64)>,
}

/// What waits now; nobody knows while the database is away.
pub(super) fn backlog(now: Option<&Backlog>) {
    let set = |series: Series, value: Option<f64>| {
        gauge!(series.name).set(value.unwrap_or(f64::NAN));
    };
    set(OUTBOX, now.map(|now| now.posts as f64));
    set(OUTBOX_OLDEST, now.map(|now| seconds(now.oldest_post)));
    set(OVERDUE, now.map(|now| seconds(now.overdue)));
    for &(kind, waits) in now.map(|now| &now.jobs[..]).unwrap_or_default() {
        gauge!(JOB_AGE.name, "kind" => kind).set(seconds(waits));
    }
}

/// A post is taken up that was put in so many milliseconds ago.
pub(crate) fn outbox_age(millis: i64) {
    histogram!(OUTBOX_AGE.name).record(seconds(millis));
}

/// What falls due is done so many milliseconds late.
pub(crate) fn due_lag(millis: i64) {
    histogram!(DUE_LAG.name).record(seconds(millis));
}

/// So many searches wait.
pub(crate) fn searches(waiting: usize) {
    gauge!(SEARCHES.name).set(waiting as f64);
}

/// A search got its thread.
pub(crate) fn search_waited(waited: Duration) {
    histogram!(SEARCH_WAIT.name).record(waited);
}

/// The computer thought about a move.
pub(crate) fn thought(game: &'static str, level: u8, took: Duration) {
    histogram!(THINK.name, "game" => game, "level" => level.to_string()).record(took);
}

/// A transaction that writes has ended.
pub(crate) fn wrote(took: Duration) {
    histogram!(WRITES.name).record(took);
}

/// One try of a transaction has ended.
pub(crate) fn transacted(access: &'static str, took: Duration) {
    histogram!(TRANSACTIONS.name, "access" => access).record(took);
}

/// A transaction is tried again.
pub(crate) fn retried() {
    counter!(RETRIES.name).increment(1);
}

/// An act is decided anew.
pub(crate) fn conflicted() {
    counter!(CONFLICTS.name).increment(1);
}

/// Something was looked for in memory.
pub(crate) fn looked_up(cache: Cache, found: bool) {
    let result = if found { "hit" } else { "miss" };
    counter!(CACHE.name, "cache" => cache.word(), "result" => result).increment(1);
}

/// What is kept in memory because it is made or fetched slowly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cache {
    /// Tables, each with its game as it stands.
    Tables,
    /// Pictures of boards.
    Pictures,
    /// Pictures of people.
    Portraits,
    /// What computers remember in hidden games.
    Brains,
}

impl Cache {
    const fn word(self) -> &'static str {
        match self {
            Self::Tables => "tables",
            Self::Pictures => "pictures",
            Self::Portraits => "portraits",
            Self::Brains => "brains",
        }
    }
}

fn seconds(millis: i64) -> f64 {
    millis.max(0) as f64 / 1_000.0
}
