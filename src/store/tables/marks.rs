//! What bears on the clocks of tables.

use rusqlite::{Connection, Transaction, params};

use crate::store::file::StoreError;
use crate::store::rows::{by, by_columns, json, read_json};
use crate::table::{Marked, TableId, Time};

/// The marks of a table, in order.
pub(in crate::store) fn load(db: &Connection, table: i64) -> Result<Vec<Marked>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT ply, at, by, person, mark FROM marks WHERE table_id = ?1 ORDER BY nth",
    )?;
    let mut rows = found.query([table])?;
    let mut marks = Vec::new();
    while let Some(row) = rows.next()? {
        let (word, mark): (String, String) = (row.get(2)?, row.get(4)?);
        marks.push(Marked {
            ply: row.get(0)?,
            at: Time(row.get(1)?),
            by: by(&word, row.get(3)?)?,
            mark: read_json("a mark", &mark)?,
        });
    }
    Ok(marks)
}

/// Appends marks to those a table has; the first of them has this number.
pub(in crate::store) fn append(
    db: &Transaction<'_>,
    table: TableId,
    first: usize,
    marks: &[Marked],
) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO marks (table_id, nth, ply, at, by, person, mark)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for (nth, marked) in (first as i64..).zip(marks) {
        let (word, person) = by_columns(marked.by);
        let mark = json("a mark", &marked.mark)?;
        let (table, at) = (i64::from(table.bits()), marked.at.0);
        insert.execute(params![table, nth, marked.ply, at, word, person, mark])?;
    }
    Ok(())
}
