//! Whom people do not want to play with.

use crate::store::database::Store;
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::lists::Blocked;
use crate::table::{PersonId, Time};

impl Store {
    /// Keeps `other` away from `person`; whether they were not kept away before.
    pub(crate) async fn block(
        &self,
        person: PersonId,
        other: PersonId,
        name: String,
        now: Time,
    ) -> Result<bool, StoreError> {
        let text = "INSERT INTO blocks (person, blocked, name, at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT DO NOTHING";
        self.write(move |db| db.wrote(text, params![person, other, name, now])).await
    }

    /// Lets `other` come near `person` again; whether they were kept away before.
    pub(crate) async fn unblock(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<bool, StoreError> {
        let text = "DELETE FROM blocks WHERE person = ?1 AND blocked = ?2";
        self.write(move |db| db.wrote(text, params![person, other])).await
    }

    /// Whom a person has blocked, the latest first.
    pub(crate) async fn blocked(&self, person: PersonId) -> Result<Vec<Blocked>, StoreError> {
        self.read(move |db| blocked(db, person)).await
    }

    /// Whether `person` has blocked `other`.
    pub(crate) async fn has_blocked(
        &self,
        person: PersonId,
        other: PersonId,
    ) -> Result<bool, StoreError> {
        let text = "SELECT EXISTS (SELECT 1 FROM blocks WHERE person = ?1 AND blocked = ?2)";
        self.read(move |db| db.value(text, params![person, other])).await
    }
}

pub(in crate::store) fn blocked(db: &Db, person: PersonId) -> Result<Vec<Blocked>, StoreError> {
    let text = "SELECT blocked, name, at FROM blocks WHERE person = ?1 ORDER BY at DESC, blocked";
    db.list(text, params![person], |row| {
        Ok(Blocked { id: row.get(0)?, name: row.get(1)?, at: row.get(2)? })
    })
}
