//! Answers a message of a person: a new message under it, for all who read there.
//!
//! There is no interaction and so no deadline, nothing private and no form. Discord tells of a message
//! more than once after a connection was lost; it is heard once.

use std::sync::Arc;

use tracing::Instrument as _;

use super::responder::Responder;
use crate::discord::custom_id;
use crate::discord::inbound::Heard;
use crate::discord::reference::Reference;
use crate::message::{Answer, Command, Message, Posted, Reply, Request, Stands};
use crate::table::MessageId;
use crate::watch::spans::{self, Outcome};
use crate::words::Term;

impl Responder {
    /// Carries out what a message asks for, answers under it and sends what follows. Returns when all
    /// is done.
    pub(crate) async fn hear(&self, heard: Heard) {
        if !self.recent.is_new(heard.message) {
            return;
        }
        let span = spans::interaction("message", Some(heard.request.command.word()));
        let outcome = self.heard(heard).instrument(span.clone()).await;
        spans::ended(&span, outcome);
    }

    async fn heard(&self, heard: Heard) -> Outcome {
        let Heard { channel, message: id, mut request } = heard;
        let age = self.ages.age(request.at);
        if age >= self.timing.stale {
            // There is nothing to ask Discord by, so whoever wrote it is asked.
            tracing::warn!(?age, "a message came too late");
            request.command = Command::Late;
        }
        let late = matches!(request.command, Command::Late);
        let (Reply { answer, then }, outcome) = match self.carried_out(id, request).await {
            Ok(reply) => (reply, if late { Outcome::Late } else { Outcome::Done }),
            Err(broken) => (broken, Outcome::Failed),
        };
        let said = match answer {
            Answer::Message(message, purpose) => Some((message, purpose)),
            // Nothing was pressed that could change.
            Answer::Update(message) => Some((message, None)),
            // The board above shows what came of it.
            Answer::Silence | Answer::Fleeting(_) => None,
            Answer::Modal(_) | Answer::Choices(_) => {
                tracing::error!("a message was answered with what only an interaction can show");
                None
            }
        };
        if let Some((message, purpose)) = said {
            let message = Message { private: false, answers: Some(id), ..message };
            let nonce = format!("m{}", custom_id::base36(id.0));
            let posted = self.courier.post(channel, message, nonce, Stands::No).await;
            if let (Posted::Done(channel, id), Some(purpose)) = (posted, purpose) {
                self.app.answered(purpose, channel, id).await;
            }
        }
        for delivery in then {
            self.courier.deliver(delivery);
        }
        outcome
    }

    /// What the application says to a message.
    ///
    /// # Errors
    /// If it breaks: a reference for whoever wrote it.
    async fn carried_out(&self, message: MessageId, request: Request) -> Result<Reply, Reply> {
        let app = Arc::clone(&self.app);
        let work = async move { app.handle(request).await };
        tokio::spawn(work.in_current_span()).await.map_err(|error| {
            let reference = Reference::of(message.0);
            tracing::error!(%reference, %error, "a message broke something");
            let sentence = self.words.voice("").broken(Term(reference.to_string()));
            Reply::private(Message::private(sentence))
        })
    }
}
