//! Ending a game by force: the button and the question.

use crate::message::{Button, ButtonStyle, Message, Row, TablePress};
use crate::show::presenter::Presenter;

impl Presenter<'_> {
    pub(crate) fn force_end_button(&self) -> Button {
        let label = self.voice.plain().label_force_end();
        self.button(TablePress::ForceEnd { sure: false }, label, ButtonStyle::No)
    }

    pub(crate) fn force_end_question(&self) -> Message {
        let plain = self.voice.plain();
        let mut message = Message::private(self.voice.force_end_ask(self.title()));
        let yes = plain.label_force_end_yes();
        message.rows.push(Row::Buttons(vec![
            self.button(TablePress::ForceEnd { sure: true }, yes, ButtonStyle::No),
            self.button(TablePress::Close('f'), plain.label_no(), ButtonStyle::Rest),
        ]));
        message
    }
}
