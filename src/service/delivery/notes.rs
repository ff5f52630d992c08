//! What Discord said of a delivery: its number, its loss, its thread.

use crate::message::{Delivery, Post, Posted, Purpose, Refused};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::outbox::SEEK;
use crate::service::core::surely::surely;
use crate::service::delivery::outbox::RETRY;
use crate::store::{NewBoard, SpentBoard, StoreError};
use crate::table::{ChannelId, MessageId, MessageRole, ShownBoard, TableMessage};

impl Service {
    /// A message stands there, new or changed, and is this to its table. The board before shrinks.
    pub(crate) async fn note_message(
        &self,
        purpose: Purpose,
        channel: ChannelId,
        message: MessageId,
    ) {
        self.newer.note(channel, message);
        let at_board = |table| {
            let role = MessageRole::Board;
            TableMessage { table, role, channel, message }
        };
        match purpose {
            Purpose::Invitation(table) => {
                let role = MessageRole::Invitation;
                let at = TableMessage { table, role, channel, message };
                if let Err(error) = self.store.set_message(at).await {
                    tracing::error!(%table, %error, "the number of a message was lost");
                }
                if let Err(error) = self.thread_may_open(table, message).await {
                    tracing::error!(%table, ?error, "a thread was not opened");
                }
            }
            Purpose::Board(table, position) => {
                self.note_board(at_board(table), position, position).await;
                self.watch_on(table).await;
            }
            // No post that waits is shown by it.
            Purpose::Line(table, position) => self.note_board(at_board(table), 0, position).await,
        }
    }

    async fn note_board(&self, at: TableMessage, delivers: u32, shows: u32) {
        let noted = self.board_stands(NewBoard { at, position: delivers }, shows).await;
        if let Err(error) = noted {
            tracing::error!(table = %at.table, ?error, "the number of a board was lost");
        }
    }

    /// A board stands that shows what everybody may know at the position number `shows`.
    async fn board_stands(&self, board: NewBoard, shows: u32) -> Result<(), Error> {
        let at = board.at;
        if let Some(spent) = self.board_shown(board).await? {
            self.spend(spent).await;
            if spent.board.at.message == at.message {
                return Ok(());
            }
        }
        // What overtook it was shown in the message before. While a hidden game runs, a board that changed for more
        // than everybody may know would tell of tries.
        let table = self.look(at.table).await?;
        if shows >= table.public_position() {
            return Ok(());
        }
        let anew = if self.store.waiting_board(at.table).await? == 0 {
            self.board_anew(&table).await?
        } else if table.secrecy().is_sealed() {
            // The board that waits may be for later, to call somebody who does not move.
            self.line_anew(&table).await?
        } else {
            None
        };
        if let Some(anew) = anew {
            self.send(anew);
        }
        Ok(())
    }

    /// A board that is not the newest any more is to shrink.
    pub(crate) async fn spend(&self, spent: SpentBoard) {
        let SpentBoard { board, post: outbox } = spent;
        let post = self.spent_post(&board).await.unwrap_or_else(|error| {
            tracing::warn!(table = %board.at.table, ?error, "a board could not be shrunk");
            Post::Spend { channel: board.at.channel, id: board.at.message, message: None }
        });
        self.send(Delivery { outbox, post });
    }

    /// Whether a post was only to take the buttons from a board.
    async fn only_spends(&self, outbox: u64) -> bool {
        match self.store.outbox_row(outbox).await {
            Ok(row) => row.is_some_and(|row| row.spent_board().is_some()),
            Err(error) => {
                tracing::error!(outbox, %error, "a post was lost");
                false
            }
        }
    }

    /// What becomes of a board that is not the newest any more: a line of the moves it has shown.
    async fn spent_post(&self, spent: &ShownBoard) -> Result<Post, Error> {
        let (channel, id) = (spent.at.channel, spent.at.message);
        let table = self.look(spent.at.table).await?;
        if table.secrecy().has_referee() {
            return Ok(Post::Spend { channel, id, message: None });
        }
        let message = self.public_presenter(&table).spent(spent.since, spent.position);
        Ok(Post::Spend { channel, id, message: Some(message) })
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
        self.post_due(false).await
    }

    /// A post has come through. Whoever waits for a partner is let in.
    async fn came_through(&self, outbox: u64) -> Result<(), StoreError> {
        // A board that is shown has taken its row away already.
        let Some(row) = self.store.outbox_row(outbox).await? else { return Ok(()) };
        if row.purpose == SEEK {
            self.sought(&row, true).await;
        }
        surely(|| self.store.outbox_done(outbox, None)).await
    }

    /// Discord refused a post.
    async fn was_refused(&self, outbox: u64, why: Refused) -> Result<(), StoreError> {
        let Some(row) = self.store.outbox_row(outbox).await? else { return Ok(()) };
        if row.purpose == SEEK {
            self.sought(&row, false).await;
            return self.store.outbox_done(outbox, None).await;
        }
        match why {
            // The board was to change in a message that is gone, or does not change any more: it is
            // posted anew.
            Refused::MessageGone => self.post_again(outbox).await,
            // Whoever was to hear it privately is called in the channel.
            Refused::OutOfReach => {
                let noted = self.store.outbox_failed(outbox, self.now()).await;
                self.wake();
                noted
            }
            Refused::PlaceGone
            | Refused::Forbidden
            | Refused::Archived
            | Refused::DirectClosed
            | Refused::Other => {
                if let Err(error) = self.note_lost(&row, why).await {
                    tracing::error!(outbox, ?error, "the loss of a place was lost");
                }
                tracing::warn!(outbox, ?why, "Discord refused a post for good");
                // The game goes on all the same: the next act and /board show it.
                self.store.outbox_done(outbox, None).await
            }
        }
    }

    /// A delivery went this way.
    pub(crate) async fn note_delivery(&self, outbox: u64, posted: Posted) {
        if let Posted::Done(channel, message) = posted {
            self.newer.note(channel, message);
        }
        if outbox == 0 {
            return;
        }
        let noted = match posted {
            // It stands nowhere any more, or has to stay as it is.
            Posted::Refused(_) if self.only_spends(outbox).await => {
                self.store.outbox_done(outbox, None).await
            }
            Posted::Refused(Refused::PlaceGone | Refused::Forbidden | Refused::Archived)
                if self.gave_up_thread(outbox).await =>
            {
                return;
            }
            Posted::Done(..) => self.came_through(outbox).await,
            Posted::Refused(why) => self.was_refused(outbox, why).await,
            Posted::Failed => self.store.outbox_failed(outbox, self.now().plus(RETRY)).await,
        };
        if let Err(error) = noted {
            tracing::error!(outbox, %error, "the fate of a post was lost");
        }
    }
}
