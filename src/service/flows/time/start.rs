//! After a start: what was left undone, and how long the process was away.

use std::sync::PoisonError;
use std::time::{Duration, Instant};

use futures_core::future::BoxFuture;

use crate::service::Service;
use crate::store::StoreError;
use crate::table::{By, Intent, Span, Time};

impl Service {
    /// Takes up what was left undone when the process ended: the computer's turns and the posts
    /// that Discord never got. Where other processes go on, it is for them, or soon due like all else. Each does
    /// of it what is among its duties.
    ///
    /// # Errors
    /// If the store fails.
    pub fn take_up(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.resume())
    }

    async fn resume(&self) -> Result<(), StoreError> {
        let (alone, duties) = (!self.store.is_shared(), self.duties());
        if duties.keeper {
            self.make_up().await?;
            self.put_in_order(FIRST).await?;
        }
        let turns =
            if alone && duties.front { self.store.computer_turns().await? } else { Vec::new() };
        let untold = self.store.directs_untold().await?;
        // Only now, since whoever starts asks once more where the store failed.
        for id in turns {
            self.answer_later(id);
        }
        self.untold(|known| known.extend(untold));
        // Before anybody acts: a board that stands unknown is known by what its game is like now.
        if let Err(error) = Box::pin(self.post_due(alone)).await {
            tracing::error!(%error, "the outbox could not be read");
        }
        Ok(())
    }

    /// Puts the store in order beside all else, step by step; never ends.
    pub fn keep_house(self) -> BoxFuture<'static, ()> {
        Box::pin(self.put_all_in_order())
    }

    async fn put_all_in_order(self) {
        loop {
            let pause = match self.put_in_order(Duration::ZERO).await {
                Ok(true) => BREATH,
                Ok(false) => {
                    if let Err(error) = self.mend_turns().await {
                        tracing::error!(?error, "the computer's turns could not be looked through");
                    }
                    REST
                }
                Err(error) => {
                    tracing::error!(%error, "the database could not be put in order");
                    REST
                }
            };
            tokio::time::sleep(pause).await;
        }
    }

    /// Puts the store in order for so long, and at least a step; whether there is more to do. Of several
    /// processes one does.
    async fn put_in_order(&self, most: Duration) -> Result<bool, StoreError> {
        let begun = Instant::now();
        loop {
            if self.store.is_shared() {
                let now = self.now();
                let until = now.plus(ORDERS.0);
                if !self.store.lease_housekeeping(now, until).await? {
                    return Ok(false);
                }
            }
            let more = self.store.housekeep(self.now()).await?;
            if !more || begun.elapsed() >= most {
                return Ok(more);
            }
        }
    }

    /// After a start, or when the machine has slept: if no process of the house was at work for long, periods
    /// become longer by that; two processes that find out so at once do no harm.
    pub(crate) async fn make_up(&self) -> Result<(), StoreError> {
        if let Some(last) = self.store.last_alive().await?
            && Span::between(last, self.now()) > OUTAGE
        {
            self.was_away(last).await;
        }
        self.beat().await
    }

    /// The house notes that it is at work.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let now = self.now();
        let beaten = *self.beaten.lock().unwrap_or_else(PoisonError::into_inner);
        if beaten.is_none_or(|beaten| Span::between(beaten, now) >= BEAT || now < beaten) {
            self.store.set_alive(now).await?;
            *self.beaten.lock().unwrap_or_else(PoisonError::into_inner) = Some(now);
        }
        Ok(())
    }

    /// Lengthens the periods of all tables by the time since then.
    async fn was_away(&self, since: Time) {
        let tables = match self.store.tables_in_periods().await {
            Ok(tables) => tables,
            Err(error) => {
                tracing::error!(%error, "periods could not be lengthened");
                return;
            }
        };
        for id in tables {
            let intent = Intent::Outage { since };
            if let Err(error) = self.act(None, id, By::Host, &intent).await {
                tracing::error!(table = %id, ?error, "a period could not be lengthened");
            }
        }
    }
}

/// How long a start may be busy with counting games of an earlier version: most are counted then.
const FIRST: Duration = Duration::from_millis(500);

/// For how long one process puts the store in order, unless it says so again: longer than any step.
const ORDERS: Span = Span::MINUTE;

/// The pause between two steps of housekeeping, in which others write.
const BREATH: Duration = Duration::from_millis(20);

/// The pause when all is in order.
const REST: Duration = Duration::from_mins(1);

/// How often the house notes that it is at work.
const BEAT: Span = Span::MINUTE;

/// An absence of the house from which on periods become longer by it.
pub(crate) const OUTAGE: Span = Span::MINUTE.times(10);
