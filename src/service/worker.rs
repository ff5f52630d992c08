//! Thinking for the house: a worker takes jobs, says that it goes on with them, and leaves those that nobody wants
//! any longer. It needs the database alone, and nothing of Discord.
//!
//! What it logs and counts is which kind of job of which table, never a move.

use std::time::Duration;

use futures_core::future::BoxFuture;
use serde_json::{Value, json};
use tracing::Instrument as _;

use crate::service::Service;
use crate::service::core::computer::Found;
use crate::service::core::errors::Error;
use crate::service::core::working::Working;
use crate::store::{Job, JobKey, JobKind};
use crate::table::Span;
use crate::watch::spans::{self, Outcome};

/// How often it asks whether what it does is still wanted, and whether there is more.
const LOOKS: Duration = Duration::from_millis(500);

/// The pause after a job failed is this, twice as long each time, up to a minute.
const AGAIN: Span = Span(1_000);

impl Service {
    /// Thinks for the house, where others may have something to be thought about; never ends.
    pub fn keep_jobs(self) -> BoxFuture<'static, ()> {
        // On the heap, so that it is compiled here and not in whatever calls it.
        Box::pin(self.watch_jobs())
    }

    async fn watch_jobs(self) {
        loop {
            if let Err(error) = self.take_some().await {
                tracing::error!(?error, "jobs could not be looked through");
            }
            tokio::select! {
                () = tokio::time::sleep(LOOKS) => {}
                () = self.more_jobs.notified() => {}
            }
        }
    }

    /// Says that this process goes on with its jobs, stops those that are not wanted any longer, and takes as many as
    /// there are threads for; how many.
    pub fn take_jobs(&self) -> BoxFuture<'_, Result<usize, String>> {
        Box::pin(async { self.take_some().await.map_err(|error| format!("{error:?}")) })
    }

    async fn take_some(&self) -> Result<usize, Error> {
        if !self.store.has_jobs() || !self.duties().worker {
            return Ok(0);
        }
        let mine = self.jobs.keys();
        if !mine.is_empty() {
            let kept = self.store.renew_jobs(mine.clone(), self.now(), self.job_until()).await?;
            for key in mine.iter().filter(|key| !kept.contains(key)) {
                self.jobs.lose(*key);
            }
        }
        if self.pool.is_closed() {
            return Ok(0);
        }
        // An analysis is many short searches, between which moves find a thread.
        let (analyses, moves): (Vec<_>, Vec<_>) =
            self.jobs.keys().into_iter().partition(|key| key.kind == JobKind::Analyse);
        let room = self.pool.threads().saturating_sub(moves.len());
        let more_analyses = analyses.len() + moves.len() < self.pool.threads();
        if room == 0 {
            return Ok(0);
        }
        let most = u32::try_from(room).unwrap_or(u32::MAX);
        let taken =
            self.store.claim_jobs(more_analyses, self.now(), self.job_until(), most).await?;
        let count = taken.len();
        for job in taken {
            let (service, working) = (self.for_the_background(), self.jobs.begin(job.key));
            let span = spans::job(job.key.kind.word(), job.tries, job.age);
            let inside = span.clone();
            let work = async move {
                let outcome = service.do_job(job, working).await;
                spans::ended(&inside, outcome);
            };
            self.tasks.spawn(work.instrument(span));
        }
        Ok(count)
    }

    async fn do_job(&self, job: Job, working: Working) -> Outcome {
        let done = tokio::select! {
            () = working.lost.cancelled() => {
                tracing::debug!(table = %job.key.table, kind = job.key.kind.word(), "a job is not wanted any longer");
                return Outcome::Dropped;
            }
            done = self.found_for(job.key) => done,
        };
        if self.pool.is_closed() {
            // What a stopped search says is worth nothing; the end gives the job back.
            return Outcome::Dropped;
        }
        let now = self.now();
        let found = Outcome::of(&done);
        let noted = match done {
            Ok(Some((answer, brain))) => {
                self.store.answer_job(job.key, answer, brain, now).await.map(drop)
            }
            Ok(None) => self.store.drop_job(job.key).await,
            Err(error) => {
                tracing::error!(table = %job.key.table, kind = job.key.kind.word(), ?error, "a job failed");
                let pause = AGAIN.times(1 << job.tries.min(6));
                self.store.leave_job(job.key, now, now.plus(pause.0)).await
            }
        };
        let kept = Outcome::of(&noted);
        if let Err(error) = noted {
            tracing::error!(table = %job.key.table, %error, "what was found was lost");
        }
        drop(working);
        self.more_jobs.notify_one();
        if kept == Outcome::Failed { kept } else { found }
    }

    /// What is found for a job, and whether this process has a brain for that game now; nothing if it is of a state
    /// that is gone.
    async fn found_for(&self, key: JobKey) -> Result<Option<(Value, bool)>, Error> {
        let table = self.look(key.table).await?;
        let lost = || Error::Broken("a search has found nothing".to_owned());
        let json = |found: Result<Value, serde_json::Error>| {
            found.map_err(|error| Error::Broken(format!("an answer cannot be written: {error}")))
        };
        match key.kind {
            JobKind::Analyse => {
                let formed = self.formed(&table, key).await?;
                Ok(formed.map(|formed| (json!(formed), false)))
            }
            JobKind::Hint | JobKind::Think if table.position_number() != key.version => Ok(None),
            JobKind::Think => {
                let Some(seat) = table.computer_to_act() else { return Ok(None) };
                let found = Found::from(self.search(&table, seat).await.ok_or_else(lost)?);
                let brain = table.secrecy().has_referee();
                json(serde_json::to_value(found)).map(|found| Some((found, brain)))
            }
            JobKind::Hint => {
                let Some(seat) = table.hint_seat() else { return Ok(None) };
                let advice = self.hint_here(&table, seat).await.ok_or_else(lost)?;
                json(serde_json::to_value(advice)).map(|advice| Some((advice, false)))
            }
        }
    }
}
