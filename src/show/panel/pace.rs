//! How fast a game of kept secrets shall go: the question that a challenge asks where nothing was
//! said of it.

use crate::message::{Button, ButtonStyle, Message, PanelPress, Row, TurnLength};
use crate::show::clock::span;
use crate::show::panel::screen::button;
use crate::words::Voice;

/// The question, for the draft of a challenge.
pub(crate) fn pace_question(voice: Voice<'_>, draft: u64) -> Message {
    let plain = voice.plain();
    let turn = |turns: TurnLength| -> Button {
        let label = match turns {
            TurnLength::Day => plain.label_turns_day(),
            TurnLength::FiveMinutes | TurnLength::Hour | TurnLength::EightHours => {
                plain.label_turns_live(span(plain, turns.length()))
            }
        };
        button(draft, PanelPress::Turns(turns), label, ButtonStyle::Main)
    };
    let rest = |press, label| button(draft, press, label, ButtonStyle::Rest);
    let mut message = Message::private(voice.which_pace());
    message.rows = vec![
        Row::Buttons(TurnLength::ALL.into_iter().map(turn).collect()),
        Row::Buttons(vec![
            rest(PanelPress::Back, plain.label_more_choices()),
            rest(PanelPress::Cancel, plain.label_cancel()),
        ]),
    ];
    message
}
