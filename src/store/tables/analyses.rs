//! The computer's opinions of finished games: a cache.

use crate::store::database::Store;
use crate::store::db::{Row, params};
use crate::store::error::StoreError;
use crate::store::rows::json;
use crate::table::{Opinion, TableId, Time};

/// Opinions of another form than this are formed anew.
const FORM: u32 = 3;

impl Store {
    /// The opinion of a game, if there is one.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn analysis(&self, table: TableId) -> Result<Option<Opinion>, StoreError> {
        let text = "SELECT analysis FROM analyses WHERE table_id = ?1 AND form = ?2";
        let read = |row: &Row| row.json(0, "an analysis");
        self.read(move |db| db.one(text, params![table, FORM], read)).await
    }

    /// Keeps an opinion.
    pub(crate) async fn keep_analysis(
        &self,
        table: TableId,
        opinion: Opinion,
        now: Time,
    ) -> Result<(), StoreError> {
        let opinion = json("an analysis", &opinion)?;
        let text = "INSERT INTO analyses (table_id, form, analysis, at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (table_id) DO UPDATE SET form = excluded.form,
                 analysis = excluded.analysis, at = excluded.at";
        self.write(move |db| db.execute(text, params![table, FORM, opinion, now])).await
    }
}
