//! Where a game stands, how it ends, and how it refuses.

use serde::{Deserialize, Serialize};

use super::{Say, Seat, SeatSet};

/// Where a game stands. Host only: in a hidden game it tells who has already moved.
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
    /// The host took the seat away: the person erased himself, or a manager ended it.
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
