//! Whom a tally is about.

use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::ratings::RatingPool;

/// One person or two together, as columns: of two the smaller number first, of one 0 as the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::store) struct Who {
    pub(in crate::store) person: i64,
    pub(in crate::store) other: i64,
}

impl Who {
    pub(in crate::store) const fn one(person: i64) -> Self {
        Self { person, other: 0 }
    }

    pub(in crate::store) fn two(one: i64, other: i64) -> Self {
        Self { person: one.min(other), other: one.max(other) }
    }

    pub(in crate::store) const fn are_two(self) -> bool {
        self.other != 0
    }
}

/// The key of a tally.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::store) struct Kept {
    pub(in crate::store) who: Who,
    /// The slug of the game.
    pub(in crate::store) game: String,
    /// In whose company.
    pub(in crate::store) pool: RatingPool,
}

/// The next people after this number.
pub(super) fn after(db: &Db, last: i64, most: u32) -> Result<Vec<i64>, StoreError> {
    db.column("SELECT id FROM people WHERE id > ?1 ORDER BY id LIMIT ?2", params![last, most])
}

/// All tallies that are kept of a person, alone and with others.
pub(super) fn all_of(db: &Db, person: i64) -> Result<Vec<Kept>, StoreError> {
    let own = "SELECT person, other, game, pool FROM tallies WHERE person = ?1";
    let shared = "SELECT person, other, game, pool FROM tallies WHERE other = ?1 AND other <> 0";
    let mut all = keys(db, own, person)?;
    all.extend(keys(db, shared, person)?);
    Ok(all)
}

/// The tallies that are kept of a person alone.
pub(super) fn alone(db: &Db, person: i64) -> Result<Vec<Kept>, StoreError> {
    let text = "SELECT person, other, game, pool FROM tallies WHERE person = ?1 AND other = 0";
    keys(db, text, person)
}

/// All tallies of games on a server.
pub(super) fn all_in(db: &Db, guild: i64) -> Result<Vec<Kept>, StoreError> {
    keys(db, "SELECT person, other, game, pool FROM tally_guilds WHERE guild = ?1", guild)
}

fn keys(db: &Db, text: &str, of: i64) -> Result<Vec<Kept>, StoreError> {
    db.list(text, params![of], |row| {
        let who = Who { person: row.get(0)?, other: row.get(1)? };
        Ok(Kept { who, game: row.get(2)?, pool: row.get(3)? })
    })
}
