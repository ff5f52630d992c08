//! A table under its lock, loaded if need be.

use std::sync::Arc;

use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::tables::Held;
use crate::store::Since;
use crate::table::{Imported, Table, TableId, TableRecord, Venue};
use crate::watch::series::{self, Cache};

impl Service {
    /// The table under its lock, loaded if need be. Every way to a table leads through here. Where other
    /// processes write, too, it is as it stands in the store at this moment, so that nobody is refused or
    /// shown anything for what was long ago.
    ///
    /// # Errors
    /// If there is no such table, or none that whoever asks may know of, which are told apart by
    /// nothing; or if the store fails.
    pub(crate) async fn hold(&self, id: TableId) -> Result<Held, Error> {
        let mut held = self.tables.hold(id).await;
        let version = held.as_ref().map(|table| table.record().version);
        let since = match version.filter(|_| self.store.is_shared()) {
            Some(version) => self.store.since(id, version).await?,
            None => Since::Same,
        };
        series::looked_up(Cache::Tables, held.is_some() && matches!(since, Since::Same));
        match since {
            Since::Same => {}
            Since::Changed(record) => *held = Some(Arc::new(self.restored(id, *record).await?)),
            Since::Gone => *held = None,
        }
        if held.is_none() {
            *held = Some(Arc::new(self.load(id).await?));
        }
        if held.as_ref().is_some_and(|table| self.finds(table)) {
            Ok(held)
        } else {
            Err(Error::NoTable(id.to_string()))
        }
    }

    /// The table as it is now. It is shared, not copied: what happens later makes another one.
    pub(crate) async fn look(&self, id: TableId) -> Result<Arc<Table>, Error> {
        let held = self.hold(id).await?;
        held.clone().ok_or_else(|| Error::Broken("a held table is empty".to_owned()))
    }

    pub(crate) async fn load(&self, id: TableId) -> Result<Table, Error> {
        let Some(stored) = self.store.load(id).await? else {
            let import = self.load_import(id).await?;
            return import.ok_or_else(|| Error::NoTable(id.to_string()));
        };
        self.restored(id, stored).await
    }

    async fn restored(&self, id: TableId, stored: TableRecord) -> Result<Table, Error> {
        let Some(line) = self.catalog.find(&stored.header.game) else {
            return Err(Error::Broken(format!("no game {} in the catalog", stored.header.game)));
        };
        let table = Table::restore(line, stored).map_err(|refusal| {
            Error::Broken(format!("the record of {id} does not replay: {}", refusal.0.text()))
        })?;
        self.learn_language(&table).await;
        Ok(table)
    }

    /// A game that was brought in, as a table.
    pub(crate) async fn load_import(&self, id: TableId) -> Result<Option<Table>, Error> {
        let Some(import) = self.store.imported(id).await? else { return Ok(None) };
        let slug = &import.record.header.game;
        let Some(line) = self.catalog.find(slug) else {
            return Err(Error::Broken(format!("no game {slug} in the catalog")));
        };
        // Nobody plays there, so it stands nowhere.
        let venue = Venue { guild: None, channel: crate::table::ChannelId(0) };
        let imported = Imported { id, venue, by: import.person, at: import.at };
        let table = Table::imported(line, &import.record, &imported);
        table
            .map(Some)
            .map_err(|misfit| Error::Broken(format!("the import {id} does not replay: {misfit}")))
    }
}
