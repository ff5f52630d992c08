//! Games that people brought in. They share the names of tables and nothing else.

use crate::rules::Record;
use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::rows::json;
use crate::table::{PersonId, TableId, Time};

/// How many imports of a person are kept; the oldest make room.
const KEPT: u32 = 50;

/// A game that somebody brought in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// Its name, which no table has.
    pub id: TableId,
    /// Who brought it.
    pub person: PersonId,
    /// The record.
    pub record: Record,
    /// When.
    pub at: Time,
}

impl Store {
    /// Keeps a game somebody brought in; `false` if its name is taken.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn import(&self, import: Import) -> Result<bool, StoreError> {
        let record = json("a record", &import.record)?;
        self.write(move |db| {
            let new = db.wrote(
                "INSERT INTO imports (id, person, game, record, at)
                 SELECT ?1, ?2, ?3, ?4, ?5
                 WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = ?1)
                 ON CONFLICT DO NOTHING",
                params![import.id, import.person, import.record.header.game, record, import.at],
            )?;
            db.run(
                "DELETE FROM imports WHERE person = ?1 AND id IN
                 (SELECT id FROM imports WHERE person = ?1
                  ORDER BY at DESC, id LIMIT 1000 OFFSET ?2)",
                params![import.person, KEPT],
            )?;
            Ok(new)
        })
        .await
    }

    /// A game somebody brought in.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn imported(&self, id: TableId) -> Result<Option<Import>, StoreError> {
        self.read(move |db| {
            let text = "SELECT person, record, at FROM imports WHERE id = ?1";
            db.one(text, params![id], |row| {
                let (person, record) = (row.get(0)?, row.json(1, "a record")?);
                Ok(Import { id, person, record, at: row.get(2)? })
            })
        })
        .await
    }
}
