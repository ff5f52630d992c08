//! A shard as long as this process has it: one session after the other.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ConnectionStage, ShardInfo};
use tokio::sync::mpsc::UnboundedSender;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tokio_util::sync::CancellationToken;

use super::session::{Line, Session, is_final};
use super::starts::Starts;
use crate::discord::client::Ended;
use crate::discord::client::connections::Connections;
use crate::message::{BEGINS, Sharing};

/// How long a session may take to begin: what was begun later might not be this process's turn any more.
const BEGUN: Duration = BEGINS.saturating_sub(Duration::from_secs(5));

/// The pause before a session that could not begin is tried again; twice as long each time, up to [`LONGEST`].
const AGAIN: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_mins(1);

/// How often it is asked whether a session may begin.
const LOOKS: Duration = Duration::from_millis(500);

/// What all shards of this process have in common.
pub(super) struct Shards {
    pub(super) line: Line,
    pub(super) starts: Starts,
    pub(super) sharing: Arc<dyn Sharing>,
    pub(super) reach: Arc<Connections>,
    pub(super) told: UnboundedSender<Heard>,
}

/// What a shard tells.
pub(super) enum Heard {
    /// There is no point in going on.
    Ended(Ended),
    /// No session could begin: Discord may want another number of shards.
    NotBegun,
}

/// A shard of this process.
pub(super) struct Life {
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl Life {
    /// Begins with a shard.
    pub(super) fn begin(shards: &Arc<Shards>, shard: ShardInfo) -> Self {
        let stop = CancellationToken::new();
        let (shards, stopped) = (Arc::clone(shards), stop.clone());
        let task = tokio::spawn(async move {
            shards.live(shard, &stopped).await;
            shards.reach.hear(shard.id, ConnectionStage::Disconnected);
        });
        Self { stop, task }
    }

    /// It shall end.
    pub(super) fn stop(&self) {
        self.stop.cancel();
    }

    /// Ends it, so that nothing comes by it any more; what has not ended by itself then is cut off.
    pub(super) async fn end(mut self, at: Instant) {
        self.stop();
        if timeout_at(at, &mut self.task).await.is_err() {
            self.task.abort();
        }
    }
}

impl Drop for Life {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shards {
    async fn live(&self, shard: ShardInfo, stop: &CancellationToken) {
        let mut pause = AGAIN;
        while !stop.is_cancelled() {
            match self.session(shard, stop).await {
                Ok(Some(session)) => {
                    pause = AGAIN;
                    let ended = self.last(session, stop).await;
                    self.reach.hear(shard.id, ConnectionStage::Disconnected);
                    if let Err(ended) = ended {
                        return self.tell(Heard::Ended(ended));
                    }
                }
                Ok(None) if stop.is_cancelled() => return,
                Ok(None) => {
                    self.tell(Heard::NotBegun);
                    tracing::warn!(
                        shard = shard.id.0,
                        "no session could begin; again in {pause:?}"
                    );
                    tokio::select! {
                        () = stop.cancelled() => return,
                        () = sleep(pause) => {}
                    }
                    pause = LONGEST.min(2 * pause);
                }
                Err(ended) => return self.tell(Heard::Ended(ended)),
            }
        }
    }

    /// Begins a session when it may; none if it could not or shall not.
    async fn session(
        &self,
        shard: ShardInfo,
        stop: &CancellationToken,
    ) -> Result<Option<Session>, Ended> {
        let start = tokio::select! {
            () = stop.cancelled() => return Ok(None),
            start = self.starts.one() => start?,
        };
        let bucket = shard.id.0 % start.buckets;
        tokio::select! {
            () = stop.cancelled() => return Ok(None),
            () = self.turn(bucket) => {}
        }
        let begun = async {
            let mut session = Session::open(&self.line, start.url, shard).await?;
            session.begun().await.map(|begun| begun.then_some(session))
        };
        let begun = tokio::select! {
            () = stop.cancelled() => Ok(None),
            begun = timeout(BEGUN, begun) => begun.unwrap_or(Ok(None)),
        };
        if let Err(error) = self.sharing.begun(bucket).await {
            tracing::warn!(error, "the next session may begin only in a while");
        }
        begun.or_else(|error| {
            if is_final(&error) {
                return Err(Ended::of(&error));
            }
            tracing::warn!(shard = shard.id.0, %error, "the connection to Discord failed");
            Ok(None)
        })
    }

    /// Waits until it is this process's turn to begin a session in a bucket.
    async fn turn(&self, bucket: u32) {
        loop {
            let wait = self.sharing.may_begin(bucket).await.unwrap_or_else(|error| {
                tracing::warn!(error, "whether a session may begin is unknown");
                Some(LOOKS)
            });
            match wait {
                None => return,
                Some(wait) => sleep(wait.min(LOOKS)).await,
            }
        }
    }

    /// Waits until a session is over, or ends it.
    async fn last(&self, mut session: Session, stop: &CancellationToken) -> Result<(), Ended> {
        let over = tokio::select! {
            () = stop.cancelled() => None,
            over = session.over() => Some(over),
        };
        match over {
            Some(Err(error)) if is_final(&error) => Err(Ended::of(&error)),
            Some(_) => Ok(()),
            None => {
                session.end().await;
                Ok(())
            }
        }
    }

    fn tell(&self, heard: Heard) {
        // Whoever listened may be gone.
        drop(self.told.send(heard));
    }
}
