//! Best-reply search that keeps the others' moves (BRS+: Esser, Gras, Winands, Schadd and Lanctot
//! 2013), for three or more seats that play against each other.
//!
//! A round is one's own move and the others' answers. Of the others only one answers freely, whichever
//! hurts most; the rest play the move that looks best at a glance: a capture that wins, or else the
//! move that changes least. So a round is two layers of choices instead of one for each seat, and yet
//! nobody's turn is left out. Values are one's own throughout; nothing is negated.
//!
//! Under a node limit the answer depends only on the question, never on time.

use super::{Ask, Brain, Limits, Progress, Search, Searchable, Skill, Thought, Watch, Which};
use super::{soft, value};
use crate::rules::Seat;

/// No search is deeper than this, in rounds.
const DEEPEST: u32 = 12;
/// The watcher is asked after so many positions.
const BREATH: u64 = 256;
/// What a capture must win to be followed where a search ends, or to be what a seat plays at a glance.
const WORTHWHILE: i32 = 1;

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

const UNKNOWN: i32 = -value::INFINITE;

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

struct Tree<'a, B: Search> {
    me: Seat,
    board: B,
    /// How often a like move was the best of its node.
    history: Vec<i32>,
    limits: Limits,
    watch: &'a dyn Watch,
    nodes: u64,
    stopped: bool,
}

impl<'a, B: Search> Tree<'a, B> {
    fn new(board: &B, me: Seat, limits: Limits, watch: &'a dyn Watch) -> Self {
        Self {
            me,
            board: board.clone(),
            history: vec![0; B::SLOTS],
            limits,
            watch,
            nodes: 0,
            stopped: false,
        }
    }

    fn enter(&mut self) -> bool {
        self.nodes += 1;
        if !self.stopped {
            let spent = self.limits.nodes.is_some_and(|most| self.nodes > most);
            self.stopped = spent || (self.nodes.is_multiple_of(BREATH) && self.watch.stop());
        }
        self.stopped
    }

    /// So many rounds at the root; sorts moves of known value to the front. Whether it was finished.
    fn round(&mut self, roots: &mut [(B::Move, i32)], rounds: u32, margin: i32) -> bool {
        for root in roots.iter_mut() {
            root.1 = UNKNOWN;
        }
        let mut best = UNKNOWN;
        for (nth, root) in roots.iter_mut().enumerate() {
            let floor = best.saturating_sub(margin).max(UNKNOWN);
            // With a margin, values that equal the floor are wanted too.
            let floor = if margin > 0 && nth > 0 { (floor - 1).max(UNKNOWN) } else { floor };
            let undo = self.board.make(root.0);
            let found = match rounds {
                0 => self.look(1),
                _ => self.answers(1, rounds, (floor, value::INFINITE), true),
            };
            self.board.unmake(root.0, undo);
            if self.stopped {
                break;
            }
            if nth == 0 || found > floor {
                root.1 = found;
            }
            best = best.max(found);
        }
        roots.sort_by_key(|root| std::cmp::Reverse(root.1));
        !self.stopped
    }

    /// The value where it is one's own turn, `rounds` before the search ends.
    fn own(&mut self, ply: usize, rounds: u32, (mut alpha, beta): (i32, i32)) -> i32 {
        if self.enter() {
            return alpha;
        }
        if let Some(end) = self.board.ended(false, self.me) {
            return value::from_node(end, ply);
        }
        if rounds == 0 {
            return self.judge(ply, beta);
        }
        let mut moves = Vec::new();
        self.board.generate(Which::All, &mut moves);
        self.order(&mut moves);
        let mut best = UNKNOWN;
        for m in moves {
            let slot = self.board.slot(m);
            let undo = self.board.make(m);
            let found = self.answers(ply + 1, rounds, (alpha, beta), true);
            self.board.unmake(m, undo);
            if self.stopped {
                break;
            }
            if found > best {
                best = found;
                alpha = alpha.max(found);
                if alpha >= beta {
                    self.history[slot] += (rounds * rounds) as i32;
                    break;
                }
            }
        }
        best
    }

    /// The value while the others move. `free` says that nobody has answered freely yet.
    fn answers(
        &mut self,
        ply: usize,
        rounds: u32,
        (alpha, mut beta): (i32, i32),
        free: bool,
    ) -> i32 {
        if let Some(end) = self.board.ended(false, self.me) {
            return value::from_node(end, ply);
        }
        if self.board.turn() == self.me {
            return self.own(ply, rounds - 1, (alpha, beta));
        }
        if self.enter() {
            return alpha;
        }
        let mut moves = Vec::new();
        self.board.generate(Which::All, &mut moves);
        self.order(&mut moves);
        let Some(usual) = self.usual(&moves) else { return self.judge(ply, beta) };
        let mut worst = value::INFINITE;
        if free {
            for &m in &moves {
                let slot = self.board.slot(m);
                let undo = self.board.make(m);
                let found = self.answers(ply + 1, rounds, (alpha, beta), false);
                self.board.unmake(m, undo);
                if self.stopped {
                    return alpha;
                }
                worst = worst.min(found);
                beta = beta.min(worst);
                if alpha >= beta {
                    self.history[slot] += (rounds * rounds) as i32;
                    return worst;
                }
            }
        }
        // The usual move leaves the free answer to a later seat; if there is none, it was tried.
        let undo = self.board.make(usual);
        let again = free && self.board.turn() == self.me;
        if !again {
            worst = worst.min(self.answers(ply + 1, rounds, (alpha, beta), free));
        }
        self.board.unmake(usual, undo);
        worst
    }

    /// The move of a seat whose answer is not searched: the best of the captures that win something,
    /// else the one that changes least.
    fn usual(&self, moves: &[B::Move]) -> Option<B::Move> {
        let board = &self.board;
        let winning =
            moves.iter().copied().filter(|&m| board.noisy(m) && board.gains(m, WORTHWHILE));
        let quiet = || {
            let quiet = moves.iter().copied().filter(|&m| !board.noisy(m));
            quiet.max_by_key(|&m| (board.idle(m), self.history[board.slot(m)]))
        };
        winning.max_by_key(|&m| board.rank(m)).or_else(quiet).or_else(|| moves.first().copied())
    }

    /// Captures that win first, then what has been best before.
    fn order(&self, moves: &mut [B::Move]) {
        moves.sort_by_cached_key(|&m| {
            let first = if self.board.noisy(m) {
                let rank = self.board.rank(m);
                if self.board.gains(m, 0) { 1_000_000 + rank } else { rank - 1_000_000 }
            } else {
                self.history[self.board.slot(m)].min(900_000)
            };
            std::cmp::Reverse(first)
        });
    }

    /// What the position looks worth, or is worth as an end.
    fn look(&mut self, ply: usize) -> i32 {
        self.nodes += 1;
        let end = self.board.ended(false, self.me);
        end.map_or_else(|| self.board.evaluate(self.me), |end| value::from_node(end, ply))
    }

    /// The value as it stands, or after the best capture that wins something.
    fn judge(&mut self, ply: usize, beta: i32) -> i32 {
        let mut best = self.board.evaluate(self.me);
        if self.board.turn() != self.me || best >= beta {
            return best;
        }
        let mut moves = Vec::new();
        self.board.generate(Which::Noisy, &mut moves);
        for m in moves {
            if !self.board.gains(m, WORTHWHILE) {
                continue;
            }
            let undo = self.board.make(m);
            let found = self.look(ply + 1);
            self.board.unmake(m, undo);
            best = best.max(found);
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Unwatched;

    /// Three seats in turn add 0 to 2 to a heap of their own or take 0 to 2 from the next seat's;
    /// after six moves the heaps count.
    #[derive(Clone)]
    struct Heaps {
        heaps: [i32; 3],
        played: Vec<(i32, bool)>,
    }

    impl Heaps {
        fn at(heaps: [i32; 3]) -> Self {
            Self { heaps, played: Vec::new() }
        }

        fn lead(&self, seat: Seat) -> i32 {
            let others: i32 = self.heaps.iter().sum::<i32>() - self.heaps[seat.index()];
            10 * (2 * self.heaps[seat.index()] - others)
        }

        fn change(&mut self, mover: usize, (by, own): (i32, bool), sign: i32) {
            if own {
                self.heaps[mover] += sign * by;
            } else {
                self.heaps[(mover + 1) % 3] -= sign * by;
            }
        }
    }

    impl Search for Heaps {
        type Move = (i32, bool);
        type Undo = ();
        const SLOTS: usize = 6;

        fn turn(&self) -> Seat {
            Seat((self.played.len() % 3) as u8)
        }

        fn generate(&self, which: Which, out: &mut Vec<(i32, bool)>) {
            if which == Which::All && self.played.len() < 6 {
                out.extend([0, 1, 2].into_iter().flat_map(|by| [(by, true), (by, false)]));
            }
        }

        fn make(&mut self, m: (i32, bool)) {
            let mover = self.turn().index();
            self.change(mover, m, 1);
            self.played.push(m);
        }

        fn unmake(&mut self, m: (i32, bool), (): ()) {
            self.played.pop();
            self.change(self.turn().index(), m, -1);
        }

        fn hash(&self) -> u64 {
            0
        }

        fn ended(&self, stuck: bool, seat: Seat) -> Option<i32> {
            (stuck || self.played.len() == 6).then(|| self.lead(seat))
        }

        fn evaluate(&self, seat: Seat) -> i32 {
            self.lead(seat)
        }

        fn slot(&self, (by, own): (i32, bool)) -> usize {
            by as usize * 2 + usize::from(own)
        }

        fn idle(&self, (by, _): (i32, bool)) -> i32 {
            -by
        }
    }

    fn found(
        board: &Heaps,
        depth: Option<u32>,
        nodes: Option<u64>,
        margin: i32,
    ) -> Found<(i32, bool)> {
        think(board, Limits { nodes, depth }, margin, &Unwatched, &|_| Vec::new())
    }

    #[test]
    fn only_the_worst_of_the_answers_is_free() {
        let board = Heaps::at([5, 5, 5]);
        // Two is added; whichever of the others answers freely, it costs 20 twice over or less.
        let looked = found(&board, Some(0), None, 0);
        assert_eq!(looked.moves[0], ((2, true), 10 * (2 * 7 - 10)));
        let answered = found(&board, Some(1), None, 0);
        assert_eq!(answered.moves[0].0, (2, true));
        assert_eq!(answered.moves[0].1, 0, "the last seat takes two of mine");
    }

    #[test]
    fn a_margin_gives_true_values_to_near_moves() {
        let board = Heaps::at([5, 5, 5]);
        let near = found(&board, Some(1), None, 20);
        assert!(near.moves.len() > 1, "{near:?}");
        for &(m, value) in &near.moves {
            let mut after = board.clone();
            after.make(m);
            assert!(value >= near.moves[0].1 - 20);
            let alone = found(&board, Some(1), None, 1_000);
            assert!(alone.moves.contains(&(m, value)), "{m:?} {value}");
        }
    }

    #[test]
    fn a_board_is_worth_to_the_mover_what_his_move_was() {
        let board = Heaps::at([5, 5, 5]);
        let (m, worth) = found(&board, Some(2), None, 0).moves[0];
        let mut after = board.clone();
        after.make(m);
        let limits = Limits { nodes: None, depth: Some(1) };
        assert_eq!(value(&after, Seat(0), limits, &Unwatched).0, worth);
        let glance = Limits { nodes: None, depth: Some(0) };
        assert_eq!(value(&after, Seat(0), glance, &Unwatched), (after.lead(Seat(0)), 0));
    }

    #[test]
    fn a_node_limit_ends_the_search_with_a_move() {
        let board = Heaps::at([5, 5, 5]);
        let short = found(&board, None, Some(1), 0);
        assert_eq!((short.depth, short.moves.is_empty()), (0, false));
        let long = found(&board, None, None, 0);
        assert!(long.nodes > short.nodes && long.depth > 1);
    }
}
