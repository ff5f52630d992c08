//! Pairs of people who play, and how long they wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use patt::sandbox::{Handle, Id, Impossible, Replied, Sandbox};
use serde_json::{Value, json};

use super::Outcome;

/// What was done, how long the person waited, and how the last word of it went.
#[derive(Clone, Copy)]
pub struct Sample {
    pub what: &'static str,
    pub waited: Duration,
    pub failed: bool,
}

/// How much is still to be done, and when the next act is due.
pub struct Budget {
    left: AtomicUsize,
    begun: Instant,
    gap: Duration,
    all: usize,
}

impl Budget {
    /// So many acts from now on, so many a second; 0 for as fast as they can be done.
    pub fn new(all: usize, a_second: u32) -> Self {
        let gap = Duration::from_secs(1).checked_div(a_second).unwrap_or_default();
        Self { left: AtomicUsize::new(all), begun: Instant::now(), gap, all }
    }

    /// Waits for the moment of one more act; false if all are done.
    pub async fn take(&self) -> bool {
        let spent = |left: usize| left.checked_sub(1);
        let Ok(left) = self.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, spent) else {
            return false;
        };
        let nth = u32::try_from(self.all - left).unwrap_or(u32::MAX);
        tokio::time::sleep_until((self.begun + self.gap * nth).into()).await;
        true
    }
}

/// Two people and where they play.
pub struct Pair {
    pub sandbox: Arc<Sandbox>,
    pub people: [Id; 2],
    pub channel: Id,
    pub samples: Vec<Sample>,
    pub budget: Arc<Budget>,
}

impl Pair {
    /// What is acknowledged to an act; how long that took is noted.
    pub async fn timed(
        &mut self,
        what: &'static str,
        act: impl AsyncFnOnce(&Sandbox) -> Result<Handle, Impossible>,
    ) -> Outcome<Handle> {
        let begun = Instant::now();
        let asked = act(&self.sandbox).await?;
        let failed = asked.answer().await.is_err();
        self.samples.push(Sample { what, waited: begun.elapsed(), failed });
        Ok(asked)
    }

    /// A press, and the message that it brings.
    pub async fn press(
        &mut self,
        what: &'static str,
        who: Id,
        message: Id,
        button: &str,
    ) -> Outcome<Replied> {
        let pressed =
            self.timed(what, async |sandbox| sandbox.press(who, message, button).await).await?;
        Ok(pressed.finished().await?)
    }

    /// A challenge and its answer, at terms beside the usual ones; the board, as the one who moves
    /// first sees it.
    pub async fn begin(&mut self) -> Outcome<Value> {
        let [white, black] = self.people;
        let channel = self.channel;
        let begun = self.sandbox.mark();
        let terms =
            json!({ "game": "chess", "opponent": black.to_string(), "side": "me", "rated": false });
        self.timed("play", async |sandbox| sandbox.command(white, channel, "play", terms).await)
            .await?;
        let mention = format!("<@{black}>");
        let asks = |message: &Value| {
            message["content"].as_str().is_some_and(|text| text.starts_with(&mention))
                && message["components"][0]["components"][0]["label"] == "Accept"
        };
        let asked = self.sandbox.until(channel, black, begun, asks).await?;
        let asked = Id::of(&asked["id"]).ok_or("a message has a number")?;
        self.timed("accept", async |sandbox| sandbox.press(black, asked, "Accept").await).await?;
        let mention = format!("<@{white}>");
        let turn = |message: &Value| {
            message["content"].as_str().is_some_and(|text| text.starts_with(&mention))
        };
        Ok(self.sandbox.until(channel, white, begun, turn).await?)
    }
}
