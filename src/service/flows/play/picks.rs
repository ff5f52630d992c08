//! The picker in messages: each press edits the one private message it lives in.

use crate::message::{AtTable, Message, PickPress, Reply, Request};
use crate::picker;
use crate::picker::{Aim, Picked, Picker};
use crate::rules::{Seat, Viewer};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::looks::Looks;
use crate::show::picker::pressed;
use crate::table::Table;

impl Service {
    /// A press that opens the picker or goes on in it.
    pub(crate) async fn pick(
        &self,
        request: &Request,
        at: &AtTable,
        pick: &PickPress,
        aim: Aim,
    ) -> Result<Reply, Error> {
        let table = self.look(at.table).await?;
        // Opened from the board it is a new private message; from then on it is edited.
        let opened = *pick == PickPress::Open;
        let number = at.version.position().filter(|_| !opened);
        let seat = match table.mover(request.who.id, number) {
            Ok(seat) => seat,
            Err(refused) => {
                let name = table.record().id;
                return self.refused_try(request, name, Error::Refused(name, refused)).await;
            }
        };
        let pressed = pressed(pick);
        let screen = self.screen(request, &table, seat, pressed, aim).await;
        let Some(message) = screen else {
            if opened {
                let voice = self.voice(request);
                return Err(Error::Said(voice.claim_false()));
            }
            let refused = crate::table::Refused::Stale { position: table.position_number() };
            let name = table.record().id;
            return self.refused_try(request, name, Error::Refused(name, refused)).await;
        };
        if opened {
            return Ok(Reply::private(message));
        }
        Ok(Reply::update(message))
    }

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
        let looks = Looks::of(&settings, table.info());
        let voice = self.voice(request);
        let presenter = self.presenter(voice, table, looks);
        let picker = Picker {
            seen: table.seen(Viewer::Seat(seat)),
            voice,
            notation: presenter.notation(),
            always_ask: settings.always_ask,
            aim,
            drawn: presenter.drawn(seat),
        };
        let pick = picker::pick(&picker, pressed)?;
        Some(presenter.pick_message(seat, &pick, aim))
    }
}
