//! Whose clock counts. Between processes on a server it is the server's alone: those of their machines may differ.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use super::Store;
use crate::store::db::Db;
use crate::store::error::StoreError;
use crate::store::location::Database;
use crate::table::{Span, Time};

/// How far apart the question and the answer may be when clocks are compared.
const ROUND_TRIP: Span = Span(1_000);

/// What is known of the server's clock.
#[derive(Debug, Default)]
pub(in crate::store) struct Clock {
    /// Whether it counts. Else what callers say counts, as for a file.
    on: AtomicBool,
    /// By how much it is ahead of this machine's, in milliseconds.
    ahead: AtomicI64,
    /// The latest that it said since clocks were compared last.
    said: AtomicI64,
}

impl Clock {
    /// What time it is within a transaction, whose caller thinks that it is `now`.
    pub(in crate::store) fn moment(&self, db: &Db, now: Time) -> Result<Time, StoreError> {
        if !self.on.load(Ordering::Relaxed) {
            return Ok(now);
        }
        let Some(moment) = db.clock()? else { return Ok(now) };
        self.said.fetch_max(moment.0, Ordering::SeqCst);
        Ok(moment)
    }
}

/// Who takes something, when and until when.
pub(in crate::store) struct Term {
    /// What tells this process from others.
    pub(in crate::store) token: i64,
    /// What time it is by the clock that counts.
    pub(in crate::store) now: Time,
    /// The end, by the same clock.
    pub(in crate::store) until: Time,
}

impl Store {
    /// From now on the clock of a server counts for whatever processes take from each other, and not what callers
    /// say. It is as it was for a file.
    pub fn go_by_its_clock(&self) {
        let is_server = matches!(self.database(), Database::Server(_));
        self.inner.clock.on.store(is_server, Ordering::Relaxed);
    }

    /// What time it is in the house when this machine's clock says so: never before what the server was heard to
    /// say. As it is for a file.
    #[must_use]
    pub fn time(&self, machine: Time) -> Time {
        let clock = &self.inner.clock;
        if !clock.on.load(Ordering::Relaxed) {
            return machine;
        }
        let here = machine.plus(clock.ahead.load(Ordering::SeqCst));
        here.max(Time(clock.said.load(Ordering::SeqCst)))
    }

    /// Compares this machine's clock with the server's. To be done again every [`Store::RENEWED`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn compare_clocks(&self, machine: impl Fn() -> Time) -> Result<(), StoreError> {
        let clock = &self.inner.clock;
        if !clock.on.load(Ordering::Relaxed) {
            return Ok(());
        }
        let before = machine();
        let Some(said) = self.read(Db::clock).await? else { return Ok(()) };
        let after = machine();
        if Span::between(before, after) <= ROUND_TRIP {
            let here = before.0 + (after.0 - before.0) / 2;
            clock.ahead.store(said.0 - here, Ordering::SeqCst);
            clock.said.store(said.0, Ordering::SeqCst);
        }
        Ok(())
    }

    /// For use within a transaction.
    pub(in crate::store) fn clock(&self) -> Arc<Clock> {
        Arc::clone(&self.inner.clock)
    }

    /// Reads by the clock that counts, whose caller thinks that it is `now`.
    pub(in crate::store) async fn read_at<T: Send + 'static>(
        &self,
        now: Time,
        job: impl FnOnce(&Db, Time) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let clock = self.clock();
        self.read(move |db| job(db, clock.moment(db, now)?)).await
    }

    /// Writes by the same clock.
    pub(in crate::store) async fn write_at<T: Send + 'static>(
        &self,
        now: Time,
        job: impl Fn(&Db, Time) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let clock = self.clock();
        self.write(move |db| job(db, clock.moment(db, now)?)).await
    }

    /// The same of what this process takes for a while, which the caller thinks to end at `until`.
    pub(in crate::store) async fn write_until<T: Send + 'static>(
        &self,
        now: Time,
        until: Time,
        job: impl Fn(&Db, Term) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let token = self.token();
        self.write_at(now, move |db, moment| {
            let until = until.plus(moment.0.saturating_sub(now.0));
            job(db, Term { token, now: moment, until })
        })
        .await
    }
}
