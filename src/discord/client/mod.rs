//! The connection: the gateway by serenity, a watch over it, and an orderly end.

mod ended;
mod link;
mod shards;

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::{Duration, Instant};

use serenity::all::{
    Client, ClientBuilder, ConnectionStage, Context, EventHandler, GatewayIntents, Interaction,
    Message, RatelimitInfo, Ready, ResumedEvent, ShardId, ShardManager, ShardStageUpdateEvent,
    UserId,
};
use serenity::async_trait;
use tokio::sync::mpsc::Receiver;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::answer::Responder;
use super::avatars::Avatars;
use super::deliver::Courier;
use super::inbound;
use crate::message::{App, Delivery, Portraits};
use crate::watch::Signs;
use crate::words::Words;

pub use ended::Ended;
pub use link::{Hears, Link, Target};

/// How long Discord may be out of reach before somebody should look at it.
const OUT_OF_REACH: Duration = Duration::from_mins(5);
/// How long the end may take.
const FAREWELL: Duration = Duration::from_millis(4_500);

/// Plays until `stop`, or until there is no point in going on. What the application posts by itself
/// comes by `deliveries`. When this returns nothing is under way any more; it takes at most five
/// seconds after `stop`.
///
/// # Errors
/// If the token is refused or Discord is out of reach for long.
pub async fn run<A: App>(
    link: Link,
    app: Arc<A>,
    words: Arc<Words>,
    deliveries: Receiver<Delivery>,
    stop: CancellationToken,
) -> Result<(), Ended> {
    let (timing, tasks, pauses) = (link.timing(), link.under_way(), link.pauses());
    let rest = link.rest().clone();
    let avatars = Arc::new(link.avatars());
    app.see_people(Arc::clone(&avatars) as Arc<dyn Portraits>);
    let courier = Courier::new(Arc::clone(&app), rest.clone(), timing, tasks.clone());
    let responder = Responder::new(app, rest, courier.clone(), words, timing);
    let reach = Arc::new(Connections::new(link.signs()));
    let handler = Handler {
        responder: Arc::new(responder),
        tasks: tasks.clone(),
        reach: Arc::clone(&reach),
        avatars,
        me: OnceLock::new(),
        shards: OnceLock::new(),
        closed: AtomicBool::new(false),
    };
    let handler = Arc::new(handler);
    let client = ClientBuilder::new_with_http(link.gateway(), intents(link.hears()))
        .event_handler_arc(Arc::clone(&handler))
        .event_handler(shards::Bystander);
    let mut client = client.await.map_err(|error| Ended::of(&error))?;
    let shards = Arc::clone(&client.shard_manager);
    // Nobody else sets it.
    drop(handler.shards.set(Arc::downgrade(&shards)));

    let mut posting = tokio::spawn(post(courier.clone(), deliveries));
    let outcome = tokio::select! {
        () = stop.cancelled() => Ok(()),
        () = reach.lost() => Err(Ended::Lost),
        result = start(&mut client, pauses) => result,
    };
    handler.closed.store(true, Ordering::Release);
    tracing::info!("stopping: finishing what is under way");
    let begun = Instant::now();
    // What is not sent yet stays in the outbox.
    posting.abort();
    drop((&mut posting).await);
    courier.close();
    tasks.close();
    if timeout(FAREWELL, tasks.wait()).await.is_err() {
        tracing::warn!("not everything was finished in time");
    }
    // The connection goes last, so that answers under way still find it.
    let left = FAREWELL.saturating_sub(begun.elapsed());
    drop(timeout(left, shards.shutdown_all()).await);
    outcome
}

/// Connects and stays connected; while Discord cannot say where, it is asked again after these pauses.
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

/// Sends what the application posts by itself.
async fn post<A: App>(courier: Courier<A>, mut deliveries: Receiver<Delivery>) {
    while let Some(delivery) = deliveries.recv().await {
        courier.deliver(delivery);
    }
}

/// Hears what Discord says.
struct Handler<A> {
    responder: Arc<Responder<A>>,
    tasks: TaskTracker,
    reach: Arc<Connections>,
    avatars: Arc<Avatars>,
    /// Who the bot is, once Discord has said so.
    me: OnceLock<UserId>,
    /// Who begins connections anew; it holds this handler.
    shards: OnceLock<Weak<ShardManager>>,
    closed: AtomicBool,
}

#[async_trait]
impl<A: App> EventHandler for Handler<A> {
    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        self.avatars.meet_in(&interaction);
        let Some(inbound) = inbound::read(&interaction) else { return };
        let responder = Arc::clone(&self.responder);
        if self.closed.load(Ordering::Acquire) {
            self.tasks.spawn(async move { responder.turn_away(inbound).await });
            return;
        }
        // A task of its own: a panic ends it and nothing else, and the end waits for it.
        self.tasks.spawn(async move { responder.serve(inbound).await });
    }

    async fn message(&self, _: Context, message: Message) {
        let Some(&me) = self.me.get() else { return };
        let Some(heard) = inbound::read_message(&message, me) else { return };
        self.avatars.meet_author(&message);
        if self.closed.load(Ordering::Acquire) {
            // Nobody waits for an answer to a message as they do after a press.
            return;
        }
        let responder = Arc::clone(&self.responder);
        self.tasks.spawn(async move { responder.hear(heard).await });
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
