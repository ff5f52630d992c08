//! The gateway, by serenity, and a watch over it.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use serenity::all::{
    Client, ClientBuilder, ConnectionStage, Context, EventHandler, GatewayIntents, Interaction,
    Message, RatelimitInfo, Ready, ResumedEvent, ShardId, ShardManager, ShardStageUpdateEvent,
    UserId,
};
use serenity::async_trait;
use tokio::time::sleep;

use super::front::Front;
use super::link::{Hears, Link};
use super::{Ended, shards};
use crate::discord::inbound::{self, Incoming};
use crate::watch::Signs;

/// How long Discord may be out of reach before somebody should look at it.
const OUT_OF_REACH: Duration = Duration::from_mins(5);

/// A bot on the gateway.
pub(super) struct Gateway {
    client: Client,
    reach: Arc<Connections>,
}

impl Gateway {
    /// One that hands on what comes; not connected yet.
    pub(super) async fn new(link: &Link, front: &Arc<Front>) -> Result<Self, Ended> {
        let reach = Arc::new(Connections::new(link.signs()));
        let handler = Arc::new(Handler {
            front: Arc::clone(front),
            reach: Arc::clone(&reach),
            me: OnceLock::new(),
            shards: OnceLock::new(),
        });
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
fn intents(hears: Hears) -> GatewayIntents {
    match hears {
        Hears::Direct => GatewayIntents::DIRECT_MESSAGES,
        Hears::Everywhere => GatewayIntents::DIRECT_MESSAGES | GatewayIntents::GUILD_MESSAGES,
    }
}

/// Hears what Discord says.
struct Handler {
    front: Arc<Front>,
    reach: Arc<Connections>,
    /// Who the bot is, once Discord has said so.
    me: OnceLock<UserId>,
    /// Who begins connections anew; it holds this handler.
    shards: OnceLock<Weak<ShardManager>>,
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

/// Which shards are connected, and since when none is.
struct Connections(Mutex<(HashSet<ShardId>, Instant)>, Arc<Signs>);

impl Connections {
    fn new(signs: Arc<Signs>) -> Self {
        Self(Mutex::new((HashSet::new(), Instant::now())), signs)
    }

    fn hear(&self, shard: ShardId, stage: ConnectionStage) {
        let mut reach = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if stage == ConnectionStage::Connected {
            reach.0.insert(shard);
        } else if reach.0.remove(&shard) && reach.0.is_empty() {
            reach.1 = Instant::now();
        }
        self.1.connected(!reach.0.is_empty());
    }

    /// Returns when no shard was connected for long.
    async fn lost(&self) {
        loop {
            let left = {
                let reach = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                let since = if reach.0.is_empty() { reach.1.elapsed() } else { Duration::ZERO };
                OUT_OF_REACH.saturating_sub(since)
            };
            if left.is_zero() {
                return;
            }
            sleep(left).await;
        }
    }
}
