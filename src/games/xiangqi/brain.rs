//! The bot of xiangqi: how its levels differ, and its bridge to the search.

use super::Xiangqi;
use super::board::Move;
use super::search::Line;
use crate::ai::{Level, Player, Searchable, Skill, Strength};

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

/// The levels, weakest first, as `docs/levels.md` measures them: each scores 62 to 80 of 100 against the
/// one below.
const LEVELS: [Skill; Level::MOST as usize] = [
    Skill::dim(4_000, 1, 300, 1_000),
    Skill::dim(700, 1, 300, 70),
    Skill::dim(120, 3, 900, 40),
    skill(420, 34).missing(155),
    skill(1_200, 29).missing(100),
    skill(3_500, 24).missing(45),
    skill(11_000, 18),
    skill(42_000, 10),
    skill(220_000, 3),
    skill(1_500_000, 0),
];

/// A level by its positions and the margin of its choice.
const fn skill(nodes: u64, margin: i32) -> Skill {
    Skill::new(None, nodes, margin, 25)
}

/// Megabytes of positions a level remembers within a question.
const MEMORY: usize = 8;

/// The bot of xiangqi.
#[must_use]
pub fn brain(strength: Strength) -> Player<Xiangqi> {
    match strength {
        Strength::Level(level) => Player::new(LEVELS[level.index()], MEMORY),
        Strength::Skill(skill) => Player::new(skill, MEMORY),
        Strength::Full => Player::new(Skill::FULL, MEMORY),
    }
}
