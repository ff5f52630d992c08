//! Copies in new files, while the database is in use.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::open;
use crate::store::error::StoreError;

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
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

/// Makes the new file `to`, of which nothing is there until it is filled, checked and on the disk. Blocks.
///
/// # Errors
/// If `to` exists or cannot be written, filling fails, or the copy is not whole. A half-made copy is removed.
pub(in crate::store) fn new_file(
    to: &Path,
    fill: impl FnOnce(&Path) -> Result<(), BackupError>,
) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let part = open::beside(to, ".part");
    // A part that an interrupted backup left behind is of no use.
    let remove = || {
        for ending in ["", "-wal", "-shm", "-journal"] {
            fs::remove_file(open::beside(&part, ending)).ok();
        }
    };
    remove();
    let made = fill(&part)
        .and_then(|()| finish(&part))
        .and_then(|()| fs::rename(&part, to).map_err(|error| unwritable(to, &error)));
    if made.is_err() {
        remove();
    }
    made
}

/// Fills the new file `part` with all pages of the file `from`, of one moment. Another process may play
/// on meanwhile: nothing waits.
///
/// # Errors
/// If there is no database in `from`, or `part` cannot be written.
pub(in crate::store) fn pages(from: &Path, part: &Path) -> Result<(), BackupError> {
    if !from.is_file() {
        return Err(BackupError::NoDatabase(from.to_owned()));
    }
    let source = open::reading(from)?;
    let sql = |error: rusqlite::Error| unwritable(part, &error);
    let mut target = Connection::open(part).map_err(sql)?;
    // All pages in one step: one moment, while writers go on in the write-ahead log.
    let backup = Backup::new(&source, &mut target).map_err(sql)?;
    let mut last = backup.step(-1).map_err(sql)?;
    for _ in 0..100 {
        if last == StepResult::Done {
            return Ok(());
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
        last = backup.step(-1).map_err(sql)?;
    }
    Err(unwritable(part, &"the database was busy all the time"))
}

/// Sees to it that a file is one plain file, whole by itself and on the disk.
fn finish(part: &Path) -> Result<(), BackupError> {
    let sql = |error: rusqlite::Error| unwritable(part, &error);
    let copy = Connection::open(part).map_err(sql)?;
    copy.pragma_update(None, "journal_mode", "DELETE").map_err(sql)?;
    let verdict: String =
        copy.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(sql)?;
    drop(copy);
    if verdict != "ok" {
        return Err(BackupError::Damaged(verdict));
    }
    let synced = fs::File::open(part).and_then(|file| file.sync_all());
    synced.map_err(|error| unwritable(part, &error))
}

fn unwritable(path: &Path, why: &dyn ToString) -> BackupError {
    BackupError::Unwritable { path: path.to_owned(), why: why.to_string() }
}
