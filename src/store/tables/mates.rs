//! Shared seats.

use crate::rules::Seat;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::{TableId, TableRecord, Teammate};

/// Who shares the seats of a table.
pub(in crate::store) fn load(db: &Db, table: TableId) -> Result<Vec<Teammate>, StoreError> {
    let text = "SELECT m.seat, m.person, p.name FROM mates m JOIN people p ON p.id = m.person
         WHERE m.table_id = ?1 ORDER BY m.nth";
    db.list(text, params![table], |row| {
        Ok(Teammate { seat: Seat(row.get(0)?), id: row.get(1)?, name: row.get(2)? })
    })
}

/// Keeps who shares the seats of a table.
pub(in crate::store) fn keep(db: &Db, record: &TableRecord) -> Result<(), StoreError> {
    let table = record.id;
    let held: i64 = db.value("SELECT COUNT(*) FROM mates WHERE table_id = ?1", params![table])?;
    if held > record.mates.len() as i64 {
        db.run("DELETE FROM mates WHERE table_id = ?1", params![table])?;
    }
    for (nth, mate) in (0i64..).zip(&record.mates) {
        db.run(
            "INSERT INTO mates (table_id, seat, person, nth) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (table_id, seat, person) DO UPDATE SET nth = excluded.nth
             WHERE mates.nth <> excluded.nth",
            params![table, mate.seat.0, mate.id, nth],
        )?;
    }
    Ok(())
}
