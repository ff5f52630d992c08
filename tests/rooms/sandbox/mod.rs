//! The sandbox as a stand-in for Discord: with two client libraries and with plain HTTP.

mod discord_js;
mod happen;
mod kept;
mod messages;
mod portraits;
mod refusals;
mod serenity;
