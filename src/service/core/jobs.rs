//! Jobs: what this process thinks about, and what it waits for that others think about.
//!
//! In a file nobody else thinks, and there are none. On a server every thought stands in a row: whoever wants it
//! does it here if this process is a worker with a thread to spare, and else asks how it stands until somebody has
//! found the answer.

use std::time::{Duration, Instant};

use serde_json::Value;

use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::working::Working;
use crate::store::{Duties, JobKey, JobKind, JobState};
use crate::table::{Table, Time};

/// The shortest lease of a job, in milliseconds.
const LEASE: i64 = 4_000;

/// How long whoever waits sleeps before it asks how a job stands, at first and at most.
const ASKS: [Duration; 2] = [Duration::from_millis(50), Duration::from_millis(500)];

/// How long a worker leaves a job to the one that has the brain for it.
const PREFERS: Duration = Duration::from_secs(1);

/// What came of waiting for a job.
pub(crate) enum Turned {
    /// This process is to do it.
    Here(Working),
    /// Somebody has.
    Answered(Value),
    /// It is not wanted any longer, or the process ends.
    Ended,
}

/// What is to be known of a job to do it well.
#[derive(Clone, Copy, Default)]
pub(crate) struct Care {
    /// Whether people only watch.
    pub watched: bool,
    /// Whether it matters who has the brain.
    pub brain: bool,
}

impl Care {
    pub(crate) fn of(table: &Table) -> Self {
        Self { watched: table.is_watched(), brain: table.secrecy().has_referee() }
    }
}

impl Service {
    /// What this process does.
    pub(crate) fn duties(&self) -> Duties {
        *self.duties.get_or_init(Duties::default)
    }

    /// Until when a job that is taken or renewed now is this process's: twice as long as it may think.
    pub(crate) fn job_until(&self) -> Time {
        let budget = i64::try_from(self.policy.think).unwrap_or(i64::MAX / 4);
        self.now().plus(LEASE.max(budget.saturating_mul(2)))
    }

    /// Until when this process thinks about the turn that an act makes the computer's, if it does: as a worker
    /// with a thread to spare, at once, without asking. What others may know better is asked for.
    pub(crate) fn thinks_at_once(&self, table: &Table) -> Option<Time> {
        let care = Care::of(table);
        let alone = !self.store.is_shared();
        let may = self.duties().worker && self.store.has_jobs() && !care.watched;
        let spare = alone || (self.pool.queue().is_empty() && !care.brain);
        (may && spare && table.computer_to_act().is_some()).then(|| self.job_until())
    }

    /// The job of the computer's turn at a table.
    pub(crate) fn turn_of(table: &Table) -> JobKey {
        let (table, version) = (table.record().id, table.position_number());
        JobKey { table, kind: JobKind::Think, version }
    }

    /// Waits until this process is to do a job itself, or somebody has done it; `hears` how far it is.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn job(
        &self,
        key: JobKey,
        care: Care,
        mut hears: impl FnMut(u32) + Send,
    ) -> Result<Turned, Error> {
        if self.duties().worker && self.jobs.was_taken(key) {
            return Ok(Turned::Here(self.jobs.begin(key)));
        }
        let (began, mut asked, mut pause, mut heard) = (Instant::now(), false, ASKS[0], 0);
        loop {
            match self.store.job(key, self.now()).await? {
                JobState::Answered(answer) => return Ok(Turned::Answered(answer)),
                JobState::Gone if asked => return Ok(Turned::Ended),
                JobState::Gone => {
                    self.store.ask_job(key, care.watched, self.now(), None).await?;
                    asked = true;
                    self.more_jobs.notify_one();
                    continue;
                }
                JobState::Open { progress, free, brain_elsewhere } => {
                    asked = true;
                    if progress != heard {
                        heard = progress;
                        hears(progress);
                    }
                    let shared = self.store.is_shared();
                    let spare = !shared || self.pool.queue().is_empty();
                    let better = shared && care.brain && brain_elsewhere;
                    let may = self.duties().worker && free && spare && !self.pool.is_closed();
                    if may && (!better || began.elapsed() >= PREFERS) {
                        let until = Some(self.job_until());
                        if self.store.ask_job(key, care.watched, self.now(), until).await? {
                            return Ok(Turned::Here(self.jobs.begin(key)));
                        }
                    }
                }
            }
            tokio::select! {
                () = tokio::time::sleep(pause) => pause = (pause * 2).min(ASKS[1]),
                () = self.ending.cancelled() => return Ok(Turned::Ended),
            }
        }
    }
}
