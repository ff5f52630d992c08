//! Threads: opening them at a message, putting people in, keeping them open.

use serde_json::json;
use tracing::Instrument as _;

use super::courier::Courier;
use crate::discord::payload::Payload;
use crate::discord::rest::{Fault, Method, Route};
use crate::message::ThreadPost;
use crate::table::ChannelId;
use crate::watch::spans;

/// Discord's number for a message that has a thread already.
const HAS_THREAD: u64 = 160_004;

impl Courier {
    /// Carries out what is to be done about a thread, beside everything else.
    pub(super) fn thread(&self, post: ThreadPost) {
        let courier = self.clone();
        let work = async move {
            match post {
                ThreadPost::Open { table, channel, starter, name, minutes } => {
                    let opened = courier.open(channel, starter.0, &name, minutes).await;
                    courier.0.app.threaded(table, opened).await;
                }
                ThreadPost::Admit { thread, people } => {
                    for person in people {
                        let route = Route::ThreadMember(thread.0, person.0);
                        if let Err(fault) = courier.0.rest.json(Method::PUT, route, None).await {
                            tracing::info!(thread = thread.0, %fault, "somebody is not in a thread");
                        }
                    }
                }
                ThreadPost::Keep { thread, minutes } => {
                    let change = json!({ "archived": false, "auto_archive_duration": minutes });
                    let route = Route::Channel(thread.0);
                    let payload = Payload::plain(change);
                    if let Err(fault) = courier.persist(Method::PATCH, route, &payload).await {
                        tracing::info!(thread = thread.0, %fault, "a thread could not be kept");
                    }
                }
            }
        };
        self.0.tasks.spawn(work.instrument(spans::delivery("thread")));
    }

    /// The thread at a message, opened if need be. A thread has the number of its message.
    async fn open(
        &self,
        channel: ChannelId,
        starter: u64,
        name: &str,
        minutes: u16,
    ) -> Option<ChannelId> {
        let body = json!({ "name": name, "auto_archive_duration": minutes });
        let route = Route::Threads(channel.0, starter);
        match self.persist(Method::POST, route, &Payload::plain(body)).await {
            Ok(_) | Err(Fault::Refused { code: HAS_THREAD, .. }) => Some(ChannelId(starter)),
            Err(fault) => {
                tracing::info!(channel = channel.0, %fault, "no thread could be opened");
                None
            }
        }
    }
}
