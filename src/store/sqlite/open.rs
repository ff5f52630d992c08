//! Opening the file: the lock, the connections, the schema.

use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{
    Error as MigrationError, M, MigrationDefinitionError, Migrations, SchemaVersion,
};

use super::Sqlite;
use crate::store::db::Db;
use crate::store::error::StoreError;

const STEPS: &[M<'static>] = &[
    M::up(include_str!("../migrations/001_begin.sql")),
    M::up(include_str!("../migrations/002_people.sql")),
    M::up(include_str!("../migrations/003_drafts.sql")),
    M::up(include_str!("../migrations/004_time.sql")),
    M::up(include_str!("../migrations/005_seats.sql")),
    M::up(include_str!("../migrations/006_past.sql")),
    M::up(include_str!("../migrations/007_secret.sql")),
    M::up(include_str!("../migrations/008_boards.sql")),
    M::up(include_str!("../migrations/009_levels.sql")),
    M::up(include_str!("../migrations/010_standings.sql")),
    M::up(include_str!("../migrations/011_conversations.sql")),
    M::up(include_str!("../migrations/012_moves.sql")),
    M::up(include_str!("../migrations/013_folded.sql")),
    M::up(include_str!("../migrations/014_mates.sql")),
    M::up(include_str!("../migrations/015_owner.sql")),
    M::up(include_str!("../migrations/016_claims.sql")),
    M::up(include_str!("../migrations/017_oldest.sql")),
    M::up(include_str!("../migrations/018_jobs.sql")),
    M::up(include_str!("../migrations/019_shards.sql")),
];

/// The schema, step by step. Steps are only ever added.
pub(super) const MIGRATIONS: Migrations<'static> = Migrations::from_slice(STEPS);

/// How long a connection waits for another one.
const PATIENCE: Duration = Duration::from_secs(5);

/// That this process is the one that may write, until this is dropped; it ends with the process however
/// that ends. On Unix it lies on the database itself, where nobody can take it away; elsewhere a locked
/// file cannot be read, so it lies beside the database.
pub(in crate::store) struct Lock {
    file: File,
    name: PathBuf,
}

/// The databases that this process has locked. To open such a file once more and close it would take
/// away the locks that `SQLite` has on it.
static HELD: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn held() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the lock of the database at `path`.
pub(in crate::store) fn lock(path: &Path) -> Result<Lock, StoreError> {
    // What does not exist yet has no other name.
    let name = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut held = held();
    if held.contains(&name) {
        return Err(StoreError::InUse(path.into()));
    }
    let target = if cfg!(unix) { path.to_owned() } else { beside(path, ".lock") };
    let unusable = |error: std::io::Error| StoreError::unusable(path, &error);
    let mut open = File::options();
    let file = open.create(true).truncate(false).write(true).open(target).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => {
            let name = path.canonicalize().unwrap_or(name);
            held.insert(name.clone());
            Ok(Lock { file, name })
        }
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.into())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a process that another thread starts at this moment has a
        // copy of every open file, this one included, until it runs its own program.
        self.file.unlock().ok();
        held().remove(&self.name);
    }
}

/// The connection that writes: brings the schema up to date.
pub(in crate::store) fn writer(path: &Path) -> Result<Db, StoreError> {
    let unusable = |error: rusqlite::Error| StoreError::unusable(path, &error);
    let mut db = Connection::open(path).map_err(unusable)?;
    db.busy_timeout(PATIENCE).map_err(unusable)?;
    db.pragma_update(None, "journal_mode", "WAL").map_err(unusable)?;
    // An act is on the disk before its answer is sent.
    db.pragma_update(None, "synchronous", "FULL").map_err(unusable)?;
    db.pragma_update(None, "foreign_keys", true).map_err(unusable)?;
    // Of what is deleted no bytes stay behind.
    db.pragma_update(None, "secure_delete", true).map_err(unusable)?;
    match MIGRATIONS.to_latest(&mut db) {
        Ok(()) => {
            forget_statistics(&db).map_err(unusable)?;
            Ok(Db::new(Sqlite::new(db)?))
        }
        Err(MigrationError::MigrationDefinition(MigrationDefinitionError::DatabaseTooFarAhead)) => {
            let db = Db::new(Sqlite::new(db)?);
            if db.admits(STEPS.len() as i64)? {
                Ok(db)
            } else {
                Err(StoreError::Newer(path.into()))
            }
        }
        Err(error) => Err(StoreError::unusable(path, &error)),
    }
}

/// Every statement is written so that it is planned well by the schema alone, and tests ask for each.
/// Statistics change plans, and those of a file that was small make some read whole tables once it has
/// grown. Earlier versions took some, which are forgotten here.
fn forget_statistics(db: &Connection) -> rusqlite::Result<()> {
    db.execute_batch("DROP TABLE IF EXISTS sqlite_stat1")?;
    db.execute_batch("DROP TABLE IF EXISTS sqlite_stat4")
}

/// A connection that only reads.
pub(in crate::store) fn reader(path: &Path) -> Result<Db, StoreError> {
    Ok(Db::new(Sqlite::new(reading(path)?)?))
}

/// The same, as `SQLite` has it.
pub(super) fn reading(path: &Path) -> Result<Connection, StoreError> {
    let unusable = |error: rusqlite::Error| StoreError::unusable(path, &error);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_URI;
    let db = Connection::open_with_flags(path, flags).map_err(unusable)?;
    db.busy_timeout(PATIENCE).map_err(unusable)?;
    Ok(db)
}

/// A connection that only reads a database of this version. Another process may use it meanwhile.
///
/// # Errors
/// If there is none, or another version wrote it last.
pub(in crate::store) fn existing(path: &Path) -> Result<Db, StoreError> {
    if !path.is_file() {
        return Err(StoreError::Missing(path.into()));
    }
    let db = reading(path)?;
    match MIGRATIONS.current_version(&db) {
        Ok(SchemaVersion::Inside(version)) if version.get() == STEPS.len() => {
            Ok(Db::new(Sqlite::new(db)?))
        }
        Ok(SchemaVersion::NoneSet | SchemaVersion::Inside(_)) => {
            Err(StoreError::Older(path.into()))
        }
        Ok(SchemaVersion::Outside(_)) => Err(StoreError::Newer(path.into())),
        Err(error) => Err(StoreError::unusable(path, &error)),
    }
}

/// The file beside `path` with `ending` added to its name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::store::{Database, Store, StorePolicy, check_database};
    use crate::table::MessageRole;
    use crate::table::{Against, PersonId, Phase, TableId, TableRecord, TableTerms, Time};

    /// Where it stands what a schema added to the house of the one before it.
    fn added(schema: usize) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/migrations/{schema:03}.sql"))
    }

    /// A house that grew up to schema `version`.
    fn populated(version: usize, path: &Path) -> Connection {
        let mut db = Connection::open(path).unwrap();
        db.pragma_update(None, "foreign_keys", true).unwrap();
        for schema in 1..=version {
            MIGRATIONS.to_version(&mut db, schema).unwrap();
            db.execute_batch(&fs::read_to_string(added(schema)).unwrap()).unwrap();
        }
        db
    }

    #[test]
    fn every_schema_has_a_populated_database() {
        assert!(MIGRATIONS.validate().is_ok());
        for schema in 1..=STEPS.len() {
            assert!(added(schema).is_file(), "tests/migrations lacks a file for schema {schema}");
        }
        assert!(!added(STEPS.len() + 1).exists(), "tests/migrations has a file for no schema");
    }

    /// The step that begins to say which programs may use what it makes.
    const SAYS_FIRST: usize = 17;

    #[test]
    fn every_step_says_anew_which_programs_may_use_its_schema() {
        let folder = tempfile::tempdir().unwrap();
        let mut db = populated(SAYS_FIRST - 1, &folder.path().join("patt.db"));
        for version in SAYS_FIRST..=STEPS.len() {
            MIGRATIONS.to_version(&mut db, version).unwrap();
            let text = "SELECT version FROM oldest_program";
            let oldest: u32 = db.query_row(text, [], |row| row.get(0)).unwrap();
            let oldest = usize::try_from(oldest).unwrap();
            assert!((SAYS_FIRST..=version).contains(&oldest), "{version} says {oldest}");
            db.execute_batch("UPDATE oldest_program SET version = -1").unwrap();
        }
    }

    #[test]
    fn every_table_of_an_old_house_holds_something() {
        let folder = tempfile::tempdir().unwrap();
        for version in 1..=STEPS.len() {
            let db = populated(version, &folder.path().join(format!("{version}.db")));
            let text =
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
            let mut tables = db.prepare(text).unwrap();
            let names = tables.query_map([], |row| row.get::<_, String>(0)).unwrap();
            for name in names.map(Result::unwrap) {
                let count = format!("SELECT COUNT(*) FROM {name}");
                let rows: u32 = db.query_row(&count, [], |row| row.get(0)).unwrap();
                assert!(rows > 0, "{version}: {name} is empty");
            }
        }
    }

    #[test]
    fn a_computer_of_eight_levels_keeps_its_strength() {
        let folder = tempfile::tempdir().unwrap();
        let mut db = populated(8, &folder.path().join("patt.db"));
        db.execute_batch(
            r#"INSERT INTO results (table_id, seat, person, game, pool, level, verdict, place, rated, at)
               VALUES (4, 0, 1, 'race', 'computer', 8, 'won', 1, 0, 1400);
               UPDATE tables SET terms = json_set(terms, '$.customs', json('{"watch":1,"limit":3}'))
               WHERE id = 4;"#,
        )
        .unwrap();
        MIGRATIONS.to_latest(&mut db).unwrap();
        let level = |text: &str| db.query_row(text, [], |row| row.get::<_, u8>(0)).unwrap();
        assert_eq!(level("SELECT level FROM seats WHERE table_id = 4 AND seat = 1"), 8);
        assert_eq!(level("SELECT level FROM results WHERE pool = 'computer'"), 9);
        let terms: String =
            db.query_row("SELECT terms FROM tables WHERE id = 4", [], |row| row.get(0)).unwrap();
        let terms: TableTerms = serde_json::from_str(&terms).unwrap();
        assert_eq!(terms.against, Against::Computer { level: 8 });
        assert_eq!((terms.customs.watch, terms.customs.limit), (Some(6), Some(3)));
        let people = "SELECT COUNT(*) FROM results WHERE pool = 'people' AND level IS NULL";
        assert_eq!(level(people), 2, "between people there is no level");
    }

    #[tokio::test]
    async fn old_houses_are_read_and_written_on() {
        for version in 1..=STEPS.len() {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("patt.db");
            let mut db = populated(version, &path);
            MIGRATIONS.to_latest(&mut db).unwrap();
            let whole: String =
                db.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
            assert_eq!(whole, "ok");
            let mut broken = db.prepare("PRAGMA foreign_key_check").unwrap();
            assert!(broken.query([]).unwrap().next().unwrap().is_none());
            drop(broken);
            drop(db);
            let store = Store::open(&path, StorePolicy::default(), Time(0)).unwrap();
            let load = async |id| -> TableRecord {
                store.load(TableId::of_bits(id)).await.unwrap().expect("it is in the file")
            };
            assert_eq!(load(1).await.log.len(), 3);
            assert_eq!(load(2).await.phase, Phase::Playing);
            assert!(matches!(load(3).await.phase, Phase::Invited { .. }));
            assert_eq!(store.computer_turns().await.unwrap(), [TableId::of_bits(4)]);
            let rating = store.rating(PersonId(1), "race".to_owned()).await.unwrap();
            assert_eq!((rating.shown(), rating.games), (1662, 1));
            let settings = store.user_settings(PersonId(1)).await.unwrap();
            assert_eq!(settings.theme.as_deref(), Some("slate"));
            let board = store.message(TableId::of_bits(2), MessageRole::Board).await.unwrap();
            assert!(board.is_some());
            let waiting = store.claim_posts(Time(10), Time(11), 9).await.unwrap();
            assert_eq!(waiting.len(), 1);
            store.outbox_done(waiting[0].id, None).await.unwrap();
            assert_eq!(store.outbox_next().await.unwrap(), None);
            while store.housekeep(Time(2_000)).await.unwrap() {}
            let checked = check_database(&Database::from(&path), Time(2_000)).unwrap();
            assert!(!checked.filling && checked.people >= 2, "{version}: {checked:?}");
            assert_eq!(checked.faults, [""; 0], "{version}");
        }
    }
}
