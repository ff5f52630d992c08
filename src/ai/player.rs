//! A brain for any searchable game: alpha-beta, chosen softly.

use super::alphabeta::{AlphaBeta, Found, Plan};
use super::{
    Ask, Brain, Limits, Progress, Search, Searchable, Skill, Thought, Watch, Which, mate, soft,
    value,
};
use crate::rules::Seat;

/// Who is so much ahead has as good as won, in hundredths of the smallest man.
const AS_GOOD_AS_WON: i32 = 1_000;

/// A brain that searches by alpha-beta with the skill of a level.
///
/// ```
/// use patt::ai::{Ask, Brain, Company, Limits, Player, Skill, Unwatched};
/// use patt::games::chess::{Chess, Options};
/// use patt::rules::{Game, Notation, Rng, Seat};
///
/// let start = "4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1";
/// let game = Chess::from_text(&mut Options::default(), start)?;
/// let mut brain = Player::<Chess>::new(Skill::FULL, 1);
/// let thought = brain.choose(Ask {
///     world: &mut || game.clone(),
///     seat: Seat::FIRST,
///     company: Company::People,
///     limits: Limits { nodes: None, depth: Some(4) },
///     among: &[],
///     rng: &mut Rng::new(1),
///     watch: &Unwatched,
/// });
/// let m = thought.expect("there is a move").m;
/// assert_eq!(game.write(&m, Notation::CANONICAL), "d1d5", "it takes the queen");
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub struct Player<G: Searchable> {
    skill: Skill,
    search: AlphaBeta<G::Board>,
}

impl<G: Searchable> Player<G> {
    /// A brain of this skill that keeps about `megabytes` of positions.
    #[must_use]
    pub fn new(skill: Skill, megabytes: usize) -> Self {
        Self { skill, search: AlphaBeta::new(megabytes) }
    }

    /// What a board is worth to a seat, whoever is to move there, and the positions visited.
    pub fn value(
        &mut self,
        board: &G::Board,
        seat: Seat,
        limits: Limits,
        watch: &dyn Watch,
    ) -> (i32, u64) {
        let plan = Plan { limits, margin: 0, sight: self.skill.sight };
        let found = self.search.think(board, &plan, watch, &|_| {});
        let own = board.turn() == seat || board.shared();
        let value = match found.moves.first() {
            Some(&(_, value)) if own => value,
            Some(&(_, value)) => -value,
            None => board.evaluate(seat),
        };
        (value, found.nodes)
    }
}

impl<G: Searchable> Brain<G> for Player<G> {
    fn choose(&mut self, ask: Ask<'_, G>) -> Option<Thought<G::Move>> {
        let game = (ask.world)();
        let board = game.board();
        let ahead = value::told(G::SCALE, board.evaluate(board.turn()));
        let skill = if ahead >= AS_GOOD_AS_WON { self.skill.finishing() } else { self.skill };
        let skill = skill.attending(ask.rng);
        let margin = if board.young() { skill.opening } else { skill.margin };
        let plan = Plan { limits: skill.limits.and(ask.limits), margin, sight: skill.sight };
        let among = among(&game, &board, ask.among);
        let told = |found: &Found<_>| report(&game, found, ask.watch);
        let found = self.search.think_among(&board, &among, &plan, ask.watch, &told);
        let (m, value) = soft::pick(&found.moves, margin, ask.rng)?;
        let pv = if found.line.first() == Some(&m) { found.line.as_slice() } else { &[m] };
        Some(Thought {
            m: game.lift(m),
            value: Some(value),
            depth: found.depth,
            nodes: found.nodes,
            pv: lift_line(&game, pv),
        })
    }

    fn mate(&mut self, ask: Ask<'_, G>, moves: u32) -> Option<Thought<G::Move>> {
        let game = (ask.world)();
        let board = game.board();
        let among = among(&game, &board, ask.among);
        let found = mate::find(&board, &among, moves, ask.limits.nodes, ask.watch)?;
        let pv = lift_line(&game, &found.line);
        let depth = found.line.len() as u32;
        let value = Some(value::from_node(value::WON, found.line.len()));
        Some(Thought { m: pv.first()?.clone(), value, depth, nodes: found.nodes, pv })
    }

    fn remember(&mut self, megabytes: usize) {
        self.search.resize(megabytes);
    }

    fn forget(&mut self) {
        self.search.clear();
    }
}

fn report<G: Searchable>(game: &G, found: &Found<<G::Board as Search>::Move>, watch: &dyn Watch) {
    let best = found.moves.first().map(|&(_, value)| (&found.line, value));
    let others = found.others.iter().map(|(line, value)| (line, *value));
    for (nth, (line, value)) in (1..).zip(best.into_iter().chain(others)) {
        watch.report(&Progress {
            nth,
            depth: found.depth,
            seldepth: found.seldepth,
            value,
            nodes: found.nodes,
            full: found.full,
            line: &|| game.spell(line),
        });
    }
}

/// The moves of the board that stand for these of the game; none for all.
fn among<G: Searchable>(
    game: &G,
    board: &G::Board,
    wanted: &[G::Move],
) -> Vec<<G::Board as Search>::Move> {
    let mut moves = Vec::new();
    if !wanted.is_empty() {
        board.generate(Which::All, &mut moves);
        moves.retain(|&m| wanted.contains(&game.lift(m)));
    }
    moves
}

fn lift_line<G: Searchable>(game: &G, line: &[<G::Board as Search>::Move]) -> Vec<G::Move> {
    let mut game = game.clone();
    let mut lifted = Vec::with_capacity(line.len());
    for &m in line {
        let Some(seat) = game.status().acting().only() else { break };
        let m = game.lift(m);
        if !game.moves(seat).contains(&m) {
            break;
        }
        game.apply(seat, &m);
        lifted.push(m);
    }
    lifted
}
