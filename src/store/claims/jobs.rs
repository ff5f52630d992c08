//! Jobs: what is to be thought about in a house on a server, each of one state of one game.
//!
//! A job is put in by whoever wants it, a turn of the computer in the transaction that makes it so. Whoever thinks
//! takes it for a while and says so again while it lasts; whoever wanted it, or another one if that is gone, finds
//! the answer in its row. An answer counts only while its row is there, and the row of a turn goes with the position.

use serde_json::Value;

use crate::store::database::Store;
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::store::location::Database;
use crate::store::rows::{json, number, read_json};
use crate::table::{TableId, Time};

/// What kind of thinking it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JobKind {
    /// A good move for a person.
    Hint,
    /// The computer's move.
    Think,
    /// An opinion of a finished game.
    Analyse,
}

impl JobKind {
    pub(in crate::store) const ALL: [Self; 3] = [Self::Hint, Self::Think, Self::Analyse];

    /// The word for it, in rows and figures.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Think => "think",
            Self::Analyse => "analyse",
        }
    }

    /// How urgent it is; the least first.
    const fn urgency(self, watched: bool) -> i64 {
        match (self, watched) {
            (Self::Hint, _) => 0,
            (Self::Think, false) => 1,
            (Self::Think, true) => WATCHED,
            (Self::Analyse, _) => ANALYSIS,
        }
    }
}

/// The urgency of a move that people only look at.
const WATCHED: i64 = 2;
/// That of an analysis.
const ANALYSIS: i64 = 3;

/// For how long a job is left to who has the brain for it, in milliseconds.
const PREFERRED: i64 = 1_000;
/// How long it is known who has a brain, in milliseconds: as long as games are played in one go.
const REMEMBERED: i64 = 24 * 60 * 60 * 1000;
/// How long it takes until somebody else applies an answer that whoever wanted it has not, in milliseconds.
const APPLIED: i64 = 3_000;
/// How long an answer stays at most, in milliseconds.
const KEPT: i64 = 60 * 60 * 1000;

/// Which job: one state of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobKey {
    /// The game.
    pub table: TableId,
    /// What is wanted.
    pub kind: JobKind,
    /// Of which state: the position number, or how many entries a finished game has.
    pub version: u32,
}

/// A job that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// Which.
    pub key: JobKey,
    /// How often it was taken, this time among them.
    pub tries: u32,
}

/// How a job stands.
#[derive(Clone, Debug, PartialEq)]
pub enum JobState {
    /// There is none: its state is gone, or it was never put in.
    Gone,
    /// It waits or is thought about.
    Open {
        /// How far it is.
        progress: u32,
        /// Whether this process may begin with it, as nobody else is at it.
        free: bool,
        /// Whether another process knows best what is believed at that game.
        brain_elsewhere: bool,
    },
    /// This was found.
    Answered(Value),
}

/// What an act at a game with computers makes of its jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnJob {
    /// The position number.
    pub position: u32,
    /// Whether the computer is to move now, and in a game that is only watched.
    pub wanted: Option<Watched>,
}

/// Whether a game is only watched.
pub type Watched = bool;

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
                Some(until) => clock.from_to(db, now, until).map(|(now, until)| (now, Some(until))),
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
        let (clock, token) = (self.clock(), self.token());
        // Mostly there is nothing, and to find that out nothing is written.
        let looks = Clone::clone(&clock);
        let waits: bool = self
            .read(move |db| {
                let now = looks.moment(db, now)?;
                db.value(
                    "SELECT EXISTS (SELECT 1 FROM jobs
                     WHERE answer IS NULL AND urgency <= ?1 AND until <= ?2)",
                    params![urgency, now.0],
                )
            })
            .await?;
        if !waits {
            return Ok(Vec::new());
        }
        self.write(move |db| {
            let (now, until) = clock.from_to(db, now, until)?;
            let jobs: Vec<Job> = db.list(
                "SELECT table_id, kind, version, tries FROM jobs
                 WHERE answer IS NULL AND urgency <= ?1 AND until <= ?2
                     AND NOT (asked > ?4 AND EXISTS (SELECT 1 FROM brains b
                         CROSS JOIN processes p ON p.token = b.token
                         WHERE b.table_id = jobs.table_id AND b.token <> ?3 AND p.until > ?2))
                 ORDER BY urgency, asked LIMIT ?5",
                params![urgency, now.0, token, now.0 - PREFERRED, most],
                |row| Ok(Job { key: key(row)?, tries: row.get::<u32>(3)? + 1 }),
            )?;
            for job in &jobs {
                db.run(
                    "UPDATE jobs SET token = ?4, until = ?5, tries = ?6
                     WHERE table_id = ?1 AND kind = ?2 AND version = ?3",
                    params![
                        i64::from(job.key.table.bits()),
                        job.key.kind.word(),
                        job.key.version,
                        token,
                        until.0,
                        job.tries
                    ],
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
        let (clock, token) = (self.clock(), self.token());
        self.write(move |db| {
            let (_, until) = clock.from_to(db, now, until)?;
            let mut kept = Vec::new();
            for key in &keys {
                let row = params![
                    i64::from(key.table.bits()),
                    key.kind.word(),
                    key.version,
                    token,
                    until.0
                ];
                let done = db.run(
                    "UPDATE jobs SET until = ?5 WHERE table_id = ?1 AND kind = ?2
                         AND version = ?3 AND token = ?4 AND answer IS NULL",
                    row,
                )?;
                if done == 1 {
                    kept.push(*key);
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
        let (clock, token) = (self.clock(), self.token());
        self.write(move |db| {
            let (_, until) = clock.from_to(db, now, until)?;
            db.run(
                "UPDATE jobs SET token = NULL, until = ?5 WHERE table_id = ?1 AND kind = ?2
                     AND version = ?3 AND token = ?4 AND answer IS NULL",
                params![i64::from(key.table.bits()), key.kind.word(), key.version, token, until.0],
            )?;
            Ok(())
        })
        .await
    }

    /// A job of this process is not wanted any longer: its state is gone.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_job(&self, key: JobKey) -> Result<(), StoreError> {
        let token = self.token();
        self.write(move |db| {
            db.run(
                "DELETE FROM jobs WHERE table_id = ?1 AND kind = ?2 AND version = ?3 AND token = ?4",
                params![i64::from(key.table.bits()), key.kind.word(), key.version, token],
            )?;
            Ok(())
        })
        .await
    }

    /// How far a job of this process is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_progress(&self, key: JobKey, progress: u32) -> Result<(), StoreError> {
        let token = self.token();
        self.write(move |db| {
            db.run(
                "UPDATE jobs SET progress = ?5 WHERE table_id = ?1 AND kind = ?2
                     AND version = ?3 AND token = ?4 AND answer IS NULL",
                params![i64::from(key.table.bits()), key.kind.word(), key.version, token, progress],
            )?;
            Ok(())
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
        let text = json("an answer", &answer)?;
        let (clock, token) = (self.clock(), self.token());
        self.write(move |db| {
            let now = clock.moment(db, now)?;
            let done = db.run(
                "UPDATE jobs SET answer = ?5, until = ?6 WHERE table_id = ?1 AND kind = ?2
                     AND version = ?3 AND token = ?4 AND answer IS NULL",
                params![
                    i64::from(key.table.bits()),
                    key.kind.word(),
                    key.version,
                    token,
                    text,
                    now.0 + APPLIED
                ],
            )?;
            if done == 1 && brain {
                db.run(
                    "INSERT INTO brains (table_id, token, until) VALUES (?1, ?2, ?3)
                     ON CONFLICT (table_id) DO UPDATE SET
                         token = excluded.token, until = excluded.until",
                    params![i64::from(key.table.bits()), token, now.0 + REMEMBERED],
                )?;
            }
            Ok(done == 1)
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
            let (now, until) = clock.from_to(db, now, until)?;
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

    /// Since when the most urgent job waits that nobody has taken.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn oldest_job(&self) -> Result<Option<Time>, StoreError> {
        self.read(|db| {
            let asked: Option<i64> = db.first(
                "SELECT asked FROM jobs WHERE answer IS NULL AND token IS NULL
                 ORDER BY urgency, asked LIMIT 1",
                params![],
            )?;
            Ok(asked.map(Time))
        })
        .await
    }
}

fn key(row: &Row) -> Result<JobKey, StoreError> {
    let (id, word): (i64, String) = (row.get(0)?, row.get(1)?);
    let kind = JobKind::ALL.into_iter().find(|kind| kind.word() == word);
    let kind = kind.ok_or(StoreError::Unreadable { what: "a job", why: word })?;
    Ok(JobKey { table: TableId::of_bits(number(id)), kind, version: row.get(2)? })
}

fn insert(
    db: &Db,
    key: JobKey,
    watched: bool,
    now: Time,
    whose: Option<(i64, Time)>,
) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO jobs (table_id, kind, version, urgency, asked, token, until, tries, progress)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0) ON CONFLICT DO NOTHING",
        params![
            i64::from(key.table.bits()),
            key.kind.word(),
            key.version,
            key.kind.urgency(watched),
            now.0,
            whose.map(|(token, _)| token),
            whose.map_or(0, |(_, until)| until.0),
            whose.is_some()
        ],
    )?;
    Ok(())
}

/// After an act at a game with computers: the jobs of other positions are gone, and that of the turn is there if it
/// is the computer's. With `whose` that process thinks about it at once, until then.
pub(in crate::store) fn turn(
    db: &Db,
    table: TableId,
    turn: TurnJob,
    now: Time,
    whose: Option<(i64, Time)>,
) -> Result<(), StoreError> {
    let position = i64::from(turn.position);
    db.run(
        "DELETE FROM jobs WHERE table_id = ?1
             AND (kind = 'hint' AND version <> ?2 OR kind = 'think' AND version <> ?3)",
        params![
            i64::from(table.bits()),
            position,
            if turn.wanted.is_some() { position } else { -1 }
        ],
    )?;
    let Some(watched) = turn.wanted else { return Ok(()) };
    let key = JobKey { table, kind: JobKind::Think, version: turn.position };
    insert(db, key, watched, now, whose)
}

/// Forgets answers of long ago and who had brains then.
pub(in crate::store) fn forget(db: &Db, now: Time) -> Result<(), StoreError> {
    db.run("DELETE FROM jobs WHERE answer IS NOT NULL AND until <= ?1", params![now.0 - KEPT])?;
    db.run("DELETE FROM brains WHERE until <= ?1", params![now.0])?;
    Ok(())
}
