//! The queue of those who wait for a partner, and how a game of such a pair ended.

use crate::message::{Button, Message, Press, Row};
use crate::show::presenter::Presenter;
use crate::table::ratings::Judged;
use crate::words::Voice;

/// Leaves the queue.
pub(crate) fn leave_button(voice: Voice<'_>) -> Button {
    Button::rest(voice.plain().label_leave_queue(), Press::LeaveQueue)
}

impl Presenter<'_> {
    /// How a game ended whose players did not know each other, and who they were.
    pub(crate) fn pair_ended(&self, judged: Option<&Judged>) -> Message {
        let mut message = self.calling_nobody().newest(judged);
        let (first, second) = self.pair();
        message.content = format!("{}\n{}", message.content, self.voice.pair_named(first, second));
        if let Some(Row::Buttons(buttons)) = message.rows.first_mut() {
            // There is no place for another game.
            buttons.retain(|button| !button.is_rematch());
        }
        message
    }
}
