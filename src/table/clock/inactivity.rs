//! How long nobody has moved, and what those who wait have done about it.

use crate::rules::{Seat, SeatSet};
use crate::table::Time;

use super::{Mark, Marked, Wish};

/// The inactivity at a table since the last move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inactivity {
    /// Since when; unknown of games begun before this was noted.
    pub(crate) since: Option<Time>,
    /// When those who wait were told that they may end the game.
    pub(crate) told: Option<Time>,
    /// When one of them had the others reminded.
    pub(crate) nudged: Option<Time>,
    wins: SeatSet,
    substitutes: SeatSet,
    closes: SeatSet,
}

impl Inactivity {
    /// An inactivity that begins now.
    pub(super) fn from(at: Time) -> Self {
        Self { since: Some(at), ..Self::default() }
    }

    /// The seats that want this end.
    #[must_use]
    pub(crate) const fn votes(&self, wish: Wish) -> SeatSet {
        match wish {
            Wish::Win => self.wins,
            Wish::Substitute => self.substitutes,
            Wish::Close => self.closes,
        }
    }

    fn vote(&mut self, seat: Seat, wish: Wish) {
        match wish {
            Wish::Win => self.wins = self.wins.with(seat),
            Wish::Substitute => self.substitutes = self.substitutes.with(seat),
            Wish::Close => self.closes = self.closes.with(seat),
        }
    }

    /// Takes notice of a mark that was made at this moment.
    pub(super) fn mark(&mut self, marked: &Marked, at: Time) {
        match marked.mark {
            Mark::Resumed | Mark::Reopened | Mark::Left { .. } => *self = Self::from(at),
            Mark::Neglected => self.told = Some(at),
            Mark::Nudged => self.nudged = Some(at),
            Mark::Voted { seat, wish } => self.vote(seat, wish),
            _ => {}
        }
    }
}
