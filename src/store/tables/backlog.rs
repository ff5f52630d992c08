//! What waits: posts, clocks and searches that are late.

use std::collections::BTreeMap;

use crate::store::claims::JobKind;
use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::table::Time;
use crate::watch::Backlog;

impl Store {
    /// What waits now, for whichever process comes for it first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn backlog(&self, now: Time) -> Result<Backlog, StoreError> {
        self.read(move |db| {
            // A board that only loses its buttons waits for the leisure of all else, a search for its minute; and what
            // is on its way for the first time is not owed for long.
            let text = "SELECT COUNT(*), MIN(created) FROM outbox
                 WHERE purpose NOT IN ('spent', 'search') AND (tries > 0 OR due <= ?1)";
            let (posts, oldest) =
                db.only(text, params![now], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let due = db.value("SELECT MIN(at) FROM due", params![])?;
            let waiting: BTreeMap<String, i64> = db.list(
                "SELECT kind, MIN(asked) FROM jobs WHERE answer IS NULL AND until <= ?1 GROUP BY kind",
                params![now],
                |row| Ok((row.get(0)?, row.get(1)?)),
            )?;
            let since = |at: Option<i64>| at.map_or(0, |at| now.0.saturating_sub(at).max(0));
            let word = JobKind::ALL.into_iter().map(JobKind::word);
            let jobs = word.map(|word| (word, since(waiting.get(word).copied()))).collect();
            Ok(Backlog { posts, oldest_post: since(oldest), overdue: since(due), jobs })
        })
        .await
    }
}
