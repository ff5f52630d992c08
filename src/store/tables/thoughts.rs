//! What the computer thought of its positions.

use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::table::TableId;

impl Store {
    /// The values the computer saw at its turns at a running game, oldest first.
    pub(crate) async fn thoughts(&self, table: TableId) -> Result<Vec<i32>, StoreError> {
        let text = "SELECT value FROM thoughts WHERE table_id = ?1 ORDER BY ply";
        self.read(move |db| db.column(text, params![table])).await
    }
}
