//! The bot: tiles are laid by evaluation, two seats search by alpha-beta, more by best reply.

use super::TileChess;
use super::board::Phase;
use super::lay;
use super::men::Move;
use super::search::Field;
use crate::ai::best_reply::BestReply;
use crate::ai::{Ask, Brain, Level, Limits, Player, Searchable, Skill, Strength, Thought, soft};
use crate::rules::Game;

impl Searchable for TileChess {
    type Board = Field;

    fn board(&self) -> Field {
        let past = self.keys().split_last().map_or(&[][..], |(_, past)| past);
        Field::new(self.position().clone(), past.iter().copied())
    }

    fn lift(&self, m: Move) -> Move {
        m
    }
}

/// The levels, weakest first: how deep, how many positions, and how much a chosen move may lose.
/// Each is meant to score 65 to 85 of 100 against the one below; `benches/contest.rs` measures it.
const LEVELS: [Skill; Level::MOST as usize] = [
    skill(Some(1), 400, 130),
    skill(Some(1), 800, 55),
    skill(Some(2), 1_500, 35),
    skill(Some(3), 3_000, 20),
    skill(None, 6_000, 12),
    skill(None, 16_000, 6),
    skill(None, 45_000, 3),
    skill(None, 130_000, 0),
];

/// The same for three seats and more, where depth is counted in rounds.
const MANY: [Skill; Level::MOST as usize] = [
    skill(Some(0), 400, 130),
    skill(Some(0), 800, 50),
    skill(Some(1), 1_200, 45),
    skill(Some(1), 2_500, 22),
    skill(Some(2), 8_000, 15),
    skill(Some(2), 20_000, 8),
    skill(None, 50_000, 4),
    skill(None, 120_000, 0),
];

const fn skill(depth: Option<u32>, nodes: u64, margin: i32) -> Skill {
    let limits = Limits { nodes: Some(nodes), depth };
    Skill { limits, margin, opening: 12, sight: true }
}

/// Megabytes of positions a level remembers within a question.
const MEMORY: usize = 8;

/// The bot of Tile Chess.
pub struct Planner {
    skill: Skill,
    pair: Player<TileChess>,
    many: BestReply<TileChess>,
}

/// The bot at a strength.
#[must_use]
pub fn brain(strength: Strength) -> Planner {
    let (skill, many) = match strength {
        Strength::Level(level) => (LEVELS[level.index()], MANY[level.index()]),
        Strength::Full => (Skill::FULL, Skill::FULL),
    };
    Planner { skill, pair: Player::new(skill, MEMORY), many: BestReply::new(many) }
}

impl Brain<TileChess> for Planner {
    fn choose(&mut self, ask: Ask<'_, TileChess>) -> Option<Thought<Move>> {
        let game = (ask.world)();
        match game.position().phase() {
            Phase::Layout => {
                let moves = game.moves(ask.seat);
                let valued = lay::values(&mut game.position().clone(), &moves);
                let margin = self.skill.margin.max(self.skill.opening);
                let (m, _) = soft::pick(&valued, margin, ask.rng)?;
                let nodes = valued.len() as u64;
                Some(Thought { m, value: None, depth: 1, nodes, pv: vec![m] })
            }
            Phase::Play | Phase::Free(_) | Phase::Ended => {
                let Ask { seat, limits, rng, watch, .. } = ask;
                let ask = Ask { world: &mut || game.clone(), seat, limits, rng, watch };
                if game.position().players() == 2 {
                    self.pair.choose(ask)
                } else {
                    self.many.choose(ask)
                }
            }
        }
    }

    fn remember(&mut self, megabytes: usize) {
        self.pair.remember(megabytes);
    }

    fn forget(&mut self) {
        self.pair.forget();
    }
}
