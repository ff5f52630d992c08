//! The bot of chess: how its levels differ, and its bridge to the search.

use cozy_chess::Move;

use super::Chess;
use super::search::Line;
use crate::ai::{Level, Player, Ratings, Searchable, Skill, Strength};

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

/// The levels, weakest first: how deep, how many positions, and how much a chosen move may lose.
/// Each is meant to score 65 to 85 of 100 against the one below; `benches/matches.rs` measures it.
const LEVELS: [Skill; Level::MOST as usize] = [
    Skill::dim(2_400, 1, 300, 350),
    Skill::dim(1_500, 1, 300, 150),
    Skill::dim(230, 2, 600, 40),
    Skill::dim(250, 3, 1_500, 30).seeing_exchanges(),
    Skill::dim(100, 3, 1_500, 25).seeing_exchanges(),
    skill(Some(3), 600, 44),
    skill(None, 1_450, 15),
    skill(None, 5_700, 6),
    skill(None, 44_000, 2),
    skill(None, 2_000_000, 0),
];

/// About what the levels have on the scale of Stockfish's `UCI_Elo`; see `docs/levels.md`.
pub const RATINGS: Ratings = [250, 450, 750, 950, 1_150, 1_350, 1_600, 1_850, 2_150, 2_400];

const fn skill(depth: Option<u32>, nodes: u64, margin: i32) -> Skill {
    Skill::new(depth, nodes, margin, 25)
}

/// Megabytes of positions a level remembers within a question.
const MEMORY: usize = 8;

/// The bot of chess.
#[must_use]
pub fn brain(strength: Strength) -> Player<Chess> {
    match strength {
        Strength::Level(level) => Player::new(LEVELS[level.index()], MEMORY),
        Strength::Skill(skill) => Player::new(skill, MEMORY),
        Strength::Full => Player::new(Skill::FULL, MEMORY),
    }
}
