//! What falls due, and when the house was last at work.

use rusqlite::{Connection, OptionalExtension, params};

use crate::store::file::{Store, StoreError};
use crate::store::rows::{number, read_json};
use crate::table::{ClockTerms, Due, DueKind, TableId, TableTerms, Time};

/// The kinds in the order of their columns.
const KINDS: [DueKind; 7] = [
    DueKind::Lapse,
    DueKind::Flag,
    DueKind::Resume,
    DueKind::Wake,
    DueKind::Remind,
    DueKind::Neglect,
    DueKind::Close,
];

impl Store {
    /// The tables at which something is due, the longest overdue first, each once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due(&self, now: Time, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.read(move |db| {
            let mut found = db.prepare_cached(
                "SELECT table_id FROM due WHERE at <= ?1 ORDER BY at, table_id LIMIT ?2",
            )?;
            let ids = found.query_map(params![now.0, most], |row| row.get::<_, i64>(0))?;
            ids.map(|id| Ok(TableId::of_bits(number(id?)))).collect()
        })
        .await
    }

    /// When the next thing falls due.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        self.read(|db| {
            let mut found = db.prepare_cached("SELECT MIN(at) FROM due")?;
            let least: Option<i64> = found.query_row([], |row| row.get(0))?;
            Ok(least.map(Time))
        })
        .await
    }

    /// What falls due at a table, as it is stored.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn due_at(&self, table: TableId) -> Result<Vec<Due>, StoreError> {
        self.read(move |db| read(db, table)).await
    }

    /// Replaces what falls due at a table, without an act.
    ///
    /// # Errors
    /// If the database fails or there is no such table.
    pub(crate) async fn set_due(&self, table: TableId, due: Vec<Due>) -> Result<(), StoreError> {
        self.write(move |db| replace(db, table, &due)).await
    }

    /// The running games that are played in periods.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn tables_in_periods(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|db| {
            // Some thousand rows once a start: a column of its own would be written with every game.
            let text = "SELECT id, terms FROM tables WHERE state = 'playing'";
            let mut found = db.prepare_cached(text)?;
            let mut rows = found.query([])?;
            let mut tables = Vec::new();
            while let Some(row) = rows.next()? {
                let terms: TableTerms = read_json("terms", &row.get::<_, String>(1)?)?;
                if matches!(terms.clock, ClockTerms::Period { .. }) {
                    tables.push(TableId::of_bits(number(row.get(0)?)));
                }
            }
            Ok(tables)
        })
        .await
    }

    /// When the house was last at work.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn last_alive(&self) -> Result<Option<Time>, StoreError> {
        self.read(|db| {
            let mut found = db.prepare_cached("SELECT at FROM alive WHERE one = 1")?;
            let at: Option<i64> = found.query_row([], |row| row.get(0)).optional()?;
            Ok(at.map(Time))
        })
        .await
    }

    /// The house is at work.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn set_alive(&self, now: Time) -> Result<(), StoreError> {
        self.write(move |db| {
            db.prepare_cached(
                "INSERT INTO alive (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = ?1",
            )?
            .execute([now.0])?;
            Ok(())
        })
        .await
    }
}

/// What falls due at a table is this and nothing else.
pub(in crate::store) fn replace(
    db: &Connection,
    table: TableId,
    due: &[Due],
) -> Result<(), StoreError> {
    let table = i64::from(table.bits());
    let Some(first) = due.iter().map(|due| due.at.0).min() else {
        db.prepare_cached("DELETE FROM due WHERE table_id = ?1")?.execute([table])?;
        return Ok(());
    };
    let of_kind = |kind| due.iter().find(|due| due.kind == kind).map(|due| due.at.0);
    let [lapse, flag, resume, wake, remind, neglect, close] = KINDS.map(of_kind);
    db.prepare_cached(
        "INSERT INTO due (table_id, at, lapse, flag, resume, wake, remind, neglect, close)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, lapse = excluded.lapse,
             flag = excluded.flag, resume = excluded.resume, wake = excluded.wake,
             remind = excluded.remind, neglect = excluded.neglect, close = excluded.close",
    )?
    .execute(params![table, first, lapse, flag, resume, wake, remind, neglect, close])?;
    Ok(())
}

fn read(db: &Connection, table: TableId) -> Result<Vec<Due>, StoreError> {
    let mut found = db.prepare_cached(
        "SELECT lapse, flag, resume, wake, remind, neglect, close FROM due WHERE table_id = ?1",
    )?;
    let mut rows = found.query([i64::from(table.bits())])?;
    let Some(row) = rows.next()? else { return Ok(Vec::new()) };
    let mut due = Vec::new();
    for (column, kind) in KINDS.into_iter().enumerate() {
        let at: Option<i64> = row.get(column)?;
        due.extend(at.map(|at| Due { kind, at: Time(at) }));
    }
    due.sort_by_key(|due| due.at);
    Ok(due)
}
