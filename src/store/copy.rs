//! A whole house from one database into another, of whatever kind.
//!
//! Rows go over as they are, table by table, all of one moment and in one transaction. Then both sides
//! are counted: how many rows there are in each table, and the sum of what they hash to, which is the
//! same in any order.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::time::Duration;

use crate::store::db::{Access, AsParam, Db, Ending, Param, Row, Value};
use crate::store::error::StoreError;
use crate::store::fault::Fault;
use crate::store::location::Database;
use crate::store::postgres::{Server, apart};
use crate::store::sqlite::{self, BackupError};

/// Every table, after those that its rows name; but `owner`, `processes`, `leases`, `thinking`, `jobs`, `brains`,
/// `shards`, `shard_fronts` and `identifies` say who is at work in this house, not what is in it.
const TABLES: [&str; 39] = [
    "people",
    "tables",
    "seats",
    "entries",
    "marks",
    "thoughts",
    "folded",
    "traces",
    "mates",
    "messages",
    "due",
    "threads",
    "lost_venues",
    "if_thens",
    "analyses",
    "imports",
    "outbox",
    "interactions",
    "results",
    "ratings",
    "rating_history",
    "tallies",
    "tally_guilds",
    "standings",
    "standing_steps",
    "seat_wins",
    "past",
    "filled",
    "holidays",
    "blocks",
    "closed_directs",
    "conversations",
    "unlisted_people",
    "unlisted_guilds",
    "user_settings",
    "guild_settings",
    "drafts",
    "seekers",
    "alive",
];

/// Those whose numbers the database gives.
const NUMBERED: [&str; 2] = ["outbox", "drafts"];

/// Those that hold one row from the beginning: of nobody, and of how far lists are filled.
const SEEDED: [&str; 2] = ["people", "filled"];

/// How many values one statement writes, whatever that makes in rows: far below what databases take, and
/// so many that the way to a server and back no longer counts.
const VALUES: usize = 1_000;

/// How long reading may take.
const LONG: Duration = Duration::from_hours(24);

/// Why a house was not copied. The target is as it was before.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is a house already.
    #[error("{0} is not empty: name a new one")]
    NotEmpty(Database),
    /// What arrived is not what went.
    #[error(
        "{rows} rows of {table} went and {arrived} arrived, or not as they were; nothing was kept"
    )]
    Differs {
        /// The table.
        table: &'static str,
        /// How many rows it has.
        rows: u64,
        /// How many the copy has.
        arrived: u64,
    },
    /// A database failed.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// Copies the house in `from` into `to`, which is made if it is not there; how many rows went over.
/// Another process may play on in a file meanwhile: all is of one moment. Blocks.
///
/// # Errors
/// If there is no house of this version in `from`, `to` is not empty or in use, a database fails, or
/// what arrived is not what went.
pub fn copy(from: &Database, to: &Database) -> Result<u64, CopyError> {
    apart(|| Ok(carry(from, to)))?
}

/// Copies the database `from` to the new file `to`, of one moment and checked. Another process may
/// play on meanwhile: nothing waits. Blocks.
///
/// # Errors
/// If there is no such database, `to` exists or cannot be written, or the copy is not whole. A half-made
/// copy is removed.
pub fn backup(from: &Database, to: &Path) -> Result<(), BackupError> {
    sqlite::new_file(to, |part| match from {
        Database::File(path) => sqlite::pages(path, part),
        Database::Server(_) => match copy(from, &part.into()) {
            Ok(_) => Ok(()),
            Err(CopyError::Store(error)) => Err(error.into()),
            Err(error @ (CopyError::NotEmpty(_) | CopyError::Differs { .. })) => {
                Err(BackupError::Damaged(error.to_string()))
            }
        },
    })
}

fn carry(from: &Database, to: &Database) -> Result<u64, CopyError> {
    let source = existing(from)?;
    let (target, _lock) = match to {
        Database::File(path) => {
            let lock = sqlite::lock(path)?;
            (sqlite::writer(path)?, Some(lock))
        }
        Database::Server(config) => {
            let server = Server::new(to, config)?;
            server.bring_up_to_date()?;
            (server.connect()?, None)
        }
    };
    let mut told = None;
    let carried = source.transaction(Access::Read(LONG), |source| {
        target
            .transaction(Access::Load, |target| match everything(source, target, to) {
                Ok(rows) => Ok(Ending::Keep(rows)),
                Err(CopyError::Store(error)) => Err(error),
                Err(other) => {
                    told = Some(other);
                    Ok(Ending::Drop(0))
                }
            })
            .map(Ending::Keep)
    })?;
    if let Some(error) = told {
        return Err(error);
    }
    // Else a server does this by itself, a minute later, while people wait for pages of their lists.
    if matches!(to, Database::Server(_))
        && let Err(error) = target.forget_deleted()
    {
        tracing::warn!(%error, "the copy is whole; the server was not swept after it");
    }
    Ok(carried)
}

/// A connection to a database of this version.
pub(in crate::store) fn existing(database: &Database) -> Result<Db, StoreError> {
    match database {
        Database::File(path) => sqlite::existing(path),
        Database::Server(config) => Server::new(database, config)?.existing(),
    }
}

fn everything(source: &Db, target: &Db, to: &Database) -> Result<u64, CopyError> {
    if !is_empty(target)? {
        return Err(CopyError::NotEmpty(to.clone()));
    }
    // What an empty house has comes from the other, too.
    for table in TABLES.iter().rev() {
        target.run(&format!("DELETE FROM {table}"), &[])?;
    }
    let mut rows = 0;
    for table in TABLES {
        let went = over(source, target, table)?;
        let arrived = counted(target, table)?;
        if went != arrived {
            return Err(CopyError::Differs { table, rows: went.rows, arrived: arrived.rows });
        }
        rows += went.rows;
    }
    for table in NUMBERED {
        target.number_on(table, source.last_number(table)?)?;
    }
    if matches!(to, Database::Server(_)) {
        // Before it knows how much there is of what, a server reads whole tables for a page of a list.
        target.run("ANALYZE", &[])?;
    }
    Ok(rows)
}

/// Whether nobody has played, chosen or asked for anything there.
fn is_empty(target: &Db) -> Result<bool, StoreError> {
    for table in TABLES {
        let rows: i64 = target.value(&format!("SELECT COUNT(*) FROM {table}"), &[])?;
        if rows > i64::from(SEEDED.contains(&table)) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Its columns in an order that has nothing to do with how the table came about.
fn columns(db: &Db, table: &str) -> Result<Vec<String>, StoreError> {
    let mut columns = db.columns(&format!("SELECT * FROM {table}"))?;
    columns.sort_unstable();
    Ok(columns)
}

fn over(source: &Db, target: &Db, table: &str) -> Result<Counted, StoreError> {
    let columns = columns(source, table)?;
    let together = (VALUES / columns.len()).max(1);
    let read = format!("SELECT {} FROM {table}", columns.join(", "));
    let (mut went, mut waiting) = (Counted::default(), Vec::with_capacity(together));
    source.each(&read, &mut |row| {
        went.add(&row);
        waiting.push(row);
        if waiting.len() < together {
            return Ok(());
        }
        insert(target, table, &columns, &std::mem::take(&mut waiting))
            .map_err(|error| Fault::other(error.to_string()))
    })?;
    insert(target, table, &columns, &waiting)?;
    Ok(went)
}

/// Writes some rows by one statement.
fn insert(target: &Db, table: &str, columns: &[String], rows: &[Row]) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let places: Vec<_> = (1..=rows.len() * columns.len()).map(|nth| format!("?{nth}")).collect();
    let rows_of_places: Vec<_> = places.chunks(columns.len()).map(|row| row.join(", ")).collect();
    let (columns, places) = (columns.join(", "), rows_of_places.join("), ("));
    let text = format!("INSERT INTO {table} ({columns}) VALUES ({places})");
    let values = rows.iter().flat_map(Row::values).map(|value| value as &dyn AsParam);
    target.run(&text, &values.collect::<Vec<_>>()).map(drop)
}

/// How many rows there are, and what they hash to together.
#[derive(Default, PartialEq, Eq)]
struct Counted {
    rows: u64,
    sum: u64,
}

impl Counted {
    fn add(&mut self, row: &Row) {
        let mut hasher = DefaultHasher::new();
        for value in row.values() {
            match value {
                Value::Null => 0u8.hash(&mut hasher),
                Value::Int(whole) => (1u8, whole).hash(&mut hasher),
                Value::Real(real) => (2u8, real.to_bits()).hash(&mut hasher),
                Value::Text(text) => (3u8, text).hash(&mut hasher),
                Value::Bytes(bytes) => (4u8, bytes).hash(&mut hasher),
            }
        }
        self.rows += 1;
        self.sum = self.sum.wrapping_add(hasher.finish());
    }
}

fn counted(db: &Db, table: &str) -> Result<Counted, StoreError> {
    let columns = columns(db, table)?.join(", ");
    let mut counted = Counted::default();
    db.each(&format!("SELECT {columns} FROM {table}"), &mut |row| {
        counted.add(&row);
        Ok(())
    })?;
    Ok(counted)
}

impl AsParam for Value {
    fn param(&self) -> Param<'_> {
        match self {
            Self::Null => Param::Null,
            Self::Int(whole) => Param::Int(*whole),
            Self::Real(real) => Param::Real(*real),
            Self::Text(text) => Param::Text(text),
            Self::Bytes(bytes) => Param::Bytes(bytes),
        }
    }
}
