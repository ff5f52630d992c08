//! Who is at a game right now and can be told something privately without having asked: whoever has
//! looked or tried a few minutes ago. Known to this process alone; nothing durable hangs on it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::message::{Delivery, Post, Reply, Request};
use crate::service::core::state::State;
use crate::table::{PersonId, Span, TableId, Time};

/// So long after they acted somebody is at the game still.
const LIVE: Span = Span::MINUTE.times(5);

/// So long Discord takes something private that follows an interaction, less two minutes.
const REACH: Span = Span::MINUTE.times(13);

/// An interaction of a person about a table.
#[derive(Clone, Copy, Debug)]
struct Touch {
    person: PersonId,
    interaction: u64,
    at: Time,
}

/// The last interactions about each table, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct InTouch(Mutex<HashMap<TableId, Vec<Touch>>>);

impl InTouch {
    fn note(&self, table: TableId, touch: Touch) {
        let mut all = self.all();
        let within = |other: &Touch| Span::between(other.at, touch.at) < REACH;
        all.retain(|_, touches| touches.last().is_some_and(within));
        let touches = all.entry(table).or_default();
        touches.retain(within);
        touches.push(touch);
    }

    /// The last interaction of somebody who is at the game right now.
    pub(crate) fn live(&self, table: TableId, person: PersonId, now: Time) -> Option<u64> {
        let all = self.all();
        let last = all.get(&table)?.iter().rfind(|touch| touch.person == person)?;
        (Span::between(last.at, now) < LIVE).then_some(last.interaction)
    }

    /// The interactions about a table whose answers can still change; they are forgotten.
    pub(crate) fn take(&self, table: TableId, now: Time) -> Vec<(PersonId, u64)> {
        let touches = self.all().remove(&table).unwrap_or_default();
        let near = touches.iter().filter(|touch| Span::between(touch.at, now) < REACH);
        near.map(|touch| (touch.person, touch.interaction)).collect()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<TableId, Vec<Touch>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Whoever is answered so can be told more of this table privately, for some minutes.
    pub(crate) fn stay_in_touch(&self, request: &Request, table: TableId, reply: &mut Reply) {
        let touch =
            Touch { person: request.who.id, interaction: request.interaction, at: self.now() };
        self.in_touch.note(table, touch);
        reply.then.push(Delivery { outbox: 0, post: Post::StayInTouch });
    }
}
