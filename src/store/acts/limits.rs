//! How many games and challenges may be open at once: counted in the transaction that opens one, so that
//! two who open one at the same moment do not both find room for it.

use crate::store::db::Db;
use crate::store::error::StoreError;
use crate::store::tables;
use crate::table::{GuildId, PersonId};

/// How many may be open at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenLimit {
    /// Of whom.
    pub of: OpenOf,
    /// So many at most.
    pub most: u32,
}

/// Whose open games and challenges are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenOf {
    /// A person's, wherever they are.
    Person(PersonId),
    /// A person's on one server.
    PersonIn(PersonId, GuildId),
    /// All of a server.
    Guild(GuildId),
}

/// How many there are for each of these limits.
pub(super) fn counted(db: &Db, limits: &[OpenLimit]) -> Result<Vec<u32>, StoreError> {
    let count = |limit: &OpenLimit| match limit.of {
        OpenOf::Person(person) => tables::open_of(db, person),
        OpenOf::PersonIn(person, guild) => tables::open_of_in(db, person, guild),
        OpenOf::Guild(guild) => tables::open_in(db, guild),
    };
    limits.iter().map(count).collect()
}

/// The limit that is exceeded by what has come since these were counted.
pub(super) fn exceeded(
    db: &Db,
    limits: &[OpenLimit],
    before: &[u32],
) -> Result<Option<OpenLimit>, StoreError> {
    let now = counted(db, limits)?;
    let grown = limits.iter().zip(before.iter().zip(&now));
    let found = grown.filter(|(limit, (before, now))| now > before && **now > limit.most);
    Ok(found.map(|(limit, _)| *limit).next())
}
