//! Ending a game by force, for those the server lets do it.

use crate::message::{Reply, Request};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::table::{Intent, Phase, Table, TableId};

impl Service {
    /// Whether a person may end this game by force: it runs, in the server they ask from, and its
    /// settings give them the right.
    pub(crate) async fn may_force_end(
        &self,
        request: &Request,
        table: &Table,
    ) -> Result<bool, Error> {
        let record = table.record();
        let here = request.place.guild.is_some() && request.place.guild == record.venue.guild;
        if !here || record.phase != Phase::Playing {
            return Ok(false);
        }
        let rules = self.rules_here(request).await?;
        Ok(rules.enders.include(request.who.manager, request.who.moderator))
    }

    /// Asks whether to end a game by force, and ends it.
    pub(crate) async fn force_end(
        &self,
        request: &Request,
        id: TableId,
        sure: bool,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        if matches!(table.record().phase, Phase::Over(_)) {
            return Err(Error::Refused(id, crate::table::Refused::Finished));
        }
        if !self.may_force_end(request, &table).await? {
            return Err(Error::Said(voice.force_end_not_you()));
        }
        if !sure {
            let presenter = self.usual(voice, &table);
            return Ok(Reply::private(presenter.force_end_question()));
        }
        let intent = Intent::ForceEnd { name: request.who.name.clone() };
        let by = request.by();
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        tracing::info!(table = %id, by = request.who.id.0, "a game was ended by force");
        self.after(request, acted, Told::Done(voice.done())).await
    }
}
