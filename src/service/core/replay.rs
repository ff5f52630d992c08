//! The steps of a game as the asker may see them.

use crate::message::Request;
use crate::rules::Refusal;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Phase, Replay, Table};

impl Service {
    /// The moments of a game as the asker may see them.
    pub(crate) fn replay_seen_by<'a>(
        &self,
        request: &Request,
        table: &'a Table,
    ) -> Result<Replay<'a>, Error> {
        if matches!(
            table.record().phase,
            Phase::Invited { .. } | Phase::Open { .. } | Phase::Off(_)
        ) {
            let voice = self.voice(request);
            return Err(Error::Said(voice.export_nothing()));
        }
        table.replay(table.viewer(request.who.id)).map_err(|refusal| broken(table, &refusal))
    }

    /// Whether all may see what the asker sees.
    pub(crate) fn for_all(&self, request: &Request, table: &Table) -> Result<(), Error> {
        if table.secrecy().is_sealed() {
            let voice = self.voice(request);
            return Err(Error::Said(voice.replay_secret()));
        }
        Ok(())
    }
}

pub(crate) fn broken(table: &Table, refusal: &Refusal) -> Error {
    Error::Broken(format!("{} does not replay: {}", table.record().id, refusal.0.text()))
}
