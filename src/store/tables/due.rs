//! What falls due, and when the house was last at work.

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use crate::store::file::{Store, StoreError};
use crate::store::rows::number;
use crate::table::{Due, DueKind, TableId, Time};

const WORDS: [(DueKind, &str); 7] = [
    (DueKind::Lapse, "lapse"),
    (DueKind::Flag, "flag"),
    (DueKind::Resume, "resume"),
    (DueKind::Wake, "wake"),
    (DueKind::Remind, "remind"),
    (DueKind::Neglect, "neglect"),
    (DueKind::Close, "close"),
];

fn word(kind: DueKind) -> &'static str {
    WORDS.iter().find(|&&(known, _)| known == kind).map_or("lapse", |&(_, word)| word)
}

impl Store {
    /// The tables at which something is due, the longest overdue first, each once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn due(&self, now: Time, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.read(move |db| {
            let mut found =
                db.prepare_cached("SELECT table_id FROM due WHERE at <= ?1 ORDER BY at, table_id")?;
            let mut rows = found.query([now.0])?;
            let mut tables = Vec::new();
            while let Some(row) = rows.next()?
                && tables.len() < most as usize
            {
                let id = TableId::of_bits(number(row.get(0)?));
                if !tables.contains(&id) {
                    tables.push(id);
                }
            }
            Ok(tables)
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
        self.write(move |db| {
            let transaction = db.transaction()?;
            replace(&transaction, table, &due)?;
            Ok(transaction.commit()?)
        })
        .await
    }

    /// The running games that are played in periods.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn tables_in_periods(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|db| {
            let mut found = db.prepare_cached(
                "SELECT id FROM tables WHERE state = 'playing'
                 AND json_extract(terms, '$.clock.kind') = 'period'",
            )?;
            let ids = found.query_map([], |row| row.get::<_, i64>(0))?;
            ids.map(|id| Ok(TableId::of_bits(number(id?)))).collect()
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
    db: &Transaction<'_>,
    table: TableId,
    due: &[Due],
) -> Result<(), StoreError> {
    let table = i64::from(table.bits());
    db.prepare_cached("DELETE FROM due WHERE table_id = ?1")?.execute([table])?;
    for due in due {
        db.prepare_cached("INSERT INTO due (table_id, kind, at) VALUES (?1, ?2, ?3)")?
            .execute(params![table, word(due.kind), due.at.0])?;
    }
    Ok(())
}

fn read(db: &Connection, table: TableId) -> Result<Vec<Due>, StoreError> {
    let mut found =
        db.prepare_cached("SELECT kind, at FROM due WHERE table_id = ?1 ORDER BY at")?;
    let mut rows = found.query([i64::from(table.bits())])?;
    let mut due = Vec::new();
    while let Some(row) = rows.next()? {
        let said: String = row.get(0)?;
        let known = WORDS.iter().find(|(_, word)| *word == said);
        let kind = known.ok_or_else(|| StoreError::unreadable("something due", &said))?.0;
        due.push(Due { kind, at: Time(row.get(1)?) });
    }
    Ok(due)
}
