//! One act at a table: decide under its lock, store, remember.

use std::sync::Arc;

use tracing::{Instrument as _, Span};

use crate::message::Request;
use crate::service::Service;
use crate::service::core::commit::{Acted, With};
use crate::service::core::errors::Error;
use crate::table::{By, Decided, Intent, Refused, Table, TableId, Time};
use crate::watch::series;
use crate::watch::spans::{self, Outcome};

impl Service {
    /// Carries out what `by` wants of a table. When it answers, the act is on the disk.
    ///
    /// # Errors
    /// If the table refuses, the interaction was carried out before, or the store fails; nothing
    /// was changed.
    pub(crate) async fn act(
        &self,
        interaction: Option<u64>,
        id: TableId,
        by: By,
        intent: &Intent,
    ) -> Result<Acted, Error> {
        self.act_by(interaction, id, None, |table, now| table.decide(intent, by, now)).await
    }

    /// The same for what a person wants who asks now: if the game begins with it, it gets a thread
    /// where they are, as the server wants it.
    ///
    /// # Errors
    /// As [`Service::act`].
    pub(crate) async fn act_of(
        &self,
        request: &Request,
        id: TableId,
        intent: &Intent,
    ) -> Result<Acted, Error> {
        let by = request.by();
        let decide = |table: &Table, now| table.decide(intent, by, now);
        let (interaction, place) = (Some(request.interaction), Some(request.place));
        let with = With { interaction, place, ..With::default() };
        Box::pin(self.act_with(with, id, decide)).await
    }

    /// Carries out what `decide` makes of a table; it may be asked more than once. What the
    /// computer thought of its position is stored with it.
    ///
    /// # Errors
    /// As [`Service::act`].
    pub(crate) async fn act_by(
        &self,
        interaction: Option<u64>,
        id: TableId,
        thought: Option<i32>,
        decide: impl FnMut(&Table, Time) -> Result<Decided, Refused> + Send,
    ) -> Result<Acted, Error> {
        let with = With { interaction, thought, ..With::default() };
        Box::pin(self.act_with(with, id, decide)).await
    }

    /// The same with all that may be stored together with it.
    ///
    /// # Errors
    /// As [`Service::act`].
    pub(crate) async fn act_with(
        &self,
        with: With,
        id: TableId,
        decide: impl FnMut(&Table, Time) -> Result<Decided, Refused> + Send,
    ) -> Result<Acted, Error> {
        let span = spans::decision();
        let acted = self.decide_and_store(&span, with, id, decide).instrument(span.clone()).await;
        let outcome = match &acted {
            // Whether a rule was broken is told to whoever asked, and to nobody else.
            Ok(_) | Err(Error::Refused(..) | Error::Again) => Outcome::Done,
            Err(_) => Outcome::Failed,
        };
        spans::ended(&span, outcome);
        acted
    }

    async fn decide_and_store(
        &self,
        span: &Span,
        with: With,
        id: TableId,
        mut decide: impl FnMut(&Table, Time) -> Result<Decided, Refused> + Send,
    ) -> Result<Acted, Error> {
        let mut held = self.hold(id).await?;
        let mut tries = 0;
        loop {
            let Some(table) = held.as_ref() else {
                *held = Some(Arc::new(self.load(id).await?));
                continue;
            };
            tries += 1;
            spans::tried(span, tries);
            let decided = match decide(table, self.now()) {
                Ok(decided) => decided,
                Err(_) if self.was_carried_out(with.interaction).await => return Err(Error::Again),
                Err(refused) => {
                    // Whoever came too late has found out that a clock ran out.
                    if refused == Refused::TimeIsUp {
                        self.wake();
                    }
                    return Err(Error::Refused(id, refused));
                }
            };
            match Box::pin(self.commit(decided, with)).await {
                Ok(acted) => {
                    *held = Some(Arc::clone(&acted.table));
                    return Ok(self.answer_as_expected(&mut held, acted).await);
                }
                // Somebody else wrote: decide anew on what is there now.
                Err(Error::Conflict) => {
                    series::conflicted();
                    *held = None;
                }
                Err(error) => {
                    *held = None;
                    return Err(error);
                }
            }
        }
    }
}

impl Service {
    /// Whether this very interaction was carried out already, by another process to which it came as well: what
    /// it would be refused for now is what it has done itself.
    pub(crate) async fn was_carried_out(&self, interaction: Option<u64>) -> bool {
        let Some(interaction) = interaction.filter(|_| self.store.is_shared()) else {
            return false;
        };
        // Who cannot find out is refused like anybody.
        self.store.was_carried_out(interaction).await.unwrap_or(false)
    }
}

/// Whether a refusal only says that the same person has done it already.
pub(crate) const fn is_repeat(error: &Error) -> bool {
    matches!(error, Error::Again | Error::Refused(_, Refused::DoublePress { .. }))
}
