//! The look for boards of which nobody heard, in what stands in a channel.

use tracing::{Instrument as _, Span};

use super::courier::Courier;
use super::lane::Teller;
use super::{found, owed};
use crate::discord::message_id;
use crate::discord::payload::{self, Payload};
use crate::discord::rest::Fault;
use crate::message::{Message, Posted, Purpose};
use crate::table::{ChannelId, MessageId};
use crate::watch::spans::{self, Outcome};

impl Courier {
    /// Looks for boards of which nobody heard, and at the one that is known.
    pub(super) fn search(
        &self,
        channel: ChannelId,
        board: MessageId,
        message: &Message,
        teller: Teller,
    ) {
        let (courier, span, payload) =
            (self.clone(), spans::delivery("search"), payload::edit(message));
        let searching = async move {
            if !owed::owes(&*courier.0.app, &teller).await {
                return spans::ended(&Span::current(), Outcome::Dropped);
            }
            match courier.searched(channel, board, &payload, teller.purpose()).await {
                Ok(Some(changed)) => courier.tell(vec![teller], changed).await,
                Err(fault) if fault.passes() => courier.tell(vec![teller], Posted::Failed).await,
                // There is nothing to be done, or the channel is not read.
                Ok(None) | Err(_) => {
                    let teller = teller.without_purpose();
                    courier.tell(vec![teller], Posted::Done(channel, board)).await;
                }
            }
        };
        self.0.tasks.spawn(searching.instrument(span));
    }

    /// What became of the board that is known, if it was to be changed.
    async fn searched(
        &self,
        channel: ChannelId,
        board: MessageId,
        payload: &Payload,
        purpose: Option<Purpose>,
    ) -> Result<Option<Posted>, Fault> {
        let newest = found::newest(&self.0.rest, channel).await?;
        let others = newest.iter().filter(|message| message_id(message) != Some(board));
        found::tell_older(&*self.0.app, channel, others, payload, purpose).await;
        let known = newest.iter().find(|message| message_id(message) == Some(board));
        if known.is_none_or(|known| payload::same_buttons(known, &payload.body)) {
            return Ok(None);
        }
        Ok(Some(self.change_counted(channel, board, payload, true, &[]).await))
    }
}
