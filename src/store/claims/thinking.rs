//! The computer's turns, of which one process thinks about each.
//!
//! A turn is not asked for by a row of its own: the row of the table says that the computer is to act. Who
//! has made it so thinks about it, and is mostly done before anybody could ask. Only where that takes
//! longer it says so here, and what nobody says so of is taken over.

use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::rows::number;
use crate::table::{TableId, Time};

impl Store {
    /// This process thinks at these tables until then; nobody else begins to.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hold_turns(&self, tables: Vec<TableId>, until: Time) -> Result<(), StoreError> {
        let token = self.token();
        self.write(move |db| {
            for table in &tables {
                db.run(
                    "INSERT INTO thinking (table_id, token, until) VALUES (?1, ?2, ?3)
                     ON CONFLICT (table_id) DO UPDATE SET
                         token = excluded.token, until = excluded.until",
                    params![i64::from(table.bits()), token, until.0],
                )?;
            }
            Ok(())
        })
        .await
    }

    /// Takes turns of the computer that have waited since `asked` at least and about which nobody thinks,
    /// the longest waiting first: nobody else gets them before `until`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_turns(
        &self,
        asked: Time,
        now: Time,
        until: Time,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let waits: bool = self
            .read(move |db| {
                db.value(
                    "SELECT EXISTS (SELECT 1 FROM tables
                     WHERE state = 'playing' AND computer = 1 AND changed <= ?1)",
                    params![asked.0],
                )
            })
            .await?;
        if !waits {
            return Ok(Vec::new());
        }
        let token = self.token();
        self.write(move |db| {
            db.run("DELETE FROM thinking WHERE until <= ?1", params![now.0])?;
            let ids: Vec<i64> = db.column(
                "SELECT id FROM tables t WHERE state = 'playing' AND computer = 1 AND changed <= ?1
                     AND NOT EXISTS (SELECT 1 FROM thinking h WHERE h.table_id = t.id)
                 ORDER BY changed LIMIT ?2",
                params![asked.0, most],
            )?;
            for id in &ids {
                db.run(
                    "INSERT INTO thinking (table_id, token, until) VALUES (?1, ?2, ?3)",
                    params![id, token, until.0],
                )?;
            }
            Ok(ids.into_iter().map(|id| TableId::of_bits(number(id))).collect())
        })
        .await
    }
}
