//! Who plays in a contest.

use patt::ai::{Company, Level, Limits, Skill, Strength, Unwatched};
use patt::catalog::{AnyBrain, AnyGame, Entry, Question};
use patt::rules::{Rng, Seat};

use super::rungs::Rung;

/// Who plays.
#[derive(Clone, Copy)]
pub enum Bot {
    /// A brain and what it may spend on a move.
    Brain(Strength, Limits),
    /// A player that never changes.
    Rung(Rung),
}

impl Bot {
    pub const fn level(level: Level) -> Self {
        Self::Brain(Strength::Level(level), Limits { nodes: None, depth: None })
    }

    pub const fn full(nodes: u64) -> Self {
        Self::Brain(Strength::Full, Limits { nodes: Some(nodes), depth: None })
    }

    /// A player by its name: a rung, the number of a level, or a skill.
    pub fn named(text: &str) -> Result<Self, String> {
        if let Some(rung) = Rung::named(text) {
            return Ok(Self::Rung(rung));
        }
        if let Some(level) = text.parse().ok().and_then(Level::new) {
            return Ok(Self::level(level));
        }
        let (plain, exchanges) =
            text.strip_suffix('x').map_or((text, false), |plain| (plain, true));
        let parts: Option<Vec<u32>> = plain.split(',').map(|part| part.parse().ok()).collect();
        let [misses, depth, nodes, margin, rest @ ..] = parts.as_deref().unwrap_or_default() else {
            return Err(format!("{text} is no rung, level or skill"));
        };
        let (opening, lapses) = match rest {
            [] => (margin, &0),
            [opening] => (opening, &0),
            [opening, lapses] => (opening, lapses),
            [_, _, _, ..] => return Err(format!("{text} has too many numbers for a skill")),
        };
        let (nodes, margin) = (u64::from(*nodes), *margin as i32);
        let skill = if exchanges {
            let depth = Some(*depth).filter(|depth| *depth > 0);
            Skill::new(depth, nodes, margin, margin).missing(*misses)
        } else {
            Skill::dim(*misses, *depth, nodes, margin)
        };
        let skill = skill.opening(*opening as i32).lapsing(*lapses);
        Ok(Self::Brain(Strength::Skill(skill), Limits { nodes: None, depth: None }))
    }
}

/// A bot at a board.
pub enum Playing {
    Brain(Box<dyn AnyBrain>, Limits),
    Rung(Rung),
}

impl Playing {
    pub fn new(entry: &Entry, bot: Bot) -> Self {
        match bot {
            Bot::Brain(strength, limits) => Self::Brain((entry.brain)(strength), limits),
            Bot::Rung(rung) => Self::Rung(rung),
        }
    }

    /// A move in canonical text, and how many positions it cost.
    pub fn choose(&mut self, game: &dyn AnyGame, seat: Seat, seed: u64) -> Option<(String, u64)> {
        match self {
            Self::Brain(brain, limits) => {
                let limits = *limits;
                let (watch, company) = (&Unwatched, Company::People);
                let question = Question { game, seat, company, limits, among: &[], seed, watch };
                brain.choose(&question).map(|thought| (thought.m, thought.nodes))
            }
            Self::Rung(rung) => Some((rung.choose(game, seat, &mut Rng::new(seed))?, 0)),
        }
    }
}
