//! The computer's thoughts: asked for in the background, given up when the position is gone.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use tracing::Instrument as _;

use crate::ai::{Company, Level, Limits, Strength, Thought, manners};
use crate::catalog::Question;
use crate::rules::Seat;
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::service::core::jobs::{Care, Turned};
use crate::service::core::until::Until;
use crate::table::{By, Intent, Occupant, Refused, Secrecy, Table, TableRecord};
use crate::watch::{series, spans};

/// What came of thinking.
pub(crate) enum Pondered {
    /// This; nothing if there is no move.
    Thought(Option<Thought<String>>),
    /// The position changed meanwhile.
    Overtaken,
}

/// A thought as it stands in the row of a job.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Found {
    m: String,
    value: Option<i32>,
    depth: u32,
    nodes: u64,
    pv: Vec<String>,
}

impl From<Thought<String>> for Found {
    fn from(Thought { m, value, depth, nodes, pv }: Thought<String>) -> Self {
        Self { m, value, depth, nodes, pv }
    }
}

impl From<Found> for Thought<String> {
    fn from(Found { m, value, depth, nodes, pv }: Found) -> Self {
        Self { m, value, depth, nodes, pv }
    }
}

/// Whether a move was refused because the game had gone on meanwhile.
pub(crate) const fn overtaken(error: &Error) -> bool {
    let Error::Refused(_, refused) = error else { return false };
    matches!(
        refused,
        Refused::Stale { .. }
            | Refused::Finished
            | Refused::NotYourTurn { .. }
            | Refused::OutOfGame
            | Refused::PeriodRuns
    )
}

/// Whom a computer plays with at a table.
fn company(record: &TableRecord) -> Company {
    let bots = record.seats.iter().all(|sitter| matches!(sitter, Occupant::Computer { .. }));
    if bots { Company::Computers } else { Company::People }
}

impl Service {
    /// The computer's thought about its move; the search stops when the position is gone.
    pub(crate) async fn think(&self, table: &Table, seat: Seat) -> Result<Pondered, Error> {
        let id = table.record().id;
        let changes = self.searches.listen(id);
        let changed = changes.notified();
        tokio::pin!(changed);
        changed.as_mut().enable();
        if self.look(id).await?.position_number() != table.position_number() {
            return Ok(Pondered::Overtaken);
        }
        tokio::select! {
            () = changed => Ok(Pondered::Overtaken),
            thought = self.thought_of(table, seat) => thought,
        }
    }

    /// The computer's thought, by whoever of the house is to think: in a file always this process.
    async fn thought_of(&self, table: &Table, seat: Seat) -> Result<Pondered, Error> {
        if !self.store.has_jobs() {
            return Ok(Pondered::Thought(self.search(table, seat).await));
        }
        match self.job(Self::turn_of(table), Care::of(table), drop).await? {
            Turned::Ended => Ok(Pondered::Overtaken),
            Turned::Answered(found) => {
                let found: Found = serde_json::from_value(found)
                    .map_err(|error| Error::Broken(format!("an answer cannot be read: {error}")))?;
                Ok(Pondered::Thought(Some(found.into())))
            }
            Turned::Here(working) => tokio::select! {
                () = working.lost.cancelled() => Ok(Pondered::Overtaken),
                thought = self.search(table, seat) => Ok(Pondered::Thought(thought)),
            },
        }
    }

    pub(crate) async fn search(&self, table: &Table, seat: Seat) -> Option<Thought<String>> {
        let level = match table.record().sitter(seat) {
            Some(Occupant::Computer { level }) => Level::new(*level)?,
            _ => return None,
        };
        let game = table.game().boxed();
        let line = table.line();
        let budget = Duration::from_millis(self.policy.think);
        let megabytes = self.policy.hash;
        let seed = self.random();
        let owner = (table.record().id, seat, level);
        let company = company(table.record());
        let brains = Secrecy::of(line.info, false).has_referee().then(|| Arc::clone(&self.brains));
        let queue = self.pool.queue();
        let job = move |unwanted: &AtomicBool| {
            // While others wait for a thread, nobody is given the whole time.
            let budget = if queue.is_empty() { budget } else { budget / 2 };
            let began = Instant::now();
            let watch = Until::new(budget, unwanted);
            let kept = brains.as_ref().and_then(|brains| brains.take(owner));
            let mut brain = kept.unwrap_or_else(|| (line.brain)(Strength::Level(level)));
            brain.remember(megabytes);
            let limits = Limits::default();
            let question = Question {
                game: game.as_ref(),
                seat,
                company,
                limits,
                among: &[],
                seed,
                watch: &watch,
            };
            let thought = brain.choose(&question);
            series::thought(line.info.slug, level.number(), began.elapsed());
            if let Some(brains) = brains {
                brains.keep(owner, brain);
            }
            thought
        };
        let span = spans::search("think", Some(line.info.slug), Some(level.number()));
        self.pool.submit(job).instrument(span).await.flatten()
    }

    /// Plays what the computer thought of; gives up if that is hopeless.
    pub(crate) async fn computer_plays(
        &self,
        table: &Table,
        seat: Seat,
        thought: Option<Thought<String>>,
    ) -> Result<Acted, Error> {
        let id = table.record().id;
        let Some(thought) = thought else {
            return Err(Error::Broken(format!("the computer found no move for seat {}", seat.0)));
        };
        // What it thought at earlier turns is in the store, so that a restart changes no manners.
        let mut seen = self.store.thoughts(id).await?;
        seen.extend(thought.value);
        let hopeless = thought.value.is_some() && manners::resigns(table.line().scale, &seen);
        let intent = if hopeless {
            Intent::Resign
        } else {
            Intent::Play { text: thought.m, at: Some(table.position_number()), draw: false }
        };
        self.act_by(None, id, thought.value, |table, now| table.decide(&intent, By::Computer, now))
            .await
    }
}
