//! What people answer at once if the others play as they expect.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::store::rows::{column, json, read_json};
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
        self.read(move |db| {
            let rows = db.rows(
                "SELECT person, position, moves FROM if_thens
                 WHERE table_id = ?1 ORDER BY person, nth",
                params![table],
            )?;
            let mut lines = Vec::new();
            for row in &rows {
                let moves: String = row.get(2)?;
                let line =
                    ConditionalLine { position: row.get(1)?, moves: read_json("a line", &moves)? };
                lines.push((row.get(0)?, line));
            }
            Ok(lines)
        })
        .await
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
        self.write(move |db| set(db, table, person, &lines)).await
    }
}

fn set(
    db: &Db,
    table: TableId,
    person: PersonId,
    lines: &[ConditionalLine],
) -> Result<(), StoreError> {
    let (table, person) = (i64::from(table.bits()), column(person.0));
    db.run("DELETE FROM if_thens WHERE table_id = ?1 AND person = ?2", params![table, person])?;
    for (nth, line) in lines.iter().enumerate() {
        let moves = json("a line", &line.moves)?;
        db.run(
            "INSERT INTO if_thens (table_id, person, nth, position, moves)
             VALUES (?1, ?2, ?3, ?4, ?5)",
            params![table, person, nth as i64, line.position, moves],
        )?;
    }
    Ok(())
}
