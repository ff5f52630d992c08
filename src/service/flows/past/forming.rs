//! How the computer forms its opinion of a finished game: position by position, in the background.

use std::sync::PoisonError;
use std::time::{Duration, Instant};

use crate::ai::{chance, value};
use crate::catalog::{AnyGame, Look};
use crate::message::{Delivery, Message, Post, Request};
use crate::rules::{Act, Outcome, Refusal, Seat, Status};
use crate::service::Service;
use crate::service::core::advice::{Advice, Asked};
use crate::service::core::errors::Error;
use crate::service::core::replay::broken;
use crate::store::JobKey;
use crate::table::{Analysis, Chances, Entry, Opinion, Other, Pair, TURNINGS, Table, TableId};

/// How many moves of the best line are kept.
const LINE: usize = 6;

/// How often the person who waits is told how far it is.
const TELL: Duration = Duration::from_secs(5);

impl Service {
    /// Forms the opinion of a game and keeps it; none if the computer has none of such games.
    pub(super) async fn form(&self, table: &Table, key: JobKey) -> Result<Option<Opinion>, Error> {
        let formed = match (table.line().could, table.record().header.seats) {
            (Some(look), _) => {
                self.form_of_pair(table, look, key).await.map(|it| it.map(Opinion::Pair))
            }
            (None, 2) => self.form_of_two(table, key).await.map(|it| it.map(Opinion::Two)),
            (None, _) => self.form_of_many(table, key).await.map(|it| it.map(Opinion::Many)),
        };
        let formed = formed.map_err(|refusal| broken(table, &refusal))?;
        // What a search said that was stopped is worth nothing.
        if let Some(opinion) = formed.as_ref().filter(|_| !self.pool.is_closed()) {
            // Kept or not, those who wait get it.
            let kept = self.store.keep_analysis(key.table, opinion.clone(), self.now()).await;
            if let Err(error) = kept {
                tracing::error!(table = %key.table, %error, "an analysis was not kept");
            }
        }
        Ok(formed)
    }

    async fn form_of_two(&self, table: &Table, key: JobKey) -> Result<Option<Analysis>, Refusal> {
        let mut analysis = Analysis { scale: Some(table.line().scale), ..Analysis::default() };
        let mut course = Course::of(table, key)?;
        let asked = Asked::Position { of: course.entries.len() };
        while course.begins() {
            match course.game.status() {
                Status::Over(outcome) => {
                    // Who resigns or runs out of time changes nothing on the board.
                    let last = analysis.values.last().copied().filter(|_| !course.by_move());
                    analysis.values.push(last.unwrap_or_else(|| ended(&outcome)));
                    analysis.best.push(None);
                    analysis.lines.push(Vec::new());
                }
                Status::HandOver => return Ok(None),
                Status::ToAct(acting) => {
                    let Some(seat) = acting.only() else { return Ok(None) };
                    let (game, seed) = (course.game.boxed(), course.at as u64);
                    let advice = self.advice(table.line(), game, seat, asked, seed).await;
                    let Some(Advice { thought, .. }) = advice else { return Ok(None) };
                    let Some(worth) = thought.value else { return Ok(None) };
                    analysis.values.push(value::seen_by(seat, worth));
                    analysis.best.push(Some(thought.m));
                    analysis.lines.push(thought.pv.into_iter().take(LINE).collect());
                }
            }
            course.goes_on(self).await?;
        }
        analysis.others = self.also_good(table, &analysis).await?;
        Ok(Some(analysis))
    }

    /// What would have been nearly as good at the turning points.
    async fn also_good(&self, table: &Table, analysis: &Analysis) -> Result<Vec<Other>, Refusal> {
        let line = table.line();
        let played = table.moves_by_step();
        let mut others = Vec::new();
        for turning in analysis.turning_points(line.scale, &played, TURNINGS) {
            let at = turning.step - 1;
            let mut game = (line.open)(&table.record().header)?;
            for entry in table.live_entries().take(at) {
                game.act(&entry.act)?;
            }
            let advice = self.advice(line, game, turning.seat, Asked::Turning, at as u64).await;
            let Some(advice) = advice else { continue };
            // A closer look may find another best move: that is the other one then.
            let best = analysis.best.get(at).and_then(Option::as_ref);
            let own = played.get(at).and_then(Option::as_ref).map(|(_, text)| text);
            let found = [Some(advice.thought.pv.as_slice()), advice.also(line.scale)];
            let other = found
                .into_iter()
                .flatten()
                .find(|line| line.first().is_some_and(|m| Some(m) != best && Some(m) != own));
            let told = |line: &[String]| line.iter().take(LINE).cloned().collect();
            others.extend(other.map(|line| Other { at, line: told(line) }));
        }
        Ok(others)
    }

    async fn form_of_many(&self, table: &Table, key: JobKey) -> Result<Option<Chances>, Refusal> {
        let line = table.line();
        let mut chances = Chances::default();
        let mut course = Course::of(table, key)?;
        // Half of what a position may cost goes for the best move, half for what it is worth to all.
        let asked = Asked::Position { of: 2 * course.entries.len() };
        while course.begins() {
            match course.game.status() {
                Status::Over(outcome) => chances.push(Some(shares(&outcome)), None),
                Status::HandOver => return Ok(None),
                Status::ToAct(acting) => {
                    let Some(seat) = acting.only() else { return Ok(None) };
                    let seed = course.at as u64;
                    let game = || course.game.boxed();
                    let worths = self.worths(line, game(), seat, asked, seed).await;
                    let all = worths.map(|worths| chance::of_seats(line.odds_of_many, &worths));
                    let mut best = None;
                    if all.is_some() {
                        let advice = self.advice(line, game(), seat, asked, seed).await;
                        best = advice.map(|advice| advice.thought.m);
                    }
                    chances.push(all, best);
                }
            }
            course.goes_on(self).await?;
        }
        Ok(Some(chances))
    }

    async fn form_of_pair(
        &self,
        table: &Table,
        look: Look,
        key: JobKey,
    ) -> Result<Option<Pair>, Refusal> {
        // Nothing of a hidden game is looked at before it is decided for good.
        if !table.may_be_analysed() {
            return Ok(None);
        }
        let mut found = Vec::new();
        let mut course = Course::of(table, key)?;
        let asked = Asked::Position { of: course.entries.len() };
        let mut before = String::new();
        while course.begins() {
            let position = course.game.to_text();
            let last = found.last().copied().flatten();
            found.push(match course.game.status() {
                // Refused tries, hand-overs and who leaves change nothing on the board.
                _ if position == before => last,
                Status::Over(outcome) => outcome.scores.and_then(|scores| scores.first().copied()),
                Status::HandOver | Status::ToAct(_) => {
                    self.could(look, course.game.boxed(), asked).await.map(|could| could.score)
                }
            });
            before = position;
            course.goes_on(self).await?;
        }
        Ok(Pair::of(&found))
    }

    /// Changes the private answer to a request.
    pub(super) fn change_answer(&self, request: &Request, message: Message) {
        let post = Post::EditAnswer { interaction: request.interaction, message };
        self.send(Delivery { outbox: 0, post });
    }

    pub(super) fn tell_progress(&self, id: TableId, at: usize, of: usize) {
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
}

/// A game as it is gone through: each position in turn.
struct Course<'a> {
    key: JobKey,
    game: Box<dyn AnyGame>,
    entries: Vec<&'a Entry>,
    /// The number of the position, the start being 0.
    at: usize,
    told: Instant,
}

impl<'a> Course<'a> {
    fn of(table: &'a Table, key: JobKey) -> Result<Self, Refusal> {
        let game = (table.line().open)(&table.record().header)?;
        let entries = table.live_entries().collect();
        Ok(Self { key, game, entries, at: 0, told: Instant::now() })
    }

    /// Whether there is a position to look at.
    fn begins(&self) -> bool {
        self.at <= self.entries.len()
    }

    /// Whether a move led to this position; the start counts as such.
    fn by_move(&self) -> bool {
        let entry = self.at.checked_sub(1).and_then(|last| self.entries.get(last));
        entry.is_none_or(|entry| matches!(entry.act, Act::Move { .. }))
    }

    /// Goes on to the next position, and tells those who wait.
    async fn goes_on(&mut self, service: &Service) -> Result<(), Refusal> {
        if let Some(entry) = self.entries.get(self.at) {
            self.game.act(&entry.act)?;
        }
        if self.told.elapsed() >= TELL {
            self.told = Instant::now();
            service.tell_progress(self.key.table, self.at, self.entries.len());
            let at = u32::try_from(self.at).unwrap_or(u32::MAX);
            if service.store.has_jobs()
                && let Err(error) = service.store.note_progress(self.key, at).await
            {
                tracing::warn!(table = %self.key.table, %error, "nobody hears how far an analysis is");
            }
        }
        self.at += 1;
        Ok(())
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

/// What each seat has won, of 100: those in the first place share it.
fn shares(outcome: &Outcome) -> Vec<f64> {
    let won = |&place: &u8| if place == 1 { 1.0 } else { 0.0 };
    let first = outcome.places.iter().map(won).sum::<f64>().max(1.0);
    outcome.places.iter().map(|place| 100.0 * won(place) / first).collect()
}
