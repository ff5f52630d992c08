//! A share of the gateway: several processes of the bot have its connections between them, each shard one process's at a
//! time.
//!
//! A shard is a process's for [`LEASE`] from when it said so last. It says so again every few seconds, and ends the
//! connection [`MARGIN`] before the time is over if it cannot: before another may begin one.

mod life;
mod session;
mod starts;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ShardId, ShardInfo};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};

use self::life::{Heard, Life, Shards};
use self::session::Line;
use self::starts::{Start, Starts};
use super::Ended;
use super::connections::Connections;
use super::front::Front;
use super::gateway::{Handler, intents};
use super::link::{Link, Shared};
use crate::message::{self, LEASE, Total};

/// How long before its time is over a shard is ended.
const MARGIN: Duration = Duration::from_secs(4);
/// How often it is said again that this process goes on.
const RENEWED: Duration = Duration::from_secs(3);
/// The same while the database does not answer.
const AGAIN: Duration = Duration::from_secs(1);
/// How long the database may take to answer.
const ANSWERS: Duration = Duration::from_secs(5);
/// How long the end of connections may take before they are cut off.
const ENDS: Duration = Duration::from_secs(2);

/// A bot on its share of the gateway.
pub(super) struct Together {
    shards: Arc<Shards>,
    /// Of how many shards the gateway is, if that is set.
    set: Option<u32>,
    heard: UnboundedReceiver<Heard>,
    lives: Lives,
}

/// The shards of this process, and of how many.
#[derive(Default)]
struct Lives {
    total: u32,
    all: BTreeMap<u32, Life>,
}

impl Together {
    /// One that hands on what comes; not connected yet.
    pub(super) fn new(link: &Link, front: &Arc<Front>, shared: Shared) -> Self {
        let reach = Arc::new(Connections::new(link.signs()));
        let http = Arc::new(link.gateway());
        let handler = Arc::new(Handler::new(front, &reach));
        let line = Line { http: Arc::clone(&http), intents: intents(link.hears()), handler };
        let (told, heard) = unbounded_channel();
        let (starts, Shared { sharing, total }) = (Starts::new(http), shared);
        let shards = Arc::new(Shards { line, starts, sharing, reach, told });
        Self { shards, set: total, heard, lives: Lives::default() }
    }

    /// Keeps its share; while Discord cannot say how many shards there should be, it is asked again after these
    /// pauses.
    ///
    /// # Errors
    /// If there is no point in going on.
    pub(super) async fn stay(&mut self, pauses: &[Duration]) -> Result<(), Ended> {
        let reach = Arc::clone(&self.shards.reach);
        tokio::select! {
            () = reach.lost() => Err(Ended::Lost),
            ended = self.hold(pauses) => Err(ended),
        }
    }

    /// Ends all connections, and gives them back.
    pub(super) async fn end(mut self) {
        self.lives.end_all().await;
        // What is not given back others take when its time is over.
        if let Ok(Err(error)) = timeout(ANSWERS, self.shards.sharing.end()).await {
            tracing::warn!(error, "the shards of this process are free in a while");
        }
    }

    async fn hold(&mut self, pauses: &[Duration]) -> Ended {
        let Start { shards, buckets, .. } = match ask(&self.shards.starts, pauses).await {
            Ok(start) => start,
            Err(ended) => return ended,
        };
        let buckets = buckets as usize;
        tracing::info!(recommended = shards, set = ?self.set, "Patt shares the gateway with others");
        let mut wish = Some(self.set.map_or(Total::Recommended(shards), Total::Set));
        // Until when what this process has is its.
        let mut until = Instant::now();
        loop {
            let asked = Instant::now();
            let patience = asked + ANSWERS;
            let patience = if self.lives.all.is_empty() { patience } else { patience.min(until) };
            // No more at once than can begin soon: others may come and want their share.
            let begins = self.lives.all.len().saturating_sub(self.shards.reach.count());
            let most = (2 * buckets).saturating_sub(begins);
            let share = timeout_at(patience, self.shards.sharing.share(wish, most)).await;
            let pause = match share.unwrap_or_else(|_| Err("it does not answer".to_owned())) {
                Ok(share) => {
                    (wish, until) = (None, asked + LEASE.saturating_sub(MARGIN));
                    let leaves = !share.leave.is_empty();
                    self.follow(share, until).await;
                    if leaves { Duration::ZERO } else { RENEWED }
                }
                Err(error) => {
                    tracing::warn!(error, "the database does not say which shards are whose");
                    AGAIN
                }
            };
            tokio::select! {
                () = sleep(pause) => {}
                () = sleep_until(until), if !self.lives.all.is_empty() => {}
                heard = self.heard.recv() => match heard {
                    Some(Heard::Ended(ended)) => return ended,
                    Some(Heard::NotBegun) if self.set.is_none() => {
                        // One that is closed as too large is not begun until there are more.
                        let said = timeout_at(until, self.shards.starts.ask()).await;
                        let start = said.ok().and_then(Result::ok);
                        wish = start.map(|start| Total::Recommended(start.shards));
                    }
                    Some(Heard::NotBegun) | None => {}
                },
            }
            if Instant::now() >= until && !self.lives.all.is_empty() {
                tracing::error!(
                    "the database has not said for long that the shards are this process's"
                );
                self.lives.end_all().await;
            }
        }
    }

    /// Ends what is not this process's any longer, gives back what it shall, and begins with what it has taken.
    async fn follow(&mut self, share: message::Shards, until: Instant) {
        let message::Shards { total, keep, leave } = share;
        let lives = &mut self.lives;
        if lives.total != total {
            lives.end_all().await;
            lives.total = total;
        }
        lives.end(|number| !keep.contains(&number)).await;
        if !leave.is_empty() {
            tracing::info!(shards = ?leave, total, "gives shards to others");
            let left = timeout_at(until, self.shards.sharing.leave(leave)).await;
            if let Ok(Err(error)) = left {
                tracing::warn!(error, "the shards given away are free in a while");
            }
        }
        for number in keep.iter().copied().filter(|number| !lives.all.contains_key(number)) {
            tracing::info!(shard = number, total, "has a shard");
        }
        for number in &keep {
            let shard = ShardInfo { id: ShardId(*number), total };
            lives.all.entry(*number).or_insert_with(|| Life::begin(&self.shards, shard));
        }
        self.shards.reach.stands_by(keep.is_empty());
    }
}

impl Lives {
    /// Ends those with such a number.
    async fn end(&mut self, which: impl Fn(u32) -> bool) {
        let ended = self.all.extract_if(.., |number, _| which(*number));
        let ended: Vec<Life> = ended.map(|(_, life)| life).collect();
        ended.iter().for_each(Life::stop);
        let at = Instant::now() + ENDS;
        for life in ended {
            life.end(at).await;
        }
    }

    async fn end_all(&mut self) {
        self.end(|_| true).await;
    }
}

/// Asks Discord, and once more after each of these pauses while it is down.
async fn ask(starts: &Starts, pauses: &[Duration]) -> Result<Start, Ended> {
    let mut left = pauses.iter();
    loop {
        match (starts.ask().await, left.next()) {
            (Err(ended @ Ended::Unreachable(_)), Some(pause)) => {
                tracing::warn!("{ended}; trying again in {pause:?}");
                sleep(*pause).await;
            }
            (asked, _) => return asked,
        }
    }
}
