//! A copy of the database while it is in use.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::open;
use crate::store::error::StoreError;
use crate::store::location::Database;

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database is on a server.
    #[error("{0} is on a server: copy it by pg_dump, or as whoever runs the server does")]
    OnServer(Database),
    /// There is no database.
    #[error("there is no database at {}: check the path, or PATT_DATABASE", .0.display())]
    NoDatabase(PathBuf),
    /// The target is there already.
    #[error("{} is there already: name a new file", .0.display())]
    Exists(PathBuf),
    /// The target cannot be written.
    #[error("{} cannot be written: {why}", path.display())]
    Unwritable {
        /// The target.
        path: PathBuf,
        /// Why.
        why: String,
    },
    /// The copy is not whole.
    #[error("the copy is not whole ({0}); nothing was kept of it")]
    Damaged(String),
    /// The database failed.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Copies the database `from` to the new file `to`, of one moment and checked. Another process may
/// play on meanwhile: nothing waits. Blocks.
///
/// # Errors
/// If there is no such database, it is on a server, `to` exists or cannot be written, or the copy is not whole. A
/// half-made copy is removed.
pub fn backup(from: &Database, to: &Path) -> Result<(), BackupError> {
    let from = match from {
        Database::File(path) => path.as_path(),
        Database::Server(_) => return Err(BackupError::OnServer(from.clone())),
    };
    if !from.is_file() {
        return Err(BackupError::NoDatabase(from.to_owned()));
    }
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let part = open::beside(to, ".part");
    let unwritable = |why: String| BackupError::Unwritable { path: to.to_owned(), why };
    // A part that an interrupted backup left behind is of no use.
    fs::remove_file(&part).ok();
    let made = copy(from, &part, &unwritable)
        .and_then(|()| fs::rename(&part, to).map_err(|error| unwritable(error.to_string())));
    if made.is_err() {
        fs::remove_file(&part).ok();
    }
    made
}

fn copy(
    from: &Path,
    part: &Path,
    unwritable: &impl Fn(String) -> BackupError,
) -> Result<(), BackupError> {
    let source = open::reading(from)?;
    let sql = |error: rusqlite::Error| unwritable(error.to_string());
    let mut target = Connection::open(part).map_err(sql)?;
    {
        // All pages in one step: one moment, while writers go on in the write-ahead log.
        let backup = Backup::new(&source, &mut target).map_err(sql)?;
        let mut last = backup.step(-1).map_err(sql)?;
        for _ in 0..100 {
            if last == StepResult::Done {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
            last = backup.step(-1).map_err(sql)?;
        }
        if last != StepResult::Done {
            return Err(unwritable("the database was busy all the time".to_owned()));
        }
    }
    // One plain file, whole by itself.
    target.pragma_update(None, "journal_mode", "DELETE").map_err(sql)?;
    let verdict: String =
        target.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(sql)?;
    drop(target);
    if verdict != "ok" {
        return Err(BackupError::Damaged(verdict));
    }
    let file = fs::File::open(part).map_err(|error| unwritable(error.to_string()))?;
    file.sync_all().map_err(|error| unwritable(error.to_string()))
}
