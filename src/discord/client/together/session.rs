//! One session of one shard, by serenity: begun once, and over when it cannot be resumed.
//!
//! Who shall begin another is for the caller to say, as other processes may have to wait for it or have
//! taken the shard meanwhile. serenity's manager of shards begins them as it likes; so each session gets one of its
//! own, which is sent home before it has anything to do.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{
    ConnectionStage, Context, EventHandler, GatewayError, GatewayIntents, Http, OnlineStatus,
    Shard, ShardId, ShardInfo, ShardManager, ShardManagerOptions, ShardMessenger, ShardRunner,
    ShardRunnerInfo, ShardRunnerOptions, ShardStageUpdateEvent,
};
use serenity::async_trait;
use serenity::prelude::TypeMap;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{Mutex, RwLock};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::discord::client::gateway::Handler;
use crate::discord::client::shards::{Bystander, is_stuck};

/// How long the end of a session may take; serenity looks twice a second whether it shall end.
const ENDS: Duration = Duration::from_millis(1_500);

/// No shard has this number.
const NO_SHARD: ShardId = ShardId(u32::MAX);

/// What all sessions have in common.
pub(super) struct Line {
    pub(super) http: Arc<Http>,
    pub(super) intents: GatewayIntents,
    pub(super) handler: Arc<Handler>,
}

/// A session, which ends with this.
pub(super) struct Session {
    messenger: ShardMessenger,
    running: JoinHandle<serenity::Result<()>>,
    stages: UnboundedReceiver<ConnectionStage>,
}

impl Session {
    /// Opens a connection to this address and begins a session on it.
    pub(super) async fn open(line: &Line, url: String, shard: ShardInfo) -> serenity::Result<Self> {
        let url = Arc::new(Mutex::new(url));
        let token = line.http.token();
        let opened = Shard::new(Arc::clone(&url), token, shard, line.intents, None).await?;
        let (told, stages) = unbounded_channel();
        let data = Arc::new(RwLock::new(TypeMap::new()));
        let (manager, failures) = ShardManager::new(ShardManagerOptions {
            data: Arc::clone(&data),
            event_handlers: Vec::new(),
            raw_event_handlers: Vec::new(),
            shard_index: 0,
            shard_init: 0,
            shard_total: 0,
            ws_url: url,
            http: Arc::clone(&line.http),
            intents: line.intents,
            presence: None,
        });
        let mut runner = ShardRunner::new(ShardRunnerOptions {
            data,
            event_handlers: vec![
                Arc::clone(&line.handler) as Arc<dyn EventHandler>,
                Arc::new(Stages(told)),
                Arc::new(Bystander),
            ],
            raw_event_handlers: Vec::new(),
            manager: Arc::clone(&manager),
            shard: opened,
            http: Arc::clone(&line.http),
        });
        let messenger = ShardMessenger::new(&runner);
        send_home(&manager, shard.id, messenger.clone()).await;
        let running = tokio::spawn(async move {
            let ended = Box::pin(runner.run()).await;
            // Until now somebody may have wanted to say there why.
            drop(failures);
            ended
        });
        Ok(Self { messenger, running, stages })
    }

    /// Waits until the session has begun; whether it has.
    ///
    /// # Errors
    /// As [`Session::over`].
    pub(super) async fn begun(&mut self) -> serenity::Result<bool> {
        while let Some(stage) = self.stages.recv().await {
            if stage == ConnectionStage::Connected {
                return Ok(true);
            }
            self.look(stage);
        }
        self.ended().await.map(|()| false)
    }

    /// Waits until it is over.
    ///
    /// # Errors
    /// If Discord said why there is no point in beginning another.
    pub(super) async fn over(&mut self) -> serenity::Result<()> {
        while let Some(stage) = self.stages.recv().await {
            self.look(stage);
        }
        self.ended().await
    }

    /// Ends it, so that nothing comes by it any more.
    pub(super) async fn end(mut self) {
        self.say_farewell();
        if timeout(ENDS, &mut self.running).await.is_err() {
            self.running.abort();
        }
    }

    async fn ended(&mut self) -> serenity::Result<()> {
        // A panic of serenity's is the end of a session as well.
        (&mut self.running).await.unwrap_or(Ok(()))
    }

    fn look(&self, stage: ConnectionStage) {
        if is_stuck(stage) {
            self.say_farewell();
        }
    }

    /// Ends it soon. To be told to end serenity would wait for an answer of a socket that may be dead; what ends it at
    /// once is that something cannot be sent, and nothing can after a farewell.
    fn say_farewell(&self) {
        if !self.running.is_finished() {
            self.messenger.shutdown_clean();
            self.messenger.set_presence(None, OnlineStatus::Online);
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.say_farewell();
    }
}

/// From now on this manager begins nothing: whatever it is asked for, nobody does it.
async fn send_home(manager: &ShardManager, shard: ShardId, messenger: ShardMessenger) {
    // It goes only when it has ended some shard; it is told at once that it has.
    let nobody =
        ShardRunnerInfo { latency: None, runner_tx: messenger, stage: ConnectionStage::Connected };
    manager.runners.lock().await.insert(NO_SHARD, nobody);
    manager.shutdown_finished(NO_SHARD);
    manager.shutdown_all().await;
    // The session's own end will not wait for it either.
    manager.shutdown_finished(shard);
}

/// Why a session is over for good, if it is.
pub(super) const fn is_final(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Gateway(
            GatewayError::InvalidAuthentication
                | GatewayError::NoAuthentication
                | GatewayError::DisallowedGatewayIntents
                | GatewayError::InvalidGatewayIntents
        )
    )
}

/// Tells how far the session is.
struct Stages(UnboundedSender<ConnectionStage>);

#[async_trait]
impl EventHandler for Stages {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        // Whoever wanted to know may be gone.
        self.0.send(event.new).ok();
    }
}
