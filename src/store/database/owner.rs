//! Which process has a house on a server alone, for a while that it has to renew. Others that answer by the
//! gateway wait for it; those that play together ([`Store::join_as`]) are not let in meanwhile, nor is it
//! while one of them is there.
//!
//! A file needs nothing of this: it is locked for as long as a process has it.

use std::sync::atomic::Ordering;

use super::Store;
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::store::location::Database;
use crate::table::Time;

/// For how long a process has the house from the last time on that it said so, in milliseconds.
const LEASE: i64 = 30_000;
/// How long before the end it stops deciding: longer than any transaction takes, and than clocks of
/// machines differ.
const MARGIN: i64 = 10_000;

/// The end of what was never begun: of stores in files, and of programs that look only.
pub(super) const UNASKED: i64 = i64::MAX;

impl Store {
    /// How often whoever decides says so.
    pub const RENEWED: std::time::Duration = std::time::Duration::from_secs(5);

    /// Makes this process, by this name, the one that decides, or renews that. From the first time on it
    /// decides nothing any longer as soon as it has failed to renew that for 20 seconds.
    ///
    /// # Errors
    /// [`StoreError::Held`] if another process is; if the database fails.
    pub async fn own(&self, name: &str, now: Time) -> Result<(), StoreError> {
        let Database::Server(_) = self.database() else { return Ok(()) };
        let (name, token) = (name.to_owned(), self.inner.token);
        let taken = self.write_at(now, move |db, now| Ok((now, take(db, &name, token, now)?)));
        match taken.await? {
            (now, None) => {
                self.inner.until.store(now.0 + LEASE, Ordering::SeqCst);
                Ok(())
            }
            (_, Some((by, since))) => {
                self.inner.until.store(i64::MIN, Ordering::SeqCst);
                Err(StoreError::Held { database: self.database().clone(), by, since })
            }
        }
    }

    /// Another process may decide from now on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn disown(&self) -> Result<(), StoreError> {
        let token = self.inner.token;
        let text = "UPDATE owner SET until = 0 WHERE one = 1 AND token = ?1";
        self.write(move |db| db.execute(text, params![token])).await
    }

    /// Whether this process has the house alone, or had it.
    pub(super) fn is_owned(&self) -> bool {
        self.inner.until.load(Ordering::SeqCst) != UNASKED
    }

    /// Nothing, as long as this process decides, or has never asked whether it does.
    ///
    /// # Errors
    /// [`StoreError::Unowned`] if it was the one that does and has not renewed that in time.
    pub(crate) fn decides(&self, now: Time) -> Result<(), StoreError> {
        match self.inner.until.load(Ordering::SeqCst) {
            UNASKED => Ok(()),
            until if now.0 < until.saturating_sub(MARGIN) => Ok(()),
            _ => Err(StoreError::Unowned),
        }
    }
}

/// Takes or renews; who has it else, or plays there together with others, and since when.
fn take(db: &Db, name: &str, token: i64, now: Time) -> Result<Option<(String, Time)>, StoreError> {
    let text = "SELECT token, until, name, since FROM owner WHERE one = 1";
    let held: Option<(i64, Time, String, Time)> =
        db.one(text, params![], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))?;
    let since = match held {
        Some((owner, _, _, since)) if owner == token => since,
        Some((_, until, name, since)) if now < until => return Ok(Some((name, since))),
        Some(_) | None => now,
    };
    // Whoever only thinks is in nobody's way.
    let together = "SELECT name, since FROM processes WHERE until > ?1 AND duties <> 'worker'
         ORDER BY since LIMIT 1";
    if let Some(held) = db.one(together, params![now], name_and_since)? {
        return Ok(Some(held));
    }
    db.run(
        "INSERT INTO owner (one, name, token, since, until) VALUES (1, ?1, ?2, ?3, ?4)
         ON CONFLICT (one) DO UPDATE SET name = excluded.name, token = excluded.token,
             since = excluded.since, until = excluded.until",
        params![name, token, since, now.plus(LEASE)],
    )?;
    Ok(None)
}

/// Which process has the house alone, and since when.
pub(in crate::store) fn alone(db: &Db, now: Time) -> Result<Option<(String, Time)>, StoreError> {
    let text = "SELECT name, since FROM owner WHERE one = 1 AND until > ?1";
    db.one(text, params![now], name_and_since)
}

fn name_and_since(row: &Row) -> Result<(String, Time), StoreError> {
    Ok((row.get(0)?, row.get(1)?))
}
