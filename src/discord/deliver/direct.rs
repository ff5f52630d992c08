//! Direct messages. Opening many conversations gets a bot shut out, so new ones are begun slowly;
//! whoever takes none is reported to the application.

use std::sync::atomic::Ordering;

use serde_json::json;
use tokio::time::{Instant, sleep_until};
use tracing::Instrument as _;

use super::conversations::LETTERS;
use super::courier::Courier;
use super::lane::{given_up, outcome};
use crate::discord::rest::{Fault, Method, Route};
use crate::message::{Message, Posted, Stands};
use crate::table::{ChannelId, PersonId, TableId};
use crate::watch::spans::{self, Outcome};

/// A direct message on its way.
pub(super) struct Letter {
    pub outbox: u64,
    pub person: PersonId,
    pub about: Option<TableId>,
    pub message: Message,
    pub nonce: String,
}

impl Courier {
    /// Carries a direct message, beside all lanes until its conversation is known.
    pub(super) fn write_to(&self, letter: Letter) {
        let courier = self.clone();
        let span = spans::delivery("direct");
        let inside = span.clone();
        let writing = async move {
            let Letter { outbox, person, about, message, nonce } = letter;
            let letters = &courier.0.conversations.letters;
            // What is in the outbox comes again.
            let posted = if letters.fetch_add(1, Ordering::Relaxed) >= LETTERS {
                tracing::warn!("too many direct messages wait");
                Posted::Failed
            } else {
                match courier.conversation(person).await {
                    Ok(_) if !courier.0.app.owes(outbox).await => {
                        spans::ended(&inside, Outcome::Dropped);
                        letters.fetch_sub(1, Ordering::Relaxed);
                        return;
                    }
                    Ok(channel) => courier.post(channel, message, nonce, Stands::No).await,
                    Err(fault) => given_up("conversation", ChannelId(0), &fault),
                }
            };
            letters.fetch_sub(1, Ordering::Relaxed);
            if matches!(posted, Posted::Refused(_)) {
                courier.0.app.closed(person, about).await;
            }
            spans::ended(&inside, outcome(posted));
            courier.0.app.delivered(outbox, posted).await;
        };
        self.0.tasks.spawn(writing.instrument(span));
    }

    /// The channel of the conversation with a person.
    async fn conversation(&self, person: PersonId) -> Result<ChannelId, Fault> {
        let (app, conversations) = (&self.0.app, &self.0.conversations);
        if let Some(channel) = conversations.known(person) {
            return Ok(channel);
        }
        if let Some(channel) = app.conversation(person).await {
            conversations.note(person, channel);
            return Ok(channel);
        }
        let mut begun = conversations.begun.lock().await;
        // Another message may have begun it while this one waited.
        if let Some(channel) = conversations.known(person) {
            return Ok(channel);
        }
        // The process before this one, or another one, may have begun one just now.
        let since = app.since_last_conversation().await;
        let stored = since.and_then(|since| Instant::now().checked_sub(since));
        if let Some(last) = stored.max(*begun) {
            sleep_until(last + self.0.timing.apart).await;
        }
        *begun = Some(Instant::now());
        let body = json!({ "recipient_id": person.0.to_string() });
        let channel = self.0.rest.json(Method::POST, Route::Directs, Some(&body)).await?;
        let channel = channel["id"].as_str().and_then(|id| id.parse().ok()).map(ChannelId);
        let channel = channel.ok_or_else(|| Fault::Away("no channel came back".to_owned()))?;
        conversations.note(person, channel);
        app.conversation_begun(person, channel).await;
        Ok(channel)
    }
}
