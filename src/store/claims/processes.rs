//! Which processes play in this house together.

use super::duties::Duties;
use super::shards;
use crate::store::database::{Store, alone};
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::Time;

/// For how long a process counts from the last time on that it said so, in milliseconds.
const COUNTS: i64 = 30_000;

impl Store {
    /// This process plays here by this name, beside others, with these duties; how many processes there are that do
    /// more than think, itself among them. To be said again every [`Store::RENEWED`]. Whoever only thinks may
    /// join a house, too, that another one has alone.
    ///
    /// # Errors
    /// [`StoreError::Held`] if another process has the house alone; if the database fails.
    pub async fn join_as(&self, name: &str, duties: Duties, now: Time) -> Result<u32, StoreError> {
        let (name, token, database) = (name.to_owned(), self.token(), self.database().clone());
        self.write_at(now, move |db, now| {
            if !duties.only_thinks()
                && let Some((by, since)) = alone(db, now)?
            {
                return Err(StoreError::Held { database: database.clone(), by, since });
            }
            db.run(
                "INSERT INTO processes (token, name, since, until, duties)
                 VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT (token) DO UPDATE SET until = excluded.until",
                params![token, name, now, now.plus(COUNTS), duties.words()],
            )?;
            db.run("DELETE FROM processes WHERE until <= ?1", params![now])?;
            db.value("SELECT COUNT(*) FROM processes WHERE duties <> 'worker'", params![])
        })
        .await
    }

    /// This process plays here no longer: what it has taken the others may take at once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let token = self.token();
        self.write(move |db| {
            db.run("DELETE FROM processes WHERE token = ?1", params![token])?;
            db.run("DELETE FROM leases WHERE token = ?1", params![token])?;
            give_back(db, token)
        })
        .await
    }

    /// Whether somebody is there who thinks.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn somebody_thinks(&self, now: Time) -> Result<bool, StoreError> {
        let text = "SELECT EXISTS (SELECT 1 FROM processes
             WHERE until > ?1 AND duties LIKE '%worker%')";
        self.read_at(now, move |db, now| db.value(text, params![now])).await
    }

    /// What this process has taken the others may take at once: jobs that it thinks about, posts that it has not
    /// sent, shards.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn give_back(&self) -> Result<(), StoreError> {
        let token = self.token();
        self.write(move |db| give_back(db, token)).await
    }
}

fn give_back(db: &Db, token: i64) -> Result<(), StoreError> {
    let jobs = "UPDATE jobs SET token = NULL, until = 0 WHERE token = ?1 AND answer IS NULL";
    db.run(jobs, params![token])?;
    db.run("UPDATE outbox SET due = 0, token = NULL WHERE token = ?1", params![token])?;
    shards::give_back(db, token)
}
