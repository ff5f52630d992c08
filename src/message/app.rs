//! What the Discord room asks of the application, so that tests can put a scripted one in its place.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;

use super::{Portraits, Posted, Purpose, Reply, Request};
use crate::table::{ChannelId, MessageId, PersonId, TableId};

/// The application as the Discord room sees it.
///
/// Every method may be called from many tasks at once and may be dropped half-way only when the
/// process ends; a panic inside one call is answered with a private sentence and harms no other.
#[async_trait]
pub trait App: Send + Sync + 'static {
    /// Hears where pictures of people come from, before the first request.
    fn see_people(&self, portraits: Arc<dyn Portraits>) {
        // Whoever shows no pictures needs none.
        drop(portraits);
    }

    /// Carries out one request. What it claims in its reply is durable when it returns.
    async fn handle(&self, request: Request) -> Reply;

    /// Hears the number of a message that is something to its table, whether it was sent as an
    /// answer or posted.
    async fn answered(&self, purpose: Purpose, channel: ChannelId, message: MessageId);

    /// Hears that a person takes no direct messages; `about` is the table the refused one was about.
    async fn closed(&self, person: PersonId, about: Option<TableId>) {
        let _ = (person, about);
    }

    /// The channel of the direct messages to a person, if it was opened before.
    async fn conversation(&self, person: PersonId) -> Option<ChannelId> {
        // Whoever remembers none has them opened again.
        let _ = person;
        None
    }

    /// Hears that the channel of the direct messages to a person was opened.
    async fn conversation_begun(&self, person: PersonId, channel: ChannelId) {
        let _ = (person, channel);
    }

    /// How long ago the last such channel was opened; `None` if there was none.
    async fn since_last_conversation(&self) -> Option<Duration> {
        None
    }

    /// Whether no other process changes the same messages: only then is what one says by now what this process made
    /// of it last.
    fn is_alone(&self) -> bool {
        true
    }

    /// Whether something of the outbox is still this process's to send, asked right before that: another one may have
    /// taken it while this one stood still.
    async fn owes(&self, outbox: u64) -> bool {
        // Whoever is alone owes all there is.
        let _ = outbox;
        true
    }

    /// The same before it is sent once more, whatever was known of it a moment ago: what another process has sent
    /// since must not be overwritten by what is older.
    async fn owes_still(&self, outbox: u64) -> bool {
        self.owes(outbox).await
    }

    /// Hears how a delivery went; each is reported exactly once unless the process ends before.
    async fn delivered(&self, outbox: u64, posted: Posted);

    /// Hears which thread was opened for a game; none if that was not possible.
    async fn threaded(&self, table: TableId, thread: Option<ChannelId>) {
        // Whoever orders no threads hears of none.
        let _ = (table, thread);
    }
}
