//! Whether the newest board of a table calls anybody, or comes quietly because everybody is there.

use crate::service::Service;
use crate::table::{Boards, Phase, Table};

impl Service {
    /// Whether the newest board calls nobody: all whom it is for are there, and none of them wants
    /// every move in a new message. Hidden games always call: what is asked of somebody there stands
    /// in no board that others see.
    pub(crate) async fn is_calm(&self, table: &Table) -> bool {
        let secrecy = table.secrecy();
        if !table.is_attended() || table.is_anonymous() || secrecy.has_referee() {
            return false;
        }
        let here = self.boards_here(table).await;
        let record = table.record();
        let mut readers = table.awaited();
        if readers.is_empty() && matches!(record.phase, Phase::Playing | Phase::Over(_)) {
            readers = record.people();
        }
        for reader in readers {
            let own = self.settings(reader).await.boards;
            if own.unwrap_or(here) == Boards::EveryMove {
                return false;
            }
        }
        true
    }

    /// What the server of a table wants.
    async fn boards_here(&self, table: &Table) -> Boards {
        let Some(guild) = table.record().venue.guild else { return Boards::default() };
        match self.server_settings(guild).await {
            Ok(rules) => rules.boards,
            Err(error) => {
                tracing::warn!(%error, "the settings of a server could not be read");
                Boards::default()
            }
        }
    }
}
