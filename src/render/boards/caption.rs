//! What stands in the strip below a board, as words.

use crate::rules::Side;

/// Who plays, and how it stands: the strip below a board of two. It says what whoever asks for the
/// picture says, and knows nothing itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Caption {
    /// Those who play, the first seat first.
    pub players: Vec<Player>,
    /// The last moves.
    pub line: String,
    /// How it ended; empty while it runs.
    pub end: String,
}

impl Caption {
    /// The last line of the strip: the moves, and how it ended.
    pub(crate) fn told(&self) -> String {
        [self.line.as_str(), self.end.as_str()].join(" ").trim().to_owned()
    }
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// Their colour.
    pub side: Side,
    /// Their name, shortened in the picture if it is too long.
    pub name: String,
    /// By how much they are ahead, or their score; may be empty.
    pub balance: String,
    /// The time they have; may be empty.
    pub clock: String,
    /// Whether they are to act.
    pub active: bool,
}
