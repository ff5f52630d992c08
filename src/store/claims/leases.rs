//! What one process alone does at a time.

use crate::store::database::{Store, Term};
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::table::Time;

impl Store {
    /// Takes or renews the lease of putting the store in order until then; whether this process has it now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lease_housekeeping(&self, now: Time, until: Time) -> Result<bool, StoreError> {
        let text = "INSERT INTO leases (what, token, until) VALUES ('housekeeping', ?1, ?2)
             ON CONFLICT (what) DO UPDATE SET token = excluded.token, until = excluded.until
             WHERE leases.token = excluded.token OR leases.until <= ?3";
        self.write_until(now, until, move |db, Term { token, now, until }| {
            db.wrote(text, params![token, until, now])
        })
        .await
    }
}
