//! Analysis of finished games: the computer's opinion of every position, formed in the background,
//! kept in the store.

use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::moves::private;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Button, ButtonStyle, Delivery, Does, Message, Picture, Post, Press, PressId, Reply, Request,
    Row, Service, State,
};
use crate::ai::value;
use crate::rules::{Act, Outcome, Seat, Status};
use crate::table::{Analysis, Phase, Reel, Table, TableId, Turning};
use crate::words::{Term, Written};

/// How many positions of the search an analysis may cost in all, and each position of the game at
/// least and at most.
const NODES: u64 = 2_400_000;
const NODES_EACH: (u64, u64) = (3_000, 40_000);
/// How many turning points are told.
const TURNINGS: usize = 3;
/// How often the person who waits is told how far it is.
const TELL: Duration = Duration::from_secs(5);

impl Service {
    /// Analyse: the opinion if it is there, else a message that tells how far it is and becomes
    /// the opinion.
    pub(super) async fn analyse(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale);
        if !matches!(table.sheet().phase, Phase::Over(_)) {
            return Err(Trouble::Said(voice.analysis_running()));
        }
        if table.info().hidden || table.sheet().header.seats != 2 {
            return Err(Trouble::Said(voice.analysis_not_here()));
        }
        let last = self.reel(request, &table)?.last();
        if last == 0 {
            return Err(Trouble::Said(voice.analysis_not_here()));
        }
        if let Some(analysis) = self.store.analysis(id).await? {
            return Ok(private(self.opinion(request, &table, &analysis).await?));
        }
        let first = {
            let mut wanted = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            let waiting = wanted.entry(id).or_default();
            waiting.push(request.clone());
            waiting.len() == 1
        };
        if first {
            let service = self.clone();
            tokio::spawn(async move { service.form_opinion(id).await });
        }
        Ok(private(Message::private(voice.analysis_progress(0, last as i64))))
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
                    let voice = self.words.voice(&request.who.locale);
                    Err(Trouble::Said(voice.analysis_not_here()))
                }
                Err(trouble) => Err(Trouble::Broken(format!("an analysis: {trouble:?}"))),
            };
            let message = match told {
                Ok(message) => message,
                Err(trouble) => match self.excuse(&request, trouble).await.answer {
                    super::Answer::Message(message, _) | super::Answer::Update(message) => message,
                    super::Answer::Modal(_) | super::Answer::Choices(_) => continue,
                },
            };
            self.change_answer(&request, message);
        }
    }

    /// Changes the private answer to a request.
    fn change_answer(&self, request: &Request, message: Message) {
        let post = Post::Amend { interaction: request.interaction, message };
        self.send(Delivery { outbox: 0, post });
    }

    async fn form(&self, id: TableId) -> Result<(Table, Option<Analysis>), Trouble> {
        let table = self.look(id).await?;
        let entries: Vec<_> = table.live_entries().cloned().collect();
        let line = table.line();
        let broken = |refusal| super::replay::broken(&table, &refusal);
        let mut game = (line.open)(&table.sheet().header).map_err(broken)?;
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
                game.act(&entry.act).map_err(|refusal| super::replay::broken(&table, &refusal))?;
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
            let voice = self.words.voice(&request.who.locale);
            self.change_answer(
                request,
                Message::private(voice.analysis_progress(at as i64, of as i64)),
            );
        }
    }

    /// The opinion as a message.
    async fn opinion(
        &self,
        request: &Request,
        table: &Table,
        analysis: &Analysis,
    ) -> Result<Message, Trouble> {
        let stage = self.stage_of(request, table).await;
        let reel = self.reel(request, table)?;
        stage.opinion(&reel, analysis).map_err(|refusal| super::replay::broken(table, &refusal))
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

impl Stage<'_> {
    fn opinion(
        &self,
        reel: &Reel<'_>,
        analysis: &Analysis,
    ) -> Result<Message, crate::rules::Refusal> {
        let played: Vec<_> = self
            .table
            .live_entries()
            .map(|entry| match &entry.act {
                Act::Move { seat, text } => Some((*seat, text.clone())),
                _ => None,
            })
            .collect();
        let turnings = analysis.turning_points(&played, TURNINGS);
        let mut lines =
            vec![self.voice.analysis_head(Term(self.players()), Term(self.side(Seat::FIRST)))];
        let mut buttons = Vec::new();
        for turning in &turnings {
            let moment = reel.at(turning.step)?;
            let Some(caption) = self.caption(&moment) else { continue };
            let best = analysis.best.get(turning.step - 1).and_then(Option::as_deref);
            let seat = played.get(turning.step - 1).and_then(Option::as_ref).map(|(seat, _)| *seat);
            let better = best.zip(seat).and_then(|(best, seat)| {
                let seen = moment.seen_before(seat);
                seen.write(best, self.notation())
            });
            let better = Written::new(better.as_deref().unwrap_or("?"));
            let (before, after) = (Term(worth(turning.before)), Term(worth(turning.after)));
            lines.push(self.voice.analysis_turning(Term(caption), before, after, better));
            let plain = Stage { voice: self.voice.plain(), ..*self };
            buttons.push(Button {
                label: plain.caption(&moment).unwrap_or_else(|| turning.step.to_string()),
                does: Does::Press(PressId::at(
                    Press::Replay,
                    self.table.sheet().id,
                    State::None,
                    super::replay::at_step(turning.step),
                )),
                style: ButtonStyle::Rest,
                enabled: true,
            });
        }
        if turnings.is_empty() {
            lines.push(self.voice.analysis_calm());
        }
        if let Some(forced) = analysis.forced()
            && let Some(caption) = self.caption(&reel.at(forced.step)?)
        {
            let side = Term(self.side(forced.winner));
            lines.push(self.voice.analysis_forced(Term(caption), side, forced.moves.into()));
        }
        let rings: Vec<_> = turnings.iter().map(|turning| turning.step).collect();
        let drawn = crate::render::graph::draw(&analysis.values, &rings, self.looks.theme);
        let picture = Picture { png: drawn.png, alt: self.course(analysis, &turnings) };
        let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
        Ok(Message { picture: Some(picture), rows, ..Message::private(lines.join("\n")) })
    }

    /// The graph in words.
    fn course(&self, analysis: &Analysis, turnings: &[Turning]) -> String {
        let values = &analysis.values;
        let least = values.iter().min().copied().unwrap_or(0);
        let most = values.iter().max().copied().unwrap_or(0);
        let last = values.last().copied().unwrap_or(0);
        let steps: Vec<_> = turnings.iter().map(|turning| turning.step.to_string()).collect();
        self.voice.plain().analysis_alt(
            values.len().saturating_sub(1) as i64,
            Term(worth(least)),
            Term(worth(most)),
            Term(worth(last)),
            Term(if steps.is_empty() { "-".to_owned() } else { steps.join(", ") }),
        )
    }
}

/// A value as people write it.
fn worth(value: i32) -> String {
    match value::plies_to_end(value) {
        Some(plies) => {
            let moves = (plies.abs() + 1) / 2;
            let sign = if value > 0 { '+' } else { '-' };
            if moves == 0 { format!("{sign}#") } else { format!("{sign}#{moves}") }
        }
        None => format!("{:+.1}", f64::from(value) / 100.0),
    }
}
