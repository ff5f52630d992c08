//! What falls due by time: one task that sleeps until something does, and a crank for tests.
//!
//! What is due stands in the store and changes with every act at its table, in the same
//! transaction. To fire is to look at the table under its lock and to act like anybody else; what
//! is no longer due by then is put right and nothing happens. So nothing fires twice, and after a
//! restart nothing is lost.

use std::collections::HashMap;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use futures_core::future::BoxFuture;
use tracing::Instrument as _;

use crate::message::{Delivery, Post};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::flows::time::start::OUTAGE;
use crate::store::StoreError;
use crate::table::MessageRole;
use crate::table::{By, Due, DueKind, Intent, Refused, Span, TableId, Time};
use crate::watch::series;
use crate::watch::spans::{self, Outcome};

/// How many tables are fetched at once.
pub(crate) const AT_ONCE: u32 = 50;

/// For how long a table is this process's at which something is due: an act there is over long before.
const FIRES: Span = Span(1_000);
const FIRES_FOR: Duration = Duration::from_secs(1);

/// How often in a row something may be due at one table: a ping and a reminder may be so together.
const IN_A_ROW: u8 = 4;

/// How long after a failure a table is tried again.
const AGAIN: Span = Span::MINUTE;

/// The house looks up at least this often, so that a changed clock of the machine is noticed.
const NAP: Span = Span::MINUTE;

/// How often it looks for what another process has written and nobody has done: clocks run out within two
/// seconds even if a process is killed at that.
const LOOKS: Span = Span(500);

impl Service {
    /// Does what is due, whenever it is; never ends.
    pub fn keep_time(self) -> BoxFuture<'static, ()> {
        Box::pin(self.watch_time())
    }

    async fn watch_time(self) {
        loop {
            self.work_off().await;
            let (nap, asleep) = (self.nap().await, self.now());
            tokio::select! {
                () = tokio::time::sleep(nap) => {}
                () = self.sooner.notified() => {}
            }
            let most = Span(i64::try_from(nap.as_millis()).unwrap_or(i64::MAX)).plus(OUTAGE);
            if Span::between(asleep, self.now()) > most
                && let Err(error) = self.make_up().await
            {
                tracing::error!(%error, "periods could not be lengthened");
            }
        }
    }

    /// Works off what is due now: turns, challenges, posts that wait. A keeper does; of others there is nothing to
    /// do.
    pub fn tick(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.work_off())
    }

    async fn work_off(&self) {
        if !self.duties().keeper {
            return;
        }
        if let Err(error) = self.fire_all().await {
            tracing::error!(%error, "what is due could not be read");
        }
        if let Err(error) = self.keep_threads().await {
            tracing::error!(?error, "threads could not be kept open");
        }
        if let Err(error) = self.close_unreachable().await {
            tracing::error!(?error, "games without a place could not be closed");
        }
        if let Err(error) = self.post_due(false).await {
            tracing::error!(%error, "the outbox could not be read");
        }
        if let Err(error) = self.apply_answers().await {
            tracing::error!(?error, "the computer's answers could not be applied");
        }
        if let Err(error) = self.beat().await {
            tracing::error!(%error, "the house could not note that it is at work");
        }
    }

    /// How long nothing is due, as far as is known.
    async fn nap(&self) -> Duration {
        let due = self.store.next_due().await.ok().flatten();
        let post = self.store.outbox_next().await.ok().flatten();
        let next = due.into_iter().chain(post).min();
        let left = next.map_or(NAP, |next| Span::between(self.now(), next));
        let most = if self.store.is_shared() { LOOKS } else { NAP };
        let millis = left.clamp(Span(50), most).0;
        *self.wakes.lock().unwrap_or_else(PoisonError::into_inner) = next;
        Duration::from_millis(millis.unsigned_abs())
    }

    /// Works off everything that is due now, one table after the other, and says how many there
    /// were. What fails is tried again in a minute.
    ///
    /// # Errors
    /// If the store cannot tell what is due.
    pub fn run_due(&self) -> BoxFuture<'_, Result<usize, StoreError>> {
        Box::pin(self.fire_all())
    }

    async fn fire_all(&self) -> Result<usize, StoreError> {
        let now = self.now();
        let mut seen: HashMap<TableId, u8> = HashMap::new();
        loop {
            let tables = self.store.claim_due(now, now.plus(FIRES.0), AT_ONCE).await?;
            if tables.is_empty() {
                return Ok(seen.len());
            }
            let taken = Instant::now();
            let now = self.now().max(now);
            for id in tables {
                // Whoever stood still meanwhile leaves it to who has taken it since.
                if self.store.is_shared() && taken.elapsed() >= FIRES_FOR {
                    break;
                }
                let times = seen.entry(id).or_default();
                *times += 1;
                let fired = if *times <= IN_A_ROW {
                    self.fire(id, now).await
                } else {
                    Err(Error::Broken("it is due again at once".to_owned()))
                };
                if let Err(Error::Store(error)) = &fired
                    && error.is_unclear()
                {
                    // It is due again as soon as it is nobody's any more.
                    tracing::warn!(table = %id, %error, "what is due waits for the database");
                } else if let Err(error) = fired {
                    tracing::error!(table = %id, ?error, "what is due could not be done");
                    self.postpone(id, now).await?;
                }
            }
        }
    }

    async fn postpone(&self, id: TableId, now: Time) -> Result<(), StoreError> {
        let mut due = self.store.due_at(id).await?;
        for due in &mut due {
            due.at = due.at.max(now.plus(AGAIN.0));
        }
        self.store.set_due(id, due).await
    }

    /// Does what is due at a table.
    async fn fire(&self, id: TableId, now: Time) -> Result<(), Error> {
        let (due, position) = {
            let held = self.hold(id).await?;
            let Some(table) = held.as_ref() else { return Ok(()) };
            (self.due_of(table).await, table.position_number())
        };
        // What ends a turn goes before what speaks of it.
        let ripe = due.iter().filter(|due| due.at <= now).min_by_key(|due| due.kind).copied();
        let Some(Due { kind, at }) = ripe else {
            // The store thought so, the table knows better.
            return Ok(self.store.set_due(id, due).await?);
        };
        let late = now.0.saturating_sub(at.0);
        series::due_lag(late);
        let span = spans::due(kind.word(), late);
        let done = self.do_due(id, kind, position, now).instrument(span.clone()).await;
        let done = match done {
            // Somebody was faster: the act has put right what is due.
            Err(Error::Refused(_, Refused::Stale { .. } | Refused::NotDue | Refused::Finished)) => {
                Ok(())
            }
            other => other,
        };
        spans::ended(&span, Outcome::of(&done));
        done
    }

    async fn do_due(
        &self,
        id: TableId,
        kind: DueKind,
        position: u32,
        now: Time,
    ) -> Result<(), Error> {
        match kind {
            DueKind::Lapse => self.lapse(id).await,
            DueKind::Flag => self.flag(id, position).await,
            DueKind::Resume => self.goes_on(id).await,
            DueKind::Remind => self.remind(id, position).await,
            DueKind::Wake => self.wake_up(id, position, now).await,
            DueKind::Neglect => self.neglect(id).await,
            DueKind::Close => self.close_inactive(id).await,
        }
    }

    /// A clock ran out.
    pub(crate) async fn flag(&self, id: TableId, position: u32) -> Result<(), Error> {
        let intent = Intent::OutOfTime { at: position, chance: self.random() };
        let acted = self.act(None, id, By::Clock, &intent).await?;
        self.post_board(&acted).await;
        if acted.table.computer_to_act().is_some() {
            self.answer_later(id);
        }
        Ok(())
    }

    /// A pause is over.
    async fn goes_on(&self, id: TableId) -> Result<(), Error> {
        let acted = self.act(None, id, By::Clock, &Intent::Resume).await?;
        self.post_board(&acted).await;
        if acted.table.computer_to_act().is_some() {
            self.answer_later(id);
        }
        Ok(())
    }

    /// A challenge lapses, and its message says so.
    async fn lapse(&self, id: TableId) -> Result<(), Error> {
        let acted = self.act(None, id, By::Clock, &Intent::Expire).await?;
        let message = self.public_presenter(&acted.table).settled();
        if let Some(at) = self.store.message(id, MessageRole::Invitation).await? {
            let post = Post::Edit { channel: at.channel, id: at.message, message, purpose: None };
            self.send(Delivery { outbox: 0, post });
        }
        Ok(())
    }
}
