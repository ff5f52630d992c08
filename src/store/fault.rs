//! What can go wrong with a statement, of any database.

use std::fmt;

/// What a fault means for whoever wanted something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// Such a row is there already.
    Double,
    /// Somebody else was faster; the same transaction may be tried again at once.
    Retry,
    /// The database cannot be asked just now.
    Away,
    /// It took longer than it may.
    TooSlow,
    /// Anything else: the database is full, broken, or was asked nonsense.
    Other,
}

/// Why a statement failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    kind: FaultKind,
    text: String,
}

impl Fault {
    pub(in crate::store) fn new(kind: FaultKind, text: impl Into<String>) -> Self {
        Self { kind, text: text.into() }
    }

    pub(in crate::store) fn other(text: impl Into<String>) -> Self {
        Self::new(FaultKind::Other, text)
    }

    /// What it means.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        self.kind
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl std::error::Error for Fault {}
