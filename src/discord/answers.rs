//! Private answers that change after they were given. Their tokens are secrets and stay here; they
//! end with the process, as nothing durable hangs on them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::inbound::Ticket;
use crate::message::Message;

/// How long Discord lets an answer be changed, less a minute.
pub(super) const LIFE: Duration = Duration::from_mins(14);

/// The answers that may still change, by the number of their interaction.
#[derive(Default)]
pub(super) struct Answers(Mutex<HashMap<u64, Kept>>);

/// How to reach an answer.
#[derive(Clone)]
pub(super) struct ReplyAddress {
    pub application: u64,
    pub token: String,
}

struct Kept {
    address: ReplyAddress,
    until: Instant,
    waiting: Option<Message>,
    /// Whether somebody sends what waits.
    busy: bool,
}

impl Answers {
    /// Remembers how an answer can be reached once it is given, and forgets those that no longer
    /// can. Until [`next`](Self::next) is called for it, changes wait.
    pub(crate) fn remember(&self, ticket: &Ticket) {
        let now = Instant::now();
        let address = ReplyAddress { application: ticket.application, token: ticket.token.clone() };
        let mut kept = self.kept();
        kept.retain(|_, kept| kept.until > now);
        kept.insert(ticket.id, Kept { address, until: now + LIFE, waiting: None, busy: true });
    }

    /// How to reach whoever made an interaction.
    pub fn address(&self, interaction: u64) -> Option<ReplyAddress> {
        let all = self.kept();
        let kept = all.get(&interaction).filter(|kept| kept.until > Instant::now())?;
        Some(kept.address.clone())
    }

    /// Puts a change in the place of one that waits. Says whether the caller has to send it, or
    /// nothing if the answer is out of reach.
    pub fn edit_answer(&self, interaction: u64, message: Message) -> Option<bool> {
        let mut all = self.kept();
        let kept = all.get_mut(&interaction).filter(|kept| kept.until > Instant::now())?;
        kept.waiting = Some(message);
        Some(!std::mem::replace(&mut kept.busy, true))
    }

    /// The change to send next; after `None` the next one has to be sent by whoever brings it.
    pub fn next(&self, interaction: u64) -> Option<(ReplyAddress, Message)> {
        let mut all = self.kept();
        let kept = all.get_mut(&interaction)?;
        let waiting = kept.waiting.take();
        kept.busy = waiting.is_some();
        waiting.map(|message| (kept.address.clone(), message))
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<u64, Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
