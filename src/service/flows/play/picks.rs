//! The picker in messages: each press edits the one private message it lives in.

use crate::message::{AtTable, PickPress, Reply, Request};
use crate::picker::Aim;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::picker::pressed;

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
}
