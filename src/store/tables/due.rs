//! What falls due, and when the house was last at work.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
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
    /// Takes the tables at which something is due, the longest overdue first, each once. No other process
    /// gets them before `until`, when they are due again unless an act there has put that right.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_due(
        &self,
        now: Time,
        until: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        self.decides(now)?;
        // Mostly there is nothing, and to find that out nothing is written.
        if self.next_due().await?.is_none_or(|next| next > now) {
            return Ok(Vec::new());
        }
        let clock = self.clock();
        self.write(move |db| {
            let (now, until) = clock.moment_and_end(db, now, until)?;
            let ids: Vec<i64> = db.column(
                "SELECT table_id FROM due WHERE at <= ?1 ORDER BY at, table_id LIMIT ?2",
                params![now.0, most],
            )?;
            db.run(
                "UPDATE due SET at = ?3 WHERE table_id IN
                     (SELECT table_id FROM due WHERE at <= ?1 ORDER BY at, table_id LIMIT ?2)",
                params![now.0, most, until.0],
            )?;
            Ok(ids.into_iter().map(|id| TableId::of_bits(number(id))).collect())
        })
        .await
    }

    /// When the next thing falls due.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        self.read(|db| {
            let least: Option<i64> = db.value("SELECT MIN(at) FROM due", params![])?;
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
            let rows = db.rows(text, params![])?;
            let mut tables = Vec::new();
            for row in &rows {
                let terms: TableTerms = read_json("terms", &row.get::<String>(1)?)?;
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
            let at: Option<i64> = db.first("SELECT at FROM alive WHERE one = 1", params![])?;
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
            db.run("INSERT INTO alive (one, at) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET at = ?1", params![now.0])?;
            Ok(())
        })
        .await
    }
}

/// What falls due at a table is this and nothing else.
pub(in crate::store) fn replace(db: &Db, table: TableId, due: &[Due]) -> Result<(), StoreError> {
    let table = i64::from(table.bits());
    let Some(first) = due.iter().map(|due| due.at.0).min() else {
        db.run("DELETE FROM due WHERE table_id = ?1", params![table])?;
        return Ok(());
    };
    let of_kind = |kind| due.iter().find(|due| due.kind == kind).map(|due| due.at.0);
    let [lapse, flag, resume, wake, remind, neglect, close] = KINDS.map(of_kind);
    db.run(
        "INSERT INTO due (table_id, at, lapse, flag, resume, wake, remind, neglect, close)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, lapse = excluded.lapse,
             flag = excluded.flag, resume = excluded.resume, wake = excluded.wake,
             remind = excluded.remind, neglect = excluded.neglect, close = excluded.close",
        params![table, first, lapse, flag, resume, wake, remind, neglect, close],
    )?;
    Ok(())
}

fn read(db: &Db, table: TableId) -> Result<Vec<Due>, StoreError> {
    let row = db.row(
        "SELECT lapse, flag, resume, wake, remind, neglect, close FROM due WHERE table_id = ?1",
        params![i64::from(table.bits())],
    )?;
    let Some(row) = row else { return Ok(Vec::new()) };
    let mut due = Vec::new();
    for (column, kind) in KINDS.into_iter().enumerate() {
        let at: Option<i64> = row.get(column)?;
        due.extend(at.map(|at| Due { kind, at: Time(at) }));
    }
    due.sort_by_key(|due| due.at);
    Ok(due)
}
