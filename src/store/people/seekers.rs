//! Who waits for a partner they do not know.

use crate::store::claims::interactions;
use crate::store::database::Store;
use crate::store::db::{Db, Row, params};
use crate::store::error::StoreError;
use crate::store::rows::json;
use crate::store::tables::outbox::{self, NewPost};
use crate::table::{PersonId, TableTerms, Time};

/// Somebody who waits for a partner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeker {
    /// Who.
    pub(crate) person: PersonId,
    /// The name they went by when they came.
    pub(crate) name: String,
    /// What they want to play.
    pub(crate) terms: TableTerms,
}

impl Store {
    /// Puts a person into the queue, in the place of where they may have waited before. Until a
    /// direct message has reached them nobody is paired with them; `post` is that message. Returns
    /// its number; none if this interaction has put them there already.
    pub(crate) async fn seek(
        &self,
        interaction: u64,
        seeker: Seeker,
        post: NewPost,
        now: Time,
    ) -> Result<Option<u64>, StoreError> {
        self.write(move |db| {
            if !interactions::is_new(db, interaction, now)? {
                return Ok(None);
            }
            let terms = json("terms", &seeker.terms)?;
            db.run(
                "INSERT INTO seekers (person, name, terms, reached, since)
                 VALUES (?1, ?2, ?3, 0, ?4)
                 ON CONFLICT (person) DO UPDATE SET name = excluded.name,
                     terms = excluded.terms, reached = 0, since = excluded.since",
                params![seeker.person, seeker.name, terms, now],
            )?;
            Ok(Some(outbox::insert(db, &post, now, None)?.id))
        })
        .await
    }

    /// A direct message has reached somebody who waits; whether they still do.
    pub(crate) async fn seeker_reached(&self, person: PersonId) -> Result<bool, StoreError> {
        let text = "UPDATE seekers SET reached = 1 WHERE person = ?1";
        self.write(move |db| db.wrote(text, params![person])).await
    }

    /// A person waits no longer; whether they did.
    pub(crate) async fn leave_queue(&self, person: PersonId) -> Result<bool, StoreError> {
        let text = "DELETE FROM seekers WHERE person = ?1";
        self.write(move |db| db.wrote(text, params![person])).await
    }

    /// What a person waits for; nothing if they do not.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn seeker(&self, person: PersonId) -> Result<Option<Seeker>, StoreError> {
        let text = "SELECT person, name, terms FROM seekers WHERE person = ?1";
        self.read(move |db| db.one(text, params![person], read)).await
    }

    /// Everybody who has been reached, the longest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub(crate) async fn seekers(&self) -> Result<Vec<Seeker>, StoreError> {
        let text =
            "SELECT person, name, terms FROM seekers WHERE reached = 1 ORDER BY since, person";
        self.read(|db| db.list(text, params![], read)).await
    }
}

fn read(row: &Row) -> Result<Seeker, StoreError> {
    Ok(Seeker { person: row.get(0)?, name: row.get(1)?, terms: row.json(2, "terms")? })
}

/// Takes two people who have found each other out of the queue; whether both still waited.
pub(in crate::store) fn pair(db: &Db, people: [PersonId; 2]) -> Result<bool, StoreError> {
    let text = "DELETE FROM seekers WHERE reached = 1 AND person IN (?1, ?2)";
    Ok(db.run(text, params![people[0], people[1]])? == 2)
}
