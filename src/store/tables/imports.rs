//! Games that people brought in. They share the names of tables and nothing else.

use crate::rules::Record;
use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::rows::{column, json, number, read_json};
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
            let (id, person) = (i64::from(import.id.bits()), column(import.person.0));
            let new = db.run(
                "INSERT INTO imports (id, person, game, record, at)
                 SELECT ?1, ?2, ?3, ?4, ?5
                 WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = ?1)
                 ON CONFLICT DO NOTHING",
                params![id, person, import.record.header.game, record, import.at.0],
            )?;
            db.run(
                "DELETE FROM imports WHERE person = ?1 AND id IN
                 (SELECT id FROM imports WHERE person = ?1
                  ORDER BY at DESC, id LIMIT 1000 OFFSET ?2)",
                params![person, KEPT],
            )?;

            Ok(new == 1)
        })
        .await
    }

    /// A game somebody brought in.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn imported(&self, id: TableId) -> Result<Option<Import>, StoreError> {
        self.read(move |db| {
            let row = db.one(
                "SELECT person, record, at FROM imports WHERE id = ?1",
                params![i64::from(id.bits())],
                |row| Ok((row.get::<i64>(0)?, row.get::<String>(1)?, row.get::<i64>(2)?)),
            )?;
            let Some((person, record, at)) = row else { return Ok(None) };
            let record = read_json("a record", &record)?;
            let person = PersonId(number(person));
            Ok(Some(Import { id, person, record, at: Time(at) }))
        })
        .await
    }
}
