//! Jobs: what is to be thought about in a house on a server, each of one state of one game.
//!
//! A job is put in by whoever wants it, a turn of the computer in the transaction that makes it so. Whoever thinks
//! takes it for a while and says so again while it lasts; whoever wanted it, or another one if that is gone, finds
//! the answer in its row. An answer counts only while its row is there, and the row of a turn goes with the position.

mod wanting;
mod working;

use serde_json::Value;

use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
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
    /// For how long it has been there, in milliseconds.
    pub age: i64,
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
    /// Whether the computer is to move now, and then whether the game is only watched.
    pub wanted: Option<bool>,
}

fn key(row: &Row) -> Result<JobKey, StoreError> {
    let word: String = row.get(1)?;
    let kind = JobKind::ALL.into_iter().find(|kind| kind.word() == word);
    let kind = kind.ok_or(StoreError::Unreadable { what: "a job", why: word })?;
    Ok(JobKey { table: row.get(0)?, kind, version: row.get(2)? })
}

fn insert(
    db: &Db,
    key: JobKey,
    watched: bool,
    now: Time,
    whose: Option<(i64, Time)>,
) -> Result<(), StoreError> {
    let text =
        "INSERT INTO jobs (table_id, kind, version, urgency, asked, token, until, tries, progress)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0) ON CONFLICT DO NOTHING";
    let (JobKey { table, kind, version }, urgency) = (key, key.kind.urgency(watched));
    let (token, until) = (whose.map(|(token, _)| token), whose.map_or(Time(0), |(_, until)| until));
    let row = params![table, kind.word(), version, urgency, now, token, until, whose.is_some()];
    db.execute(text, row)
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
    let thought = if turn.wanted.is_some() { position } else { -1 };
    db.run(
        "DELETE FROM jobs WHERE table_id = ?1
             AND (kind = 'hint' AND version <> ?2 OR kind = 'think' AND version <> ?3)",
        params![table, position, thought],
    )?;
    let Some(watched) = turn.wanted else { return Ok(()) };
    let key = JobKey { table, kind: JobKind::Think, version: turn.position };
    insert(db, key, watched, now, whose)
}

/// Forgets answers of long ago and who had brains then.
pub(in crate::store) fn forget(db: &Db, now: Time) -> Result<(), StoreError> {
    let answers = "DELETE FROM jobs WHERE answer IS NOT NULL AND until <= ?1";
    db.run(answers, params![now.plus(-KEPT)])?;
    db.execute("DELETE FROM brains WHERE until <= ?1", params![now])
}
