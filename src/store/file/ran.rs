//! What the thread that writes runs: for tests that count it.

use std::cell::RefCell;

use rusqlite::Connection;
use rusqlite::trace::{TraceEvent, TraceEventCodes};

thread_local! {
    /// The statements that ran on this thread since somebody asked.
    static RAN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The statements that ran on a connection of this thread since this was asked last; the first time
/// none, as nothing is noted before.
pub(super) fn take(db: &Connection) -> Vec<String> {
    db.trace_v2(TraceEventCodes::SQLITE_TRACE_STMT, Some(note));
    RAN.take()
}

#[expect(clippy::needless_pass_by_value, reason = "the hook is given it so")]
fn note(event: TraceEvent<'_>) {
    if let TraceEvent::Stmt(_, text) = event {
        RAN.with_borrow_mut(|ran| ran.push(text.to_owned()));
    }
}
