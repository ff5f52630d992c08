//! What is kept about a person, counted; and whom they have blocked.

use crate::table::{PersonId, Time};

/// How much is stored about a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoredAbout {
    /// Games and challenges at which they sit or sat or that they set up.
    pub(crate) games: u32,
    /// Those of them that are open.
    pub(crate) open: u32,
    pub(crate) results: u32,
    /// Games in which they have a rating.
    pub(crate) ratings: u32,
    /// People they have blocked.
    pub(crate) blocked: u32,
}

/// Somebody whom a person has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The person blocked.
    pub(crate) id: PersonId,
    /// The name they went by then.
    pub(crate) name: String,
    /// The moment they were blocked.
    pub(crate) at: Time,
}
