//! The name of every span of a trace, and the one place where it is made.
//!
//! A span says how long something took, within what, and how it went: never who, where, in which game or with
//! which move. What its attributes say are numbers and words of fixed lists. Events of the log go into no trace.
//! While nobody takes traces a span is switched off where it is made, and costs about as much as a comparison.

use std::time::Duration;

use tracing::Span;
use tracing::field::Empty;

/// The target of these spans, by which they are told from what else is traced in this process.
pub const TARGET: &str = "patt::traces";

/// A span that operators see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traced {
    /// By which name.
    pub name: &'static str,
    /// Which attributes it can have, in the order of the alphabet.
    pub attributes: &'static [&'static str],
    /// What it spans, for people.
    pub meaning: &'static str,
}

const fn traced(
    name: &'static str,
    attributes: &'static [&'static str],
    meaning: &'static str,
) -> Traced {
    Traced { name, attributes, meaning }
}

/// All of them.
pub const ALL: &[Traced] = &[
    traced(
        "interaction",
        &["kind", "outcome", "what"],
        "What somebody did, from its arrival until everything that follows it is sent or waits in a channel",
    ),
    traced(
        "decision",
        &["outcome", "tries"],
        "An act at a table: waiting for the table, the rules, storing it",
    ),
    traced(
        "write",
        &["outcome", "tries"],
        "A transaction that writes, as part of one of these; waiting for it included",
    ),
    traced("picture", &["board", "kind"], "Drawing a picture that was not kept"),
    traced(
        "request",
        &["method", "outcome", "route", "status", "tries"],
        "A request to Discord, waiting for its limits included",
    ),
    traced("delivery", &["kind", "outcome"], "Something to send, waiting in its channel included"),
    traced(
        "search",
        &["game", "kind", "level", "waited_ms"],
        "A search, waiting for a thread included",
    ),
    traced("turn", &["outcome"], "The computer's turn that nobody's interaction waits for"),
    traced(
        "job",
        &["kind", "outcome", "tries", "waited_ms"],
        "A job that this process took of the database",
    ),
    traced("due", &["kind", "late_ms", "outcome"], "What falls due by time is done"),
    traced("outbox", &["age_ms", "kind", "outcome", "tries"], "A post that is owed is made anew"),
];

/// How something went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It was done, or somebody was told why not.
    Done,
    /// Nobody wants it any longer.
    Dropped,
    /// Discord refused it.
    Refused,
    /// Nobody understands it.
    Unreadable,
    /// Somebody acts too fast.
    TooFast,
    /// It came too late.
    Late,
    /// It failed.
    Failed,
}

impl Outcome {
    /// Done, or failed.
    pub(crate) const fn of<T, E>(result: &Result<T, E>) -> Self {
        if result.is_ok() { Self::Done } else { Self::Failed }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Dropped => "dropped",
            Self::Refused => "refused",
            Self::Unreadable => "unreadable",
            Self::TooFast => "too-fast",
            Self::Late => "late",
            Self::Failed => "failed",
        }
    }
}

/// Makes a span of ours: its attributes, and that whoever looks at traces sees at once whether it failed. Numbers in
/// it are signed: traces know no others, and show those as text.
macro_rules! span {
    ($name:literal $(, $key:ident = $value:expr)* $(,)?) => {
        tracing::info_span!(target: TARGET, $name $(, $key = $value)*, otel.status_code = Empty)
    };
}

/// Somebody did something of this kind, with a command or press by this word.
pub(crate) fn interaction(kind: &'static str, what: Option<&'static str>) -> Span {
    span!("interaction", kind = kind, what = what, outcome = Empty)
}

/// An act at a table.
pub(crate) fn decision() -> Span {
    span!("decision", outcome = Empty, tries = Empty)
}

/// A transaction that writes, as part of something; of those by which the house keeps itself in order, twice a
/// second, there is nothing to see.
pub(crate) fn write() -> Span {
    let around = Span::current();
    if around.metadata().is_none_or(|around| around.target() != TARGET) {
        return Span::none();
    }
    span!("write", outcome = Empty, tries = Empty)
}

/// A picture of this kind, on a kind of board if it shows one.
pub(crate) fn picture(kind: &'static str, board: Option<&'static str>) -> Span {
    span!("picture", kind = kind, board = board)
}

/// A request to Discord.
pub(crate) fn request(method: &str, route: &'static str) -> Span {
    span!("request", method = method, route = route, status = Empty, outcome = Empty, tries = Empty)
}

/// Discord answered a request with this status.
pub(crate) fn status(span: &Span, status: u16) {
    span.record("status", i64::from(status));
}

/// Something to send.
pub(crate) fn delivery(kind: &'static str) -> Span {
    span!("delivery", kind = kind, outcome = Empty)
}

/// A search for this; at a level, if it is the computer's own move.
pub(crate) fn search(kind: &'static str, game: Option<&'static str>, level: Option<u8>) -> Span {
    span!("search", kind = kind, game = game, level = level.map(i64::from), waited_ms = Empty)
}

/// Something waited for so long before it was begun.
pub(crate) fn waited(span: &Span, waited: Duration) {
    span.record("waited_ms", waited.as_millis() as i64);
}

/// The computer's turn.
pub(crate) fn turn() -> Span {
    span!("turn", outcome = Empty)
}

/// A job that was taken for the so-manieth time, after it had waited for so many milliseconds.
pub(crate) fn job(kind: &'static str, tries: u32, waited: i64) -> Span {
    span!("job", kind = kind, tries = i64::from(tries), waited_ms = waited.max(0), outcome = Empty)
}

/// What falls due is done so many milliseconds late.
pub(crate) fn due(kind: &'static str, late: i64) -> Span {
    span!("due", kind = kind, late_ms = late.max(0), outcome = Empty)
}

/// A post is taken up that was put in so many milliseconds ago, for the so-manieth time.
pub(crate) fn outbox(kind: &'static str, tries: u32, age: i64) -> Span {
    span!("outbox", kind = kind, tries = i64::from(tries), age_ms = age.max(0), outcome = Empty)
}

/// How often something was tried.
pub(crate) fn tried(span: &Span, tries: u32) {
    span.record("tries", i64::from(tries));
}

/// How it went.
pub(crate) fn ended(span: &Span, outcome: Outcome) {
    span.record("outcome", outcome.word());
    if outcome == Outcome::Failed {
        span.record("otel.status_code", "error");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_span_stands_on_the_page_for_operators() {
        let page = include_str!("../../docs/operating.md");
        for Traced { name, attributes, .. } in ALL {
            let start = format!("| `{name}` |");
            let row = page.lines().find(|line| line.starts_with(&start));
            let row = row.unwrap_or_else(|| panic!("{name} is not there"));
            for attribute in *attributes {
                assert!(row.contains(&format!("`{attribute}`")), "{attribute} is not in: {row}");
            }
        }
    }

    #[test]
    fn spans_that_nobody_wants_are_none() {
        assert!(interaction("command", Some("move")).is_disabled());
        assert!(write().is_disabled());
    }
}
