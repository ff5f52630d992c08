//! Posts that Discord did not get: boards are drawn anew and tried again.

use serde_json::{Value, json};

use super::pause::ASKED;
use super::{Delivery, Post, Service};
use crate::rules::{Act, Audience, Offer, Seat};
use crate::store::{MessageRole, OutboxRow, StoreError};
use crate::table::{Decided, Mark, Marked, Phase, Standing, Table, TableId, changes_position};

/// What is for somebody who waits for a partner.
pub(super) const SEEK: &str = "seek";
/// How long after a failure a post is tried again, in milliseconds.
pub(super) const RETRY: i64 = 60_000;
/// How often a post is tried before it is given up; `/board` shows the game all the same.
const TRIES: u32 = 30;
/// How many posts are taken up at once.
const AT_ONCE: u32 = 500;

/// A new message that an act asks for. It waits in the outbox until Discord has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waits {
    /// The newest board.
    Board,
    /// The question that asks the others about the offer of this number.
    Offer(u32),
    /// The word to those who wait that they may end a game in which nobody moves.
    Neglect,
    /// The reminder of those who do not move.
    Nudge,
    /// The reminder of the player whose clock runs at this position.
    Remind(u32),
    /// The word to this seat at the end of quiet hours.
    Wake(Seat),
    /// The word to the person who is asked, that the terms are other ones, as of this revision.
    Terms(u32),
}

impl Waits {
    /// What a decision asks for.
    pub(super) fn of(decided: &Decided) -> Option<Self> {
        let sheet = decided.table.sheet();
        // In a hidden game a try changes the public message only if all hear of it, as they do of
        // a hand-over.
        let told = || decided.heard().any(|heard| heard.notice.to == Audience::All);
        let open = !decided.table.info().hidden || told();
        let public =
            |act: &Act| changes_position(act) && (open || !matches!(act, Act::Move { .. }));
        let moved = decided.entries().iter().any(|entry| public(&entry.act));
        let stops = |marked: &Marked| {
            matches!(marked.mark, Mark::Stopped { .. } | Mark::Resumed | Mark::Reopened)
        };
        let stopped = decided.marks().iter().any(stops);
        if moved || stopped || decided.begins() || decided.ends() {
            return Some(Self::Board);
        }
        match decided.marks().last().map(|marked| marked.mark) {
            Some(Mark::Neglected) => return Some(Self::Neglect),
            Some(Mark::Reminded { position }) => return Some(Self::Remind(position)),
            Some(Mark::Woken { seat, .. }) => return Some(Self::Wake(seat)),
            Some(Mark::Nudged) => return Some(Self::Nudge),
            _ => {}
        }
        if matches!(decided.before, Some(Phase::Invited { guest, .. }) if guest == sheet.host) {
            return Some(Self::Terms(sheet.revision));
        }
        let standing = ASKED.iter().filter_map(|&what| decided.table.standing(what));
        // The computer answers draws at once, unasked, and minds nothing else.
        let unasked = |what| what == Offer::Draw && !sheet.computers().is_empty();
        let new = |offer: &Standing| offer.number >= decided.from && !unasked(offer.what);
        standing.into_iter().find(new).map(|offer| Self::Offer(offer.number))
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Offer(_) => "offer",
            Self::Terms(_) => "terms",
            Self::Remind(_) => "remind",
            Self::Wake(_) => "wake",
            Self::Neglect => "neglect",
            Self::Nudge => "nudge",
        }
    }

    /// What the post needs to be made; of a board its position number, from whose delivery on the
    /// time of its turn runs.
    pub(super) fn payload(self, table: &Table) -> Value {
        match self {
            Self::Board => json!({ "position": table.position_number() }),
            Self::Neglect | Self::Nudge => Value::Null,
            Self::Offer(number) | Self::Terms(number) | Self::Remind(number) => json!(number),
            Self::Wake(seat) => json!(seat.0),
        }
    }

    fn of_row(row: &OutboxRow) -> Self {
        let number = row.payload.as_u64().and_then(|number| number.try_into().ok()).unwrap_or(0);
        match row.purpose.as_str() {
            "offer" => Self::Offer(number),
            "terms" => Self::Terms(number),
            "remind" => Self::Remind(number),
            "wake" => Self::Wake(Seat(number as u8)),
            "neglect" => Self::Neglect,
            "nudge" => Self::Nudge,
            _ => Self::Board,
        }
    }
}

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
                None => match self.seek_again(&row).await {
                    Some(letter) => self.send(letter),
                    None => self.store.outbox_done(row.id, None).await?,
                },
            }
        }
        Ok(())
    }

    /// Posts what waits for a table; what has no point any longer is forgotten.
    async fn repost(&self, id: TableId, row: &OutboxRow) -> Result<(), StoreError> {
        let table = match self.look(id).await {
            Ok(table) => table,
            Err(trouble) => {
                tracing::error!(table = %id, ?trouble, "a post that waits cannot be made");
                return self.store.outbox_done(row.id, None).await;
            }
        };
        match self.reopens_thread(&table).await {
            Ok(true) => return Ok(()),
            Ok(false) => {}
            Err(trouble) => tracing::error!(table = %id, ?trouble, "its thread is unknown"),
        }
        if table.is_anonymous() && Waits::of_row(row) == Waits::Board {
            for letter in self.pair_letters(&table, row.id, None).await {
                self.send(letter);
            }
            return Ok(());
        }
        match self.waiting_post(&table, row).await? {
            Some(post) => self.send(Delivery { outbox: row.id, post }),
            None => self.store.outbox_done(row.id, None).await?,
        }
        if Waits::of_row(row) == Waits::Board {
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
        row: &OutboxRow,
    ) -> Result<Option<Post>, StoreError> {
        let id = table.sheet().id;
        let stage = self.stage_for(table).await;
        Ok(match Waits::of_row(row) {
            Waits::Board if table.is_watched() => Some(self.watched_post(&stage).await?),
            Waits::Board => Some(Post::Send {
                channel: table.sheet().venue.channel,
                message: stage.newest(None),
                purpose: Some(stage.purpose()),
                nonce: stage.board_nonce(row.id, row.tries + 1),
            }),
            Waits::Offer(number) => self.offer_post(table, number).await,
            Waits::Terms(revision) if table.sheet().revision == revision => {
                let stands = self.store.message(id, MessageRole::Invitation).await?;
                stands.and_then(|at| stage.counter_offer(at))
            }
            Waits::Remind(position) if table.position_number() == position => {
                self.reminder_post(table).await
            }
            Waits::Terms(_) | Waits::Remind(_) => None,
            Waits::Wake(seat) => self.wake_post(table, seat).await,
            Waits::Neglect => self.neglect_post(table).await,
            Waits::Nudge => self.nudge_post(table),
        })
    }
}
