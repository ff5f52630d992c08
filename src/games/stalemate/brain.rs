//! The bot: alpha-beta to the end of the game at most, and how levels differ.

use super::StaleMate;
use super::board::Play;
use crate::ai::{Ask, Brain, Levels, Limits, Player, Skill, Strength, Thought};

/// The levels, weakest first, as `docs/levels.md` measures them: each scores 62 to 80 of 100 against the
/// one below.
const LEVELS: Levels = Skill::varied(
    30,
    [
        Skill::dim(600, 1, 300, 150),
        Skill::dim(360, 1, 300, 50),
        Skill::dim(725, 3, 300, 0),
        Skill::positions(1_000, 20).missing(30),
        Skill::positions(3_000, 22),
        Skill::positions(7_000, 14),
        Skill::positions(22_000, 9),
        Skill::positions(75_000, 3),
        Skill::positions(300_000, 0),
        Skill::positions(1_000_000, 0),
    ],
);

/// No game has more plays, passes not counted.
const PLAYS: u32 = 20;
/// Megabytes of positions that are remembered within a question.
const MEMORY: usize = 8;

/// The bot of `StaleMate`.
pub struct Planner(Player<StaleMate>);

/// The bot at a strength.
#[must_use]
pub fn brain(strength: Strength) -> Planner {
    Planner(Player::new(strength.skill(&LEVELS), MEMORY))
}

impl Brain<StaleMate> for Planner {
    fn choose(&mut self, mut ask: Ask<'_, StaleMate>) -> Option<Thought<Play>> {
        let played = (ask.world)().board.played();
        // Between two plays at most one pass is possible.
        let whole = Limits { nodes: None, depth: Some(2 * (PLAYS + 1 - played.min(PLAYS))) };
        ask.limits = ask.limits.and(whole);
        self.0.choose(ask)
    }

    fn mate(&mut self, ask: Ask<'_, StaleMate>, moves: u32) -> Option<Thought<Play>> {
        self.0.mate(ask, moves)
    }

    fn remember(&mut self, megabytes: usize) {
        self.0.remember(megabytes);
    }

    fn forget(&mut self) {
        self.0.forget();
    }
}
