//! `/hint`: a good move from the computer, in casual games against it.

use std::time::Duration;

use crate::message::{Message, Reply, Request};
use crate::rules::{Seat, Viewer};
use crate::service::Service;
use crate::service::core::advice::{Advice, Asked};
use crate::service::core::errors::Error;
use crate::service::core::jobs::{Care, Turned};
use crate::show::hint::Hint;
use crate::store::{JobKey, JobKind};
use crate::table::{Intent, Refused, Table, TableId};

/// How long a person waits for a worker.
const PATIENCE: Duration = Duration::from_secs(10);

impl Service {
    /// `/hint`.
    pub(crate) async fn hint(
        &self,
        request: &Request,
        table: Option<TableId>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        self.hint_at(request, id).await
    }

    /// Which man to move in this game. Asked again in the same position it is the same hint, and counts
    /// once.
    pub(crate) async fn hint_at(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let refused = |refused| Error::Refused(id, refused);
        let seat = table.hinted(request.who.id).map_err(refused)?;
        let at = table.position_number();
        let advice = self.hinted(&table, seat).await?;
        let Some(Advice { thought, .. }) = advice else {
            return Err(Error::Broken(format!("the computer has no hint for {id}")));
        };
        let table = if table.hint_stands() {
            table
        } else {
            let by = request.by();
            self.act(Some(request.interaction), id, by, &Intent::Hint { at }).await?.table
        };
        self.hint_told(request, &table, &thought.m, None).await.map(Reply::private)
    }

    /// The move of a hint that was given, in the place of its first half.
    pub(crate) async fn hint_move(
        &self,
        request: &Request,
        id: TableId,
        text: &str,
        at: Option<u32>,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let position = table.position_number();
        if at.is_some_and(|at| at != position) {
            return Err(Error::Refused(id, Refused::Stale { position }));
        }
        // The same question has the same answer; another move than this is not spoken of.
        let seat = table.hinted(request.who.id).map_err(|refused| Error::Refused(id, refused))?;
        let advice = self.hinted(&table, seat).await?;
        let hint = advice.filter(|advice| advice.thought.m == text).map_or_else(
            || Hint { value: None, line: vec![text.to_owned()], also: Vec::new() },
            |advice| Hint {
                value: advice.thought.value,
                also: advice.also(table.line().scale).unwrap_or_default().to_vec(),
                line: advice.thought.pv,
            },
        );
        self.hint_told(request, &table, text, Some(&hint)).await.map(Reply::update)
    }

    /// What the computer says of a position in which somebody is to move: at once where this process thinks, else by
    /// a worker, before all else.
    async fn hinted(&self, table: &Table, seat: Seat) -> Result<Option<Advice>, Error> {
        if self.duties().worker || !self.store.has_jobs() {
            return Ok(self.hint_here(table, seat).await);
        }
        let (id, version) = (table.record().id, table.position_number());
        let key = JobKey { table: id, kind: JobKind::Hint, version };
        let job = self.job(key, Care::default(), drop);
        let answered = tokio::time::timeout(PATIENCE, job).await;
        let nobody = || Error::Broken("no worker has a hint".to_owned());
        match answered.map_err(|_| nobody())?? {
            Turned::Answered(advice) => serde_json::from_value(advice)
                .map(Some)
                .map_err(|error| Error::Broken(format!("an answer cannot be read: {error}"))),
            Turned::Here(_) | Turned::Ended => Ok(None),
        }
    }

    /// The same, thought of in this process.
    pub(crate) async fn hint_here(&self, table: &Table, seat: Seat) -> Option<Advice> {
        let at = u64::from(table.position_number());
        let seed = u64::from(table.record().id.bits()) << 32 | at;
        self.advice(table.line(), table.game().boxed(), seat, Asked::Hint, seed).await
    }

    /// A move as a hint: which man, or, with all that is known of it, the whole.
    async fn hint_told(
        &self,
        request: &Request,
        table: &Table,
        text: &str,
        whole: Option<&Hint>,
    ) -> Result<Message, Error> {
        let id = table.record().id;
        let seat = table.hinted(request.who.id).map_err(|refused| Error::Refused(id, refused))?;
        let presenter = self.presenter_of(request, table).await;
        let choices = table.seen(Viewer::Seat(seat)).choices(presenter.notation());
        let choice = choices.into_iter().find(|choice| choice.text == text);
        let position = table.position_number();
        let choice = choice.ok_or(Error::Refused(id, Refused::Stale { position }))?;
        let below = presenter.own_below(request, false);
        Ok(match whole {
            None => presenter.hint(seat, &choice, below),
            Some(hint) => presenter.hint_move(seat, &choice, hint, below),
        })
    }
}
