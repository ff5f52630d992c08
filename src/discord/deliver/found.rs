//! What is found in a channel.

use serde_json::Value;

use crate::discord::message_id;
use crate::discord::payload::{self, Payload};
use crate::discord::rest::{Fault, Method, Rest, Route};
use crate::message::{App, Purpose};
use crate::table::{ChannelId, MessageId};

/// The newest messages of a channel, the newest first.
pub(super) async fn newest(rest: &Rest, channel: ChannelId) -> Result<Vec<Value>, Fault> {
    let newest = rest.json(Method::GET, Route::Newest(channel.0), None).await?;
    Ok(newest.as_array().cloned().unwrap_or_default())
}

/// Boards among these messages, the newest first, that are older than what `payload` becomes for this purpose become
/// known, so that their buttons go; returns the newest of them.
pub(super) async fn tell_older<'a>(
    app: &dyn App,
    channel: ChannelId,
    messages: impl DoubleEndedIterator<Item = &'a Value> + Send,
    payload: &Payload,
    purpose: Option<Purpose>,
) -> Option<MessageId> {
    let mut last = None;
    // The oldest first: what is known loses its buttons when this one is known.
    for message in messages.rev() {
        if let (Some(older), Some(id)) =
            (payload::older_board(message, &payload.body, purpose), message_id(message))
        {
            app.answered(older, channel, id).await;
            last = Some(id);
        }
    }
    last
}
