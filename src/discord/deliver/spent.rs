//! Boards that are not the newest any more: their buttons go when there is room for it.
//!
//! Pressing an old button harms nobody, so nothing waits for this: each is one counted request, sent
//! only while hardly any other is, the newest board first; where there are too many, the oldest are left
//! as they are. What is not done at the end of the process is asked for again after the next start.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::courier::Courier;
use super::lane::Teller;
use crate::discord::payload::Payload;
use crate::table::{ChannelId, MessageId};

/// How many may wait.
const MOST: usize = 1_000;

/// A message that waits for its change.
pub(super) struct Spent {
    pub channel: ChannelId,
    pub id: MessageId,
    pub payload: Payload,
    pub tellers: Vec<Teller>,
}

/// What waits, the newest last.
#[derive(Default)]
pub(super) struct Heap(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    spent: Vec<Spent>,
    /// Whether somebody works on it.
    busy: bool,
}

impl Heap {
    /// Puts one on top. Gives what has to be given up for it, and whether the caller has to see to it
    /// that somebody works.
    fn push(&self, spent: Spent) -> (Option<Spent>, bool) {
        let mut waiting = self.waiting();
        let oldest = (waiting.spent.len() >= MOST).then(|| waiting.spent.remove(0));
        waiting.spent.push(spent);
        (oldest, !std::mem::replace(&mut waiting.busy, true))
    }

    /// The newest; after `None` nobody works any more.
    fn pop(&self) -> Option<Spent> {
        let mut waiting = self.waiting();
        let newest = waiting.spent.pop();
        waiting.busy = newest.is_some();
        newest
    }

    /// Takes a message out that is to be something else.
    pub(super) fn take(&self, id: MessageId) -> Option<Spent> {
        let mut waiting = self.waiting();
        let at = waiting.spent.iter().position(|spent| spent.id == id)?;
        Some(waiting.spent.remove(at))
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Courier {
    /// Changes a message when there is room for it.
    pub(super) async fn change_at_leisure(&self, spent: Spent) {
        let (oldest, idle) = self.0.heap.push(spent);
        if let Some(Spent { channel, id, tellers, .. }) = oldest {
            self.tell(tellers, crate::message::Posted::Done(channel, id)).await;
        }
        if !idle {
            return;
        }
        let courier = self.clone();
        self.0.tasks.spawn(async move {
            let work = async {
                while let Some(Spent { channel, id, payload, tellers }) = courier.0.heap.pop() {
                    let posted =
                        courier.change_counted(channel, id, &payload, true, &tellers).await;
                    courier.tell(tellers, posted).await;
                }
            };
            // What is left at the end waits in the outbox.
            courier.0.ending.run_until_cancelled(work).await;
        });
    }
}
