//! `/hint`: a good move from the computer, in casual games against it.

use crate::message::{Message, Reply, Request};
use crate::rules::Viewer;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Intent, Refused, Table, TableId};

/// How many positions a hint may look at: more than the strongest level does.
const NODES: u64 = 60_000;

/// How much of a hint is told.
#[derive(Clone, Copy)]
enum Half {
    /// Which man to move.
    First,
    /// The whole move.
    Whole,
}

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
        let seed = u64::from(id.bits()) << 32 | u64::from(at);
        let thought = self.advice(table.line(), table.game().boxed(), seat, NODES, seed).await;
        let Some(thought) = thought else {
            return Err(Error::Broken(format!("the computer has no hint for {id}")));
        };
        let table = if table.hint_stands() {
            table
        } else {
            let by = request.by();
            self.act(Some(request.interaction), id, by, &Intent::Hint { at }).await?.table
        };
        self.hint_told(request, &table, &thought.m, Half::First).await.map(Reply::private)
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
        self.hint_told(request, &table, text, Half::Whole).await.map(Reply::update)
    }

    /// A move as a hint, to its first half or whole.
    async fn hint_told(
        &self,
        request: &Request,
        table: &Table,
        text: &str,
        half: Half,
    ) -> Result<Message, Error> {
        let id = table.record().id;
        let seat = table.hinted(request.who.id).map_err(|refused| Error::Refused(id, refused))?;
        let presenter = self.presenter_of(request, table).await;
        let choices = table.seen(Viewer::Seat(seat)).choices(presenter.notation());
        let choice = choices.into_iter().find(|choice| choice.text == text);
        let position = table.position_number();
        let choice = choice.ok_or(Error::Refused(id, Refused::Stale { position }))?;
        let below = presenter.own_below(request, false);
        Ok(match half {
            Half::First => presenter.hint(seat, &choice, below),
            Half::Whole => presenter.hint_move(seat, &choice, below),
        })
    }
}
