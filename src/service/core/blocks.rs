//! Who may ask whom to play.

use crate::message::Request;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::faces::Account;
use crate::table::{Against, TableId};

impl Service {
    /// Refuses to ask somebody who does not want that, or whom the asker has blocked.
    pub(crate) async fn may_ask(&self, request: &Request, against: &Against) -> Result<(), Error> {
        let Some((id, asked)) = Account::asked(against) else { return Ok(()) };
        let voice = self.voice(request);
        if self.store.has_blocked(request.who.id, id).await? {
            return Err(Error::Said(voice.blocked_by_you(asked.name())));
        }
        if self.store.has_blocked(id, request.who.id).await? {
            return Err(Error::Said(voice.takes_no_challenge(asked.name())));
        }
        Ok(())
    }

    /// Refuses a seat beside somebody who does not want that.
    pub(crate) async fn may_sit(&self, request: &Request, id: TableId) -> Result<(), Error> {
        let voice = self.voice(request);
        for other in self.look(id).await?.record().people() {
            if other != request.who.id && self.store.has_blocked(other, request.who.id).await? {
                return Err(Error::Said(voice.seat_not_for_you()));
            }
        }
        Ok(())
    }
}
