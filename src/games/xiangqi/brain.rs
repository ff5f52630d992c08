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

/// The levels, weakest first: how deep, how many positions, and how much a chosen move may lose.
/// Each is meant to score 65 to 85 of 100 against the one below; `benches/contest.rs` measures it.
const LEVELS: [Skill; Level::MOST as usize] = [
    Skill::dim(3_000, 1, 300, 600),
    Skill::dim(600, 1, 300, 60),
    Skill::dim(50, 3, 900, 40),
    Skill::dim(60, 3, 1_500, 35).seeing_exchanges(),
    skill(Some(2), 700, 45),
    skill(Some(3), 900, 40),
    skill(None, 2_000, 15),
    skill(None, 8_000, 6),
    skill(None, 50_000, 2),
    skill(None, 1_500_000, 0),
];

const fn skill(depth: Option<u32>, nodes: u64, margin: i32) -> Skill {
    Skill::new(depth, nodes, margin, 25)
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
