//! Hints: first which man to move, then where; and that hints were taken in a game.

use crate::catalog::Choice;
use crate::message::{ButtonStyle, Message, Row, TablePress};
use crate::render::{ArrowKind, Scene};
use crate::rules::kit::label;
use crate::rules::{Cell, Mark, Seat, SeatSet, Step, Viewer};
use crate::show::arrow::arrow;
use crate::show::presenter::Presenter;
use crate::words::{Term, Written};

impl Presenter<'_> {
    /// How many hints were given, if any were.
    pub fn hint_line(&self) -> Option<String> {
        let count = self.table.hints();
        (count > 0).then(|| self.voice.hints_used(count as i64))
    }

    /// The first half of a hint for somebody in this seat: which man to move. A move that begins
    /// with no man is shown whole.
    pub(crate) fn hint(&self, seat: Seat, choice: &Choice, below: Seat) -> Message {
        let view = self.table.seen(Viewer::Seat(seat)).view();
        let count = self.table.hints() as i64;
        let piece = |kind| Term(self.voice.figure(self.info(), kind));
        let (sentence, marks, chosen) = match choice.steps.first() {
            Some(Step::Man(kind, cell)) => {
                let at = Written::new(&label::cell(view.geometry, *cell));
                let sentence = self.voice.hint_piece(piece(*kind), at, count);
                (sentence, vec![(*cell, Mark::Selected)], None)
            }
            Some(Step::Hand(kind)) => {
                (self.voice.hint_hand(piece(*kind), count), Vec::new(), Some(*kind))
            }
            Some(Step::To { .. } | Step::Become(_) | Step::Word { .. }) | None => {
                return self.hint_move(seat, choice, below);
            }
        };
        let scene = Scene { marks: &marks, chosen, ..Scene::from(&view) };
        let show = TablePress::HintMove(choice.text.clone());
        let label = self.voice.plain().label_hint_move();
        Message {
            picture: self.picture_now(SeatSet::one(seat), &scene, below, None),
            rows: vec![Row::Buttons(vec![self.button_now(show, label, ButtonStyle::Main)])],
            ..Message::private(sentence)
        }
    }

    /// The whole hint: the move, with a button that plays it.
    pub(crate) fn hint_move(&self, seat: Seat, choice: &Choice, below: Seat) -> Message {
        let view = self.table.seen(Viewer::Seat(seat)).view();
        let marks: Vec<_> = choice.steps.iter().filter_map(mark).collect();
        let arrow = arrow(&choice.steps, ArrowKind::Advised);
        let scene = Scene { marks: &marks, arrows: arrow.as_slice(), ..Scene::from(&view) };
        let play = TablePress::Play(choice.text.clone());
        let label = self.voice.plain().pick_play(Term(choice.written.clone()));
        let count = self.table.hints() as i64;
        Message {
            picture: self.picture_now(SeatSet::one(seat), &scene, below, None),
            rows: vec![Row::Buttons(vec![self.button_now(play, label, ButtonStyle::Main)])],
            ..Message::private(self.voice.hint_given(Written::new(&choice.written), count))
        }
    }
}

/// Where a step of the hint shows on the board.
fn mark(step: &Step) -> Option<(Cell, Mark)> {
    let mark = match step {
        Step::Man(..) => Mark::Selected,
        Step::To { takes: true, .. } => Mark::Capture,
        Step::To { .. } | Step::Word { .. } => Mark::Target,
        Step::Hand(_) | Step::Become(_) => return None,
    };
    Some((step.cell()?, mark))
}
