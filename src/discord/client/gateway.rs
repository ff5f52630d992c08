//! The gateway, by serenity, and a watch over it.

use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use serenity::all::{
    Client, ClientBuilder, Context, EventHandler, GatewayIntents, Interaction, Message,
    RatelimitInfo, Ready, ResumedEvent, ShardManager, ShardStageUpdateEvent, UserId,
};
use serenity::async_trait;
use tokio::time::sleep;

use super::connections::Connections;
use super::front::Front;
use super::link::{Hears, Link};
use super::{Ended, shards};
use crate::discord::inbound::{self, Incoming};

/// A bot on the gateway.
pub(super) struct Gateway {
    client: Client,
    reach: Arc<Connections>,
}

impl Gateway {
    /// One that hands on what comes; not connected yet.
    pub(super) async fn new(link: &Link, front: &Arc<Front>) -> Result<Self, Ended> {
        let reach = Arc::new(Connections::new(link.signs()));
        let handler = Arc::new(Handler::new(front, &reach));
        let client = ClientBuilder::new_with_http(link.gateway(), intents(link.hears()))
            .event_handler_arc(Arc::clone(&handler))
            .event_handler(shards::Bystander);
        let client = client.await.map_err(|error| Ended::of(&error))?;
        // Nobody else sets it.
        drop(handler.shards.set(Arc::downgrade(&client.shard_manager)));
        Ok(Self { client, reach })
    }

    /// Connects and stays connected; while Discord cannot say where, it is asked again after these pauses.
    ///
    /// # Errors
    /// If there is no point in going on.
    pub(super) async fn stay(&mut self, pauses: &[Duration]) -> Result<(), Ended> {
        tokio::select! {
            () = self.reach.lost() => Err(Ended::Lost),
            result = start(&mut self.client, pauses) => result,
        }
    }

    /// Ends the connection.
    pub(super) async fn end(self) {
        self.client.shard_manager.shutdown_all().await;
    }
}

async fn start(client: &mut Client, pauses: &[Duration]) -> Result<(), Ended> {
    let mut left = pauses.iter();
    loop {
        let ended = client.start_autosharded().await.map_err(|error| Ended::of(&error));
        match (ended, left.next()) {
            (Err(ended @ Ended::Unreachable(_)), Some(pause)) => {
                tracing::warn!("{ended}; trying again in {pause:?}");
                sleep(*pause).await;
            }
            (ended, _) => return ended,
        }
    }
}

/// What Discord is asked to tell beside interactions, which it always tells. None of it is
/// privileged.
pub(super) fn intents(hears: Hears) -> GatewayIntents {
    match hears {
        Hears::Direct => GatewayIntents::DIRECT_MESSAGES,
        Hears::Everywhere => GatewayIntents::DIRECT_MESSAGES | GatewayIntents::GUILD_MESSAGES,
    }
}

/// Hears what Discord says.
pub(super) struct Handler {
    front: Arc<Front>,
    reach: Arc<Connections>,
    /// Who the bot is, once Discord has said so.
    me: OnceLock<UserId>,
    /// Who begins connections anew; it holds this handler. Nobody where the connections are shared.
    shards: OnceLock<Weak<ShardManager>>,
}

impl Handler {
    /// One that hands on what comes.
    pub(super) fn new(front: &Arc<Front>, reach: &Arc<Connections>) -> Self {
        Self {
            front: Arc::clone(front),
            reach: Arc::clone(reach),
            me: OnceLock::new(),
            shards: OnceLock::new(),
        }
    }
}

#[async_trait]
impl EventHandler for Handler {
    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        match inbound::of_gateway(&interaction) {
            Ok(Incoming::Asked(inbound)) => self.front.take(*inbound),
            Ok(Incoming::Ping) => {}
            Err(why) => tracing::warn!("{why}"),
        }
    }

    async fn message(&self, _: Context, message: Message) {
        let Some(&me) = self.me.get() else { return };
        self.front.hear(&message, me);
    }

    async fn ready(&self, _: Context, ready: Ready) {
        self.me.get_or_init(|| ready.user.id);
        tracing::info!(bot = ready.user.name, guilds = ready.guilds.len(), "connected to Discord");
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        tracing::info!("connected to Discord again");
    }

    async fn shard_stage_update(&self, context: Context, event: ShardStageUpdateEvent) {
        tracing::debug!(shard = event.shard_id.0, stage = %event.new, "gateway");
        self.reach.hear(event.shard_id, event.new);
        let manager = self.shards.get().and_then(Weak::upgrade);
        if let Some(manager) = manager.filter(|_| shards::is_stuck(event.new)) {
            shards::begin_anew(&manager, &context.shard, event.shard_id).await;
        }
    }

    async fn ratelimit(&self, limit: RatelimitInfo) {
        tracing::warn!(wait = ?limit.timeout, limit = limit.limit, "Discord wants fewer requests");
    }
}
