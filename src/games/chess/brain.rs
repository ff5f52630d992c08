//! The bot of chess: how its levels differ, and its bridge to the search.

use cozy_chess::Move;

use super::Chess;
use super::search::Line;
use crate::ai::{Level, Limits, Player, Searchable, Skill, Strength};

impl Searchable for Chess {
    type Board = Line;

    fn board(&self) -> Line {
        let keys = self.position().keys();
        let past = keys.split_last().map_or(&[][..], |(_, past)| past);
        Line::new(self.board().clone(), past.iter().copied())
    }

    fn lift(&self, m: Move) -> Move {
        m
    }
}

/// The levels, weakest first. Each wins three games of four against the one below; how that was
/// measured stands in `benches/matches.rs`.
const LEVELS: [Skill; Level::MOST as usize] = [
    skill(1, 200, 250, false),
    skill(1, 400, 100, true),
    skill(2, 1_000, 60, true),
    skill(3, 3_000, 40, true),
    skill(5, 6_000, 20, true),
    skill(7, 15_000, 10, true),
    skill(10, 40_000, 5, true),
    skill(30, 150_000, 0, true),
];

const fn skill(depth: u32, nodes: u64, margin: i32, sight: bool) -> Skill {
    let limits = Limits { nodes: Some(nodes), depth: Some(depth) };
    Skill { limits, margin, opening: 25, sight }
}

/// Megabytes of positions a level remembers within a question.
const MEMORY: usize = 8;

/// The bot of chess.
#[must_use]
pub fn brain(strength: Strength) -> Player<Chess> {
    match strength {
        Strength::Level(level) => Player::new(LEVELS[level.index()], MEMORY),
        Strength::Full => Player::new(Skill::FULL, MEMORY),
    }
}
