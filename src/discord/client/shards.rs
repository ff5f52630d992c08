//! A watch over serenity's connections: one that is lost and cannot be taken up again at once is begun
//! anew.
//!
//! When a socket breaks, serenity tries once to take its session up again. Where that is refused it goes
//! on reading from the dead socket, which answers at once that there is nothing, and so keeps a core busy
//! until the next heartbeat fails, for up to 41 seconds.

use serenity::all::{
    ConnectionStage, EventHandler, OnlineStatus, ShardId, ShardManager, ShardMessenger,
};

/// Hears everything after the real handler and does nothing. Of what a busy thread begins, the last is
/// done by none of the others: without this one that would be to hear that the thread is stuck.
pub(super) struct Bystander;

impl EventHandler for Bystander {}

/// Whether a connection that has come to this stage stays there: one that is being opened is heard of
/// only if it could not be.
pub(super) fn is_stuck(stage: ConnectionStage) -> bool {
    stage == ConnectionStage::Connecting
}

/// Ends a stuck connection and lets serenity begin another, which it tries every five seconds.
pub(super) async fn begin_anew(manager: &ShardManager, shard: &ShardMessenger, id: ShardId) {
    tracing::warn!(shard = id.0, "the connection to Discord is lost and begun anew");
    // To be told to end it would wait for an answer of the dead socket and never stop. What ends it is
    // that something cannot be sent, and nothing can after a farewell.
    shard.shutdown_clean();
    shard.set_presence(None, OnlineStatus::Online);
    manager.restart(id).await;
}
