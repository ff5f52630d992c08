//! Whoever thinks: takes jobs, says that it goes on with them, gives them back, answers.

use serde_json::Value;

use super::{ANALYSIS, APPLIED, Job, JobKey, PREFERRED, REMEMBERED, WATCHED, key};
use crate::store::database::{Store, Term};
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::rows::json;
use crate::table::Time;

impl Store {
    /// Takes jobs that nobody thinks about, the most urgent first, then those that wait the longest: nobody else gets
    /// them before `until`. Analyses only if those are wanted. What belongs to a hidden game is left to who
    /// has the brain for it, for a second.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_jobs(
        &self,
        analyses: bool,
        now: Time,
        until: Time,
        most: u32,
    ) -> Result<Vec<Job>, StoreError> {
        let urgency = if analyses { ANALYSIS } else { WATCHED };
        // Mostly there is nothing, and to find that out nothing is written.
        let waits = "SELECT EXISTS (SELECT 1 FROM jobs
             WHERE answer IS NULL AND urgency <= ?1 AND until <= ?2)";
        if !self.read_at(now, move |db, now| db.value(waits, params![urgency, now])).await? {
            return Ok(Vec::new());
        }
        self.write_until(now, until, move |db, Term { token, now, until }| {
            let jobs: Vec<Job> = db.list(
                "SELECT table_id, kind, version, tries, asked FROM jobs
                 WHERE answer IS NULL AND urgency <= ?1 AND until <= ?2
                     AND NOT (asked > ?4 AND EXISTS (SELECT 1 FROM brains b
                         CROSS JOIN processes p ON p.token = b.token
                         WHERE b.table_id = jobs.table_id AND b.token <> ?3 AND p.until > ?2))
                 ORDER BY urgency, asked LIMIT ?5",
                params![urgency, now, token, now.plus(-PREFERRED), most],
                |row| {
                    let (tries, asked): (u32, i64) = (row.get(3)?, row.get(4)?);
                    Ok(Job { key: key(row)?, tries: tries + 1, age: now.0 - asked })
                },
            )?;
            for Job { key, tries, .. } in &jobs {
                db.run(
                    "UPDATE jobs SET token = ?4, until = ?5, tries = ?6
                     WHERE table_id = ?1 AND kind = ?2 AND version = ?3",
                    params![key.table, key.kind.word(), key.version, token, until, tries],
                )?;
            }
            Ok(jobs)
        })
        .await
    }

    /// Says that this process goes on with these jobs until then; which of them are still its and still wanted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn renew_jobs(
        &self,
        keys: Vec<JobKey>,
        now: Time,
        until: Time,
    ) -> Result<Vec<JobKey>, StoreError> {
        let text = "UPDATE jobs SET until = ?5 WHERE table_id = ?1 AND kind = ?2
                 AND version = ?3 AND token = ?4 AND answer IS NULL";
        self.write_until(now, until, move |db, Term { token, until, .. }| {
            let mut kept = Vec::new();
            for &key in &keys {
                if db.wrote(text, params![key.table, key.kind.word(), key.version, token, until])? {
                    kept.push(key);
                }
            }
            Ok(kept)
        })
        .await
    }

    /// This process does not go on with a job; others may take it at once, or after `until`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave_job(&self, key: JobKey, now: Time, until: Time) -> Result<(), StoreError> {
        let text = "UPDATE jobs SET token = NULL, until = ?5 WHERE table_id = ?1 AND kind = ?2
                 AND version = ?3 AND token = ?4 AND answer IS NULL";
        self.write_until(now, until, move |db, Term { token, until, .. }| {
            db.execute(text, params![key.table, key.kind.word(), key.version, token, until])
        })
        .await
    }

    /// A job of this process is not wanted any longer: its state is gone.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_job(&self, key: JobKey) -> Result<(), StoreError> {
        let token = self.token();
        let text =
            "DELETE FROM jobs WHERE table_id = ?1 AND kind = ?2 AND version = ?3 AND token = ?4";
        self.write(move |db| {
            db.execute(text, params![key.table, key.kind.word(), key.version, token])
        })
        .await
    }

    /// How far a job of this process is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_progress(&self, key: JobKey, progress: u32) -> Result<(), StoreError> {
        let token = self.token();
        let text = "UPDATE jobs SET progress = ?5 WHERE table_id = ?1 AND kind = ?2
                 AND version = ?3 AND token = ?4 AND answer IS NULL";
        self.write(move |db| {
            db.execute(text, params![key.table, key.kind.word(), key.version, token, progress])
        })
        .await
    }

    /// What was found, if the job is still this process's; whether it was. `brain` says that this process
    /// remembers what it believed at that game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn answer_job(
        &self,
        key: JobKey,
        answer: Value,
        brain: bool,
        now: Time,
    ) -> Result<bool, StoreError> {
        let (answer, token) = (json("an answer", &answer)?, self.token());
        self.write_at(now, move |db, now| {
            let (JobKey { table, kind, version }, until) = (key, now.plus(APPLIED));
            let done = db.wrote(
                "UPDATE jobs SET answer = ?5, until = ?6 WHERE table_id = ?1 AND kind = ?2
                     AND version = ?3 AND token = ?4 AND answer IS NULL",
                params![table, kind.word(), version, token, answer, until],
            )?;
            if done && brain {
                db.run(
                    "INSERT INTO brains (table_id, token, until) VALUES (?1, ?2, ?3)
                     ON CONFLICT (table_id) DO UPDATE SET
                         token = excluded.token, until = excluded.until",
                    params![table, token, now.plus(REMEMBERED)],
                )?;
            }
            Ok(done)
        })
        .await
    }
}
