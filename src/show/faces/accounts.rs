//! Accounts that are shown without a table: in lists, on leaderboards, in settings. What the store
//! lists is masked there already where faces are veiled.

use crate::render::{Avatar, Face, drawable};
use crate::table::{Against, Occupant, PersonId, TableRecord};
use crate::words::{Mention, Name, Voice};

/// An account, as its reader named it or as a public list does: with the name last seen.
#[derive(Clone, Copy)]
pub(crate) struct Account<'a>(&'a str);

impl<'a> Account<'a> {
    /// Of this name; empty of somebody who had themselves erased.
    pub const fn named(name: &'a str) -> Self {
        Self(name)
    }

    /// Whoever is asked to play, if that is one person; told to whoever asks them.
    pub fn asked(against: &'a Against) -> Option<(PersonId, Self)> {
        match against {
            Against::Person { id, name } => Some((*id, Self(name))),
            Against::Anyone | Against::Alone | Against::Computer { .. } => None,
        }
    }

    /// The name in a sentence.
    pub fn name(self) -> Name {
        Name::new(self.0)
    }

    /// The name in a sentence; whoever had themselves erased has none.
    pub fn name_or_deleted(self, voice: Voice<'_>) -> Name {
        Name::new(&self.or_deleted(voice))
    }

    /// The same for places without formatting.
    pub fn plain_or_deleted(self, voice: Voice<'_>) -> String {
        Name::plain(&self.or_deleted(voice))
    }

    /// How the account looks on a card.
    pub fn face(self, plain: Voice<'_>, person: PersonId, avatar: Option<Avatar>) -> Face {
        let name = drawable(&self.or_deleted(plain)).unwrap_or_else(|| plain.somebody());
        Face { name, number: person.0, looks: avatar.into() }
    }

    fn or_deleted(self, voice: Voice<'_>) -> String {
        if self.0.is_empty() { voice.deleted_player() } else { self.0.to_owned() }
    }

    /// A mention of a person whom the reader chose themselves.
    pub const fn chosen(person: PersonId) -> Mention {
        Mention::of(person.0)
    }
}

/// The name of a person at a table as the copy of somebody's data has it; none where faces are
/// veiled.
pub(crate) fn copied(record: &TableRecord, occupant: &Occupant) -> Option<String> {
    match occupant {
        Occupant::Person { name, .. } if !record.faces().are_veiled() => Some(name.clone()),
        Occupant::Person { .. } | Occupant::Computer { .. } | Occupant::Free | Occupant::Erased => {
            None
        }
    }
}

/// What stands for a person who cannot be found.
pub(crate) fn nobody() -> Name {
    Name::new("?")
}

/// An occupant of a listed game.
pub(crate) fn occupant_name(voice: Voice<'_>, occupant: Option<&Occupant>) -> Name {
    Name::new(&occupant.map_or_else(String::new, |occupant| plain_occupant(voice, occupant)))
}

/// The same for places without formatting.
pub(crate) fn plain_occupant(voice: Voice<'_>, occupant: &Occupant) -> String {
    match occupant {
        Occupant::Person { name, .. } if name.is_empty() => voice.somebody(),
        Occupant::Person { name, .. } => Name::plain(name),
        Occupant::Computer { level } => voice.computer(i64::from(*level)),
        Occupant::Erased => voice.deleted_player(),
        Occupant::Free => "?".to_owned(),
    }
}
