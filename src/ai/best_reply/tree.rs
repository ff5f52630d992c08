//! Rounds of choices: one's own moves, and the answers of all others.

use crate::ai::{Limits, Search, Watch, Which, value};
use crate::rules::Seat;

/// The watcher is asked after so many positions.
const BREATH: u64 = 256;
/// What a capture must win to be followed where a search ends, or to be what a seat plays at a glance.
const WORTHWHILE: i32 = 1;
/// What is worth less than every position.
pub(super) const UNKNOWN: i32 = -value::INFINITE;

/// One search: the board as it stands in it, and what it has learnt.
pub(super) struct Tree<'a, B: Search> {
    me: Seat,
    board: B,
    /// How often a like move was the best of its node.
    history: Vec<i32>,
    limits: Limits,
    watch: &'a dyn Watch,
    /// The positions visited.
    pub(super) nodes: u64,
    /// Whether the search was broken off.
    pub(super) stopped: bool,
}

impl<'a, B: Search> Tree<'a, B> {
    pub(super) fn new(board: &B, me: Seat, limits: Limits, watch: &'a dyn Watch) -> Self {
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
    pub(super) fn round(&mut self, roots: &mut [(B::Move, i32)], rounds: u32, margin: i32) -> bool {
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
    pub(super) fn answers(
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
    pub(super) fn order(&self, moves: &mut [B::Move]) {
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
