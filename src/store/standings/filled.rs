//! How far an old file is filled.

use crate::store::db::{Db, params};
use crate::store::error::StoreError;

/// Up to which person everything is kept that lists show. In a file that was never without, or is
/// filled, that is everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct Filled(i64);

impl Filled {
    const WHOLE: i64 = i64::MAX;

    pub(in crate::store) fn read(db: &Db) -> Result<Self, StoreError> {
        Ok(Self(db.value("SELECT upto FROM filled WHERE one = 1", params![])?))
    }

    /// Fails with [`StoreError::Counting`] unless everybody is counted: what ranks people cannot be
    /// shown before.
    pub(in crate::store) fn whole(db: &Db) -> Result<(), StoreError> {
        if Self::read(db)?.is_whole() { Ok(()) } else { Err(StoreError::Counting) }
    }

    pub(in crate::store) const fn is_whole(self) -> bool {
        self.0 == Self::WHOLE
    }

    /// Whether what lists show of this person is kept.
    pub(in crate::store) const fn has(self, person: i64) -> bool {
        person <= self.0
    }

    pub(super) const fn upto(self) -> i64 {
        self.0
    }

    /// Notes that everybody up to this person is filled; `None` for all.
    pub(super) fn advance(db: &Db, upto: Option<i64>) -> Result<(), StoreError> {
        db.execute(
            "UPDATE filled SET upto = ?1 WHERE one = 1",
            params![upto.unwrap_or(Self::WHOLE)],
        )
    }
}
