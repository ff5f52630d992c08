//! serenity: interactions in, requests out. The only place with serenity types.
//!
//! One way in, one way out: the gateway hands an interaction to `inbound`, which makes a
//! [`Request`](crate::service::Request) of it; the [`App`](crate::service::App) answers with a
//! [`Reply`](crate::service::Reply); `answer` acknowledges it in time and `deliver` sends the rest,
//! channel by channel in order. Nothing here knows a game or remembers a message.

pub mod commands;
pub mod custom_id;
pub mod inbound;
pub mod payload;
mod register;
mod rest;

pub use register::register;
pub use rest::{BadToken, Fault, Rest};
