//! What Discord says of beginning sessions: where, how many at once, how many more today, and of how many shards the
//! gateway should be.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::Http;
use tokio::sync::Mutex;
use tokio::time::sleep;

use crate::discord::client::Ended;

/// For how long what Discord said counts; others begin sessions, too.
const COUNTS: Duration = Duration::from_mins(1);

/// The pause before it is asked again, where it does not answer.
const AGAIN: Duration = Duration::from_secs(5);

/// What Discord says of beginning sessions.
pub(super) struct Starts {
    http: Arc<Http>,
    known: Mutex<Option<Known>>,
}

/// How a session may begin.
#[derive(Clone, Debug)]
pub(super) struct Start {
    /// Where.
    pub(super) url: String,
    /// In how many buckets: a shard is in that of its number modulo this.
    pub(super) buckets: u32,
    /// How many shards Discord recommends.
    pub(super) shards: u32,
}

struct Known {
    start: Start,
    left: u64,
    /// When there are more again.
    reset: Duration,
    since: Instant,
}

impl Starts {
    pub(super) fn new(http: Arc<Http>) -> Self {
        Self { http, known: Mutex::new(None) }
    }

    /// Asks Discord.
    ///
    /// # Errors
    /// If it does not answer, or does not know the bot.
    pub(super) async fn ask(&self) -> Result<Start, Ended> {
        let said = self.http.get_bot_gateway().await.map_err(|error| Ended::of(&error))?;
        let limit = said.session_start_limit;
        let buckets = u32::try_from(limit.max_concurrency).unwrap_or(1).max(1);
        let start = Start { url: said.url, buckets, shards: said.shards.max(1) };
        let reset = Duration::from_millis(limit.reset_after);
        let known =
            Known { start: start.clone(), left: limit.remaining, reset, since: Instant::now() };
        *self.known.lock().await = Some(known);
        Ok(start)
    }

    /// Waits until a session may begin, and counts it.
    ///
    /// # Errors
    /// If Discord does not know the bot.
    pub(super) async fn one(&self) -> Result<Start, Ended> {
        loop {
            if let Some(known) = &mut *self.known.lock().await
                && known.since.elapsed() < COUNTS
                && known.left > 0
            {
                known.left -= 1;
                return Ok(known.start.clone());
            }
            match self.ask().await {
                Ok(_) => self.wait_for_more().await,
                Err(Ended::BadToken) => return Err(Ended::BadToken),
                Err(why) => {
                    tracing::warn!("{why}; trying again in {AGAIN:?}");
                    sleep(AGAIN).await;
                }
            }
        }
    }

    /// Waits, if no session may begin today.
    async fn wait_for_more(&self) {
        let none_until = self.known.lock().await.as_ref().and_then(|known| {
            let none = known.left == 0;
            none.then_some(known.reset)
        });
        if let Some(reset) = none_until {
            tracing::error!(
                ?reset,
                "Discord lets the bot begin no more sessions, as too many were begun within a day"
            );
            sleep(reset.min(COUNTS)).await;
        }
    }
}
