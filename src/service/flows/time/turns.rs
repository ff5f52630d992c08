//! The computer's turns where several processes play in one house: each says at which tables it thinks, and
//! takes over what nobody thinks about.

use std::time::Duration;

use futures_core::future::BoxFuture;

use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Span, TableId};

/// For how long a turn is this process's, unless it says so again.
const HOLDS: Span = Span(10_000);

/// How long a turn waits for whoever made it the computer's, who mostly has an answer within two seconds.
const WAITS: Span = Span(10_000);

/// How often it looks.
const LOOKS: Duration = Duration::from_secs(2);

/// How many turns are taken over at once: as soon as no search waits for a thread there are more.
const AT_ONCE: u32 = 4;

impl Service {
    /// Takes over turns of the computer from processes that are gone; never ends.
    pub fn keep_turns(self) -> BoxFuture<'static, ()> {
        Box::pin(self.watch_turns())
    }

    async fn watch_turns(self) {
        loop {
            if let Err(error) = self.take_turns().await {
                tracing::error!(?error, "the computer's turns could not be looked through");
            }
            tokio::time::sleep(LOOKS).await;
        }
    }

    /// Says at which tables this process thinks, and takes over what nobody thinks about if it has a thread
    /// for that.
    pub(crate) async fn take_turns(&self) -> Result<(), Error> {
        let until = self.now().plus(HOLDS.0);
        let own = self.turns.tables();
        if !own.is_empty() {
            self.store.hold_turns(own.clone(), until).await?;
        }
        if !self.pool.queue().is_empty() {
            return Ok(());
        }
        let now = self.now();
        let asked = now.plus(-WAITS.0);
        for id in self.store.claim_turns(asked, now, until, AT_ONCE).await? {
            if !own.contains(&id) && self.is_to_answer(id).await? {
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
}
