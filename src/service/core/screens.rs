//! Screens of the picker.

use crate::message::{Message, Request};
use crate::picker;
use crate::picker::{Aim, Picked, Picker};
use crate::rules::{Seat, Viewer};
use crate::service::Service;
use crate::table::Table;

impl Service {
    /// A screen of the picker; `None` if the position has nothing there.
    pub(crate) async fn screen(
        &self,
        request: &Request,
        table: &Table,
        seat: Seat,
        pressed: Picked<'_>,
        aim: Aim,
    ) -> Option<Message> {
        let settings = self.settings(request.who.id).await;
        let presenter = self.presenter_of(request, table).await;
        let picker = Picker {
            seen: table.seen(Viewer::Seat(seat)),
            voice: presenter.voice,
            notation: presenter.notation(),
            always_ask: settings.always_ask,
            aim,
            drawn: presenter.drawn(seat),
        };
        let pick = picker::pick(&picker, pressed)?;
        Some(presenter.pick_message(seat, &pick, aim))
    }
}
