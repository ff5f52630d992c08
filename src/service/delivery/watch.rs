//! Computer against computer, for watching: one message that changes with every move.
//!
//! The next move is thought about when Discord has the last one, so a game that nobody can see any
//! more waits, and nothing else keeps it going: after a restart the first board that is shown does.

use std::time::Duration;

use crate::message::Delivery;
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::computer::{Pondered, overtaken};
use crate::service::core::errors::Error;
use crate::table::TableId;

impl Service {
    /// Plays the next move of a game that is watched. Whoever finds another at it leaves it alone.
    pub(crate) async fn play_watched(&self, id: TableId) -> Result<(), Error> {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_millis(self.policy.watch_pace)) => {}
            () = self.ending.cancelled() => return Ok(()),
        }
        let table = self.look(id).await?;
        let Some(seat) = table.computer_to_act() else { return Ok(()) };
        let thought = self.think(&table, seat).await?;
        let Pondered::Thought(thought) = thought else { return Ok(()) };
        if self.pool.is_closed() {
            return Ok(());
        }
        match self.computer_plays(&table, seat, thought).await {
            Ok(acted) => self.show_watched(&acted).await,
            Err(error) if overtaken(&error) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Shows what was played.
    pub(crate) async fn show_watched(&self, acted: &Acted) -> Result<(), Error> {
        self.close_thread(acted).await?;
        let presenter = self.presenter_for(&acted.table).await;
        let nonce = presenter.board_nonce(acted.outbox);
        let post = self.board_post(&presenter, None, nonce, false).await?;
        self.send(Delivery { outbox: acted.outbox, post });
        Ok(())
    }
}
