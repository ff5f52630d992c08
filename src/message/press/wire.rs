//! What travels instead of a typed id: a code, a table, its version, and the rest as text.

use super::Version;
use crate::table::TableId;

/// An id as it travels. Its text form is the edge's business.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawId {
    /// Two lower-case letters that never change their meaning.
    pub code: String,
    /// The table it belongs to, if it belongs to one.
    pub table: Option<TableId>,
    /// The version of the table at which it was made.
    pub version: Version,
    /// The rest: canonical move texts and cells, page numbers, values.
    pub arg: String,
}

impl RawId {
    /// An id that belongs to no table.
    pub(super) fn free(code: &str, arg: impl Into<String>) -> Self {
        Self { code: code.to_owned(), table: None, version: Version::None, arg: arg.into() }
    }

    /// This id inside another with that code: what that one does, it does with this.
    pub(super) fn inside(self, code: &str) -> Self {
        let arg = format!("{}.{}", self.code, self.arg);
        Self { code: code.to_owned(), arg, ..self }
    }

    /// The id inside this one.
    pub(super) fn outside(&self) -> Option<Self> {
        let (code, arg) = self.arg.split_once('.')?;
        Some(Self { code: code.to_owned(), arg: arg.to_owned(), ..self.clone() })
    }
}

/// A typed id of a button, a menu or a form.
///
/// What [`wire`](TypedId::wire) makes, [`of_wire`](TypedId::of_wire) reads back; what was ever posted stays
/// readable, so codes and texts are added and never changed.
pub trait TypedId: Sized {
    /// What travels.
    fn wire(&self) -> RawId;

    /// Reads what travelled; `None` if no such thing exists any more.
    fn of_wire(wire: &RawId) -> Option<Self>;
}
