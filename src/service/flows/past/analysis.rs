//! Analysis of finished games: the computer's opinion of every position, formed in the background,
//! kept in the store.

use std::sync::Arc;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use crate::ai::value;
use crate::message::{Answer, Delivery, Message, Post, Reply, Request, TurningPress, TurningTurn};
use crate::rules::{Act, Outcome, Seat, Status};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::replay::broken;
use crate::table::{Analysis, Phase, Table, TableId};

/// How many positions of the search an analysis may cost in all, and each position of the game at
/// least and at most.
const NODES: u64 = 2_400_000;

const NODES_EACH: (u64, u64) = (3_000, 40_000);

/// How many moves of the best line are kept.
const LINE: usize = 6;

/// How often the person who waits is told how far it is.
const TELL: Duration = Duration::from_secs(5);

impl Service {
    /// Analyse: the opinion if it is there, else a message that tells how far it is and becomes
    /// the opinion.
    pub(crate) async fn analyse(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.looked_back_on(request, id).await?;
        let voice = self.voice(request);
        if table.may_be_counted() {
            let presenter = self.presenter_of(request, &table).await;
            let replay = self.replay_seen_by(request, &table)?;
            let told = presenter.who_was_ahead(&replay);
            return Ok(Reply::private(told.map_err(|refusal| broken(&table, &refusal))?));
        }
        if !table.may_be_analysed() {
            return Err(Error::Said(voice.analysis_not_here()));
        }
        let last = self.replay_seen_by(request, &table)?.last();
        if last == 0 {
            return Err(Error::Said(voice.analysis_not_here()));
        }
        if let Some(analysis) = self.kept_opinion(&table).await? {
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

    /// A game that is over. One that was reopened is not, whatever was said of it before.
    async fn looked_back_on(&self, request: &Request, id: TableId) -> Result<Arc<Table>, Error> {
        let table = self.look(id).await?;
        if matches!(table.record().phase, Phase::Over(_)) {
            return Ok(table);
        }
        Err(Error::Said(self.voice(request).analysis_running()))
    }

    /// The opinion of a game as it stands, if it is kept.
    async fn kept_opinion(&self, table: &Table) -> Result<Option<Analysis>, Error> {
        let kept = self.store.analysis(table.record().id).await?;
        Ok(kept.filter(|analysis| analysis.is_of(table.live_entries().count())))
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
                    // Who resigns or runs out of time changes nothing on the board.
                    let by_move = nth.checked_sub(1).and_then(|last| entries.get(last));
                    let by_move = by_move.is_none_or(|e| matches!(e.act, Act::Move { .. }));
                    let last = analysis.values.last().copied().filter(|_| !by_move);
                    analysis.values.push(last.unwrap_or_else(|| ended(&outcome)));
                    analysis.best.push(None);
                    analysis.lines.push(Vec::new());
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
                    analysis.lines.push(thought.pv.into_iter().take(LINE).collect());
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

    /// A turning point of a game whose opinion is there.
    pub(crate) async fn turning(
        &self,
        request: &Request,
        id: TableId,
        press: TurningPress,
    ) -> Result<Reply, Error> {
        let table = self.looked_back_on(request, id).await?;
        let gone = || Error::Said(self.voice(request).analysis_gone());
        let analysis = self.kept_opinion(&table).await?.ok_or_else(gone)?;
        let presenter = self.presenter_of(request, &table).await;
        let replay = self.replay_seen_by(request, &table)?;
        let below = presenter.own_below(request, false);
        let shown = presenter.turning(&replay, &analysis, press.nth, below);
        let message = shown.map_err(|refusal| broken(&table, &refusal))?.ok_or_else(gone)?;
        Ok(match press.turn {
            TurningTurn::Open => Reply::private(message),
            TurningTurn::Earlier | TurningTurn::Later => Reply::update(message),
        })
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
