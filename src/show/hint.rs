//! Hints: first which man to move, then where; and that hints were taken in a game.

use crate::ai::{chance, value};
use crate::catalog::Choice;
use crate::message::{ButtonStyle, Message, Row, TablePress};
use crate::render::{ArrowKind, Scene};
use crate::rules::kit::label;
use crate::rules::{Cell, Mark, Seat, SeatSet, Step, Viewer};
use crate::show::arrow::arrow;
use crate::show::presenter::Presenter;
use crate::words::{Term, Written, paragraph};

/// What the computer knows of a hinted move.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hint {
    /// What it is worth to who plays it.
    pub value: Option<i32>,
    /// How the computer expects the game to go on, the move first, in canonical text.
    pub line: Vec<String>,
    /// A line that is nearly as good, in canonical text; empty if there is none.
    pub also: Vec<String>,
}

/// How many moves of the line that is expected are told.
const EXPECTED: usize = 4;

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
                return self.hint_move(seat, choice, &Hint::default(), below);
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
    pub(crate) fn hint_move(
        &self,
        seat: Seat,
        choice: &Choice,
        hint: &Hint,
        below: Seat,
    ) -> Message {
        let view = self.table.seen(Viewer::Seat(seat)).view();
        let marks: Vec<_> = choice.steps.iter().filter_map(mark).collect();
        let arrow = arrow(&choice.steps, ArrowKind::Advised);
        let scene = Scene { marks: &marks, arrows: arrow.as_slice(), ..Scene::from(&view) };
        let play = TablePress::Play(choice.text.clone());
        let label = self.voice.plain().pick_play(Term(choice.written.clone()));
        let count = self.table.hints() as i64;
        let mut lines = vec![self.voice.hint_given(Written::new(&choice.written), count)];
        lines.extend(self.hint_outlook(seat, hint));
        Message {
            picture: self.picture_now(SeatSet::one(seat), &scene, below, None),
            rows: vec![Row::Buttons(vec![self.button_now(play, label, ButtonStyle::Main)])],
            ..Message::private(lines.join("\n"))
        }
    }

    /// What comes of a hinted move, what else is good, and how it ends if that is certain.
    fn hint_outlook(&self, seat: Seat, hint: &Hint) -> Option<String> {
        let line = |texts: &[String], most: usize| {
            let texts = &texts[..texts.len().min(most)];
            self.table.ahead(texts, self.notation())
        };
        let expected = line(&hint.line, EXPECTED);
        let expected = expected.get(1..).filter(|rest| !rest.is_empty());
        let also = line(&hint.also, 1);
        let first = hint.value.map(|own| value::seen_by(seat, own));
        let end = first.filter(|&value| chance::certain(self.table.line().scale, value));
        let told = [
            end.map(|value| self.voice.hint_certain(self.worth(self.voice, value))),
            expected.map(|rest| self.voice.hint_line(self.line(rest))),
            also.first().map(|_| self.voice.hint_also(self.line(&also))),
        ];
        let told: Vec<_> = told.into_iter().flatten().collect();
        (!told.is_empty()).then(|| paragraph(told))
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
