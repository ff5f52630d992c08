//! The seam below the store: statements and values go down, rows come up, and a driver for each kind
//! of database does the rest. Everything above says the same to all of them.
//!
//! A statement is one text with the parameters `?1`, `?2` and so on. It is prepared once a connection
//! and kept, so texts are literals, never put together from pieces.

mod driver;
#[cfg(feature = "testing")]
pub(in crate::store) mod failing;
mod param;
mod row;

use std::cell::RefCell;
use std::time::{Duration, Instant};

use crate::store::error::StoreError;
use crate::store::fault::{Fault, FaultKind};
use crate::table::Time;
use crate::watch::series;

pub(in crate::store) use self::driver::Driver;
pub(in crate::store) use self::param::{AsParam, Param, Params, params};
pub(in crate::store) use self::row::{FromValue, Row, Value};

/// What a transaction is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Access {
    /// It only reads, all of one moment, and each of its statements ends within this time.
    Read(Duration),
    /// It writes, as if nobody else did at the same time.
    Write,
    /// It fills an empty database, however long that takes.
    Load,
}

impl Access {
    /// It as operators count it.
    const fn word(self) -> &'static str {
        match self {
            Self::Read(_) => "read",
            Self::Write => "write",
            Self::Load => "load",
        }
    }
}

/// How a transaction that did not fail ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Ending<T> {
    /// What it wrote stays.
    Keep(T),
    /// What it wrote is undone.
    Drop(T),
}

/// A connection.
pub(in crate::store) struct Db {
    driver: RefCell<Box<dyn Driver>>,
}

impl Db {
    pub(in crate::store) fn new(driver: impl Driver + 'static) -> Self {
        Self { driver: RefCell::new(Box::new(driver)) }
    }

    /// The same connection, which fails when tests want it.
    #[cfg(feature = "testing")]
    pub(in crate::store) fn failing(self, shared: &failing::Shared) -> Self {
        let below = self.driver.into_inner();
        Self::new(failing::Failing {
            below,
            shared: shared.clone(),
            next: None,
            writes: false,
            ran: Vec::new(),
        })
    }

    /// Runs a statement; how many rows it wrote or deleted.
    pub(in crate::store) fn run(&self, text: &str, with: Params<'_>) -> Result<usize, StoreError> {
        Ok(self.driver.borrow_mut().run(text, with)?)
    }

    /// Runs a statement, however many rows it writes or deletes.
    pub(in crate::store) fn execute(&self, text: &str, with: Params<'_>) -> Result<(), StoreError> {
        self.run(text, with).map(drop)
    }

    /// Runs a statement that writes or deletes one row at most; whether it did.
    pub(in crate::store) fn wrote(&self, text: &str, with: Params<'_>) -> Result<bool, StoreError> {
        Ok(self.run(text, with)? == 1)
    }

    /// All rows that a statement finds.
    pub(in crate::store) fn rows(
        &self,
        text: &str,
        with: Params<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        Ok(self.driver.borrow_mut().rows(text, with)?)
    }

    /// Hands on all rows that a statement finds, one by one, until one is refused: of more than fit into
    /// memory.
    pub(in crate::store) fn each(
        &self,
        text: &str,
        take: &mut dyn FnMut(Row) -> Result<(), Fault>,
    ) -> Result<(), StoreError> {
        Ok(self.driver.borrow_mut().each(text, &[], take)?)
    }

    /// The last number that the database gave to a row of this table, be that there still or not.
    pub(in crate::store) fn last_number(&self, table: &str) -> Result<i64, StoreError> {
        Ok(self.driver.borrow_mut().last_number(table)?)
    }

    /// From now on it gives the numbers after this one.
    pub(in crate::store) fn number_on(&self, table: &str, last: i64) -> Result<(), StoreError> {
        Ok(self.driver.borrow_mut().number_on(table, last)?)
    }

    /// What the clock of a server says now; nothing of a file.
    pub(in crate::store) fn clock(&self) -> Result<Option<Time>, StoreError> {
        Ok(self.driver.borrow_mut().clock()?.map(Time))
    }

    /// What all rows say.
    pub(in crate::store) fn list<T, C: FromIterator<T>>(
        &self,
        text: &str,
        with: Params<'_>,
        read: impl FnMut(&Row) -> Result<T, StoreError>,
    ) -> Result<C, StoreError> {
        self.rows(text, with)?.iter().map(read).collect()
    }

    /// What the first row says.
    pub(in crate::store) fn one<T>(
        &self,
        text: &str,
        with: Params<'_>,
        read: impl FnOnce(&Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.rows(text, with)?.first().map(read).transpose()
    }

    /// What the only row of a statement says that always finds one.
    ///
    /// # Errors
    /// Also if it found none.
    pub(in crate::store) fn only<T>(
        &self,
        text: &str,
        with: Params<'_>,
        read: impl FnOnce(&Row) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let found = self.one(text, with, read)?;
        found.ok_or_else(|| Fault::other("a statement has found no row").into())
    }

    /// The first column of the first row.
    pub(in crate::store) fn first<T: FromValue>(
        &self,
        text: &str,
        with: Params<'_>,
    ) -> Result<Option<T>, StoreError> {
        self.one(text, with, |row| row.get(0))
    }

    /// The first column of the only row of a statement that always finds one.
    ///
    /// # Errors
    /// Also if it found none.
    pub(in crate::store) fn value<T: FromValue>(
        &self,
        text: &str,
        with: Params<'_>,
    ) -> Result<T, StoreError> {
        self.only(text, with, |row| row.get(0))
    }

    /// The first column of all rows.
    pub(in crate::store) fn column<T: FromValue, C: FromIterator<T>>(
        &self,
        text: &str,
        with: Params<'_>,
    ) -> Result<C, StoreError> {
        self.list(text, with, |row| row.get(0))
    }

    /// The names of the columns of a statement.
    pub(in crate::store) fn columns(&self, text: &str) -> Result<Vec<String>, StoreError> {
        Ok(self.driver.borrow_mut().columns(text)?)
    }

    /// Does something in one transaction, which is undone if it fails.
    pub(in crate::store) fn transaction<T>(
        &self,
        access: Access,
        job: impl FnOnce(&Self) -> Result<Ending<T>, StoreError>,
    ) -> Result<T, StoreError> {
        let began = Instant::now();
        let done = self.within(access, job);
        series::transacted(access.word(), began.elapsed());
        done
    }

    fn within<T>(
        &self,
        access: Access,
        job: impl FnOnce(&Self) -> Result<Ending<T>, StoreError>,
    ) -> Result<T, StoreError> {
        self.driver.borrow_mut().begin(access)?;
        let done = job(self).and_then(|ending| match ending {
            Ending::Keep(done) => {
                self.driver.borrow_mut().commit()?;
                Ok(done)
            }
            Ending::Drop(done) => {
                self.roll_back()?;
                Ok(done)
            }
        });
        if done.is_err() {
            // What went wrong first is what is told.
            self.roll_back().ok();
        }
        done
    }

    fn roll_back(&self) -> Result<(), StoreError> {
        Ok(self.driver.borrow_mut().roll_back()?)
    }

    /// Sees to it that of what was deleted nothing stays behind, as far as the database can at once.
    pub(in crate::store) fn forget_deleted(&self) -> Result<(), StoreError> {
        Ok(self.driver.borrow_mut().forget_deleted()?)
    }

    /// What is damaged, a line each: looked at as quickly or as thoroughly as the database can.
    pub(in crate::store) fn damage(&self, thorough: bool) -> Result<Vec<String>, StoreError> {
        Ok(self.driver.borrow_mut().damage(thorough)?)
    }

    /// Whether a program that was made for this schema may use the database, which has a later one.
    pub(in crate::store) fn admits(&self, schema: i64) -> Result<bool, StoreError> {
        let text = "SELECT version <= ?1 FROM oldest_program WHERE one = 1";
        match self.first(text, params![schema]) {
            // Whoever wrote it does not say, so it is not for this program.
            Err(StoreError::Sql(fault)) if fault.kind() == FaultKind::Other => Ok(false),
            said => Ok(said?.unwrap_or_default()),
        }
    }
}
