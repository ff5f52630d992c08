//! What the computer thought of its positions.

use crate::store::file::{Store, StoreError};
use crate::table::TableId;

impl Store {
    /// The values the computer saw at its turns at a running game, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn thoughts(&self, table: TableId) -> Result<Vec<i32>, StoreError> {
        self.read(move |db| {
            let mut found =
                db.prepare_cached("SELECT value FROM thoughts WHERE table_id = ?1 ORDER BY ply")?;
            let values = found.query_map([i64::from(table.bits())], |row| row.get(0))?;
            Ok(values.collect::<Result<_, _>>()?)
        })
        .await
    }
}
