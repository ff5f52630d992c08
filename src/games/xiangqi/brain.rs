//! The bot of xiangqi: how its levels differ, and its bridge to the search.

use super::Xiangqi;
use super::board::Move;
use super::search::Line;
use crate::ai::{Levels, Player, Searchable, Skill, Strength};

impl Searchable for Xiangqi {
    type Board = Line;

    fn board(&self) -> Line {
        let banned = self.banned(&self.position().moves());
        Line::new(self.position(), self.law(), self.limit()).without(banned)
    }

    fn lift(&self, m: Move) -> Move {
        m
    }
}

/// The levels, weakest first, as `docs/levels.md` measures them.
const LEVELS: Levels = Skill::varied(
    25,
    [
        Skill::dim(4_000, 1, 300, 1_000),
        Skill::dim(1_600, 1, 300, 70),
        Skill::dim(310, 3, 900, 40),
        Skill::positions(300, 40).missing(172),
        Skill::positions(380, 36).missing(75),
        Skill::positions(6_000, 0).lapsing(370),
        Skill::positions(40_000, 0).lapsing(185),
        Skill::positions(150_000, 0).lapsing(118),
        Skill::positions(800_000, 0).lapsing(66),
        Skill::positions(1_500_000, 0),
    ],
);

/// Megabytes of positions a level remembers within a question.
const MEMORY: usize = 8;

/// The bot of xiangqi.
#[must_use]
pub fn brain(strength: Strength) -> Player<Xiangqi> {
    Player::new(strength.skill(&LEVELS), MEMORY)
}
