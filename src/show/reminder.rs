//! The buttons of reminders, and who is on holiday.

use crate::message::{Button, ButtonStyle, Row, TablePress};
use crate::show::faults::show_board;
use crate::show::presenter::Presenter;

impl Presenter<'_> {
    pub(crate) fn call_buttons(&self, link: Option<String>) -> Row {
        let plain = self.voice.plain();
        let mut buttons = vec![show_board(plain, self.table.record().id)];
        buttons.extend(link.map(|address| Button::link(plain.label_to_board(), address)));
        buttons.push(self.button(TablePress::Mute, plain.label_mute(), ButtonStyle::Rest));
        Row::Buttons(buttons)
    }

    /// Who is on holiday.
    pub(crate) fn holidays(&self) -> Vec<String> {
        let now = self.now;
        let away = self.people().filter_map(|seat| {
            let until = self.table.clock().holiday(seat, now)?;
            let when = crate::words::When(until.seconds());
            Some(self.voice.on_holiday(self.name(seat), when))
        });
        away.collect()
    }
}
