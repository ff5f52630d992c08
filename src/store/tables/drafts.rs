//! Games that are being put together.

use crate::store::database::Store;
use crate::store::db::params;
use crate::store::error::StoreError;
use crate::store::rows::json;
use crate::table::{Draft, PersonId, Time};

/// How long a draft is kept that nobody touches.
const KEPT: i64 = 30 * 24 * 60 * 60 * 1000;

impl Store {
    /// Keeps a new draft of a person; its number. Drafts nobody touched for a month are forgotten.
    pub(crate) async fn new_draft(
        &self,
        person: PersonId,
        draft: Draft,
        now: Time,
    ) -> Result<u64, StoreError> {
        self.write(move |db| {
            let text = json("a draft", &draft)?;
            db.run("DELETE FROM drafts WHERE changed < ?1", params![now.plus(-KEPT)])?;
            let insert =
                "INSERT INTO drafts (person, draft, changed) VALUES (?1, ?2, ?3) RETURNING id";
            db.value(insert, params![person, text, now])
        })
        .await
    }

    /// A draft of this person; `None` if they have none of this number.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn draft(
        &self,
        id: u64,
        person: PersonId,
    ) -> Result<Option<Draft>, StoreError> {
        let text = "SELECT draft FROM drafts WHERE id = ?1 AND person = ?2";
        self.read(move |db| db.one(text, params![id, person], |row| row.json(0, "a draft"))).await
    }

    /// Keeps a draft as it is now.
    pub(crate) async fn set_draft(
        &self,
        id: u64,
        draft: Draft,
        now: Time,
    ) -> Result<(), StoreError> {
        let draft = json("a draft", &draft)?;
        let text = "UPDATE drafts SET draft = ?2, changed = ?3 WHERE id = ?1";
        self.write(move |db| db.execute(text, params![id, draft, now])).await
    }

    /// Forgets a draft: it was posted, or the person does not want it any longer.
    pub(crate) async fn drop_draft(&self, id: u64, person: PersonId) -> Result<(), StoreError> {
        let text = "DELETE FROM drafts WHERE id = ?1 AND person = ?2";
        self.write(move |db| db.execute(text, params![id, person])).await
    }
}
