//! The picker of moves as a message, and the question before a move that would lose by a rule.

use crate::catalog::Seen;
use crate::message::{Button, ButtonStyle, Message, PickPress, Row, TablePress, Version};
use crate::picker;
use crate::picker::{Aim, Drawn, Pick, Picked, Picker};
use crate::render::{Family, Scene};
use crate::rules::{Seat, SeatSet, Viewer};
use crate::show::presenter::Presenter;
use crate::show::referee::secret;
use crate::words::Term;

impl<'a> Presenter<'a> {
    /// How its reader types moves.
    pub(crate) fn picker<'b>(&self, seen: Seen<'b>) -> Picker<'b>
    where
        'a: 'b,
    {
        let (voice, notation) = (self.voice, self.notation());
        let drawn = Drawn::default();
        Picker { seen, voice, notation, always_ask: false, aim: Aim::Play, drawn }
    }

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
        let play = self.button_at(
            self.version_of(seat),
            TablePress::Play(canonical.to_owned()),
            label,
            ButtonStyle::No,
        );
        let mut message = Message::private(self.voice.say(self.info(), question, &self.names()));
        message.rows.push(Row::Buttons(vec![play]));
        message
    }

    /// What the picker's buttons follow of the picture that somebody in a seat sees with them.
    pub(crate) fn drawn(&self, seat: Seat) -> Drawn {
        let view = self.table.seen(Viewer::Seat(seat)).view();
        let style = self.looks.style(self.voice, self.table.line(), self.below(Some(seat), &view));
        Drawn {
            labels: style.labels,
            turned: style.turns(&view),
            sign: style.pieces.of(Family::of(view.geometry)).sign(),
        }
    }

    fn table_viewer(&self) -> Viewer {
        self.table.turn().iter().next().map_or(Viewer::Public, Viewer::Seat)
    }

    /// The picker's message for one screen.
    pub(crate) fn pick_message(&self, seat: Seat, pick: &Pick, aim: Aim) -> Message {
        let view = self.table.seen(Viewer::Seat(seat)).view();
        let version = self.version_of(seat);
        let scene = Scene {
            marks: &pick.marks,
            bands: &pick.bands,
            only: pick.only.as_ref(),
            chosen: pick.chosen,
            ..Scene::from(&view)
        };
        let buttons: Vec<_> = pick
            .buttons
            .iter()
            .map(|button| {
                let (label, style) = (button.label.clone(), ButtonStyle::Main);
                self.pick_button(&button.does, aim, version, label, style, PickPress::Start)
            })
            .collect();
        let mut rows: Vec<_> = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        rows.push(self.pick_foot(pick, aim, version));
        Message {
            content: pick.title.clone(),
            private: true,
            picture: self.picture_now(
                SeatSet::one(seat),
                &scene,
                self.below(Some(seat), &view),
                None,
            ),
            rows,
            ..Message::default()
        }
    }

    /// The last row: back, type it, close.
    fn pick_foot(&self, pick: &Pick, aim: Aim, version: Version) -> Row {
        let plain = self.voice.plain();
        let mut row = Vec::new();
        if let Some(back) = &pick.back {
            let (label, rest) = (plain.label_back(), ButtonStyle::Rest);
            row.push(self.pick_button(back, aim, version, label, rest, PickPress::Back));
        }
        // What is typed is played, not claimed.
        if aim == Aim::Play {
            let label = plain.label_type_it();
            row.push(self.button_at(
                version,
                TablePress::Type(String::new()),
                label,
                ButtonStyle::Rest,
            ));
        }
        if secret(self.table) {
            let back = self.my_view_button();
            row.push(Button { style: ButtonStyle::Rest, ..back });
            return Row::Buttons(row);
        }
        row.push(self.button(TablePress::Close('p'), plain.label_close(), ButtonStyle::Rest));
        Row::Buttons(row)
    }

    /// A button of the picker. `start` tells two buttons apart that lead to its beginning.
    fn pick_button(
        &self,
        does: &picker::Does,
        aim: Aim,
        version: Version,
        label: String,
        style: ButtonStyle,
        start: PickPress,
    ) -> Button {
        let pick = |pick| match aim {
            Aim::Play => TablePress::Pick(pick),
            Aim::Claim => TablePress::ClaimPick(pick),
        };
        let press = match does {
            picker::Does::Start => pick(start),
            picker::Does::Step(step) => pick(PickPress::Step(step.clone())),
            picker::Does::Band(band) => pick(PickPress::Band(band.clone())),
            picker::Does::Play(text) => TablePress::Play(text.clone()),
            picker::Does::Claim { key, after } => {
                TablePress::DrawClaim { key: (*key).to_owned(), after: Some(after.clone()) }
            }
        };
        self.button_at(version, press, label, style)
    }
}

/// What was pressed in a picker.
pub(crate) fn pressed(press: &PickPress) -> Picked<'_> {
    match press {
        PickPress::Open | PickPress::Start | PickPress::Back => Picked::Start,
        PickPress::Step(step) => Picked::Step(step),
        PickPress::Band(band) => Picked::Band(band),
    }
}
