//! serenity: interactions in, requests out. The only place with serenity types.
//!
//! Two ways in, one way out: the gateway, or Discord's requests to our own endpoint, bring an
//! interaction, of which [`inbound`] makes a [`Request`](crate::message::Request); the
//! [`App`](crate::message::App) answers with a [`Reply`](crate::message::Reply); [`Responder`]
//! acknowledges it in time and [`Courier`] sends the rest, channel by channel in order. Nothing here
//! knows a game or remembers a message.

mod ages;
mod answer;
mod answers;
mod avatars;
mod client;
pub mod commands;
pub mod custom_id;
mod deliver;
mod endpoint;
pub mod inbound;
pub mod payload;
mod reference;
mod register;
mod rest;
mod timing;

pub use answer::Responder;
pub use client::{Ended, Hears, Link, SharedPace, Target, run};
pub use deliver::Courier;
pub use endpoint::{Endpoint, NoEndpoint};
pub use register::register;
pub use rest::{BadToken, Fault, Rest};
pub use timing::{Pace, Timing};

use crate::table::MessageId;

/// The number of a message in Discord's answer.
fn message_id(body: &serde_json::Value) -> Option<MessageId> {
    body["id"].as_str()?.parse().ok().map(MessageId)
}
