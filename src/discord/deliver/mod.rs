//! Posts and edits that answer no interaction: one lane a channel, so that what is said first
//! stands first, and each lane goes at the pace Discord allows there.

mod conversations;
mod courier;
mod direct;
mod found;
mod lane;
mod overtaken;
mod owed;
mod said;
mod search;
mod spent;
mod threads;
mod tokens;

pub use courier::Courier;
pub(super) use tokens::Part;

use crate::message::{Delivery, Post, Posted, Stands};
use lane::{Change, Job, Teller};

impl Courier {
    /// Carries out a delivery and reports it to the application.
    ///
    /// An edit that still waits gives way to a newer one of the same message, and one that comes after a newer one
    /// is not made.
    pub(crate) fn deliver(&self, delivery: Delivery) {
        let teller = Teller::Outbox(delivery.outbox, None);
        match delivery.post {
            Post::Send { channel, message, nonce, purpose }
            | Post::SendApart { channel, message, nonce, purpose } => {
                let teller = Teller::Outbox(delivery.outbox, purpose);
                self.queue(channel, Job::send(message, nonce, Stands::No, teller));
            }
            Post::Look { channel, message, nonce, purpose, stands } => {
                let teller = Teller::Outbox(delivery.outbox, purpose);
                self.queue(channel, Job::send(message, nonce, stands, teller));
            }
            // What was decided first may be drawn last.
            Post::Edit { channel, id, .. } if self.is_overtaken(id, delivery.outbox) => {
                self.tell_later(vec![teller], Posted::Done(channel, id));
            }
            Post::Edit { channel, id, message, purpose } => {
                let teller = Teller::Outbox(delivery.outbox, purpose);
                let change = Change::Edit(Box::new(message));
                self.queue(channel, Job::change(id, change, teller));
            }
            Post::Search { channel, board, message, purpose } => {
                let teller = Teller::Outbox(delivery.outbox, Some(purpose));
                self.search(channel, board, &message, teller);
            }
            // Without an interaction there is nobody to tell.
            Post::Whisper { .. } => tracing::debug!("a whisper without an interaction"),
            Post::StayInTouch => tracing::debug!("nobody to stay in touch with"),
            Post::Follow { interaction, message } => {
                self.follow(delivery.outbox, interaction, message);
            }
            Post::Direct { person, about, message, nonce } => {
                let outbox = delivery.outbox;
                self.write_to(direct::Letter { outbox, person, about, message, nonce });
            }
            Post::Thread(post) => self.thread(post),
            Post::EditAnswer { interaction, message } => self.edit_answer(interaction, message),
            Post::Spend { channel, id, message } => {
                let change = message.map_or(Change::Strip, |to| Change::Spend(Box::new(to)));
                self.queue(channel, Job::change(id, change, teller));
            }
        }
    }
}
