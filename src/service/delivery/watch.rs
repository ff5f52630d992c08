//! Computer against computer, for watching: one message that changes with every move.
//!
//! The next move is thought about when Discord has the last one, so a game that nobody can see any
//! more waits, and nothing else keeps it going: after a restart the first board that is shown does.

use std::time::Duration;

use crate::message::{Delivery, Post};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::computer::{Pondered, overtaken};
use crate::service::core::errors::Error;
use crate::show::presenter::Presenter;
use crate::store::StoreError;
use crate::table::MessageRole;
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
        let post = self.watched_post(&presenter).await?;
        self.send(Delivery { outbox: acted.outbox, post });
        Ok(())
    }

    /// The one message changes; where there is none it is posted.
    pub(crate) async fn watched_post(&self, presenter: &Presenter<'_>) -> Result<Post, StoreError> {
        let (record, message) = (presenter.table.record(), presenter.newest(None));
        if let Some(at) = self.store.message(record.id, MessageRole::Board).await? {
            return Ok(Post::Edit { channel: at.channel, id: at.message, message });
        }
        Ok(Post::Send {
            channel: record.venue.channel,
            message,
            purpose: Some(presenter.purpose()),
            nonce: format!("b{}{:x}", record.id, presenter.table.position_number() & 0xff_ffff),
        })
    }
}
