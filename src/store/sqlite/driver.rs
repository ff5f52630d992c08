//! `SQLite`, by rusqlite.

use std::cell::Cell;
use std::time::Instant;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, ErrorCode, OptionalExtension as _, ToSql};

use crate::store::db::{Access, AsParam, Driver, Param, Params, Row, Value};
use crate::store::fault::{Fault, FaultKind};

/// After how many of its instructions `SQLite` asks whether to go on: a fraction of a millisecond.
const ASKS: i32 = 4_000;
/// How many statements a connection keeps: more than there are in the store.
const KEPT: usize = 512;

thread_local! {
    /// When the transaction of this thread is to be stopped.
    static END: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// A connection to a file.
pub(in crate::store) struct Sqlite(Connection);

impl Sqlite {
    /// Takes over a connection to a file of this version.
    pub(in crate::store) fn new(connection: Connection) -> Result<Self, Fault> {
        connection.set_prepared_statement_cache_capacity(KEPT);
        let late = || END.get().is_some_and(|end| Instant::now() > end);
        connection.progress_handler(ASKS, Some(late))?;
        Ok(Self(connection))
    }

    fn prepared(&self, text: &str, with: Params<'_>) -> Result<CachedStatement<'_>, Fault> {
        let mut statement = self.0.prepare_cached(text)?;
        for (nth, value) in with.iter().enumerate() {
            statement.raw_bind_parameter(nth + 1, Bound(value.param()))?;
        }
        Ok(statement)
    }

    fn lines(&self, text: &str) -> Result<Vec<String>, rusqlite::Error> {
        let mut check = self.0.prepare(text)?;
        check.query_map([], |row| row.get(0))?.collect()
    }
}

impl Driver for Sqlite {
    fn run(&mut self, text: &str, with: Params<'_>) -> Result<usize, Fault> {
        Ok(self.prepared(text, with)?.raw_execute()?)
    }

    fn each(
        &mut self,
        text: &str,
        with: Params<'_>,
        take: &mut dyn FnMut(Row) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut statement = self.prepared(text, with)?;
        let columns = statement.column_count();
        let mut found = statement.raw_query();
        while let Some(row) = found.next()? {
            let values = (0..columns).map(|column| value(row.get_ref(column)?));
            take(Row::new(values.collect::<Result<_, _>>()?))?;
        }
        Ok(())
    }

    fn last_number(&mut self, table: &str) -> Result<i64, Fault> {
        let mut find = self.0.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?1")?;
        Ok(find.query_row([table], |row| row.get(0)).optional()?.unwrap_or_default())
    }

    fn number_on(&mut self, table: &str, last: i64) -> Result<(), Fault> {
        self.0.execute("DELETE FROM sqlite_sequence WHERE name = ?1", [table])?;
        let text = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)";
        self.0.execute(text, (table, last))?;
        Ok(())
    }

    fn columns(&mut self, text: &str) -> Result<Vec<String>, Fault> {
        let statement = self.0.prepare_cached(text)?;
        Ok(statement.column_names().into_iter().map(str::to_owned).collect())
    }

    fn clock(&mut self) -> Result<Option<i64>, Fault> {
        Ok(None)
    }

    fn begin(&mut self, access: Access) -> Result<(), Fault> {
        let text = match access {
            Access::Read(budget) => {
                END.set(Some(Instant::now() + budget));
                "BEGIN DEFERRED"
            }
            Access::Write | Access::Load => "BEGIN IMMEDIATE",
        };
        Ok(self.0.execute_batch(text)?)
    }

    fn commit(&mut self) -> Result<(), Fault> {
        END.set(None);
        Ok(self.0.execute_batch("COMMIT")?)
    }

    fn roll_back(&mut self) -> Result<(), Fault> {
        END.set(None);
        // A commit that failed, or a file that is full, may have ended it already.
        if self.0.is_autocommit() { Ok(()) } else { Ok(self.0.execute_batch("ROLLBACK")?) }
    }

    /// Folds the write-ahead log into the file and empties it: it may still hold what was deleted. If
    /// somebody reads just then, the log is emptied some time later, as ever.
    fn forget_deleted(&mut self) -> Result<(), Fault> {
        Ok(self.0.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
    }

    fn damage(&mut self, thorough: bool) -> Result<Vec<String>, Fault> {
        let text = if thorough { "PRAGMA integrity_check" } else { "PRAGMA quick_check" };
        let mut lines = match self.lines(text) {
            Ok(lines) => lines,
            // So damaged that it cannot even be looked through.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt) => {
                return Ok(vec![error.to_string()]);
            }
            Err(error) => return Err(error.into()),
        };
        lines.retain(|line| line != "ok");
        if thorough {
            let mut check = self.0.prepare("PRAGMA foreign_key_check")?;
            let broken = check.query_map([], |row| {
                let (table, of): (String, String) = (row.get(0)?, row.get(2)?);
                Ok(format!("a row of {table} belongs to none of {of}"))
            })?;
            lines.extend(broken.collect::<Result<Vec<_>, _>>()?);
        }
        Ok(lines)
    }
}

struct Bound<'a>(Param<'a>);

impl ToSql for Bound<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self.0 {
            Param::Null => ValueRef::Null,
            Param::Int(whole) => ValueRef::Integer(whole),
            Param::Real(real) => ValueRef::Real(real),
            Param::Text(text) => ValueRef::Text(text.as_bytes()),
            Param::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

fn value(column: ValueRef<'_>) -> Result<Value, Fault> {
    Ok(match column {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(whole) => Value::Int(whole),
        ValueRef::Real(real) => Value::Real(real),
        ValueRef::Text(text) => {
            let text =
                std::str::from_utf8(text).map_err(|error| Fault::other(error.to_string()))?;
            Value::Text(text.to_owned())
        }
        ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
    })
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        const DOUBLE: [i32; 2] =
            [rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY, rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE];
        let kind = match error.sqlite_error() {
            Some(fault) if DOUBLE.contains(&fault.extended_code) => FaultKind::Double,
            Some(fault) if fault.code == ErrorCode::OperationInterrupted => FaultKind::TooSlow,
            // Another process writes for longer than this one waits.
            Some(fault) if fault.code == ErrorCode::DatabaseBusy => FaultKind::Away,
            Some(_) | None => FaultKind::Other,
        };
        Self::new(kind, error.to_string())
    }
}
