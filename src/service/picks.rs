//! The picker in messages: each press edits the one private message it lives in.

use super::moves::{position, private};
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Message, Press, PressId, Reply, Request, Row, Service, State,
};
use crate::picker::{self, Pick, Picker, Pressed};
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
        let opened = id.press == Press::Pick && id.arg.is_empty();
        let seat = table
            .mover(request.who.id, at.filter(|_| !opened))
            .map_err(|refused| Trouble::Refused(table.sheet().id, refused))?;
        let pressed = match id.press {
            Press::PickBand => Pressed::Band(&id.arg),
            Press::PickStep => Pressed::Step(&id.arg),
            _ => Pressed::Start,
        };
        let screen = self.screen(request, &table, seat, pressed).await;
        let Some(message) = screen else {
            let refused = crate::table::Refused::Stale { position: table.position_number() };
            return Err(Trouble::Refused(table.sheet().id, refused));
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
    ) -> Option<Message> {
        let settings = self.store.user_settings(request.who.id).await.unwrap_or_default();
        let looks = super::stage::Looks::of(&settings, table.info());
        let voice = self.words.voice(&request.who.locale);
        let stage = Stage { house: self, voice, table, looks };
        let picker = Picker {
            seen: table.seen(Viewer::Seat(seat)),
            voice,
            notation: stage.notation(),
            always_ask: settings.always_ask,
        };
        let pick = picker::pick(&picker, pressed)?;
        Some(stage.pick_message(seat, &pick))
    }
}

impl Stage<'_> {
    /// The picker's message for one screen.
    fn pick_message(&self, seat: Seat, pick: &Pick) -> Message {
        let view = self.table.seen(Viewer::Seat(seat)).view();
        let scene =
            Scene { view: &view, marks: &pick.marks, bands: &pick.bands, only: pick.only.as_ref() };
        let buttons: Vec<_> = pick
            .buttons
            .iter()
            .map(|button| {
                self.pick_button(&button.does, button.label.clone(), ButtonStyle::Main, "")
            })
            .collect();
        let mut rows: Vec<_> = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        rows.push(self.pick_foot(pick));
        Message {
            content: pick.title.clone(),
            private: true,
            picture: self.picture(&scene, view.below, None),
            rows,
            ..Message::default()
        }
    }

    /// The last row: back, type it, close.
    fn pick_foot(&self, pick: &Pick) -> Row {
        let plain = self.voice.plain();
        let mut row = Vec::new();
        if let Some(back) = &pick.back {
            row.push(self.pick_button(back, plain.label_back(), ButtonStyle::Rest, "back"));
        }
        row.push(self.button(Press::Type, plain.label_type_it(), ButtonStyle::Rest));
        row.push(self.button_at(
            Press::Close,
            State::None,
            "p",
            plain.label_close(),
            ButtonStyle::Rest,
        ));
        Row::Buttons(row)
    }

    fn pick_button(
        &self,
        does: &picker::Does,
        label: String,
        style: ButtonStyle,
        mark: &str,
    ) -> Button {
        let (press, arg) = match does {
            // A start with a word in it is one that edits.
            picker::Does::Start => (Press::Pick, if mark.is_empty() { "start" } else { mark }),
            picker::Does::Step(arg) => (Press::PickStep, arg.as_str()),
            picker::Does::Band(arg) => (Press::PickBand, arg.as_str()),
            picker::Does::Play(text) => (Press::Play, text.as_str()),
        };
        let id = PressId::at(press, self.table.sheet().id, self.state(), arg);
        Button { label, does: Does::Press(id), style, enabled: true }
    }
}
