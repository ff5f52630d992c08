//! Which interactions were carried out: whatever process one comes to, it changes something once only.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::column;
use crate::table::Time;

impl Store {
    /// Whether this interaction has changed something already: here or in another process.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn was_carried_out(&self, interaction: u64) -> Result<bool, StoreError> {
        self.read(move |db| {
            let text = "SELECT EXISTS (SELECT 1 FROM interactions WHERE id = ?1)";
            db.value(text, params![column(interaction)])
        })
        .await
    }
}

/// Notes that this interaction is carried out in this transaction; not if it was before.
pub(in crate::store) fn is_new(db: &Db, interaction: u64, at: Time) -> Result<bool, StoreError> {
    let text = "INSERT INTO interactions (id, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    Ok(db.run(text, params![column(interaction), at])? == 1)
}
