//! The computer's turns: it is asked in the background and answers like any guest.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::act::Acted;
use super::moves::in_place;
use super::trouble::Trouble;
use super::{Delivery, Message, Post, Reply, Request, Service};
use crate::ai::{Level, Limits, Strength, Thought, Watch, manners};
use crate::catalog::Question;
use crate::rules::{Offer, Seat};
use crate::store::MessageRole;
use crate::table::{By, Intent, Refused, Sitter, Table, TableId};

/// How long after the person's move the board with the computer's answer still replaces the one that
/// said it was thinking, in milliseconds.
const EDITS: u128 = 60_000;

/// What came of thinking.
pub(super) enum Pondered {
    /// This; nothing if there is no move.
    Thought(Option<Thought<String>>),
    /// The position changed meanwhile.
    Overtaken,
}

/// A clock for a search: stops it at a moment, or when nobody waits for it any longer.
pub(super) struct Until<'a> {
    pub end: Instant,
    pub unwanted: &'a AtomicBool,
}

impl Watch for Until<'_> {
    fn stop(&self) -> bool {
        self.unwanted.load(Ordering::Relaxed) || Instant::now() >= self.end
    }
}

/// Whether a move was refused because the game had gone on meanwhile.
pub(super) const fn overtaken(trouble: &Trouble) -> bool {
    let Trouble::Refused(_, refused) = trouble else { return false };
    matches!(
        refused,
        Refused::Stale { .. }
            | Refused::Finished
            | Refused::NotYourTurn { .. }
            | Refused::OutOfGame
            | Refused::PeriodRuns
    )
}

impl Service {
    /// Lets the computer answer, if it is its turn. Waits `patience` milliseconds for the answer;
    /// if it takes longer, the answer is posted when it comes.
    pub(super) async fn computer_answers(
        &self,
        mut acted: Acted,
        patience: u64,
    ) -> Result<Acted, Trouble> {
        let until = tokio::time::Instant::now() + Duration::from_millis(patience);
        while let Some(seat) = acted.table.computer_to_act() {
            let thinking = self.think(&acted.table, seat);
            let Ok(thought) = tokio::time::timeout_at(until, thinking).await else {
                self.answer_later(acted.table.sheet().id);
                break;
            };
            if self.pool.is_closed() {
                break;
            }
            let played = match thought? {
                Pondered::Overtaken => None,
                Pondered::Thought(thought) => {
                    match self.computer_plays(&acted.table, seat, thought).await {
                        Err(trouble) if overtaken(&trouble) => None,
                        played => Some(played?),
                    }
                }
            };
            let Some(played) = played else {
                // Whoever was faster shows what is so now.
                acted.overtaken = true;
                break;
            };
            acted = played.after(&acted);
        }
        Ok(acted)
    }

    /// Takes up the computer's turn at a table, in the background.
    pub(super) fn answer_later(&self, id: TableId) {
        let service = self.clone();
        self.tasks.spawn(async move {
            if let Err(trouble) = service.answer_alone(id).await {
                tracing::error!(table = %id, ?trouble, "the computer's turn was lost");
            }
        });
    }

    async fn answer_alone(&self, id: TableId) -> Result<(), Trouble> {
        if self.look(id).await?.is_watched() {
            return self.play_watched(id).await;
        }
        let began = Instant::now();
        let mut before: Option<Acted> = None;
        loop {
            let table = self.look(id).await?;
            let Some(seat) = table.computer_to_act() else { return Ok(()) };
            let thought = self.think(&table, seat).await?;
            // A search that was stopped has no answer worth playing; the next start takes it up.
            if self.pool.is_closed() {
                return Ok(());
            }
            let Pondered::Thought(thought) = thought else { continue };
            let acted = match self.computer_plays(&table, seat, thought).await {
                Ok(acted) => acted,
                // The person resigned or took back meanwhile.
                Err(trouble) if overtaken(&trouble) => continue,
                Err(trouble) => return Err(trouble),
            };
            let acted = match &before {
                Some(before) => acted.after(before),
                None => acted,
            };
            if acted.table.computer_to_act().is_some() {
                before = Some(acted);
                continue;
            }
            self.show_answer(&acted, began.elapsed().as_millis()).await?;
        }
    }

    /// Shows the board after the computer's move: in the place of the one that said it was
    /// thinking, or below if that is long ago or the game is over.
    async fn show_answer(&self, acted: &Acted, took: u128) -> Result<(), Trouble> {
        let id = acted.table.sheet().id;
        if !acted.shows() {
            self.tell_time(id, acted.table.position_number()).await;
            return Ok(());
        }
        let shown = self.store.message(id, MessageRole::Board).await?;
        match shown {
            Some(at) if took < EDITS && !acted.ends => {
                let message = self.newest(&acted.table, acted.judged.as_ref()).await;
                let post = Post::Edit { channel: at.channel, id: at.message, message };
                self.send(Delivery { outbox: acted.outbox, post });
            }
            _ => self.post_board(acted).await,
        }
        Ok(())
    }

    /// The computer's thought about its move; the search stops when the position is gone.
    pub(super) async fn think(&self, table: &Table, seat: Seat) -> Result<Pondered, Trouble> {
        let id = table.sheet().id;
        let changes = self.thinkers.listen(id);
        let changed = changes.notified();
        tokio::pin!(changed);
        changed.as_mut().enable();
        if self.look(id).await?.position_number() != table.position_number() {
            return Ok(Pondered::Overtaken);
        }
        tokio::select! {
            () = changed => Ok(Pondered::Overtaken),
            thought = self.search(table, seat) => Ok(Pondered::Thought(thought)),
        }
    }

    async fn search(&self, table: &Table, seat: Seat) -> Option<Thought<String>> {
        let level = match table.sheet().sitter(seat) {
            Some(Sitter::Computer { level }) => Level::new(*level)?,
            _ => return None,
        };
        let game = table.game().boxed();
        let line = table.line();
        let budget = Duration::from_millis(self.policy.think);
        let megabytes = self.policy.hash;
        let seed = self.random();
        let owner = (table.sheet().id, seat, level);
        let minds = line.info.hidden.then(|| Arc::clone(&self.minds));
        let job = move |unwanted: &AtomicBool| {
            let watch = Until { end: Instant::now() + budget, unwanted };
            let kept = minds.as_ref().and_then(|minds| minds.take(owner));
            let mut brain = kept.unwrap_or_else(|| (line.brain)(Strength::Level(level)));
            brain.remember(megabytes);
            let limits = Limits::default();
            let question = Question { game: game.as_ref(), seat, limits, seed, watch: &watch };
            let thought = brain.choose(&question);
            if let Some(minds) = minds {
                minds.keep(owner, brain);
            }
            thought
        };
        self.pool.submit(job).await.flatten()
    }

    /// Plays what the computer thought of; gives up if that is hopeless.
    pub(super) async fn computer_plays(
        &self,
        table: &Table,
        seat: Seat,
        thought: Option<Thought<String>>,
    ) -> Result<Acted, Trouble> {
        let id = table.sheet().id;
        let Some(thought) = thought else {
            return Err(Trouble::Broken(format!("the computer found no move for seat {}", seat.0)));
        };
        // What it thought at earlier turns is in the store, so that a restart changes no manners.
        let mut seen = self.store.thoughts(id).await?;
        seen.extend(thought.value);
        let hopeless = thought.value.is_some() && manners::resigns(&seen);
        let intent = if hopeless {
            Intent::Resign
        } else {
            Intent::Play { text: thought.m, at: Some(table.position_number()), draw: false }
        };
        self.act_by(None, id, thought.value, |table, now| table.decide(&intent, By::Computer, now))
            .await
    }

    /// A person offered the computer a draw: it answers at once, by what it last thought of its
    /// position.
    pub(super) async fn computer_judges_draw(
        &self,
        request: &Request,
        id: TableId,
        told: Reply,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let value = self.store.thoughts(id).await?.last().copied();
        let ply = table.moves_made() as u32;
        let quiet = table.game().fact("quiet", 0).and_then(|fact| fact.as_u64()).unwrap_or(0);
        let offer = manners::Offer { value, ply, quiet: quiet as u32 };
        let yes = manners::accepts_draw(offer);
        let number = table.standing(Offer::Draw).map(|standing| standing.number);
        let intent = Intent::Answer { what: Offer::Draw, number, yes };
        let acted = self.act(None, id, By::Computer, &intent).await?;
        if acted.ends {
            return self.after(request, acted, Some(told.answer)).await;
        }
        let voice = self.words.voice(&request.who.locale);
        let computer = table.sheet().computers().iter().next();
        let stage = self.public_stage(&table);
        let name = computer.map_or_else(|| crate::words::Name::new("?"), |seat| stage.name(seat));
        Ok(in_place(request, Message::private(voice.draw_declined(name))))
    }

    /// Takes up what was left undone when the process ended: the computer's turns and the posts
    /// that Discord never got.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn take_up(&self) -> Result<(), crate::store::StoreError> {
        self.make_up().await?;
        for id in self.store.computer_turns().await? {
            self.answer_later(id);
        }
        let untold = self.store.directs_untold().await?;
        self.untold(|known| known.extend(untold));
        // Boards that wait are drawn while people are answered already.
        let service = self.clone();
        tokio::spawn(async move {
            if let Err(error) = service.post_due(true).await {
                tracing::error!(%error, "the outbox could not be read");
            }
        });
        Ok(())
    }
}
