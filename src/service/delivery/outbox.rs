//! Posts that Discord did not get: boards are drawn anew and tried again.

use tracing::Instrument as _;

use crate::message::{Delivery, Post};
use crate::service::Service;
use crate::service::core::outbox::{Owed, SEEK};
use crate::service::delivery::fallen::fallen_post;
use crate::store::{OutboxRow, SpentBoard, StoreError};
use crate::table::MessageRole;
use crate::table::{Table, TableId};
use crate::watch::series;
use crate::watch::spans::{self, Outcome};

/// How long after a failure a post is tried again, in milliseconds.
pub(crate) const RETRY: i64 = 60_000;

/// How often a post is tried before it is given up; `/board` shows the game all the same.
const TRIES: u32 = 30;

/// How many posts are taken up at once. Clocks run out in between.
const AT_ONCE: u32 = 50;

/// The same after a start, when nothing else goes on yet.
const AFTER_START: u32 = 500;

/// The word for what is owed.
fn kind(row: &OutboxRow) -> &'static str {
    match row.table {
        None => SEEK,
        Some(_) if row.spent_board().is_some() => "spent",
        Some(_) => Owed::of_row(row).map_or("unknown", Owed::word),
    }
}

impl Service {
    /// Posts what is due, as a keeper does; after a start of the only process, everything that waits.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn post_due(&self, all: bool) -> Result<(), StoreError> {
        if !self.duties().keeper {
            return Ok(());
        }
        let now = self.now();
        self.store.decides(now)?;
        // Until it is delivered or fails it is on its way.
        let until = now.plus(RETRY);
        let rows = if all {
            self.store.claim_every_post(now, until, AFTER_START).await?
        } else {
            self.store.claim_posts(now, until, AT_ONCE).await?
        };
        let taken: Vec<u64> = rows.iter().map(|row| row.id).collect();
        self.held.note(&taken);
        for row in rows {
            let age = now.0.saturating_sub(row.created.0);
            series::outbox_age(age);
            let span = spans::outbox(kind(&row), row.tries, age);
            let taken_up = self.take_up_post(&row, all).instrument(span.clone()).await;
            spans::ended(&span, Outcome::of(&taken_up));
            taken_up?;
        }
        Ok(())
    }

    /// Posts what waits, or gives it up.
    async fn take_up_post(&self, row: &OutboxRow, all: bool) -> Result<(), StoreError> {
        if row.tries > TRIES {
            tracing::warn!(row.id, "a post is given up");
            return self.store.outbox_done(row.id, None).await;
        }
        match row.table {
            Some(table) => self.repost(table, row, all).await?,
            None => match self.seek_again(row).await {
                Some(letter) => self.send(letter),
                None => self.store.outbox_done(row.id, None).await?,
            },
        }
        Ok(())
    }

    /// Posts what waits for a table; what has no point any longer is forgotten. After a start a newer board
    /// than the last known one may stand below that.
    async fn repost(&self, id: TableId, row: &OutboxRow, started: bool) -> Result<(), StoreError> {
        let table = match self.look(id).await {
            Ok(table) => table,
            Err(error) => {
                tracing::error!(table = %id, ?error, "a post that waits cannot be made");
                return self.store.outbox_done(row.id, None).await;
            }
        };
        if let Some(board) = row.spent_board() {
            self.spend(SpentBoard { board, post: row.id }).await;
            return Ok(());
        }
        let owed = match Owed::of_row(row) {
            Ok(owed) => owed,
            Err(error) => {
                // Another process may know it. If none does, it is given up in the end.
                tracing::error!(table = %id, ?error, "a post that waits is left to others");
                return Ok(());
            }
        };
        match self.reopens_thread(&table).await {
            Ok(true) => return Ok(()),
            Ok(false) => {}
            Err(error) => tracing::error!(table = %id, ?error, "its thread is unknown"),
        }
        if table.is_anonymous() && owed == Owed::Board {
            for letter in self.pair_letters(&table, row.id, None).await {
                self.send(letter);
            }
            return Ok(());
        }
        match self.waiting_post(&table, row.id, owed).await? {
            // Whoever acts meanwhile has made it void, and shows what is new.
            Some(_) if self.store.outbox_row(row.id).await?.is_none() => return Ok(()),
            Some(post) => {
                let board = self.store.message(id, MessageRole::Board).await?;
                // What another process took up may stand below, like what was under way before a start.
                let below = started || self.store.is_shared();
                let post = post.tried(board.map(|at| at.message), below);
                self.send(Delivery { outbox: row.id, post });
            }
            None => self.store.outbox_done(row.id, None).await?,
        }
        if owed == Owed::Board {
            // Where the board was lost, so were they; their nonces keep them from coming twice.
            for letter in self.turn_letters(&table, None).await {
                self.send(letter);
            }
        }
        Ok(())
    }

    async fn waiting_post(
        &self,
        table: &Table,
        outbox: u64,
        owed: Owed,
    ) -> Result<Option<Post>, StoreError> {
        let id = table.record().id;
        let presenter = self.presenter_for(table).await;
        Ok(match owed {
            Owed::Board => {
                let nonce = presenter.board_nonce(outbox);
                Some(self.board_post(&presenter, None, nonce, false).await?)
            }
            Owed::Fallen(ply) => fallen_post(&presenter, ply),
            Owed::Offer(number) => self.offer_post(table, number).await,
            Owed::Terms(revision) if table.record().revision == revision => {
                let stands = self.store.message(id, MessageRole::Invitation).await?;
                stands.and_then(|at| presenter.counter_offer(at))
            }
            Owed::Remind(position) if table.position_number() == position => {
                self.reminder_post(table).await
            }
            Owed::Terms(_) | Owed::Remind(_) => None,
            Owed::Wake(seat) => self.wake_post(table, seat).await,
            Owed::Neglect => self.inactivity_post(table).await,
            Owed::Nudge => self.idle_reminder_post(table),
            Owed::Search => self.search_post(table).await?,
        })
    }
}
