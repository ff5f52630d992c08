//! What the store puts in order beside its work, in small steps.

use crate::store::claims::jobs;
use crate::store::database::{REMEMBER, Store};
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::standings::{boards, fill};
use crate::store::tables::folding;
use crate::table::Time;

/// How many numbers of interactions are forgotten in one transaction.
const FORGOTTEN: u32 = 2_000;

impl Store {
    /// One step of housekeeping; whether there is more to do at once. A step holds up who writes for
    /// some 20 ms: it fills a file of an older version, puts people right whose rating has become
    /// uncertain, folds games that are over for a day into one row each, and forgets interactions of
    /// long ago. What that frees in the file is used again by what is played later.
    ///
    /// # Errors
    /// If the database fails; what earlier steps did stays done.
    pub async fn housekeep(&self, now: Time) -> Result<bool, StoreError> {
        let filling = self.write(move |db| fill::step(db, now));
        if filling.await? {
            return Ok(true);
        }
        let stale = self.read(move |db| boards::stale(db, now)).await?;
        if stale && self.write(move |db| boards::refresh(db, now)).await? {
            return Ok(true);
        }
        if self.read(move |db| folding::waits(db, now)).await? {
            let folding = self.write(move |db| folding::step(db, now));
            if folding.await? {
                return Ok(true);
            }
        }
        if self.has_jobs() {
            self.write(move |db| jobs::forget(db, now)).await?;
        }
        self.forget_interactions(now).await
    }

    async fn forget_interactions(&self, now: Time) -> Result<bool, StoreError> {
        let before = now.plus(-REMEMBER);
        let oldest = self.read(|db| db.value("SELECT MIN(at) FROM interactions", params![]));
        let oldest: Option<Time> = oldest.await?;
        if oldest.is_none_or(|oldest| oldest >= before) {
            return Ok(false);
        }
        self.write(move |db| {
            let gone = db.run(
                "DELETE FROM interactions WHERE id IN
                 (SELECT id FROM interactions WHERE at < ?1 ORDER BY at LIMIT ?2)",
                params![before, FORGOTTEN],
            )?;
            Ok(gone >= FORGOTTEN as usize)
        })
        .await
    }
}
