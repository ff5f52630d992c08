//! One line a game, and the object-safe facade that the rest of the house sees.
//!
//! The facade is split in two halves. [`AnyGame`] is the host's: it changes the game and knows
//! everything. [`Seen`] is a game through one viewer's doors, and all that may reach a person.

mod entry;
mod host;
mod seen;

pub use entry::{Entry, entry};
pub use host::{AnyGame, Erased};
pub use seen::{Choice, Doors, Seen};

/// Every game of the house.
pub const CATALOG: &[Entry] = &[];

/// The game with this slug.
#[must_use]
pub fn find(slug: &str) -> Option<&'static Entry> {
    CATALOG.iter().find(|entry| entry.info.slug == slug)
}
