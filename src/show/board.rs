//! The public messages of a running or finished game: whose turn it is, with the board, or how it
//! ended.

use crate::message::{ButtonStyle, Message, PickPress, Row, TablePress};
use crate::render::Scene;
use crate::rules::{SeatSet, Viewer};
use crate::show::presenter::Presenter;
use crate::words::Term;

impl Presenter<'_> {
    /// Whose turn it is, what was played last, and the board.
    pub(crate) fn turn(&self) -> Message {
        let view = self.public_view();
        let mut lines = vec![self.head(view.number)];
        if let (Some(head), Some(left)) = (lines.first_mut(), self.time_left()) {
            *head = self.voice.head_left(Term(std::mem::take(head)), Term(left));
        }
        // Whoever moves first in it reads once more by which rules.
        if !self.table.record().log.iter().any(|entry| entry.by.person().is_some()) {
            lines.extend(self.rules_in_force());
        }
        lines.extend(self.banks());
        lines.extend(self.mates_line());
        lines.extend(self.left_lines());
        lines.extend(self.holidays());
        lines.extend(self.last_moves());
        lines.extend(self.taken_back());
        self.add_notes(&mut lines, &view);
        lines.extend(self.claimable());
        lines.extend(self.offered());
        lines.extend(self.takeback_asked());
        let mut rows = vec![self.turn_buttons(true)];
        rows.extend(self.offer_buttons());
        rows.extend(self.takeback_buttons());
        rows.extend(self.going_on());
        let undo = self.only_person().and_then(|seat| self.undo_button(self.person(seat)?));
        rows.extend(undo.map(|button| Row::Buttons(vec![button])));
        Message {
            content: lines.join("\n"),
            pings: self.pinged(),
            picture: self.picture_now(
                SeatSet::EMPTY,
                &Scene::from(&view),
                self.below(Some(view.below), &view),
                None,
            ),
            rows,
            ..Message::default()
        }
    }

    /// The computer is thinking; nothing but resigning can be done.
    pub(crate) fn thinking(&self) -> Message {
        let view = self.public_view();
        let mut lines = self.left_lines();
        lines.extend(self.last_moves());
        lines.push(self.voice.thinking(self.thinking_level().unwrap_or(1)));
        // The board stays as the person sees it who waits.
        let below = self.below(Some(self.people().next().unwrap_or(view.below)), &view);
        Message {
            content: lines.join("\n"),
            picture: self.picture_now(SeatSet::EMPTY, &Scene::from(&view), below, None),
            rows: vec![self.turn_buttons(false)],
            ..Message::default()
        }
    }

    /// The first line: who must do what. It is what a phone shows.
    fn head(&self, number: Option<u32>) -> String {
        let Some(seat) = self.table.turn().iter().next() else { return self.voice.game_over() };
        let seats = self.table.record().header.seats;
        let alone =
            self.table.record().people().len() == 1 && self.table.record().computers().is_empty();
        let (voice, title) = (self.voice, self.title());
        let (side, against) = (self.signed_side(seat), self.opposed(seat));
        match (self.spoken_to(seat), number.map(i64::from)) {
            _ if alone => voice.side_to_move(Term(self.side(seat)), title),
            (Some(mover), Some(number)) if seats > 2 => {
                voice.your_move_many(mover, side, title, against, number)
            }
            (Some(mover), Some(number)) => voice.your_move(mover, side, title, against, number),
            (Some(mover), None) => voice.your_turn(mover, side, title, against),
            (None, _) => voice.to_move(self.name(seat), title, against),
        }
    }

    /// The main row of a board.
    fn turn_buttons(&self, can_move: bool) -> Row {
        let plain = self.voice.plain();
        let view = self.public_view();
        let setup = view.number.is_none() && self.table.secrecy().shares_the_board();
        let in_hand = view.trays.iter().flat_map(|tray| &tray.men).any(|(_, count)| *count > 0);
        let label = if setup || in_hand { plain.label_place() } else { plain.label_move() };
        let mut buttons = vec![
            self.button_now(TablePress::Pick(PickPress::Open), label, ButtonStyle::Main),
            self.button_now(TablePress::Type(String::new()), plain.label_type(), ButtonStyle::Rest),
        ];
        if self.table.seen(Viewer::Public).may_agree() {
            buttons.push(self.draw_button());
        }
        for button in &mut buttons {
            button.enabled = can_move;
        }
        buttons.push(self.button(TablePress::ResignAsk, self.leave_label(), ButtonStyle::No));
        buttons.push(self.button(TablePress::More, plain.label_more(), ButtonStyle::Rest));
        Row::Buttons(buttons)
    }
}
