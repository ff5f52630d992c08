//! Best-reply search that keeps the others' moves (BRS+: Esser, Gras, Winands, Schadd and Lanctot
//! 2013), for three or more seats that play against each other.
//!
//! A round is one's own move and the others' answers. Of the others only one answers freely, whichever
//! hurts most; the rest play the move that looks best at a glance: a capture that wins, or else the
//! move that changes least. So a round is two layers of choices instead of one for each seat, and yet
//! nobody's turn is left out. Values are one's own throughout; nothing is negated.
//!
//! Under a node limit the answer depends only on the question, never on time.

mod tree;

use self::tree::{Tree, UNKNOWN};
use super::{Ask, Brain, Limits, Progress, Search, Searchable, Skill, Thought, Watch, Which};
use super::{soft, value};
use crate::rules::Seat;

/// No search is deeper than this, in rounds.
const DEEPEST: u32 = 12;

/// A brain for games of several seats.
pub struct BestReply<G: Searchable> {
    skill: Skill,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Searchable> BestReply<G> {
    /// A brain of this skill. Its depth is counted in rounds; without any, a move is judged by what
    /// the position is worth right after it.
    #[must_use]
    pub const fn new(skill: Skill) -> Self {
        Self { skill, game: std::marker::PhantomData }
    }
}

impl<G: Searchable> Brain<G> for BestReply<G> {
    fn choose(&mut self, ask: Ask<'_, G>) -> Option<Thought<G::Move>> {
        let game = (ask.world)();
        let board = game.board();
        let skill = self.skill;
        let margin = if board.young() { skill.opening } else { skill.margin };
        let limits = skill.limits.and(ask.limits);
        let found = think(&board, limits, margin, ask.watch, &|line| game.spell(line));
        let (m, value) = soft::pick(&found.moves, margin, ask.rng)?;
        let Found { depth, nodes, .. } = found;
        Some(Thought { m: game.lift(m), value: Some(value), depth, nodes, pv: vec![game.lift(m)] })
    }
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The moves whose values are known to be within the margin, best first, with their values.
    pub moves: Vec<(M, i32)>,
    /// The rounds finished.
    pub depth: u32,
    /// The positions visited.
    pub nodes: u64,
}

/// Searches `board` for the seat to move; without a legal move nothing is found. Moves within
/// `margin` of the best get true values too. What the moves are worth at first sight is always
/// looked at; a round may be broken off.
///
/// ```
/// # use patt::ai::{Search, Which, value};
/// # use patt::rules::Seat;
/// # #[derive(Clone)]
/// # struct Ten { count: u8, turn: Seat }
/// # impl Search for Ten {
/// #     type Move = u8;
/// #     type Undo = ();
/// #     fn turn(&self) -> Seat { self.turn }
/// #     fn generate(&self, which: Which, out: &mut Vec<u8>) {
/// #         if which == Which::All { out.extend(1..=(10 - self.count).min(2)); }
/// #     }
/// #     fn make(&mut self, m: u8) { self.count += m; self.turn = self.turn.other(); }
/// #     fn unmake(&mut self, m: u8, (): ()) { self.count -= m; self.turn = self.turn.other(); }
/// #     fn hash(&self) -> u64 { u64::from(self.count) * 2 + u64::from(self.turn.0) }
/// #     fn ended(&self, _: bool, seat: Seat) -> Option<i32> {
/// #         let won = self.turn != seat;
/// #         (self.count == 10).then_some(if won { value::WON } else { value::LOST })
/// #     }
/// #     fn evaluate(&self, _: Seat) -> i32 { 0 }
/// # }
/// use patt::ai::{Limits, Unwatched, best_reply};
///
/// // Two seats count to ten by one or two; made for three and more, the search knows two as well.
/// let board = Ten { count: 8, turn: Seat::FIRST };
/// let limits = Limits { nodes: None, depth: Some(2) };
/// let found = best_reply::think(&board, limits, 0, &Unwatched, &|_| Vec::new());
/// assert_eq!(found.moves[0].0, 2);
/// ```
pub fn think<B: Search>(
    board: &B,
    limits: Limits,
    margin: i32,
    watch: &dyn Watch,
    spell: &dyn Fn(&[B::Move]) -> Vec<String>,
) -> Found<B::Move> {
    let mut tree = Tree::new(board, board.turn(), limits, watch);
    let mut found = Found { moves: Vec::new(), depth: 0, nodes: 0 };
    let mut roots = Vec::new();
    board.generate(Which::All, &mut roots);
    tree.order(&mut roots);
    let mut roots: Vec<_> = roots.into_iter().map(|m| (m, UNKNOWN)).collect();
    let deepest = limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
    for depth in 0..=deepest {
        let whole = tree.round(&mut roots, depth, margin);
        let best = roots.first().map_or(UNKNOWN, |root| root.1);
        found.nodes = tree.nodes;
        // A round broken off tells of the moves it came to: the best of the round before is one.
        if best > UNKNOWN {
            let near = roots.iter().filter(|root| root.1 > UNKNOWN && root.1 >= best - margin);
            found.moves = near.copied().collect();
        }
        if !whole {
            break;
        }
        found.depth = depth;
        report(&found, watch, spell);
        let spent = limits.nodes.is_some_and(|most| tree.nodes >= most);
        let settled = best.abs() >= value::FORCED || (depth > 0 && roots.len() <= 1);
        if spent || settled || watch.enough() || watch.stop() {
            break;
        }
    }
    found
}

/// What a board is worth to a seat, whoever is to move there, and the positions visited. Where not
/// even one round can be finished within the limits, it is what the board looks worth.
pub fn value<B: Search>(board: &B, seat: Seat, limits: Limits, watch: &dyn Watch) -> (i32, u64) {
    let mut tree = Tree::new(board, seat, limits, watch);
    let mut value = board.evaluate(seat);
    for depth in 1..=limits.depth.unwrap_or(DEEPEST).min(DEEPEST) {
        let found = tree.answers(0, depth + 1, (UNKNOWN, value::INFINITE), true);
        if tree.stopped {
            break;
        }
        value = found;
        if limits.nodes.is_some_and(|most| tree.nodes >= most) || watch.enough() {
            break;
        }
    }
    (value, tree.nodes)
}

fn report<M: Copy>(found: &Found<M>, watch: &dyn Watch, spell: &dyn Fn(&[M]) -> Vec<String>) {
    let Some(&(m, value)) = found.moves.first() else { return };
    watch.report(&Progress {
        nth: 1,
        depth: found.depth,
        seldepth: found.depth,
        value,
        nodes: found.nodes,
        full: 0,
        line: &|| spell(&[m]),
    });
}

#[cfg(test)]
mod tests;
