//! What Discord said of a delivery: its number, its loss, its thread.

use crate::message::{Delivery, Post, Posted, Purpose, Refused};
use crate::service::Service;
use crate::service::core::outbox::SEEK;
use crate::service::delivery::outbox::RETRY;
use crate::store::{OutboxRow, StoreError};
use crate::table::{ChannelId, MessageId};
use crate::table::{MessageRole, TableMessage};

impl Service {
    /// A message has this number. A new board takes the buttons off the one before.
    pub(crate) async fn note_message(
        &self,
        purpose: Purpose,
        channel: ChannelId,
        message: MessageId,
    ) {
        let (table, role) = match purpose {
            Purpose::Invitation(table) => (table, MessageRole::Invitation),
            Purpose::Board(table, _) => (table, MessageRole::Board),
        };
        let message = TableMessage { table, role, channel, message };
        let noted = match purpose {
            Purpose::Board(_, position) => self.store.board_shown(message, position).await,
            Purpose::Invitation(_) => self.store.set_message(message).await.map(|()| None),
        };
        if role == MessageRole::Invitation
            && let Err(error) = self.thread_may_open(table, message.message).await
        {
            tracing::error!(%table, ?error, "a thread was not opened");
        }
        match noted {
            Ok(Some(old)) => {
                let post = Post::Strip { channel: old.channel, id: old.message };
                self.send(Delivery { outbox: 0, post });
            }
            Ok(None) => {}
            Err(error) => tracing::error!(%table, %error, "the number of a message was lost"),
        }
        if let Purpose::Board(table, position) = purpose {
            self.tell_time(table, position).await;
            self.watch_on(table).await;
        }
    }

    /// Whether the board goes to the channel instead, because the thread is lost.
    async fn gave_up_thread(&self, outbox: u64) -> bool {
        self.leave_thread(outbox).await.unwrap_or_else(|error| {
            tracing::error!(outbox, ?error, "a game did not leave its thread");
            false
        })
    }

    /// The message that was to change is gone: a new one takes its place.
    async fn post_again(&self, outbox: u64) -> Result<(), StoreError> {
        if let Some(table) = self.store.waiting_board_of(outbox).await? {
            self.store.forget_message(table, MessageRole::Board).await?;
        }
        self.store.outbox_failed(outbox, self.now()).await?;
        self.wake();
        Ok(())
    }

    /// Whether the post was for somebody who waits for a partner; then they hear what came of it.
    async fn seeks(&self, outbox: u64, posted: Posted) -> bool {
        match self.store.outbox_row(outbox).await {
            Ok(Some(row)) if row.purpose == SEEK => {
                self.sought(&row, matches!(posted, Posted::Done(..))).await;
                true
            }
            Ok(_) => false,
            Err(error) => {
                tracing::error!(outbox, %error, "a post was lost");
                false
            }
        }
    }

    async fn note_refused(&self, outbox: u64, why: Refused) {
        let noted = match self.store.outbox_row(outbox).await {
            Ok(Some(row)) => self.note_lost(&row, why).await,
            Ok(None) => Ok(()),
            Err(error) => Err(error.into()),
        };
        if let Err(error) = noted {
            tracing::error!(outbox, ?error, "the loss of a place was lost");
        }
    }

    /// A delivery went this way.
    pub(crate) async fn note_delivery(&self, outbox: u64, posted: Posted) {
        if outbox == 0 {
            return;
        }
        let noted = match posted {
            Posted::Refused(Refused::PlaceGone | Refused::Forbidden | Refused::Archived)
                if self.gave_up_thread(outbox).await =>
            {
                return;
            }
            Posted::Done(..) | Posted::Refused(_) if self.seeks(outbox, posted).await => {
                self.store.outbox_done(outbox, None).await
            }
            Posted::Done(..) => {
                // Of an edited board this is the only word.
                match self.store.outbox_row(outbox).await {
                    Ok(Some(row)) => {
                        if let (Some(table), Some(position)) = (row.table, board_position(&row)) {
                            self.tell_time(table, position).await;
                            self.watch_on(table).await;
                        }
                    }
                    Ok(None) => {}
                    Err(error) => tracing::error!(outbox, %error, "a post was lost"),
                }
                self.store.outbox_done(outbox, None).await
            }
            // The board was to change in a message that is gone: it is posted anew.
            Posted::Refused(Refused::MessageGone) => self.post_again(outbox).await,
            // Whoever was to hear it privately is called in the channel.
            Posted::Refused(Refused::OutOfReach) => {
                let noted = self.store.outbox_failed(outbox, self.now()).await;
                self.wake();
                noted
            }
            Posted::Refused(why) => {
                self.note_refused(outbox, why).await;
                tracing::warn!(outbox, ?why, "Discord refused a post for good");
                // The game goes on all the same: the next act and /board show it.
                self.store.outbox_done(outbox, None).await
            }
            Posted::Failed => self.store.outbox_failed(outbox, self.now().plus(RETRY)).await,
        };
        if let Err(error) = noted {
            tracing::error!(outbox, %error, "the fate of a post was lost");
        }
    }
}

/// The position number of a board that waited.
pub(crate) fn board_position(row: &OutboxRow) -> Option<u32> {
    let position = row.payload.get("position")?.as_u64()?;
    u32::try_from(position).ok().filter(|_| row.purpose == "board")
}
