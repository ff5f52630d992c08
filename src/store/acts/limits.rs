//! How many games and challenges may be open at once: counted in the transaction that opens one, so that
//! two who open one at the same moment do not both find room for it.

use crate::store::db::Db;
use crate::store::error::StoreError;
use crate::store::tables::{self, OpenOf};

/// How many may be open at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenLimit {
    /// Of whom.
    pub of: OpenOf,
    /// So many at most.
    pub most: u32,
}

/// How many there are for each of these limits.
pub(super) fn counted(db: &Db, limits: &[OpenLimit]) -> Result<Vec<u32>, StoreError> {
    limits.iter().map(|limit| tables::open_games(db, limit.of)).collect()
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
