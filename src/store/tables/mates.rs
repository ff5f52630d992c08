//! Shared seats.

use crate::rules::Seat;
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::table::{TableRecord, Teammate};

/// Who shares the seats of a table.
pub(in crate::store) fn load(db: &Db, table: i64) -> Result<Vec<Teammate>, StoreError> {
    let read = |row: &Row| {
        let (seat, id) = (Seat(row.get(0)?), row.get(1)?);
        Ok(Teammate { seat, id, name: row.get(2)? })
    };
    db.list(
        "SELECT m.seat, m.person, p.name FROM mates m JOIN people p ON p.id = m.person
         WHERE m.table_id = ?1 ORDER BY m.nth",
        params![table],
        read,
    )
}

/// Keeps who shares the seats of a table.
pub(in crate::store) fn keep(db: &Db, record: &TableRecord) -> Result<(), StoreError> {
    let table = i64::from(record.id.bits());
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
