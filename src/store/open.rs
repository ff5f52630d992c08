//! Opening the file: the lock, the connections, the schema.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{Error as MigrationError, M, MigrationDefinitionError, Migrations};

use super::StoreError;

const STEPS: &[M<'static>] = &[M::up(include_str!("migrations/001_begin.sql"))];

/// The schema, step by step. Steps are only ever added.
pub(super) const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

/// How long a connection waits for another one.
const PATIENCE: Duration = Duration::from_secs(5);

/// The one process that may write. The lock lies beside the database, so that backups may read it,
/// and ends with the process however it ends.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let beside = beside(path, ".lock");
    let unusable = |error: std::io::Error| StoreError::Unusable {
        path: path.to_owned(),
        why: error.to_string(),
    };
    let file =
        File::options().create(true).truncate(false).write(true).open(&beside).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// The connection that writes: brings the schema up to date.
pub(super) fn writer(path: &Path) -> Result<Connection, StoreError> {
    let unusable = |error: rusqlite::Error| StoreError::Unusable {
        path: path.to_owned(),
        why: error.to_string(),
    };
    let mut db = Connection::open(path).map_err(unusable)?;
    db.busy_timeout(PATIENCE).map_err(unusable)?;
    db.pragma_update(None, "journal_mode", "WAL").map_err(unusable)?;
    // An act is on the disk before its answer is sent.
    db.pragma_update(None, "synchronous", "FULL").map_err(unusable)?;
    db.pragma_update(None, "foreign_keys", true).map_err(unusable)?;
    match MIGRATIONS.to_latest(&mut db) {
        Ok(()) => Ok(db),
        Err(MigrationError::MigrationDefinition(MigrationDefinitionError::DatabaseTooFarAhead)) => {
            Err(StoreError::Newer(path.to_owned()))
        }
        Err(error) => Err(StoreError::Unusable { path: path.to_owned(), why: error.to_string() }),
    }
}

/// A connection that only reads.
pub(super) fn reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    let db = Connection::open_with_flags(path, flags)
        .map_err(|error| StoreError::Unusable { path: path.to_owned(), why: error.to_string() })?;
    db.busy_timeout(PATIENCE)?;
    Ok(db)
}

/// The file beside `path` with `ending` added to its name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
