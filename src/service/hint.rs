//! `/hint`: a good move from the computer, in casual games against it.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::computer::Until;
use super::moves::private;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{ButtonStyle, Message, Press, Reply, Request, Row, Service};
use crate::ai::{Limits, Strength, Thought};
use crate::catalog::{AnyGame, Entry, Question};
use crate::render::Scene;
use crate::rules::{Mark, Seat, Step, Viewer};
use crate::table::{By, Intent, TableId};
use crate::words::{Term, Written};

/// How many positions a hint may look at: more than the strongest level does.
const NODES: u64 = 60_000;

impl Service {
    /// `/hint`.
    pub(super) async fn hint(
        &self,
        request: &Request,
        table: Option<TableId>,
    ) -> Result<Reply, Trouble> {
        let id = self.find(request, table).await?;
        self.hint_at(request, id).await
    }

    /// A good move in this game. Asked again in the same position it is the same hint, and counts
    /// once.
    pub(super) async fn hint_at(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let refused = |refused| Trouble::Refused(id, refused);
        let seat = table.hinted(request.who.id).map_err(refused)?;
        let at = table.position_number();
        let seed = u64::from(id.bits()) << 32 | u64::from(at);
        let thought = self.advice(table.line(), table.game().boxed(), seat, NODES, seed).await;
        let Some(thought) = thought else {
            return Err(Trouble::Broken(format!("the computer has no hint for {id}")));
        };
        let table = if table.hint_stands() {
            table
        } else {
            let by = By::Person(request.who.id);
            self.act(Some(request.interaction), id, by, &Intent::Hint { at }).await?.table
        };
        let stage = self.stage_of(request, &table).await;
        let voice = stage.voice;
        let below = stage.own_below(request, false);
        let seen = table.seen(Viewer::Seat(seat));
        let choices = seen.choices(stage.notation());
        let choice = choices.into_iter().find(|choice| choice.text == thought.m);
        let Some(choice) = choice else {
            return Err(Trouble::Refused(id, crate::table::Refused::Stale { position: at }));
        };
        let count = table.hints() as i64;
        let mut message = Message::private(voice.hint_given(Written::new(&choice.written), count));
        let view = seen.view();
        let marks: Vec<_> = choice.steps.iter().filter_map(mark).collect();
        message.picture =
            stage.picture(&Scene { marks: &marks, ..Scene::from(&view) }, below, None);
        let label = voice.plain().pick_play(Term(choice.written.clone()));
        let play =
            stage.button_at(Press::Play, stage.state(), &choice.text, label, ButtonStyle::Main);
        message.rows.push(Row::Buttons(vec![play]));
        Ok(private(message))
    }

    /// What the computer thinks of a position, at full strength within so many positions.
    pub(super) async fn advice(
        &self,
        line: &'static Entry,
        game: Box<dyn AnyGame>,
        seat: Seat,
        nodes: u64,
        seed: u64,
    ) -> Option<Thought<String>> {
        let budget = Duration::from_millis(self.policy.think);
        let megabytes = self.policy.hash;
        let job = move |unwanted: &AtomicBool| {
            let watch = Until { end: Instant::now() + budget, unwanted };
            let mut brain = (line.brain)(Strength::Full);
            brain.remember(megabytes);
            let limits = Limits { nodes: Some(nodes), depth: None };
            brain.choose(&Question { game: game.as_ref(), seat, limits, seed, watch: &watch })
        };
        self.pool.submit(job).await.flatten()
    }
}

/// Where a step of the hint shows on the board.
fn mark(step: &Step) -> Option<(crate::rules::Cell, Mark)> {
    let mark = match step {
        Step::Man(..) => Mark::Selected,
        Step::To { takes: true, .. } => Mark::Capture,
        Step::To { .. } | Step::Word { .. } => Mark::Target,
        Step::Hand(_) | Step::Become(_) => return None,
    };
    Some((step.cell()?, mark))
}

impl Stage<'_> {
    /// How many hints were given, if any were.
    pub fn hint_line(&self) -> Option<String> {
        let count = self.table.hints();
        (count > 0).then(|| self.voice.hints_used(count as i64))
    }
}
