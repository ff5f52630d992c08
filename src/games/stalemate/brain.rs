//! The bot: alpha-beta where little is left to play, random games before, and how levels differ.

use super::StaleMate;
use super::board::{Board, Play};
use super::search::WIN;
use crate::ai::alphabeta::{AlphaBeta, Found, Plan};
use crate::ai::{Ask, Brain, Level, Limits, Progress, Searchable, Strength, Thought, soft, uct};

/// How a level finds its plays.
#[derive(Clone, Copy, Debug)]
enum Manner {
    /// Alpha-beta to this depth; what a chosen play may lose.
    Ahead { depth: u32, margin: i32 },
    /// Random games with this many positions in all, and an exact search of the end as large.
    Games { nodes: u64 },
}

use Manner::{Ahead, Games};

/// The levels, weakest first. Each is meant to score 65 to 85 of 100 against the one below, both
/// colours together.
const LEVELS: [Manner; Level::MOST as usize] = [
    Ahead { depth: 1, margin: 250 },
    Ahead { depth: 1, margin: 90 },
    Ahead { depth: 2, margin: 60 },
    Games { nodes: 3_000 },
    Games { nodes: 10_000 },
    Games { nodes: 40_000 },
    Games { nodes: 160_000 },
    Games { nodes: 700_000 },
];

/// With this many men on the board or spent, the rest is searched to the end first.
const END: u32 = 10;
/// What a play may lose while the game is young, so that no two games begin alike.
const OPENING: i32 = 30;
/// Megabytes of positions that are remembered within a question.
const MEMORY: usize = 8;

/// The bot of `StaleMate`.
pub struct Planner {
    manner: Manner,
    search: AlphaBeta<Board>,
}

/// The bot at a strength.
#[must_use]
pub fn brain(strength: Strength) -> Planner {
    let manner = match strength {
        Strength::Level(level) => LEVELS[level.index()],
        Strength::Full => Games { nodes: u64::MAX },
    };
    Planner { manner, search: AlphaBeta::new(MEMORY) }
}

impl Planner {
    /// Alpha-beta within these limits.
    fn ahead(
        &mut self,
        game: &StaleMate,
        ask: &mut Ask<'_, StaleMate>,
        plan: &Plan,
    ) -> Option<Thought<Play>> {
        let found = self.search.think(&game.board, plan, ask.watch, &|found| {
            ask.watch.report(&progress(found, &|| game.spell(&found.line)));
        });
        let (m, value) = soft::pick(&found.moves, plan.margin, ask.rng)?;
        let line = found.line.first() == Some(&m);
        let pv = if line { found.line } else { vec![m] };
        Some(Thought { m, value: Some(value), depth: found.depth, nodes: found.nodes, pv })
    }

    /// Random games; at the end of the game an exact search before them.
    fn games(
        &mut self,
        game: &StaleMate,
        ask: &mut Ask<'_, StaleMate>,
        limits: Limits,
    ) -> Option<Thought<Play>> {
        let board = game.board.clone();
        if board.played() >= END {
            let plan = Plan { limits, margin: 0, sight: true };
            let exact = self.ahead(game, ask, &plan)?;
            let decided = exact.value.is_some_and(|value| value.abs() >= WIN / 2);
            if decided || ask.watch.stop() {
                return Some(exact);
            }
        }
        let tried = uct::think(&board, limits, ask.rng, ask.watch, &|line| game.spell(line));
        let young = board.played() < 2;
        let most = tried.moves.first()?.2;
        let near: Vec<_> = tried
            .moves
            .iter()
            .filter(|&&(_, _, games)| games * 4 >= most)
            .map(|&(m, share, _)| (m, uct::worth(share)))
            .collect();
        let (m, value) =
            if young { soft::pick(&near, OPENING, ask.rng)? } else { *near.first()? };
        let pv = if tried.line.first() == Some(&m) { tried.line } else { vec![m] };
        let depth = pv.len() as u32;
        Some(Thought { m, value: Some(value), depth, nodes: tried.nodes, pv })
    }
}

fn progress<'a>(found: &Found<Play>, line: &'a dyn Fn() -> Vec<String>) -> Progress<'a> {
    Progress {
        depth: found.depth,
        seldepth: found.seldepth,
        value: found.moves.first().map_or(0, |&(_, value)| value),
        nodes: found.nodes,
        full: found.full,
        line,
    }
}

impl Brain<StaleMate> for Planner {
    fn choose(&mut self, mut ask: Ask<'_, StaleMate>) -> Option<Thought<Play>> {
        let game = (ask.world)();
        let asked = ask.limits;
        match self.manner {
            Ahead { depth, margin } => {
                let margin = if game.board.played() < 2 { margin.max(OPENING) } else { margin };
                let limits = asked.and(Limits { nodes: None, depth: Some(depth) });
                self.ahead(&game, &mut ask, &Plan { limits, margin, sight: true })
            }
            // A question for a depth is one for alpha-beta: random games have none.
            Games { .. } if asked.depth.is_some() => {
                self.ahead(&game, &mut ask, &Plan { limits: asked, margin: 0, sight: true })
            }
            Games { nodes } => {
                let limits = asked.and(Limits { nodes: Some(nodes), depth: None });
                self.games(&game, &mut ask, limits)
            }
        }
    }

    fn remember(&mut self, megabytes: usize) {
        self.search.resize(megabytes);
    }

    fn forget(&mut self) {
        self.search.clear();
    }
}
