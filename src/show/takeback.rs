//! Taking back: the question, its buttons, what was taken back.

use crate::message::{Button, ButtonStyle, Message, Row, TablePress, Version};
use crate::rules::{Act, SeatSet};
use crate::show::presenter::Presenter;
use crate::table::{Entry, PersonId, Phase};
use crate::words::{Written, paragraph};

impl Presenter<'_> {
    /// What a takeback that was asked for would take back, in a sentence.
    pub fn takeback_asked(&self) -> Option<String> {
        self.takeback_asked_of(&[])
    }

    /// The same, said to these people.
    pub(crate) fn takeback_asked_of(&self, people: &[PersonId]) -> Option<String> {
        let (standing, entry) = self.table.taking_back()?;
        let (who, written) = (self.name(standing.by), self.taken(entry));
        let asked = if people.is_empty() {
            self.voice.takeback_asked(who, written)
        } else {
            self.voice.takeback_asked_of(self.faces().all_called(people), who, written)
        };
        if self.table.record().header.seats == 2 {
            return Some(asked);
        }
        let playing = self.table.game().playing();
        let part = |agreed: bool| -> SeatSet {
            playing.iter().filter(|&seat| standing.agreed.has(seat) == agreed).collect()
        };
        let votes = self
            .voice
            .takeback_votes(self.listed_names(part(true)), self.listed_names(part(false)));
        Some(paragraph([asked, votes]))
    }

    /// The same as a message with its buttons.
    pub(crate) fn takeback_question(&self) -> Option<Message> {
        let content = self.takeback_asked()?;
        let rows = self.takeback_buttons().into_iter().collect();
        Some(Message { content, rows, ..Message::default() })
    }

    /// The buttons that answer a takeback.
    pub fn takeback_buttons(&self) -> Option<Row> {
        let (standing, _) = self.table.taking_back()?;
        let version = Version::Offer(standing.number);
        let plain = self.voice.plain();
        let button = |press, label, style| self.button_at(version, press, label, style);
        Some(Row::Buttons(vec![
            button(
                TablePress::TakebackAnswer(true),
                plain.label_takeback_accept(),
                ButtonStyle::Yes,
            ),
            button(TablePress::TakebackAnswer(false), plain.label_decline(), ButtonStyle::No),
        ]))
    }

    /// Who has just taken back what.
    pub fn taken_back(&self) -> Option<String> {
        let last = self.table.record().log.last()?;
        let Act::Takeback { to } = last.act else { return None };
        let entry = self.table.record().log.get(to as usize)?;
        let Act::Move { seat, .. } = entry.act else { return None };
        Some(self.voice.taken_back(self.name(seat), self.taken(entry)))
    }

    fn taken(&self, entry: &Entry) -> Written {
        self.written(entry).map_or_else(|| Written::new("?"), |(_, written)| written)
    }

    /// The button that takes back, where that may be asked for.
    pub fn takeback_button(&self, person: PersonId) -> Option<Button> {
        self.table.may_take_back(person)?;
        let label = self.voice.plain().label_takeback();
        Some(self.button_now(TablePress::TakebackAsk, label, ButtonStyle::Rest))
    }

    /// The button that takes back a move and what the computer answered to it, while its player is
    /// to move again: at once, since nobody else has a say.
    pub(crate) fn undo_button(&self, person: PersonId) -> Option<Button> {
        let answered = !self.table.record().computers().is_empty();
        let again = answered && self.table.is_solo() && self.table.mover(person, None).is_ok();
        self.takeback_button(person).filter(|_| again)
    }

    /// What a player may undo of their game: a move, or the game itself while it is young.
    pub fn undo_buttons(&self, person: PersonId) -> Vec<Button> {
        let seated = !self.table.record().seats_of(person).is_empty();
        let running = self.table.record().phase == Phase::Playing;
        let mut row: Vec<_> = self.takeback_button(person).into_iter().collect();
        if seated && running && self.table.may_call_off(person) {
            row.push(self.button_now(
                TablePress::Abort,
                self.voice.plain().label_abort(),
                ButtonStyle::No,
            ));
        }
        if self.table.may_share(person).is_some() {
            let label = self.voice.plain().label_share();
            row.push(self.button(TablePress::Share, label, ButtonStyle::Rest));
        }
        row
    }
}
