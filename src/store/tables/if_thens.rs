//! What people answer at once if the others play as they expect.

use crate::store::database::Store;
use crate::store::db::{Row, params};
use crate::store::error::StoreError;
use crate::store::rows::json;
use crate::table::{ConditionalLine, PersonId, TableId};

impl Store {
    /// The lines that wait at a table, by person.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn if_thens(
        &self,
        table: TableId,
    ) -> Result<Vec<(PersonId, ConditionalLine)>, StoreError> {
        let text = "SELECT person, position, moves FROM if_thens
             WHERE table_id = ?1 ORDER BY person, nth";
        let line = |row: &Row| {
            let (position, moves) = (row.get(1)?, row.json(2, "a line")?);
            Ok((row.get(0)?, ConditionalLine { position, moves }))
        };
        self.read(move |db| db.list(text, params![table], line)).await
    }

    /// Puts a person's lines at a table in the place of those they had.
    ///
    /// # Errors
    /// If the database fails or there is no such table.
    pub(crate) async fn set_if_thens(
        &self,
        table: TableId,
        person: PersonId,
        lines: Vec<ConditionalLine>,
    ) -> Result<(), StoreError> {
        self.write(move |db| {
            let old = "DELETE FROM if_thens WHERE table_id = ?1 AND person = ?2";
            db.run(old, params![table, person])?;
            for (nth, line) in (0i64..).zip(&lines) {
                db.run(
                    "INSERT INTO if_thens (table_id, person, nth, position, moves)
                     VALUES (?1, ?2, ?3, ?4, ?5)",
                    params![table, person, nth, line.position, json("a line", &line.moves)?],
                )?;
            }
            Ok(())
        })
        .await
    }
}
