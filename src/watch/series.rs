//! The name of every figure, and the one place where it is recorded.

use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};

const ANSWERS: &str = "patt_answer_seconds";
const REQUESTS: &str = "patt_requests_total";
const LIMITED: &str = "patt_limited_total";
const OUTBOX: &str = "patt_outbox_due";
const OUTBOX_AGE: &str = "patt_outbox_age_seconds";
const DUE_LAG: &str = "patt_due_lag_seconds";
const SEARCHES: &str = "patt_searches_waiting";
const SEARCH_WAIT: &str = "patt_search_wait_seconds";
const THINK: &str = "patt_think_seconds";
const JOB_AGE: &str = "patt_job_age_seconds";
const WRITES: &str = "patt_write_seconds";
const RETRIES: &str = "patt_write_retries_total";
const CONFLICTS: &str = "patt_conflicts_total";

/// Says what each figure means.
pub(super) fn describe() {
    describe_histogram!(
        ANSWERS,
        "From an interaction to Discord's yes to the first answer, by outcome"
    );
    describe_counter!(REQUESTS, "Requests to Discord, by route and status");
    describe_counter!(LIMITED, "Requests that Discord wanted fewer of, by scope");
    describe_gauge!(OUTBOX, "Posts that are due and not delivered, as last read; 500 at most");
    describe_histogram!(
        OUTBOX_AGE,
        "How long a post had been in the outbox when it was taken up there"
    );
    describe_histogram!(DUE_LAG, "How late what falls due by time was done");
    describe_gauge!(SEARCHES, "Searches that wait for a thread");
    describe_histogram!(SEARCH_WAIT, "How long a search waited for a thread");
    describe_histogram!(THINK, "How long the computer thought about a move, by game and level");
    describe_gauge!(
        JOB_AGE,
        "How long the most urgent job waits that no worker has taken, as last read; where it grows, add workers"
    );
    describe_histogram!(
        WRITES,
        "From asking to write to the end of the transaction, tries included"
    );
    describe_counter!(RETRIES, "Transactions tried again because others were in their way");
    describe_counter!(CONFLICTS, "Acts decided anew because the table had changed meanwhile");
}

/// An interaction got its first answer, or lost it.
pub(crate) fn answered(age: Duration, taken: bool) {
    let outcome = if taken { "taken" } else { "lost" };
    histogram!(ANSWERS, "outcome" => outcome).record(age);
}

/// Discord answered a request.
pub(crate) fn requested(route: &'static str, status: u16) {
    counter!(REQUESTS, "route" => route, "status" => status.to_string()).increment(1);
}

/// Discord wants fewer requests.
pub(crate) fn limited(scope: &'static str) {
    counter!(LIMITED, "scope" => scope).increment(1);
}

/// So many posts are due.
pub(crate) fn outbox(due: usize) {
    gauge!(OUTBOX).set(due as f64);
}

/// A post is taken up that was put in so many milliseconds ago.
pub(crate) fn outbox_age(millis: i64) {
    histogram!(OUTBOX_AGE).record(seconds(millis));
}

/// What falls due is done so many milliseconds late.
pub(crate) fn due_lag(millis: i64) {
    histogram!(DUE_LAG).record(seconds(millis));
}

/// So many searches wait.
pub(crate) fn searches(waiting: usize) {
    gauge!(SEARCHES).set(waiting as f64);
}

/// A search got its thread.
pub(crate) fn search_waited(waited: Duration) {
    histogram!(SEARCH_WAIT).record(waited);
}

/// The computer thought about a move.
pub(crate) fn thought(game: &'static str, level: u8, took: Duration) {
    histogram!(THINK, "game" => game, "level" => level.to_string()).record(took);
}

/// The most urgent job that nobody has taken waits for so many milliseconds.
pub(crate) fn job_waits(millis: i64) {
    gauge!(JOB_AGE).set(seconds(millis));
}

/// A transaction that writes has ended.
pub(crate) fn wrote(took: Duration) {
    histogram!(WRITES).record(took);
}

/// A transaction is tried again.
pub(crate) fn retried() {
    counter!(RETRIES).increment(1);
}

/// An act is decided anew.
pub(crate) fn conflicted() {
    counter!(CONFLICTS).increment(1);
}

fn seconds(millis: i64) -> f64 {
    millis.max(0) as f64 / 1_000.0
}
