//! How long a read may take: `SQLite` asks now and then, and stops what has taken longer.

use std::cell::Cell;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};

use super::StoreError;

/// After how many of its instructions `SQLite` asks: a fraction of a millisecond.
const ASKS: i32 = 4_000;

thread_local! {
    /// When the job of this thread is to be stopped.
    static END: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Makes a connection ask.
pub(super) fn watch(db: &Connection) -> rusqlite::Result<()> {
    db.progress_handler(ASKS, Some(|| END.get().is_some_and(|end| Instant::now() > end)))
}

/// Does a job on a watched connection of this thread.
///
/// # Errors
/// Those of the job; [`StoreError::TooSlow`] if a statement ran on when the time was over.
pub(super) fn within<T>(
    budget: Duration,
    job: impl FnOnce() -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    END.set(Some(Instant::now() + budget));
    let done = job();
    END.set(None);
    done.map_err(|error| match error {
        StoreError::Sql(fault)
            if fault.sqlite_error_code() == Some(ErrorCode::OperationInterrupted) =>
        {
            StoreError::TooSlow
        }
        other => other,
    })
}
