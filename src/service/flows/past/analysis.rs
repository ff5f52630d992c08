//! Analysis of finished games: the computer's opinion of every position, formed in the background,
//! kept in the store.

use std::sync::Arc;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use crate::ai::value;
use crate::message::{Answer, Delivery, Message, Post, Reply, Request};
use crate::rules::{Outcome, Seat, Status};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::replay::broken;
use crate::table::{Analysis, Phase, Table, TableId};

/// How many positions of the search an analysis may cost in all, and each position of the game at
/// least and at most.
const NODES: u64 = 2_400_000;

const NODES_EACH: (u64, u64) = (3_000, 40_000);

/// How often the person who waits is told how far it is.
const TELL: Duration = Duration::from_secs(5);

impl Service {
    /// Analyse: the opinion if it is there, else a message that tells how far it is and becomes
    /// the opinion.
    pub(crate) async fn analyse(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        if !matches!(table.record().phase, Phase::Over(_)) {
            return Err(Error::Said(voice.analysis_running()));
        }
        if !table.may_be_analysed() {
            return Err(Error::Said(voice.analysis_not_here()));
        }
        let last = self.replay_seen_by(request, &table)?.last();
        if last == 0 {
            return Err(Error::Said(voice.analysis_not_here()));
        }
        if let Some(analysis) = self.store.analysis(id).await? {
            return Ok(Reply::private(self.opinion(request, &table, &analysis).await?));
        }
        let first = {
            let mut wanted = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            let waiting = wanted.entry(id).or_default();
            waiting.push(request.clone());
            waiting.len() == 1
        };
        if first {
            let service = self.for_the_background();
            self.tasks.spawn(async move { service.form_opinion(id).await });
        }
        Ok(Reply::private(Message::private(voice.analysis_progress(0, last as i64))))
    }

    /// Forms the opinion of a game and tells everybody who waits for it.
    async fn form_opinion(&self, id: TableId) {
        let formed = self.form(id).await;
        let waiting = {
            let mut wanted = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            wanted.remove(&id).unwrap_or_default()
        };
        for request in waiting {
            let told = match &formed {
                Ok((table, Some(analysis))) => self.opinion(&request, table, analysis).await,
                Ok((_, None)) => {
                    let voice = self.voice(&request);
                    Err(Error::Said(voice.analysis_not_here()))
                }
                Err(error) => Err(Error::Broken(format!("an analysis: {error:?}"))),
            };
            let message = match told {
                Ok(message) => message,
                Err(error) => match self.reply_to_error(&request, error).await.answer {
                    Answer::Message(message, _)
                    | Answer::Update(message)
                    | Answer::Fleeting(message) => message,
                    Answer::Modal(_) | Answer::Choices(_) | Answer::Silence => continue,
                },
            };
            self.change_answer(&request, message);
        }
    }

    /// Changes the private answer to a request.
    fn change_answer(&self, request: &Request, message: Message) {
        let post = Post::EditAnswer { interaction: request.interaction, message };
        self.send(Delivery { outbox: 0, post });
    }

    async fn form(&self, id: TableId) -> Result<(Arc<Table>, Option<Analysis>), Error> {
        let table = self.look(id).await?;
        let entries: Vec<_> = table.live_entries().cloned().collect();
        let line = table.line();
        let broken = |refusal| broken(&table, &refusal);
        let mut game = (line.open)(&table.record().header).map_err(broken)?;
        let each = NODES / (entries.len() as u64 + 1);
        let each = each.clamp(NODES_EACH.0, NODES_EACH.1);
        let mut analysis = Analysis::default();
        let mut told = Instant::now();
        for nth in 0..=entries.len() {
            match game.status() {
                Status::Over(outcome) => {
                    analysis.values.push(ended(&outcome));
                    analysis.best.push(None);
                }
                Status::HandOver => return Ok((table, None)),
                Status::ToAct(acting) => {
                    let Some(seat) = acting.only() else { return Ok((table, None)) };
                    let seed = nth as u64;
                    let thought = self.advice(line, game.boxed(), seat, each, seed).await;
                    let Some(thought) = thought else { return Ok((table, None)) };
                    let Some(worth) = thought.value else { return Ok((table, None)) };
                    analysis.values.push(if seat == Seat::FIRST { worth } else { -worth });
                    analysis.best.push(Some(thought.m));
                }
            }
            if let Some(entry) = entries.get(nth) {
                game.act(&entry.act).map_err(broken)?;
            }
            if told.elapsed() >= TELL {
                told = Instant::now();
                self.tell_progress(id, nth, entries.len());
            }
        }
        // Kept or not, those who wait get it.
        if let Err(error) = self.store.keep_analysis(id, analysis.clone(), self.now()).await {
            tracing::error!(table = %id, %error, "an analysis was not kept");
        }
        Ok((table, Some(analysis)))
    }

    fn tell_progress(&self, id: TableId, at: usize, of: usize) {
        let waiting = {
            let wanted = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            wanted.get(&id).cloned().unwrap_or_default()
        };
        for request in &waiting {
            let voice = self.voice(request);
            self.change_answer(
                request,
                Message::private(voice.analysis_progress(at as i64, of as i64)),
            );
        }
    }

    /// The opinion as a message.
    pub(crate) async fn opinion(
        &self,
        request: &Request,
        table: &Table,
        analysis: &Analysis,
    ) -> Result<Message, Error> {
        let presenter = self.presenter_of(request, table).await;
        let replay = self.replay_seen_by(request, table)?;
        presenter.opinion(&replay, analysis).map_err(|refusal| broken(table, &refusal))
    }
}

/// The value of a game that is over, for the first seat.
fn ended(outcome: &Outcome) -> i32 {
    match outcome.winner() {
        Some(Seat::FIRST) => value::WON,
        Some(_) => value::LOST,
        None => value::DRAW,
    }
}
