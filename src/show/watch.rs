//! A game that the computers play among themselves.

use crate::message::{Button, ButtonStyle, Message, ReplayPage, Row, TablePress};
use crate::render::Scene;
use crate::rules::{Seat, SeatSet, Viewer};
use crate::show::looks::Looks;
use crate::show::presenter::Presenter;

impl Presenter<'_> {
    /// A game in which the computer plays all sides.
    pub fn watched(&self) -> Message {
        let view = self.table.seen(Viewer::Public).view();
        let names = self.everybody();
        let mut lines = vec![match view.number {
            Some(number) => self.voice.watched(self.title(), names, i64::from(number)),
            None => self.voice.watched_setup(self.title(), names),
        }];
        lines.extend(self.last_moves());
        self.add_notes(&mut lines, &view);
        let presenter = Presenter { looks: Looks::default(), ..*self };
        Message {
            content: lines.join("\n"),
            picture: presenter.picture_now(SeatSet::EMPTY, &Scene::from(&view), Seat::FIRST, None),
            rows: vec![Row::Buttons(self.watch_buttons())],
            ..Message::default()
        }
    }

    fn watch_buttons(&self) -> Vec<Button> {
        let plain = self.voice.plain();
        vec![
            self.button(TablePress::StopWatching, plain.label_stop(), ButtonStyle::No),
            self.button(
                TablePress::Replay(ReplayPage::START.open()),
                plain.label_step_through(),
                ButtonStyle::Rest,
            ),
        ]
    }
}
