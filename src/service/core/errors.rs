//! Why a request was not carried out.

use crate::message::{Message, Press};
use crate::rules::{GameInfo, Seat, Unread};
use crate::store::{OpenLimit, StoreError};
use crate::table::{Refused, TableId, TermsFault};

/// Why a request was not carried out. Nothing was changed, unless that is [unclear](Error::Unclear).
#[derive(Debug)]
pub(crate) enum Error {
    /// A finished sentence.
    Said(String),
    /// Several games may be meant: the question which one.
    Choose(Box<Message>),
    /// The table refuses.
    Refused(TableId, Refused),
    /// The terms are faulty.
    Terms(&'static GameInfo, TermsFault),
    /// A typed move does not fit; the text is kept.
    Unread { table: TableId, seat: Seat, text: String, why: Unread },
    /// The bot lacks a right here; what can be tried again once it has it.
    Rights(Option<Box<Press>>),
    /// There is no such table.
    NoTable(String),
    /// This very interaction was carried out before.
    Again,
    /// Too many games would be open.
    TooMany(OpenLimit),
    /// Another writer was faster; decide anew.
    Conflict,
    /// The store failed.
    Store(StoreError),
    /// The database went away over what was asked for, and for long: nobody knows whether it was stored.
    Unclear(StoreError),
    /// Something that must not happen happened: the log says what.
    Broken(String),
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
