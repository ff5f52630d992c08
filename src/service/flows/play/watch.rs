//! Ending a game that is only watched.

use crate::message::{Reply, Request};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::table::{Intent, Refused, TableId};

impl Service {
    /// Whoever had the computer play has seen enough; who may end games by force may do so here.
    pub(crate) async fn stop_watching(
        &self,
        request: &Request,
        id: TableId,
    ) -> Result<Reply, Error> {
        let by = request.by();
        let stopped = self.act(Some(request.interaction), id, by, &Intent::StopWatching).await;
        let acted = match stopped {
            Err(Error::Refused(id, Refused::WrongPerson { whom })) => {
                let table = self.look(id).await?;
                if !self.may_force_end(request, &table).await? {
                    return Err(Error::Refused(id, Refused::WrongPerson { whom }));
                }
                let intent = Intent::ForceEnd { name: request.who.name.clone() };
                self.act(Some(request.interaction), id, by, &intent).await?
            }
            other => other?,
        };
        self.show_watched(&acted).await?;
        Ok(Reply::done(self.voice(request).done()))
    }
}
