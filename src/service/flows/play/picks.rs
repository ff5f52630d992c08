//! The picker in messages: each press edits the one private message it lives in.

use crate::message::{Message, Press, PressId, Reply, Request};
use crate::picker;
use crate::picker::{Aim, Picker, Pressed};
use crate::rules::{Seat, Viewer};
use crate::service::Service;
use crate::service::core::answers::position;
use crate::service::core::errors::Trouble;
use crate::show::looks::Looks;
use crate::show::picker::claim_press;
use crate::table::{Table, TableId};

impl Service {
    /// A press that opens the picker or goes on in it.
    pub(crate) async fn pick(
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
                let voice = self.voice(request);
                return Err(Trouble::Said(voice.claim_false()));
            }
            let refused = crate::table::Refused::Stale { position: table.position_number() };
            let name = table.sheet().id;
            return self.refused_try(request, name, Trouble::Refused(name, refused)).await;
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
        pressed: Pressed<'_>,
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
        };
        let pick = picker::pick(&picker, pressed)?;
        Some(presenter.pick_message(seat, &pick, aim))
    }
}
