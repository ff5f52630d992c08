//! What is kept about a person, counted; and whom they have blocked.

use crate::table::{PersonId, Time};

/// How much is stored about a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// Games and challenges at which he sits or sat or that he set up.
    pub games: u32,
    /// Those of them that are open.
    pub open: u32,
    /// Results.
    pub results: u32,
    /// Games in which he has a rating.
    pub ratings: u32,
    /// People he has blocked.
    pub blocked: u32,
}

/// Somebody whom a person has blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// Who.
    pub id: PersonId,
    /// The name he went by then.
    pub name: String,
    /// Since when.
    pub at: Time,
}
