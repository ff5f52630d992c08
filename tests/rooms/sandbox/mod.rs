//! The sandbox as a stand-in for Discord: with two client libraries and with plain HTTP.

mod discord_js;
mod messages;
mod refusals;
mod serenity;
