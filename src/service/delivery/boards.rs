//! The newest board as a post of its own.

use crate::message::{Delivery, Post};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::table::MessageRole;
use crate::table::Table;

impl Service {
    /// Sends the newest board beside any interaction.
    pub(crate) async fn post_board(&self, acted: &Acted) {
        for change in self.retired_views(acted, None) {
            self.send(change);
        }
        if acted.table.is_anonymous() {
            let judged = acted.judged.as_ref();
            for letter in self.pair_letters(&acted.table, acted.outbox, judged).await {
                self.send(letter);
            }
            return;
        }
        if let Err(error) = self.close_thread(acted).await {
            tracing::error!(?error, "the thread of a game stays as it was");
        }
        for post in self.fallen_posts(acted).await {
            self.send(post);
        }
        let record = acted.table.record();
        let presenter = self.presenter_for(&acted.table).await;
        let post = Post::Send {
            channel: record.venue.channel,
            message: presenter.newest(acted.judged.as_ref()),
            purpose: Some(presenter.purpose()),
            nonce: presenter.board_nonce(acted.outbox, 0),
        };
        self.send(Delivery { outbox: acted.outbox, post });
        for letter in self.turn_letters(&acted.table, None).await {
            self.send(letter);
        }
    }

    /// The board that stands says what is so now. Nobody is pinged, and nothing if there is none.
    pub(crate) async fn board_anew(&self, table: &Table) -> Result<Option<Delivery>, Error> {
        let Some(at) = self.store.message(table.record().id, MessageRole::Board).await? else {
            return Ok(None);
        };
        let mut message = self.newest(table, None).await;
        message.pings.clear();
        let post = Post::Edit { channel: at.channel, id: at.message, message };
        Ok(Some(Delivery { outbox: 0, post }))
    }
}
