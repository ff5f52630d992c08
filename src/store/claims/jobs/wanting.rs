//! Whoever wants something to be thought about: puts it in, asks how it stands, applies what was found.

use super::{JobKey, JobState, insert, key};
use crate::store::database::{Store, Term};
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::location::Database;
use crate::store::rows::read_json;
use crate::table::{TableId, Time};

impl Store {
    /// Whether jobs are rows here: on a server, where others may think.
    #[must_use]
    pub fn has_jobs(&self) -> bool {
        matches!(self.database(), Database::Server(_))
    }

    /// Puts a job in, unless it is there. With `until` this process takes it until then if nobody has it; whether
    /// it has it now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ask_job(
        &self,
        key: JobKey,
        watched: bool,
        now: Time,
        until: Option<Time>,
    ) -> Result<bool, StoreError> {
        let takes = until.is_some();
        let text = "UPDATE jobs SET token = ?4, until = ?5, tries = tries + 1
             WHERE table_id = ?1 AND kind = ?2 AND version = ?3 AND answer IS NULL
                 AND (token = ?4 OR until <= ?6)";
        self.write_until(now, until.unwrap_or(now), move |db, Term { token, now, until }| {
            insert(db, key, watched, now, None)?;
            let row = params![key.table, key.kind.word(), key.version, token, until, now];
            Ok(takes && db.wrote(text, row)?)
        })
        .await
    }

    /// Puts it in anew, whatever was found before.
    pub(crate) async fn forget_answer(&self, key: JobKey) -> Result<(), StoreError> {
        let text = "DELETE FROM jobs
             WHERE table_id = ?1 AND kind = ?2 AND version = ?3 AND answer IS NOT NULL";
        self.write(move |db| db.execute(text, params![key.table, key.kind.word(), key.version]))
            .await
    }

    /// How a job stands.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn job(&self, key: JobKey, now: Time) -> Result<JobState, StoreError> {
        let (clock, token) = (self.clock(), self.token());
        self.read(move |db| {
            let text = "SELECT answer, progress, token, until FROM jobs
                 WHERE table_id = ?1 AND kind = ?2 AND version = ?3";
            let state = db.one(text, params![key.table, key.kind.word(), key.version], |row| {
                if let Some(text) = row.get::<Option<String>>(0)? {
                    return Ok(JobState::Answered(read_json("an answer", &text)?));
                }
                let (whose, until): (Option<i64>, Time) = (row.get(2)?, row.get(3)?);
                let free = whose == Some(token) || until <= clock.moment(db, now)?;
                let brain = "SELECT token FROM brains WHERE table_id = ?1";
                let brain: Option<i64> =
                    if free { db.first(brain, params![key.table])? } else { None };
                let brain_elsewhere = brain.is_some_and(|brain| brain != token);
                Ok(JobState::Open { progress: row.get(1)?, free, brain_elsewhere })
            })?;
            Ok(state.unwrap_or(JobState::Gone))
        })
        .await
    }

    /// Takes the games whose computer's answer nobody has applied, until then.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_answered(
        &self,
        now: Time,
        until: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let waits = "SELECT EXISTS (SELECT 1 FROM jobs
             WHERE answer IS NOT NULL AND until <= ?1 AND kind = 'think')";
        if !self.read_at(now, move |db, now| db.value(waits, params![now])).await? {
            return Ok(Vec::new());
        }
        self.write_until(now, until, move |db, Term { now, until, .. }| {
            let keys: Vec<JobKey> = db.list(
                "SELECT table_id, kind, version FROM jobs
                 WHERE answer IS NOT NULL AND until <= ?1 AND kind = 'think' ORDER BY until LIMIT ?2",
                params![now, most],
                key,
            )?;
            for key in &keys {
                db.run(
                    "UPDATE jobs SET until = ?4 WHERE table_id = ?1 AND kind = ?2 AND version = ?3",
                    params![key.table, key.kind.word(), key.version, until],
                )?;
            }
            Ok(keys.into_iter().map(|key| key.table).collect())
        })
        .await
    }

    /// Turns of the computer since before `asked` that have no job: those from before there were jobs, or made by a
    /// process of the version before.
    pub(crate) async fn turns_without_job(
        &self,
        asked: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let text =
            "SELECT id FROM tables t WHERE state = 'playing' AND computer = 1 AND changed <= ?1
                 AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.table_id = t.id AND j.kind = 'think')
             ORDER BY changed LIMIT ?2";
        self.read(move |db| db.column(text, params![asked, most])).await
    }
}
