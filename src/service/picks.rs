//! The picker in messages: each press edits the one private message it lives in.

use super::moves::{position, private};
use super::referee::secret;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Message, Press, PressId, Reply, Request, Row, Service, State,
};
use crate::picker::{self, Aim, Pick, Picker, Pressed};
use crate::render::Scene;
use crate::rules::{Seat, Viewer};
use crate::table::{Table, TableId};

impl Service {
    /// A press that opens the picker or goes on in it.
    pub(super) async fn pick(
        &self,
        request: &Request,
        id: &PressId,
        table: TableId,
    ) -> Result<Reply, Trouble> {
        let at = position(id.state);
        let table = self.look(table).await?;
        // Opened from the board it is a new private message; from then on it is edited.
        let opened = matches!(id.press, Press::Pick | Press::ClaimPick) && id.arg.is_empty();
        let seat = match table.mover(request.who.id, at.filter(|_| !opened)) {
            Ok(seat) => seat,
            Err(refused) => {
                let name = table.sheet().id;
                return self.refused_try(request, name, Trouble::Refused(name, refused)).await;
            }
        };
        let (aim, pressed) = match id.press {
            Press::PickBand => (Aim::Play, Pressed::Band(&id.arg)),
            Press::PickStep => (Aim::Play, Pressed::Step(&id.arg)),
            Press::ClaimPick => (Aim::Claim, claim_press(&id.arg)),
            _ => (Aim::Play, Pressed::Start),
        };
        let screen = self.screen(request, &table, seat, pressed, aim).await;
        let Some(message) = screen else {
            if opened {
                let voice = self.words.voice(&request.who.locale);
                return Err(Trouble::Said(voice.claim_false()));
            }
            let refused = crate::table::Refused::Stale { position: table.position_number() };
            let name = table.sheet().id;
            return self.refused_try(request, name, Trouble::Refused(name, refused)).await;
        };
        if opened {
            return Ok(private(message));
        }
        Ok(Reply { answer: Answer::Update(message), then: Vec::new() })
    }

    /// A screen of the picker; `None` if the position has nothing there.
    pub(super) async fn screen(
        &self,
        request: &Request,
        table: &Table,
        seat: Seat,
        pressed: Pressed<'_>,
        aim: Aim,
    ) -> Option<Message> {
        let settings = self.settings(request.who.id).await;
        let looks = super::stage::Looks::of(&settings, table.info());
        let voice = self.words.voice(&request.who.locale);
        let stage = Stage { house: self, voice, table, looks };
        let picker = Picker {
            seen: table.seen(Viewer::Seat(seat)),
            voice,
            notation: stage.notation(),
            always_ask: settings.always_ask,
            aim,
        };
        let pick = picker::pick(&picker, pressed)?;
        Some(stage.pick_message(seat, &pick, aim))
    }
}

impl Stage<'_> {
    /// The picker's message for one screen.
    fn pick_message(&self, seat: Seat, pick: &Pick, aim: Aim) -> Message {
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
fn claim_press(arg: &str) -> Pressed<'_> {
    if let Some(step) = arg.strip_prefix(STEP) {
        return Pressed::Step(step);
    }
    arg.strip_prefix(BAND).map_or(Pressed::Start, Pressed::Band)
}

/// The claim of a button and the announced move after which it holds; `None` if it claims for the
/// position as it stands.
pub(super) fn claimed_after(arg: &str) -> Option<(&str, &str)> {
    arg.split_once(AFTER)
}
