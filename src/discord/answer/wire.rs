//! What is sent about one interaction: the callback, the original and what follows it.

use std::time::{Duration, Instant};

use serde_json::Value;

use super::session::Session;
use crate::discord::message_id;
use crate::discord::payload::{self, Payload};
use crate::discord::rest::{Fault, Method, Patience, Route};
use crate::message::{Message, Posted, Posting, Refused};
use crate::table::MessageId;
use crate::watch::series;

/// Discord lets a bot on an account send five; two are enough for us there.
pub(super) const FOLLOW_UPS: u8 = 2;

impl Session<'_> {
    /// Sends the first answer; once more if Discord did not take it and the press is young.
    pub(super) async fn call_back(&self, payload: &Payload) -> Result<Value, Fault> {
        let route = Route::Callback { id: self.ticket.id, token: &self.ticket.token };
        let timing = &self.responder.timing;
        let mut sent =
            self.responder.rest.send(Method::POST, route, payload, Patience::ACKNOWLEDGE).await;
        let pause = match &sent {
            Err(Fault::Away(_)) => Some(timing.again),
            Err(Fault::Busy(until)) => Some(until.saturating_duration_since(Instant::now())),
            Err(Fault::Refused { .. }) | Ok(_) => None,
        };
        if let Some(pause) = pause.filter(|&pause| self.pressed_at.elapsed() + pause < timing.young)
        {
            tokio::time::sleep(pause).await;
            sent =
                self.responder.rest.send(Method::POST, route, payload, Patience::ACKNOWLEDGE).await;
        }
        let answered = |taken| series::answered(self.pressed_at.elapsed(), taken);
        match sent {
            // The first try arrived after all, or Discord told us twice of one press.
            Err(fault) if fault.answered_before() => {
                answered(true);
                Ok(Value::Null)
            }
            Err(fault) => {
                answered(false);
                tracing::warn!(%fault, age = ?self.pressed_at.elapsed(), "an answer was lost");
                Err(fault)
            }
            Ok(body) => {
                answered(true);
                Ok(body)
            }
        }
    }

    /// The number of the answer if Discord took it although it did not say so. Discord takes a first
    /// answer for three seconds only: what is not there after them does not come any more.
    ///
    /// # Errors
    /// If it is not there, or that cannot be told.
    pub(super) async fn arrived(&self) -> Result<MessageId, Fault> {
        let settled = self.pressed_at + self.responder.timing.settled;
        tokio::time::sleep_until(settled.into()).await;
        self.original(&[]).await
    }

    fn original_route(&self) -> Route<'_> {
        Route::Original { application: self.ticket.application, token: &self.ticket.token }
    }

    /// The number of the answer, asked for again after these gaps while that cannot be told.
    ///
    /// # Errors
    /// If there is none, or that cannot be told.
    pub(super) async fn original(&self, gaps: &[Duration]) -> Result<MessageId, Fault> {
        let rest = &self.responder.rest;
        let ask = Payload::nothing();
        let read =
            rest.persist(Method::GET, self.original_route(), &ask, Patience::SEND, gaps).await;
        let id = read.as_ref().ok().and_then(message_id);
        read.and_then(|_| id.ok_or_else(|| Fault::Away("no number came back".to_owned())))
            .inspect_err(|fault| tracing::warn!(%fault, "the number of an answer is unknown"))
    }

    pub(super) async fn edit_original(&self, message: &Message) {
        if let Some(pressed) = self.ticket.pressed {
            self.responder.courier.changes_elsewhere(pressed.message);
        }
        let payload = payload::edit(message);
        let gaps = &self.responder.timing.gaps;
        let sent = self
            .responder
            .rest
            .persist(Method::PATCH, self.original_route(), &payload, Patience::SEND, gaps)
            .await;
        if let Err(fault) = sent {
            tracing::warn!(%fault, "an edit of an answer was lost");
        }
    }

    /// Deletes the answer, or the private message that was pressed; whether it is gone.
    pub(super) async fn delete_original(&self) -> bool {
        let sent = self.responder.rest.json(Method::DELETE, self.original_route(), None).await;
        match sent.map_err(|fault| (fault.posted(), fault)) {
            // Somebody was faster, such as the person themselves.
            Ok(_) | Err((Posted::Refused(Refused::MessageGone), _)) => true,
            Err((_, fault)) => {
                tracing::warn!(%fault, "an answer stays that was to go");
                false
            }
        }
    }

    pub(super) async fn follow_up(&mut self, message: &Message) -> Result<MessageId, Fault> {
        if self.ticket.place.posting != Posting::Free && self.follow_ups == FOLLOW_UPS {
            return Err(Fault::Busy(Instant::now()));
        }
        self.follow_ups += 1;
        let route =
            Route::FollowUps { application: self.ticket.application, token: &self.ticket.token };
        // Nothing guards a follow-up against doubles, so it is sent once.
        let payload = payload::new_message(message);
        let sent = self.responder.rest.send(Method::POST, route, &payload, Patience::SEND).await;
        let id = sent.as_ref().ok().and_then(message_id);
        sent.and_then(|_| id.ok_or_else(|| Fault::Away("no number came back".to_owned())))
            .inspect_err(|fault| tracing::warn!(%fault, "a follow-up was lost"))
    }
}
