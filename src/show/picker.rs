//! The picker of moves as a message, and the question before a move that would lose by a rule.

use crate::message::{Button, ButtonStyle, Does, Message, Press, PressId, Row, State};
use crate::picker;
use crate::picker::{Aim, Pick, Pressed};
use crate::render::Scene;
use crate::rules::{Seat, Viewer};
use crate::show::presenter::Presenter;
use crate::show::referee::secret;
use crate::words::Term;

impl Presenter<'_> {
    /// The question before a move that would lose by a rule.
    pub(crate) fn confirm(
        &self,
        seat: Seat,
        canonical: &str,
        question: &crate::rules::Say,
    ) -> Message {
        let plain = self.voice.plain();
        let written = self.table.seen(self.table_viewer()).write(canonical, self.notation());
        let label = plain.pick_play(Term(written.unwrap_or_else(|| canonical.to_owned())));
        let play =
            self.button_at(Press::Play, self.state_of(seat), canonical, label, ButtonStyle::No);
        let mut message = Message::private(self.voice.say(self.info(), question, &self.names()));
        message.rows.push(Row::Buttons(vec![play]));
        message
    }

    fn table_viewer(&self) -> Viewer {
        self.table.turn().iter().next().map_or(Viewer::Public, Viewer::Seat)
    }

    /// The picker's message for one screen.
    pub(crate) fn pick_message(&self, seat: Seat, pick: &Pick, aim: Aim) -> Message {
        let view = self.table.seen(Viewer::Seat(seat)).view();
        let state = self.state_of(seat);
        let scene =
            Scene { view: &view, marks: &pick.marks, bands: &pick.bands, only: pick.only.as_ref() };
        let buttons: Vec<_> = pick
            .buttons
            .iter()
            .map(|button| {
                let (label, style) = (button.label.clone(), ButtonStyle::Main);
                self.pick_button(&button.does, aim, state, label, style, "start")
            })
            .collect();
        let mut rows: Vec<_> = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        rows.push(self.pick_foot(pick, aim, state));
        Message {
            content: pick.title.clone(),
            private: true,
            picture: self.picture(&scene, self.below(Some(seat), &view), None),
            rows,
            ..Message::default()
        }
    }

    /// The last row: back, type it, close.
    fn pick_foot(&self, pick: &Pick, aim: Aim, state: State) -> Row {
        let plain = self.voice.plain();
        let mut row = Vec::new();
        if let Some(back) = &pick.back {
            let (label, rest) = (plain.label_back(), ButtonStyle::Rest);
            row.push(self.pick_button(back, aim, state, label, rest, "back"));
        }
        // What is typed is played, not claimed.
        if aim == Aim::Play {
            let label = plain.label_type_it();
            row.push(self.button_at(Press::Type, state, "", label, ButtonStyle::Rest));
        }
        if secret(self.table) {
            let back = self.my_view_button();
            row.push(Button { style: ButtonStyle::Rest, ..back });
            return Row::Buttons(row);
        }
        row.push(self.button_at(
            Press::Close,
            State::None,
            "p",
            plain.label_close(),
            ButtonStyle::Rest,
        ));
        Row::Buttons(row)
    }

    /// A button of the picker. `start` tells two buttons apart that lead to its beginning.
    fn pick_button(
        &self,
        does: &picker::Does,
        aim: Aim,
        state: State,
        label: String,
        style: ButtonStyle,
        start: &str,
    ) -> Button {
        let (press, arg) = match (does, aim) {
            // A start with a word in it is one that edits.
            (picker::Does::Start, Aim::Play) => (Press::Pick, start.to_owned()),
            (picker::Does::Step(arg), Aim::Play) => (Press::PickStep, arg.clone()),
            (picker::Does::Band(arg), Aim::Play) => (Press::PickBand, arg.clone()),
            (picker::Does::Start, Aim::Claim) => (Press::ClaimPick, start.to_owned()),
            (picker::Does::Step(arg), Aim::Claim) => (Press::ClaimPick, format!("{STEP}{arg}")),
            (picker::Does::Band(arg), Aim::Claim) => (Press::ClaimPick, format!("{BAND}{arg}")),
            (picker::Does::Play(text), _) => (Press::Play, text.clone()),
            (picker::Does::Claim { key, after }, _) => {
                (Press::DrawClaim, format!("{key}{AFTER}{after}"))
            }
        };
        let id = PressId::at(press, self.table.sheet().id, state, arg);
        Button { label, does: Does::Press(id), style, enabled: true }
    }
}

/// What begins the argument of a step towards a claim.
const STEP: &str = "s:";

/// What begins the argument of a band on the way to a claim.
const BAND: &str = "b:";

/// What parts a claim from the announced move.
const AFTER: char = ':';

/// What was pressed on the way to a claim after a move.
pub(crate) fn claim_press(arg: &str) -> Pressed<'_> {
    if let Some(step) = arg.strip_prefix(STEP) {
        return Pressed::Step(step);
    }
    arg.strip_prefix(BAND).map_or(Pressed::Start, Pressed::Band)
}

/// The claim of a button and the announced move after which it holds; `None` if it claims for the
/// position as it stands.
pub(crate) fn claimed_after(arg: &str) -> Option<(&str, &str)> {
    arg.split_once(AFTER)
}
