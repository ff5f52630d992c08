//! Shared seats.

use rusqlite::{Connection, params};

use crate::rules::Seat;
use crate::store::file::StoreError;
use crate::store::rows::{column, number};
use crate::table::{PersonId, TableRecord, Teammate};

/// Who shares the seats of a table.
pub(in crate::store) fn load(db: &Connection, table: i64) -> Result<Vec<Teammate>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT m.seat, m.person, p.name FROM mates m JOIN people p ON p.id = m.person
         WHERE m.table_id = ?1 ORDER BY m.rowid",
    )?;
    let read = |row: &rusqlite::Row<'_>| {
        let (seat, id) = (Seat(row.get(0)?), PersonId(number(row.get(1)?)));
        Ok(Teammate { seat, id, name: row.get(2)? })
    };
    let mates = found.query_map([table], read)?;
    mates.map(|mate| Ok(mate?)).collect()
}

/// Keeps who shares the seats of a table.
pub(in crate::store) fn keep(db: &Connection, record: &TableRecord) -> Result<(), StoreError> {
    let table = i64::from(record.id.bits());
    let held: i64 = db
        .prepare_cached("SELECT count(*) FROM mates WHERE table_id = ?1")?
        .query_row([table], |row| row.get(0))?;
    if held > record.mates.len() as i64 {
        db.prepare_cached("DELETE FROM mates WHERE table_id = ?1")?.execute([table])?;
    }
    let mut insert = db.prepare_cached(
        "INSERT INTO mates (table_id, seat, person) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )?;
    for mate in &record.mates {
        insert.execute(params![table, mate.seat.0, column(mate.id.0)])?;
    }
    Ok(())
}
