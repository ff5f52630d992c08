//! What is posted beside an answer: as a message that follows it where that can be, else by the counted
//! route.

use super::session::{AnswerState, Remains, Session};
use crate::discord::custom_id;
use crate::discord::deliver::Part;
use crate::message::{Delivery, Message, Post, Posted, Posting, Purpose, Refused, Stands};
use crate::table::MessageId;

impl Session<'_> {
    /// Sends a message for all to see, now that the callback is spent.
    pub(super) async fn publish(&mut self, message: Message, purpose: Option<Purpose>) {
        let nonce = format!("a{}", custom_id::base36(self.ticket.id));
        let posted = self.post_here(message, nonce).await;
        if let (Posted::Done(channel, id), Some(purpose)) = (posted, purpose) {
            self.responder.app.answered(purpose, channel, id).await;
        }
    }

    /// Posts where the interaction came from: as a message that follows the answer, which costs none
    /// of Discord's counted requests; by the counted way where that cannot be.
    async fn post_here(&mut self, message: Message, nonce: String) -> Posted {
        let place = self.ticket.place;
        let free = place.posting == Posting::Free;
        // What answers an interaction is younger than that.
        let below = Some(MessageId(self.ticket.id));
        let mut stands = if self.in_doubt { Stands::Perhaps { after: below } } else { Stands::No };
        // The first that followed would take the place of what is being recorded, for one person.
        if self.standing == AnswerState::Recording && self.delete_original().await {
            (self.standing, self.remains) = (AnswerState::Quiet, Remains::None);
        }
        if self.may_follow(free) {
            match self.follow_up(&message).await {
                Ok(id) => {
                    self.responder.courier.can_change(self.ticket, id, Part::FollowUp);
                    return Posted::Done(place.channel, id);
                }
                Err(fault) if !free => return fault.posted(),
                // Perhaps it stands there all the same.
                Err(fault) if fault.passes() => {
                    stands = Stands::Perhaps { after: below };
                }
                Err(_) => {}
            }
        }
        if free {
            return self.responder.courier.post(place.channel, message, nonce, stands).await;
        }
        Posted::Refused(Refused::Forbidden)
    }

    /// Posts where the interaction came from so that nobody sees whose it was; only where the bot may
    /// not post does it follow the answer.
    async fn post_apart(&mut self, message: Message, nonce: String) -> Posted {
        let place = self.ticket.place;
        if place.posting == Posting::Free {
            let (copy, courier) = (message.clone(), &self.responder.courier);
            let posted = courier.post(place.channel, copy, nonce, Stands::No).await;
            if !matches!(posted, Posted::Refused(Refused::Forbidden | Refused::PlaceGone)) {
                return posted;
            }
        }
        if !self.may_follow(false) {
            return Posted::Refused(Refused::Forbidden);
        }
        match self.follow_up(&message).await {
            Ok(id) => Posted::Done(place.channel, id),
            Err(fault) => fault.posted(),
        }
    }

    /// Tells how a message went that is this to its table.
    async fn tell(&self, outbox: u64, purpose: Option<Purpose>, posted: Posted) {
        if let (Posted::Done(channel, id), Some(purpose)) = (posted, purpose) {
            self.responder.app.answered(purpose, channel, id).await;
        }
        self.responder.app.delivered(outbox, posted).await;
    }

    /// Whether messages may follow the answer.
    const fn may_follow(&self, free: bool) -> bool {
        let few = free || self.follow_ups < super::wire::FOLLOW_UPS;
        few && match self.standing {
            AnswerState::Quiet | AnswerState::Done | AnswerState::Told => true,
            AnswerState::Open | AnswerState::Recording | AnswerState::Lost => false,
        }
    }

    /// Sends what follows the answer.
    pub(super) async fn deliver(&mut self, delivery: Delivery) {
        let here = matches!(&delivery.post,
            Post::Send { channel, .. } | Post::SendApart { channel, .. }
                if *channel == self.ticket.place.channel);
        if here && !self.responder.app.owes(delivery.outbox).await {
            return;
        }
        match delivery.post {
            Post::Send { channel, message, nonce, purpose }
                if channel == self.ticket.place.channel =>
            {
                let posted = self.post_here(message, nonce).await;
                self.tell(delivery.outbox, purpose, posted).await;
            }
            Post::SendApart { channel, message, nonce, purpose }
                if channel == self.ticket.place.channel =>
            {
                let posted = self.post_apart(message, nonce).await;
                self.tell(delivery.outbox, purpose, posted).await;
            }
            Post::StayInTouch => {
                if self.standing != AnswerState::Lost {
                    self.responder.courier.stay_in_touch(self.ticket);
                }
            }
            Post::Whisper { message } => {
                if !matches!(self.standing, AnswerState::Open | AnswerState::Lost) {
                    drop(self.follow_up(&message).await);
                }
            }
            _ => self.responder.courier.deliver(delivery),
        }
    }
}
