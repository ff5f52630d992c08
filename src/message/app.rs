//! What the Discord room asks of the application, so that tests can put a scripted one in its place.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use super::{Portraits, Posted, Purpose, Reply, Request};
use crate::table::{ChannelId, MessageId, PersonId, TableId};

/// The application as the Discord room sees it.
///
/// Every method may be called from many tasks at once and may be dropped half-way only when the
/// process ends; a panic inside one call is answered with a private sentence and harms no other.
pub trait App: Send + Sync + 'static {
    /// Hears where pictures of people come from, before the first request.
    fn see_people(&self, portraits: Arc<dyn Portraits>) {
        // Whoever shows no pictures needs none.
        drop(portraits);
    }

    /// Carries out one request. What it claims in its reply is durable when it returns.
    fn handle(&self, request: Request) -> impl Future<Output = Reply> + Send;

    /// Hears the number of a message that is something to its table, whether it was sent as an
    /// answer or posted.
    fn answered(
        &self,
        purpose: Purpose,
        channel: ChannelId,
        message: MessageId,
    ) -> impl Future<Output = ()> + Send;

    /// Hears that a person takes no direct messages; `about` is the table the refused one was about.
    fn closed(&self, person: PersonId, about: Option<TableId>) -> impl Future<Output = ()> + Send {
        let _ = (person, about);
        std::future::ready(())
    }

    /// The channel of the direct messages to a person, if it was opened before.
    fn conversation(&self, person: PersonId) -> impl Future<Output = Option<ChannelId>> + Send {
        // Whoever remembers none has them opened again.
        let _ = person;
        std::future::ready(None)
    }

    /// Hears that the channel of the direct messages to a person was opened.
    fn conversation_begun(
        &self,
        person: PersonId,
        channel: ChannelId,
    ) -> impl Future<Output = ()> + Send {
        let _ = (person, channel);
        std::future::ready(())
    }

    /// How long ago the last such channel was opened; `None` if there was none.
    fn since_last_conversation(&self) -> impl Future<Output = Option<Duration>> + Send {
        std::future::ready(None)
    }

    /// Whether something of the outbox is still this process's to send, asked right before that: another one may have
    /// taken it while this one stood still.
    fn owes(&self, outbox: u64) -> impl Future<Output = bool> + Send {
        // Whoever is alone owes all there is.
        let _ = outbox;
        std::future::ready(true)
    }

    /// Hears how a delivery went; each is reported exactly once unless the process ends before.
    fn delivered(&self, outbox: u64, posted: Posted) -> impl Future<Output = ()> + Send;

    /// Hears which thread was opened for a game; none if that was not possible.
    fn threaded(
        &self,
        table: TableId,
        thread: Option<ChannelId>,
    ) -> impl Future<Output = ()> + Send {
        // Whoever orders no threads hears of none.
        let _ = (table, thread);
        std::future::ready(())
    }
}
