//! The computer's turns where several processes play in one house, and whoever wanted a thought is gone before it was
//! found: a keeper applies it, and sees to it that every turn has its job.

use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::jobs::Care;
use crate::table::{Span, TableId};

/// For how long an answer is this process's to apply.
const APPLIES: Span = Span(10_000);

/// How old a turn is that ought to have a job by now.
const WAITS: Span = Span(10_000);

/// How many turns are taken at once.
const AT_ONCE: u32 = 16;

impl Service {
    /// Applies answers that were found and that nobody has applied.
    pub(crate) async fn apply_answers(&self) -> Result<(), Error> {
        if !self.store.has_jobs() || !self.store.is_shared() {
            return Ok(());
        }
        let now = self.now();
        for id in self.store.claim_answered(now, now.plus(APPLIES.0), AT_ONCE).await? {
            if self.is_to_answer(id).await? {
                self.answer_later(id);
            }
        }
        Ok(())
    }

    /// Whether the computer is to go on at a table: where it only plays for others to watch, as soon as its
    /// last move has been seen.
    async fn is_to_answer(&self, id: TableId) -> Result<bool, Error> {
        let watched = self.look(id).await?.is_watched();
        Ok(!watched || self.store.waiting_board(id).await? == 0)
    }

    /// Puts in the jobs of turns that have none: those of a process of an earlier version.
    pub(crate) async fn mend_turns(&self) -> Result<(), Error> {
        if !self.store.has_jobs() || !self.store.is_shared() {
            return Ok(());
        }
        let before = self.now().plus(-WAITS.0);
        for id in self.store.turns_without_job(before, AT_ONCE).await? {
            let table = self.look(id).await?;
            if table.computer_to_act().is_some() {
                let (key, watched) = (Self::turn_of(&table), Care::of(&table).watched);
                self.store.ask_job(key, watched, self.now(), None).await?;
                self.more_jobs.notify_one();
            }
        }
        Ok(())
    }
}
