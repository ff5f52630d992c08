//! What one process alone does at a time.

use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::table::Time;

/// What one process alone does at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lease {
    /// Putting the store in order.
    Housekeeping,
}

impl Lease {
    const fn word(self) -> &'static str {
        match self {
            Self::Housekeeping => "housekeeping",
        }
    }
}

impl Store {
    /// Takes or renews a lease until then; whether this process has it now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lease(&self, what: Lease, now: Time, until: Time) -> Result<bool, StoreError> {
        let (token, clock) = (self.token(), self.clock());
        self.write(move |db| {
            let (now, until) = clock.moment_and_end(db, now, until)?;
            let taken = db.run(
                "INSERT INTO leases (what, token, until) VALUES (?1, ?2, ?3)
                 ON CONFLICT (what) DO UPDATE SET token = excluded.token, until = excluded.until
                 WHERE leases.token = excluded.token OR leases.until <= ?4",
                params![what.word(), token, until.0, now.0],
            )?;
            Ok(taken == 1)
        })
        .await
    }
}
