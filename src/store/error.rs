//! What can go wrong with the store.

use crate::store::fault::{Fault, FaultKind};
use crate::store::location::Database;
use crate::table::Time;

/// Why the store could not do its work. Nothing was changed, unless it [is unclear](Self::is_unclear).
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process has the file.
    #[error("another Patt is running on {0}: stop it first, or set PATT_DATABASE to another file")]
    InUse(Database),
    /// The database cannot be opened.
    #[error("the database {database} cannot be used: {why}; {}", database.advice())]
    Unusable {
        /// Which.
        database: Database,
        /// Why, in short.
        why: String,
    },
    /// The server cannot be asked just now, and may be some time later.
    #[error("the database {database} cannot be reached: {why}; {}", database.advice())]
    Unreachable {
        /// Which.
        database: Database,
        /// Why, in short.
        why: String,
    },
    /// Another process decides there.
    #[error(
        "another Patt ({by}) plays in {database} since {}: stop it first, or set PATT_DATABASE to another \
         database; one that was killed is out of the way half a minute later",
        moment(*since)
    )]
    Held {
        /// Which.
        database: Database,
        /// Who.
        by: String,
        /// Since when.
        since: Time,
    },
    /// Whether this process still is the one that decides is not known, so it does not.
    #[error(
        "the database has not confirmed for too long that this Patt is the one that plays in it"
    )]
    Unowned,
    /// A later version wrote it.
    #[error(
        "the database {0} was written by a later version of Patt: use that version, or another database"
    )]
    Newer(Database),
    /// A row holds something that this version cannot read.
    #[error("the database holds {what} that cannot be read: {why}")]
    Unreadable {
        /// What.
        what: &'static str,
        /// Why.
        why: String,
    },
    /// There is no database.
    #[error("there is no database at {0}: check the path, or PATT_DATABASE")]
    Missing(Database),
    /// An earlier version wrote it, and only a running bot brings it up to date.
    #[error("the database {0} was written by an earlier version of Patt: start Patt with it once")]
    Older(Database),
    /// The file comes from a version that kept no standings; they are being filled.
    #[error("games of an earlier version are still being counted")]
    Counting,
    /// A read took too long and was stopped.
    #[error("the database took too long to answer")]
    TooSlow,
    /// Too many jobs wait for the database.
    #[error("the database has too much to do")]
    Overrun,
    /// The database refused.
    #[error("the database failed: {0}")]
    Sql(Fault),
    /// The store was closed.
    #[error("the database is closed")]
    Closed,
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> Self {
        if fault.kind() == FaultKind::TooSlow { Self::TooSlow } else { Self::Sql(fault) }
    }
}

/// A moment as logs have it.
fn moment(at: Time) -> String {
    jiff::Timestamp::from_millisecond(at.0).map_or_else(|_| at.0.to_string(), |at| at.to_string())
}

impl StoreError {
    /// Whether the same may well succeed some time later.
    #[must_use]
    pub const fn passes(&self) -> bool {
        matches!(self, Self::Unreachable { .. } | Self::Held { .. }) || self.is_unclear()
    }

    /// Whether the database went away, or answered too late, so that nobody knows what became of a change
    /// that was under way.
    #[must_use]
    pub const fn is_unclear(&self) -> bool {
        match self {
            Self::Sql(fault) => matches!(fault.kind(), FaultKind::Away),
            Self::TooSlow => true,
            Self::InUse(_)
            | Self::Unusable { .. }
            | Self::Unreachable { .. }
            | Self::Held { .. }
            | Self::Unowned
            | Self::Newer(_)
            | Self::Unreadable { .. }
            | Self::Missing(_)
            | Self::Older(_)
            | Self::Counting
            | Self::Overrun
            | Self::Closed => false,
        }
    }

    pub(in crate::store) fn unusable(database: impl Into<Database>, why: &dyn ToString) -> Self {
        Self::Unusable { database: database.into(), why: why.to_string() }
    }

    pub(in crate::store) fn unreadable(what: &'static str, why: &dyn ToString) -> Self {
        Self::Unreadable { what, why: why.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_and_what_stays() {
        let database = || Database::File("patt.db".into());
        let why = || "it is so".to_owned();
        let sql = |kind| StoreError::Sql(Fault::new(kind, why()));
        for error in [
            StoreError::Unreachable { database: database(), why: why() },
            StoreError::Held { database: database(), by: why(), since: Time(0) },
            StoreError::TooSlow,
            sql(FaultKind::Away),
        ] {
            assert!(error.passes(), "{error}");
        }
        for error in [
            StoreError::InUse(database()),
            StoreError::unusable(database(), &why()),
            StoreError::Unowned,
            StoreError::Newer(database()),
            StoreError::unreadable("a post", &why()),
            StoreError::Missing(database()),
            StoreError::Older(database()),
            StoreError::Counting,
            StoreError::Overrun,
            StoreError::Closed,
            sql(FaultKind::Double),
            sql(FaultKind::Retry),
            sql(FaultKind::Other),
        ] {
            assert!(!error.passes(), "{error}");
        }
    }
}
