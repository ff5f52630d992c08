//! What stands behind every way in: whoever comes is met, and answered in a task of their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serenity::model::channel::Message;
use serenity::model::id::UserId;
use tokio_util::task::TaskTracker;

use crate::discord::answer::Responder;
use crate::discord::avatars::Avatars;
use crate::discord::inbound::{self, Inbound};

/// Answers what comes in, until it is closed.
pub(super) struct Front {
    pub(super) responder: Responder,
    pub(super) tasks: TaskTracker,
    pub(super) avatars: Arc<Avatars>,
    pub(super) closed: AtomicBool,
}

impl Front {
    /// Answers an interaction; whoever comes when it is closed is turned away.
    pub(super) fn take(self: &Arc<Self>, inbound: Inbound) {
        self.avatars.meet_in(&inbound);
        let front = Arc::clone(self);
        if self.is_closed() {
            self.tasks.spawn(async move { front.responder.turn_away(inbound).await });
            return;
        }
        // A task of its own: a panic ends it and nothing else, and the end waits for it.
        self.tasks.spawn(async move { front.responder.serve(inbound).await });
    }

    /// Answers a message to the bot, which is this user.
    pub(super) fn hear(self: &Arc<Self>, message: &Message, me: UserId) {
        let Some(heard) = inbound::read_message(message, me) else { return };
        self.avatars.meet_author(message);
        if self.is_closed() {
            // Nobody waits for an answer to a message as they do after a press.
            return;
        }
        let front = Arc::clone(self);
        self.tasks.spawn(async move { front.responder.hear(heard).await });
    }

    /// From now on nobody is let in.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::Release);
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }
}
