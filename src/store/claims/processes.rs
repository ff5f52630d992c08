//! Which processes play in this house together.

use crate::store::database::{Store, alone};
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::table::Time;

/// For how long a process counts from the last time on that it said so, in milliseconds.
const COUNTS: i64 = 30_000;

impl Store {
    /// This process plays here by this name, beside others; how many they are, itself among them. To be
    /// said again every [`Store::RENEWED`].
    ///
    /// # Errors
    /// [`StoreError::Held`] if another process has the house alone; if the database fails.
    pub async fn join(&self, name: &str, now: Time) -> Result<u32, StoreError> {
        let (name, token, database) = (name.to_owned(), self.token(), self.database().clone());
        self.write(move |db| {
            if let Some((by, since)) = alone(db, now)? {
                return Err(StoreError::Held { database: database.clone(), by, since });
            }
            db.run(
                "INSERT INTO processes (token, name, since, until) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (token) DO UPDATE SET until = excluded.until",
                params![token, name, now.0, now.0 + COUNTS],
            )?;
            db.run("DELETE FROM processes WHERE until <= ?1", params![now.0])?;
            db.value("SELECT COUNT(*) FROM processes", params![])
        })
        .await
    }

    /// This process plays here no longer: what it has taken the others may take at once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave(&self) -> Result<(), StoreError> {
        let token = self.token();
        self.write(move |db| {
            db.run("DELETE FROM processes WHERE token = ?1", params![token])?;
            db.run("DELETE FROM leases WHERE token = ?1", params![token])?;
            db.run("DELETE FROM thinking WHERE token = ?1", params![token])?;
            Ok(())
        })
        .await
    }
}
