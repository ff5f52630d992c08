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

/// The levels, weakest first, as `docs/levels.md` measures them.
const LEVELS: [Skill; Level::MOST as usize] = [
    Skill::dim(4_000, 1, 300, 1_000),
    Skill::dim(700, 1, 300, 70),
    Skill::dim(120, 3, 900, 40),
    skill(500, 34).missing(110),
    skill(900, 30).missing(50),
    plies(2, 700, 45),
    plies(3, 1_000, 32),
    skill(2_000, 13),
    skill(16_000, 4),
    skill(1_500_000, 0),
];

/// A level by its positions and the margin of its choice.
const fn skill(nodes: u64, margin: i32) -> Skill {
    Skill::new(None, nodes, margin, 25)
}

/// The same, looking no more than so many plies ahead.
const fn plies(depth: u32, nodes: u64, margin: i32) -> Skill {
    Skill::new(Some(depth), nodes, margin, 25)
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
