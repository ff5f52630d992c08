//! Where a game stands, how it ends, and how it refuses.

use serde::{Deserialize, Serialize};

use super::{Say, Seat, SeatSet};

/// Where a game stands. Host only: in a hidden game it tells who has already moved.
///
/// ```
/// use patt::rules::{Outcome, Say, Seat, SeatSet, Status};
///
/// let running = Status::ToAct(SeatSet::one(Seat::FIRST));
/// assert_eq!(running.acting().only(), Some(Seat::FIRST));
/// let over = Status::Over(Outcome::draw(2, Say::new("agreed")));
/// assert!(over.acting().is_empty() && over.outcome().is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// These seats may act now; never empty.
    ToAct(SeatSet),
    /// Nobody may act until the host calls [`hand_over`](super::Game::hand_over).
    HandOver,
    /// The game has ended.
    Over(Outcome),
}

impl Status {
    /// The seats that may act now.
    #[must_use]
    pub const fn acting(&self) -> SeatSet {
        match self {
            Self::ToAct(seats) => *seats,
            Self::HandOver | Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The outcome, if the game has ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::ToAct(_) | Self::HandOver => None,
        }
    }
}

/// How a game ended.
///
/// ```
/// use patt::rules::{Outcome, Say, Seat};
///
/// let won = Outcome::win(Seat::SECOND, Say::new("checkmate"));
/// assert_eq!((won.places.as_slice(), won.winner()), (&[2, 1][..], Some(Seat::SECOND)));
/// // Three at the table: two share the second place, so nobody is third.
/// let three = Outcome { places: vec![2, 1, 2], ..won };
/// assert_eq!(three.winner(), Some(Seat::SECOND));
/// assert_eq!(Outcome::draw(3, Say::new("agreed")).winner(), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The place of each seat, 1 is best. Places are standard competition ranking: after two seats
    /// at 1 comes 3. A draw of all is all 1.
    pub places: Vec<u8>,
    /// The score of each seat, in games that count points.
    pub scores: Option<Vec<i32>>,
    /// How it ended, such as `checkmate`.
    pub how: Say,
    /// Who ended it, where the rules name somebody.
    pub by: Option<Seat>,
}

impl Outcome {
    /// A draw between `seats` seats.
    #[must_use]
    pub fn draw(seats: u8, how: Say) -> Self {
        Self { places: vec![1; seats.into()], scores: None, how, by: None }
    }

    /// A win of `winner` in a game for two.
    #[must_use]
    pub fn win(winner: Seat, how: Say) -> Self {
        let places = Seat::all(2).map(|seat| if seat == winner { 1 } else { 2 }).collect();
        Self { places, scores: None, how, by: Some(winner) }
    }

    /// The seat with the first place to itself.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        let mut first = (0..).zip(&self.places).filter(|&(_, &place)| place == 1);
        match (first.next(), first.next()) {
            (Some((seat, _)), None) => Some(Seat(seat)),
            _ => None,
        }
    }
}

/// Why a seat leaves a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Withdrawal {
    /// The player gave up.
    Resigned,
    /// The clock ran out.
    OutOfTime,
    /// The host took the seat away: the person erased their data, or a manager ended it.
    Removed,
}

impl Withdrawal {
    /// What an end by it is called among a game's messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Resigned => "resigned",
            Self::OutOfTime => "out-of-time",
            Self::Removed => "removed",
        }
    }
}

/// A refusal: nothing was changed, and this is why.
///
/// ```
/// use patt::rules::{Refusal, Say};
///
/// assert_eq!(Refusal::new("not-a-move").to_string(), "not-a-move");
/// let refusal = Refusal(Say::new("fen-rank").with("rank", 3));
/// assert_eq!(refusal.to_string(), "fen-rank:3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.text())]
pub struct Refusal(pub Say);

impl Refusal {
    /// A refusal without fields.
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self(Say::new(key))
    }
}

/// Why a text could not be read as a move.
///
/// ```
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Game, Notation, Seat, Unread};
///
/// let start = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
/// let game = Chess::from_text(&mut Options::default(), start)?;
/// let read = |text| game.read(Seat::FIRST, text, Notation::CANONICAL);
/// assert_eq!(read("hello"), Err(Unread::Unknown));
/// assert!(matches!(read("Ra9"), Err(Unread::Unknown)));
/// assert!(matches!(read("Re8"), Err(Unread::Illegal(why)) if !why.key.is_empty()));
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is no move text of this game, in any notation.
    Unknown,
    /// It fits several moves; the canonical texts of all of them.
    Ambiguous(Vec<String>),
    /// It is a move text, but not a legal move now; the reason in words.
    Illegal(Say),
}

/// Something the rules let a player claim, with what the claim leads to.
///
/// ```
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Checked, Game, Seat};
///
/// // Fifty moves of each side without a capture or a pawn move.
/// let start = "4k3/8/8/8/8/8/8/R3K3 w - - 100 80";
/// let mut game = Chess::from_text(&mut Options::default(), start)?;
/// assert_eq!(game.claims(Seat::FIRST, None)[0].key, "fifty_moves");
/// game.claim(Seat::FIRST, "fifty_moves", None)?;
/// assert_eq!(game.status().outcome().and_then(|outcome| outcome.winner()), None);
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Which claim, such as `threefold_repetition`.
    pub key: &'static str,
    /// The end of the game if it is claimed.
    pub outcome: Outcome,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_first_place_has_no_winner() {
        assert_eq!(Outcome::draw(3, Say::new("agreed")).winner(), None);
        assert_eq!(Outcome::win(Seat::SECOND, Say::new("mate")).winner(), Some(Seat::SECOND));
    }
}
