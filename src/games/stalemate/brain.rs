//! The bot: random games for the first play, alpha-beta from then on, and how levels differ.

use super::StaleMate;
use super::board::Play;
use super::search::SCALE;
use crate::ai::{
    Ask, Brain, Levels, Limits, Player, Searchable, Skill, Strength, Thought, chance, soft, uct,
};

/// The levels, weakest first, as `docs/levels.md` measures them: each scores 62 to 80 of 100 against the
/// one below.
const LEVELS: Levels = Skill::varied(
    30,
    [
        Skill::dim(1_400, 1, 300, 400),
        Skill::dim(400, 1, 300, 60),
        Skill::dim(70, 2, 900, 30),
        Skill::positions(4_000, 24).missing(36),
        Skill::positions(10_000, 19),
        Skill::positions(25_000, 15),
        Skill::positions(60_000, 11),
        Skill::positions(150_000, 5),
        Skill::positions(400_000, 2),
        Skill::positions(1_000_000, 0),
    ],
);

/// No game has more plays, passes not counted.
const PLAYS: u32 = 20;
/// Megabytes of positions that are remembered within a question.
const MEMORY: usize = 8;

/// The bot of `StaleMate`.
pub struct Planner {
    skill: Skill,
    player: Player<StaleMate>,
}

/// The bot at a strength.
#[must_use]
pub fn brain(strength: Strength) -> Planner {
    let skill = strength.skill(&LEVELS);
    Planner { skill, player: Player::new(skill, MEMORY) }
}

/// The play that random games find.
fn games(game: &StaleMate, ask: &mut Ask<'_, StaleMate>, skill: Skill) -> Option<Thought<Play>> {
    let limits = skill.limits.and(ask.limits);
    let tried = uct::think(&game.board, limits, ask.rng, ask.watch, &|line| game.spell(line));
    let most = tried.moves.first()?.2;
    let near = tried.moves.iter().filter(|&&(_, _, games)| games * 4 >= most);
    let near: Vec<_> = near.map(|&(m, share, _)| (m, uct::worth(share))).collect();
    let (m, _) = soft::pick(&near, skill.opening, ask.rng)?;
    // A share of random games is a chance; what it is worth goes by the curve of the game.
    let share = tried.moves.iter().find(|tried| tried.0 == m)?.1;
    let value = chance::value(SCALE, f64::from(share) * 100.0);
    let pv = if tried.line.first() == Some(&m) { tried.line } else { vec![m] };
    Some(Thought { m, value: Some(value), depth: pv.len() as u32, nodes: tried.nodes, pv })
}

impl Brain<StaleMate> for Planner {
    fn choose(&mut self, mut ask: Ask<'_, StaleMate>) -> Option<Thought<Play>> {
        let game = (ask.world)();
        let played = game.board.played();
        // On the empty board there is nothing to look ahead from: random games to the end tell more.
        // A question for a depth or for some moves is one for alpha-beta.
        let deep = self.skill.limits.depth.or(ask.limits.depth).is_none();
        if played == 0 && deep && ask.among.is_empty() {
            return games(&game, &mut ask, self.skill);
        }
        // Between two plays at most one pass is possible.
        let whole = Limits { nodes: None, depth: Some(2 * (PLAYS + 1 - played.min(PLAYS))) };
        ask.limits = ask.limits.and(whole);
        self.player.choose(ask)
    }

    fn mate(&mut self, ask: Ask<'_, StaleMate>, moves: u32) -> Option<Thought<Play>> {
        self.player.mate(ask, moves)
    }

    fn remember(&mut self, megabytes: usize) {
        self.player.remember(megabytes);
    }

    fn forget(&mut self) {
        self.player.forget();
    }
}
