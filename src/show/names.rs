//! Names of those who sit in listed games.

use crate::table::Sitter;
use crate::words::{Name, Voice};

/// A sitter's plain name.
pub(crate) fn sitter_name(voice: Voice<'_>, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person { name, .. } if name.is_empty() => voice.somebody(),
        Sitter::Person { name, .. } => Name::plain(name),
        Sitter::Computer { level } => voice.computer(i64::from(*level)),
        Sitter::Erased => voice.deleted_player(),
        Sitter::Free => "?".to_owned(),
    }
}
