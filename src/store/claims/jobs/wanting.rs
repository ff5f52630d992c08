//! Whoever wants something to be thought about: puts it in, asks how it stands, applies what was found.

use super::{JobKey, JobState, insert, key};
use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::location::Database;
use crate::store::rows::{number, read_json};
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
        let (clock, token) = (self.clock(), self.token());
        self.write(move |db| {
            let (now, until) = match until {
                Some(until) => {
                    clock.moment_and_end(db, now, until).map(|(now, until)| (now, Some(until)))
                }
                None => clock.moment(db, now).map(|now| (now, None)),
            }?;
            insert(db, key, watched, now, None)?;
            let Some(until) = until else { return Ok(false) };
            let taken = db.run(
                "UPDATE jobs SET token = ?4, until = ?5, tries = tries + 1
                 WHERE table_id = ?1 AND kind = ?2 AND version = ?3 AND answer IS NULL
                     AND (token = ?4 OR until <= ?6)",
                params![
                    i64::from(key.table.bits()),
                    key.kind.word(),
                    key.version,
                    token,
                    until.0,
                    now.0
                ],
            )?;
            Ok(taken == 1)
        })
        .await
    }

    /// Puts it in anew, whatever was found before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_answer(&self, key: JobKey) -> Result<(), StoreError> {
        self.write(move |db| {
            db.run(
                "DELETE FROM jobs WHERE table_id = ?1 AND kind = ?2 AND version = ?3
                     AND answer IS NOT NULL",
                params![i64::from(key.table.bits()), key.kind.word(), key.version],
            )?;
            Ok(())
        })
        .await
    }

    /// How a job stands.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn job(&self, key: JobKey, now: Time) -> Result<JobState, StoreError> {
        let (clock, token) = (self.clock(), self.token());
        self.read(move |db| {
            let id = i64::from(key.table.bits());
            let row = db.row(
                "SELECT answer, progress, token, until FROM jobs
                 WHERE table_id = ?1 AND kind = ?2 AND version = ?3",
                params![id, key.kind.word(), key.version],
            )?;
            let Some(row) = row else { return Ok(JobState::Gone) };
            if let Some(text) = row.get::<Option<String>>(0)? {
                return Ok(JobState::Answered(read_json("an answer", &text)?));
            }
            let (whose, until): (Option<i64>, i64) = (row.get(2)?, row.get(3)?);
            let free = whose == Some(token) || until <= clock.moment(db, now)?.0;
            let brain = "SELECT token FROM brains WHERE table_id = ?1";
            let brain: Option<i64> = if free { db.first(brain, params![id])? } else { None };
            let brain_elsewhere = brain.is_some_and(|brain| brain != token);
            Ok(JobState::Open { progress: row.get(1)?, free, brain_elsewhere })
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
        let clock = self.clock();
        let looks = Clone::clone(&clock);
        let waits: bool = self
            .read(move |db| {
                let now = looks.moment(db, now)?;
                db.value(
                    "SELECT EXISTS (SELECT 1 FROM jobs
                     WHERE answer IS NOT NULL AND until <= ?1 AND kind = 'think')",
                    params![now.0],
                )
            })
            .await?;
        if !waits {
            return Ok(Vec::new());
        }
        self.write(move |db| {
            let (now, until) = clock.moment_and_end(db, now, until)?;
            let keys: Vec<JobKey> = db.list(
                "SELECT table_id, kind, version FROM jobs
                 WHERE answer IS NOT NULL AND until <= ?1 AND kind = 'think' ORDER BY until LIMIT ?2",
                params![now.0, most],
                key,
            )?;
            for key in &keys {
                db.run(
                    "UPDATE jobs SET until = ?4
                     WHERE table_id = ?1 AND kind = ?2 AND version = ?3",
                    params![
                        i64::from(key.table.bits()),
                        key.kind.word(),
                        key.version,
                        until.0
                    ],
                )?;
            }
            Ok(keys.into_iter().map(|key| key.table).collect())
        })
        .await
    }

    /// Turns of the computer since before `asked` that have no job: those from before there were jobs, or made by a
    /// process of the version before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn turns_without_job(
        &self,
        asked: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.read(move |db| {
            let ids: Vec<i64> = db.column(
                "SELECT id FROM tables t WHERE state = 'playing' AND computer = 1 AND changed <= ?1
                     AND NOT EXISTS (SELECT 1 FROM jobs j
                         WHERE j.table_id = t.id AND j.kind = 'think')
                 ORDER BY changed LIMIT ?2",
                params![asked.0, most],
            )?;
            Ok(ids.into_iter().map(|id| TableId::of_bits(number(id))).collect())
        })
        .await
    }
}
