//! The ways out of a running game: resigning, leaving the seat to the computer, calling off.

use crate::message::{ButtonStyle, Message, Row, TablePress};
use crate::show::presenter::Presenter;
use crate::table::PersonId;
use crate::words::Term;

impl Presenter<'_> {
    /// Whether a person really wants to go, with each way that is open to them.
    pub(crate) fn leave_question(&self, person: PersonId) -> Message {
        let (table, voice, plain) = (self.table, self.voice, self.voice.plain());
        let own = table.viewer(person).seat();
        let version = own.map_or_else(|| self.version(), |seat| self.version_of(seat));
        let (resigns, leaves) = (!table.in_setup(), table.may_leave(person));
        let game = self.title();
        let substitute = || Term(voice.computer(i64::from(table.substitute())));
        let mut lines = vec![match (resigns, leaves) {
            (true, false) => voice.resign_question(self.info()),
            (true, true) => voice.resign_or_leave_ask(game, substitute()),
            (false, true) if table.record().terms.rated => {
                voice.leave_ask_rated(game, substitute())
            }
            (false, true) => voice.leave_ask(game, substitute()),
            (false, false) => voice.call_off_ask(game),
        }];
        let calls_off = table.may_call_off(person);
        if calls_off && (resigns || leaves) {
            lines.push(voice.call_off_too());
        }
        let mut buttons = Vec::new();
        if calls_off {
            let (label, style) = (plain.label_abort(), ButtonStyle::Main);
            buttons.push(self.button_at(version, TablePress::Abort, label, style));
        }
        // Where there is a choice, each button says what is chosen.
        let (leave, resign) = if leaves && resigns {
            (plain.label_leave_game(), plain.label_resign())
        } else {
            (plain.label_leave_yes(), plain.label_resign_yes())
        };
        if leaves {
            let press = TablePress::LeaveGame;
            buttons.push(self.button_at(version, press, leave, ButtonStyle::Main));
        }
        if resigns {
            let press = TablePress::Resign;
            buttons.push(self.button_at(version, press, resign, ButtonStyle::No));
        }
        buttons.push(self.button(TablePress::ResignNo, plain.label_no(), ButtonStyle::Rest));
        Message { rows: vec![Row::Buttons(buttons)], ..Message::private(lines.join("\n")) }
    }

    /// What the button is called that asks this.
    pub(crate) fn leave_label(&self) -> String {
        let plain = self.voice.plain();
        match (self.table.in_setup(), self.table.record().header.seats) {
            (false, _) => plain.label_resign(),
            (true, 2) => plain.label_abort(),
            (true, _) => plain.label_leave_game(),
        }
    }

    /// Who plays on in seats that were just left.
    pub(crate) fn left_lines(&self) -> Vec<String> {
        let line = |(seat, leaver)| {
            let who = self.mover(seat, leaver);
            self.voice.left_seat(who, self.signed_side(seat), self.name(seat))
        };
        self.table.just_left().map(line).collect()
    }
}
