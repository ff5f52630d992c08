//! What falls due, and when the house was last at work.

use crate::store::database::{Store, Term};
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
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
        let first = "SELECT table_id FROM due WHERE at <= ?1 ORDER BY at, table_id LIMIT ?2";
        let taken = "UPDATE due SET at = ?3 WHERE table_id IN
                 (SELECT table_id FROM due WHERE at <= ?1 ORDER BY at, table_id LIMIT ?2)";
        self.write_until(now, until, move |db, Term { now, until, .. }| {
            let ids = db.column(first, params![now, most])?;
            db.run(taken, params![now, most, until])?;
            Ok(ids)
        })
        .await
    }

    /// When the next thing falls due.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn next_due(&self) -> Result<Option<Time>, StoreError> {
        self.read(|db| db.value("SELECT MIN(at) FROM due", params![])).await
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
    pub(crate) async fn tables_in_periods(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|db| {
            // Some thousand rows once a start: a column of its own would be written with every game.
            let text = "SELECT id, terms FROM tables WHERE state = 'playing'";
            let rows = db.rows(text, params![])?;
            let mut tables = Vec::new();
            for row in &rows {
                let terms: TableTerms = row.json(1, "terms")?;
                if matches!(terms.clock, ClockTerms::Period { .. }) {
                    tables.push(row.get(0)?);
                }
            }
            Ok(tables)
        })
        .await
    }

    /// When the house was last at work.
    pub(crate) async fn last_alive(&self) -> Result<Option<Time>, StoreError> {
        self.read(|db| db.first("SELECT at FROM alive WHERE one = 1", params![])).await
    }

    /// The house is at work.
    pub(crate) async fn set_alive(&self, now: Time) -> Result<(), StoreError> {
        let text = "INSERT INTO alive (one, at) VALUES (1, ?1)
             ON CONFLICT (one) DO UPDATE SET at = ?1";
        self.write(move |db| db.execute(text, params![now])).await
    }
}

/// What falls due at a table is this and nothing else.
pub(in crate::store) fn replace(db: &Db, table: TableId, due: &[Due]) -> Result<(), StoreError> {
    let Some(first) = due.iter().map(|due| due.at).min() else {
        return db.execute("DELETE FROM due WHERE table_id = ?1", params![table]);
    };
    let of_kind = |kind| due.iter().find(|due| due.kind == kind).map(|due| due.at);
    let [lapse, flag, resume, wake, remind, neglect, close] = KINDS.map(of_kind);
    db.execute(
        "INSERT INTO due (table_id, at, lapse, flag, resume, wake, remind, neglect, close)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, lapse = excluded.lapse,
             flag = excluded.flag, resume = excluded.resume, wake = excluded.wake,
             remind = excluded.remind, neglect = excluded.neglect, close = excluded.close",
        params![table, first, lapse, flag, resume, wake, remind, neglect, close],
    )
}

fn read(db: &Db, table: TableId) -> Result<Vec<Due>, StoreError> {
    let text =
        "SELECT lapse, flag, resume, wake, remind, neglect, close FROM due WHERE table_id = ?1";
    let due = db.one(text, params![table], |row| {
        let mut due = Vec::new();
        for (column, kind) in KINDS.into_iter().enumerate() {
            due.extend(row.get::<Option<_>>(column)?.map(|at| Due { kind, at }));
        }
        due.sort_by_key(|due| due.at);
        Ok(due)
    })?;
    Ok(due.unwrap_or_default())
}
