//! The computer's opinions of finished games: a cache.

use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::rows::{json, read_json};
use crate::table::{Opinion, TableId, Time};

/// Opinions of another form than this are formed anew.
const FORM: u32 = 3;

impl Store {
    /// The opinion of a game, if there is one.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn analysis(&self, table: TableId) -> Result<Option<Opinion>, StoreError> {
        self.read(move |db| {
            let key = params![table, FORM];
            let text: Option<String> =
                db.first("SELECT analysis FROM analyses WHERE table_id = ?1 AND form = ?2", key)?;
            text.map(|text| read_json("an analysis", &text)).transpose()
        })
        .await
    }

    /// Keeps an opinion.
    pub(crate) async fn keep_analysis(
        &self,
        table: TableId,
        opinion: Opinion,
        now: Time,
    ) -> Result<(), StoreError> {
        let text = json("an analysis", &opinion)?;
        self.write(move |db| {
            db.execute(
                "INSERT INTO analyses (table_id, form, analysis, at) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (table_id) DO UPDATE SET form = excluded.form,
                     analysis = excluded.analysis, at = excluded.at",
                params![table, FORM, text, now],
            )
        })
        .await
    }
}
