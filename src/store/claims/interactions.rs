//! Which interactions were carried out: whatever process one comes to, it changes something once only.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::Time;

impl Store {
    /// Whether this interaction has changed something already: here or in another process.
    pub(crate) async fn was_carried_out(&self, interaction: u64) -> Result<bool, StoreError> {
        let text = "SELECT EXISTS (SELECT 1 FROM interactions WHERE id = ?1)";
        self.read(move |db| db.value(text, params![interaction])).await
    }
}

/// Notes that this interaction is carried out in this transaction; not if it was before.
pub(in crate::store) fn is_new(db: &Db, interaction: u64, at: Time) -> Result<bool, StoreError> {
    let text = "INSERT INTO interactions (id, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    db.wrote(text, params![interaction, at])
}
