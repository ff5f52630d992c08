//! A game in which nobody moves: what those who wait may do about it.

use crate::message::{Button, ButtonStyle, InactivityPress, Message, Row, TablePress};
use crate::show::clock::span;
use crate::show::presenter::Presenter;
use crate::table::{PersonId, Span, Wish};
use crate::words::{Term, cut};

/// What the buttons are called in ids.
impl Presenter<'_> {
    pub(crate) fn persons_of_late(&self) -> Vec<PersonId> {
        let mut persons: Vec<_> =
            self.table.waited_for().iter().filter_map(|seat| self.person(seat)).collect();
        persons.dedup();
        persons
    }

    pub(crate) fn late_names(&self) -> Term {
        let names = self.table.waited_for().iter().map(|seat| self.name(seat).to_string());
        self.voice.list(names)
    }

    /// What those who wait are told, and what they can do; pings nobody yet.
    pub(crate) fn inactivity_message(&self, time: Span) -> Option<Message> {
        self.table.inactive_since()?;
        self.table.clock().inactivity().told?;
        let waiting = self.table.waiters();
        if waiting.is_empty() {
            return None;
        }
        let time = span(self.voice, time);
        let called = self.faces().all_called(&waiting);
        let mut content = self.voice.neglected(called, self.late_names(), self.title(), time);
        let [(wins, of), (computers, _), (closes, _)] =
            [Wish::Win, Wish::Substitute, Wish::Close].map(|wish| self.table.wished(wish));
        if wins + computers + closes > 0 {
            let [wins, computers, closes, of] =
                [wins, computers, closes, of].map(|votes| votes as i64);
            let votes = match (self.table.in_setup(), self.table.may_substitute()) {
                (true, _) => self.voice.neglect_votes_setup(computers, closes, of),
                (false, true) => self.voice.neglect_votes_many(wins, computers, closes, of),
                (false, false) => self.voice.neglect_votes(wins, closes, of),
            };
            content = format!("{content}\n{votes}");
        }
        Some(Message { content, rows: vec![self.inactivity_buttons()], ..Message::default() })
    }

    /// What those who wait can do.
    fn inactivity_buttons(&self) -> Row {
        let plain = self.voice.plain();
        let button = |press, label: String, style| {
            self.button(TablePress::Inactivity(press), cut(&label, 80), style)
        };
        let mut buttons = Vec::new();
        // While nobody can lose by leaving, nobody can win by it.
        if !self.table.in_setup() {
            let label = plain.label_claim_win();
            buttons.push(button(InactivityPress::Win, label, ButtonStyle::Main));
        }
        if self.table.may_substitute() {
            let label = plain.label_substitute();
            buttons.push(button(InactivityPress::Substitute, label, ButtonStyle::Main));
        }
        if self.table.clock().inactivity().nudged.is_none() {
            let late = self.table.waited_for().iter().next();
            let name = late.map_or_else(String::new, |seat| self.plain_name(seat));
            buttons.push(button(
                InactivityPress::Remind,
                plain.label_remind(Term(name)),
                ButtonStyle::Rest,
            ));
        }
        buttons.push(button(InactivityPress::Close, plain.label_close_game(), ButtonStyle::No));
        Row::Buttons(buttons)
    }

    /// The same for the private board of a person, if they are one of those who wait.
    pub(crate) fn inactivity_row(&self, person: PersonId) -> Option<Row> {
        self.table.inactive_since()?;
        self.table.clock().inactivity().told?;
        self.table.waiters().contains(&person).then(|| self.inactivity_buttons())
    }

    /// The button that goes on with a game that was closed.
    pub(crate) fn reopen_button(&self) -> Button {
        let label = self.voice.plain().label_reopen();
        self.button(TablePress::Reopen, label, ButtonStyle::Main)
    }
}
