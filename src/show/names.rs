//! Names of those who sit in listed games.

use crate::table::Occupant;
use crate::words::{Name, Voice};

/// An occupant's plain name.
pub(crate) fn occupant_name(voice: Voice<'_>, occupant: &Occupant) -> String {
    match occupant {
        Occupant::Person { name, .. } if name.is_empty() => voice.somebody(),
        Occupant::Person { name, .. } => Name::plain(name),
        Occupant::Computer { level } => voice.computer(i64::from(*level)),
        Occupant::Erased => voice.deleted_player(),
        Occupant::Free => "?".to_owned(),
    }
}
