//! `/hint`: a good move from the computer, in casual games against it.

use crate::message::{ButtonStyle, Message, Reply, Request, Row, TablePress};
use crate::render::Scene;
use crate::rules::{Line, LineKind, Mark, SeatSet, Step, Viewer};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Intent, TableId};
use crate::words::{Term, Written};

/// How many positions a hint may look at: more than the strongest level does.
const NODES: u64 = 60_000;

impl Service {
    /// `/hint`.
    pub(crate) async fn hint(
        &self,
        request: &Request,
        table: Option<TableId>,
    ) -> Result<Reply, Error> {
        let id = self.find(request, table).await?;
        self.hint_at(request, id).await
    }

    /// A good move in this game. Asked again in the same position it is the same hint, and counts
    /// once.
    pub(crate) async fn hint_at(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let refused = |refused| Error::Refused(id, refused);
        let seat = table.hinted(request.who.id).map_err(refused)?;
        let at = table.position_number();
        let seed = u64::from(id.bits()) << 32 | u64::from(at);
        let thought = self.advice(table.line(), table.game().boxed(), seat, NODES, seed).await;
        let Some(thought) = thought else {
            return Err(Error::Broken(format!("the computer has no hint for {id}")));
        };
        let table = if table.hint_stands() {
            table
        } else {
            let by = request.by();
            self.act(Some(request.interaction), id, by, &Intent::Hint { at }).await?.table
        };
        let presenter = self.presenter_of(request, &table).await;
        let voice = presenter.voice;
        let below = presenter.own_below(request, false);
        let seen = table.seen(Viewer::Seat(seat));
        let choices = seen.choices(presenter.notation());
        let choice = choices.into_iter().find(|choice| choice.text == thought.m);
        let Some(choice) = choice else {
            return Err(Error::Refused(id, crate::table::Refused::Stale { position: at }));
        };
        let count = table.hints() as i64;
        let mut message = Message::private(voice.hint_given(Written::new(&choice.written), count));
        let view = seen.view();
        let marks: Vec<_> = choice.steps.iter().filter_map(mark).collect();
        let lines: Vec<_> = arrow(&choice.steps).into_iter().collect();
        let scene = Scene { marks: &marks, lines: &lines, ..Scene::from(&view) };
        message.picture = presenter.picture_now(SeatSet::one(seat), &scene, below, None);
        let label = voice.plain().pick_play(Term(choice.written.clone()));
        let play = TablePress::Play(choice.text.clone());
        let play = presenter.button_now(play, label, ButtonStyle::Main);
        message.rows.push(Row::Buttons(vec![play]));
        Ok(Reply::private(message))
    }
}

/// The arrow from the man to where it goes; none for what comes from a hand.
fn arrow(steps: &[Step]) -> Option<Line> {
    let [Step::Man(_, from), rest @ ..] = steps else { return None };
    let to = rest.iter().find_map(Step::cell)?;
    Some(Line { from: *from, to, kind: LineKind::Advice })
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
