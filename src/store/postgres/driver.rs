//! `PostgreSQL`, by the blocking client: on threads of the store only, never within a runtime.
//!
//! A statement is written for `SQLite`, and means the same here after two replacements: parameters are
//! `$1` instead of `?1`, and `CROSS JOIN`, by which `SQLite` is told in which order to join, is `JOIN`.
//! Truth values are numbers, as they are there.

use std::collections::HashMap;
use std::error::Error as StdError;
use std::fmt;
use std::io;
use std::time::Duration;

use postgres::error::{DbError, SqlState};
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::private::BytesMut;
use postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Config, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::db::{Access, Driver, Param, Params, Row, Value};
use crate::store::fault::{Fault, FaultKind};

/// How long a statement of a transaction that writes may take.
const WRITE: Duration = Duration::from_secs(10);

/// A connection to a server. What breaks is connected anew by the next transaction.
pub(in crate::store) struct Postgres {
    config: Config,
    tls: MakeRustlsConnect,
    client: Option<Client>,
    prepared: HashMap<String, Statement>,
}

impl Postgres {
    /// Connects.
    pub(in crate::store) fn connect(config: Config, tls: MakeRustlsConnect) -> Result<Self, Fault> {
        let mut this = Self { config, tls, client: None, prepared: HashMap::new() };
        this.connected()?;
        Ok(this)
    }

    fn connected(&mut self) -> Result<&mut Client, Fault> {
        let client = if let Some(client) = self.client.take().filter(|client| !client.is_closed()) {
            client
        } else {
            self.prepared.clear();
            self.config.connect(self.tls.clone())?
        };
        Ok(self.client.insert(client))
    }

    /// The connection as it is: within a transaction no other will do.
    fn client(&mut self) -> Result<&mut Client, Fault> {
        self.client.as_mut().ok_or_else(|| Fault::new(FaultKind::Away, "there is no connection"))
    }

    fn prepared(&mut self, text: &str) -> Result<Statement, Fault> {
        if let Some(statement) = self.prepared.get(text) {
            return Ok(statement.clone());
        }
        let statement = self.client()?.prepare(&translated(text))?;
        self.prepared.insert(text.to_owned(), statement.clone());
        Ok(statement)
    }

    fn batch(&mut self, text: &str) -> Result<(), Fault> {
        Ok(self.client()?.batch_execute(text)?)
    }
}

/// A statement as this database reads it.
fn translated(text: &str) -> String {
    text.replace('?', "$").replace("CROSS JOIN", "JOIN")
}

impl Driver for Postgres {
    fn run(&mut self, text: &str, with: Params<'_>) -> Result<usize, Fault> {
        let statement = self.prepared(text)?;
        let bound: Vec<_> = with.iter().map(|value| Bound(value.param())).collect();
        let bound: Vec<_> = bound.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        let rows = self.client()?.execute(&statement, &bound)?;
        usize::try_from(rows).map_err(|error| Fault::other(error.to_string()))
    }

    fn each(
        &mut self,
        text: &str,
        with: Params<'_>,
        take: &mut dyn FnMut(Row) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let statement = self.prepared(text)?;
        let bound = with.iter().map(|value| Bound(value.param()));
        let mut found = self.client()?.query_raw(&statement, bound)?;
        while let Some(row) = found.next()? {
            let values = (0..row.len()).map(|column| Ok(row.try_get::<_, Value>(column)?));
            take(Row::new(values.collect::<Result<_, Fault>>()?))?;
        }
        Ok(())
    }

    fn last_number(&mut self, table: &str) -> Result<i64, Fault> {
        let text = format!(
            "SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM {table}_id_seq"
        );
        Ok(self.client()?.query_one(&text, &[])?.get(0))
    }

    fn number_on(&mut self, table: &str, last: i64) -> Result<(), Fault> {
        self.batch(&format!("SELECT setval('{table}_id_seq', {last} + 1, false)"))
    }

    fn columns(&mut self, text: &str) -> Result<Vec<String>, Fault> {
        let statement = self.prepared(text)?;
        Ok(statement.columns().iter().map(|column| column.name().to_owned()).collect())
    }

    fn clock(&mut self) -> Result<Option<i64>, Fault> {
        let text = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
        let statement = self.prepared(text)?;
        Ok(Some(self.client()?.query_one(&statement, &[])?.get(0)))
    }

    fn begin(&mut self, access: Access) -> Result<(), Fault> {
        let (mode, limit) = match access {
            Access::Read(budget) => ("REPEATABLE READ READ ONLY", budget),
            Access::Write => ("SERIALIZABLE", WRITE),
            // Without a limit.
            Access::Load => ("READ COMMITTED", Duration::ZERO),
        };
        let limit = limit.as_millis().min(i32::MAX as u128);
        let text = format!("BEGIN ISOLATION LEVEL {mode}; SET LOCAL statement_timeout = {limit}");
        let is_new = self.client.is_none();
        match self.connected()?.batch_execute(&text).map_err(Fault::from) {
            // It broke while nobody used it, as when the server was started anew: nothing is lost yet.
            Err(fault) if fault.kind() == FaultKind::Away && !is_new => {
                self.client = None;
                Ok(self.connected()?.batch_execute(&text)?)
            }
            done => done,
        }
    }

    fn commit(&mut self) -> Result<(), Fault> {
        self.batch("COMMIT")
    }

    fn roll_back(&mut self) -> Result<(), Fault> {
        self.batch("ROLLBACK")
    }

    /// Rows that were deleted go from the files. In the server's write-ahead log and backups they stay
    /// for as long as those are kept.
    fn forget_deleted(&mut self) -> Result<(), Fault> {
        Ok(self.connected()?.batch_execute("VACUUM")?)
    }

    /// The server looks after its own files.
    fn damage(&mut self, _: bool) -> Result<Vec<String>, Fault> {
        Ok(Vec::new())
    }
}

struct Bound<'a>(Param<'a>);

/// The client writes down what it sends at the level of debugging, and nobody is to find moves of hidden games
/// or tokens there.
impl fmt::Debug for Bound<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}

impl ToSql for Bound<'_> {
    fn to_sql(
        &self,
        wanted: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn StdError + Sync + Send>> {
        match (self.0, wanted) {
            (Param::Null, _) => Ok(IsNull::Yes),
            (Param::Int(whole), &Type::INT8) => whole.to_sql(wanted, out),
            (Param::Int(whole), &Type::INT4) => i32::try_from(whole)?.to_sql(wanted, out),
            (Param::Int(whole), &Type::BOOL) => (whole != 0).to_sql(wanted, out),
            (Param::Int(whole), &Type::FLOAT8) => (whole as f64).to_sql(wanted, out),
            (Param::Real(real), &Type::FLOAT8) => real.to_sql(wanted, out),
            (Param::Text(text), &Type::TEXT) => text.to_sql(wanted, out),
            (Param::Bytes(bytes), &Type::BYTEA) => bytes.to_sql(wanted, out),
            // Not what it is: that may be a secret.
            (_, wanted) => Err(format!("a parameter is no {wanted}").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn StdError + Sync + Send>> {
        Ok(match *kind {
            Type::INT8 => Self::Int(i64::from_sql(kind, raw)?),
            Type::INT4 => Self::Int(i32::from_sql(kind, raw)?.into()),
            Type::BOOL => Self::Int(bool::from_sql(kind, raw)?.into()),
            Type::FLOAT8 => Self::Real(f64::from_sql(kind, raw)?),
            Type::TEXT => Self::Text(String::from_sql(kind, raw)?),
            Type::BYTEA => Self::Bytes(Vec::from_sql(kind, raw)?),
            _ => return Err(format!("a column of type {kind} was not expected").into()),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn StdError + Sync + Send>> {
        Ok(Self::Null)
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

impl From<postgres::Error> for Fault {
    fn from(error: postgres::Error) -> Self {
        let Some(server) = error.as_db_error() else {
            // The connection broke, or there is none: the server has not answered at all.
            let lost =
                error.is_closed() || error.source().is_some_and(<dyn StdError>::is::<io::Error>);
            let kind = if lost { FaultKind::Away } else { FaultKind::Other };
            return Self::new(kind, with_causes(&error));
        };
        let word = DbError::code(server);
        Self::new(kind(word), format!("{}{}", server.message(), advice(word)))
    }
}

/// What the server's own word for a fault means.
fn kind(word: &SqlState) -> FaultKind {
    const OTHERS: [SqlState; 2] =
        [SqlState::T_R_SERIALIZATION_FAILURE, SqlState::T_R_DEADLOCK_DETECTED];
    // It goes down or comes up, has no room, or is a copy of another that it follows.
    const AWAY: [&str; 4] = ["08", "53", "57P", "25006"];
    if *word == SqlState::UNIQUE_VIOLATION {
        FaultKind::Double
    } else if OTHERS.contains(word) {
        FaultKind::Retry
    } else if *word == SqlState::QUERY_CANCELED {
        FaultKind::TooSlow
    } else if AWAY.iter().any(|begins| SqlState::code(word).starts_with(begins)) {
        FaultKind::Away
    } else {
        FaultKind::Other
    }
}

/// What whoever runs the server can do about it, if there is more than to start it.
fn advice(word: &SqlState) -> &'static str {
    match SqlState::code(word) {
        "28P01" | "28000" => " (the password comes from PATT_DATABASE_PASSWORD or a file)",
        "3D000" => " (make it: CREATE DATABASE)",
        "42501" => " (its user has to be let make tables: GRANT CREATE ON SCHEMA public)",
        "53100" => " (make room on the disk of the server)",
        "53300" => " (Patt needs ten connections)",
        "25006" => " (name the server that is written to, not one that follows it)",
        _ => "",
    }
}

/// An error and what it comes from, in one line.
fn with_causes(error: &dyn StdError) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        let inner_text = inner.to_string();
        if !text.contains(&inner_text) {
            text = format!("{text}: {inner_text}");
        }
        cause = inner.source();
    }
    text
}
