//! Changes that cost none of Discord's counted requests: a message that answers an interaction, or whose
//! button was pressed, may be changed by the token of that interaction while it lives.
//!
//! Tokens are secrets and stay here; they end with the process. Whatever has none is changed by the
//! counted way.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use crate::discord::answers::{LIFE, ReplyAddress};
use crate::discord::inbound::Ticket;
use crate::discord::rest::Route;
use crate::table::MessageId;

/// Dead tokens are looked for when there are twice as many as after the last look, and at least
/// this many.
const FEW: usize = 1_024;

/// What a message is to an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The answer itself, or the message that was pressed.
    Original,
    /// A message that followed the answer.
    FollowUp,
}

/// The messages that can be changed by a token, by their numbers.
#[derive(Default)]
pub(super) struct Tokens(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    messages: HashMap<MessageId, Token>,
    /// How many there were after dead ones were looked for.
    left: usize,
}

/// How to change a message.
#[derive(Clone)]
pub(super) struct Token {
    address: ReplyAddress,
    part: Part,
    until: Instant,
}

impl Token {
    /// Where to change this message.
    pub(super) fn route(&self, message: MessageId) -> Route<'_> {
        let ReplyAddress { application, token } = &self.address;
        let application = *application;
        match self.part {
            Part::Original => Route::Original { application, token },
            Part::FollowUp => Route::FollowUp { application, token, id: message.0 },
        }
    }
}

impl Tokens {
    /// From now on a message can be changed by the token of this interaction.
    pub(super) fn note(&self, ticket: &Ticket, message: MessageId, part: Part) {
        let now = Instant::now();
        let address = ReplyAddress { application: ticket.application, token: ticket.token.clone() };
        let mut kept = self.kept();
        if kept.messages.len() >= FEW.max(2 * kept.left) {
            kept.messages.retain(|_, token| token.until > now);
            kept.left = kept.messages.len();
        }
        kept.messages.insert(message, Token { address, part, until: now + LIFE });
    }

    /// How to change a message; `None` if only the counted way is left.
    pub(super) fn of(&self, message: MessageId) -> Option<Token> {
        self.kept().messages.get(&message).filter(|token| token.until > Instant::now()).cloned()
    }

    /// Discord does not take the token of a message.
    pub(super) fn forget(&self, message: MessageId) {
        self.kept().messages.remove(&message);
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
