//! Finished games in lists.

use crate::table::ratings::Verdict;
use crate::table::{Occupant, TableId, Time};

/// A finished game in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The table it was played at.
    pub(crate) id: TableId,
    /// The slug of the game.
    pub(crate) game: String,
    /// Who sat where.
    pub(crate) seats: Vec<Occupant>,
    /// How it went for the player; none if it has no result.
    pub(crate) verdict: Option<Verdict>,
    /// When it ended.
    pub(crate) ended: Time,
}
