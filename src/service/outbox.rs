//! Posts that Discord did not get: boards are drawn anew and tried again.

use super::{Delivery, Post, Purpose, Service};
use crate::store::{OutboxRow, StoreError};
use crate::table::TableId;

/// How long after a failure a post is tried again, in milliseconds.
pub(super) const RETRY: i64 = 60_000;
/// How often a post is tried before it is given up; `/board` shows the game all the same.
const TRIES: u32 = 30;
/// How many posts are taken up at once.
const AT_ONCE: u32 = 500;

impl Service {
    /// Posts what is due; after a start, everything that waits.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn post_due(&self, all: bool) -> Result<(), StoreError> {
        let now = self.now();
        let due = if all { now.plus(i64::MAX / 4) } else { now };
        for row in self.store.outbox_due(due, AT_ONCE).await? {
            // Until it is delivered or fails it is on its way.
            self.store.outbox_failed(row.id, now.plus(RETRY)).await?;
            if row.tries > TRIES {
                tracing::warn!(row.id, "a post is given up");
                self.store.outbox_done(row.id, None).await?;
                continue;
            }
            match row.table {
                Some(table) => self.repost(table, &row).await?,
                None => self.store.outbox_done(row.id, None).await?,
            }
        }
        Ok(())
    }

    /// Posts the newest board of a table.
    async fn repost(&self, id: TableId, row: &OutboxRow) -> Result<(), StoreError> {
        let table = match self.look(id).await {
            Ok(table) => table,
            Err(trouble) => {
                tracing::error!(table = %id, ?trouble, "a board that waits cannot be drawn");
                return self.store.outbox_done(row.id, None).await;
            }
        };
        let message = self.newest(&table, None).await;
        let post = Post::Send {
            channel: table.sheet().venue.channel,
            message,
            purpose: Some(Purpose::Board(id)),
            nonce: format!("b{id}{:x}", row.id & 0xff_ffff),
        };
        self.send(Delivery { outbox: row.id, post });
        // Where the board was lost, so were they; their nonces keep them from coming twice.
        for letter in self.turn_letters(&table, None).await {
            self.send(letter);
        }
        Ok(())
    }
}
