//! Ending a game by force: the button and the question.

use crate::message::{Button, ButtonStyle, Message, Press, Row, State};
use crate::show::presenter::Presenter;

impl Presenter<'_> {
    pub(crate) fn force_end_button(&self) -> Button {
        let label = self.voice.plain().label_force_end();
        self.button_at(Press::ForceEnd, State::None, "", label, ButtonStyle::No)
    }

    pub(crate) fn force_end_question(&self) -> Message {
        let plain = self.voice.plain();
        let mut message = Message::private(self.voice.force_end_ask(self.title()));
        let yes = plain.label_force_end_yes();
        message.rows.push(Row::Buttons(vec![
            self.button_at(Press::ForceEnd, State::None, "y", yes, ButtonStyle::No),
            self.button_at(Press::Close, State::None, "f", plain.label_no(), ButtonStyle::Rest),
        ]));
        message
    }
}
