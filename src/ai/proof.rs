//! Forced wins by proof numbers: what is easiest to prove is looked at first, nothing is judged.
//!
//! A position counts how many more positions must be settled at least to prove the win, and how many
//! to refute it; the search goes where the smaller number stands. So it follows the lines in which the
//! loser has few answers, far deeper than a search that tries all moves alike.

use super::{ByKey, Search, Watch, Which, value};
use crate::rules::Seat;

/// So many positions as no search visits: what is settled, seen from the other side.
const NEVER: u32 = 1 << 28;

/// How many positions a proof is taken to need after a check, before it is visited: there are few
/// answers to it.
const AFTER_CHECK: u32 = 2;
/// The same after any other move of the attacker.
const AFTER_OTHERS: u32 = 8;

/// What is known of a forced win within some plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// There is one, in so many plies at most.
    Proven(u8),
    /// There is none.
    Refuted,
    /// The positions that might be visited were too few.
    Open,
}

/// What is known of a position with some plies to go.
#[derive(Clone, Copy)]
struct Numbers {
    /// The least positions to settle for a proof; 0 if it is proven.
    proof: u32,
    /// The least positions to settle for a refutation; 0 if it is refuted.
    refutation: u32,
    /// Within how many plies the win is forced, if it is.
    plies: u8,
}

impl Numbers {
    const WON: Self = Self { refutation: NEVER, ..Self::open(0) };
    const SAFE: Self = Self { refutation: 0, ..Self::open(NEVER) };

    /// Nothing is settled, and a proof is taken to need so many positions.
    const fn open(proof: u32) -> Self {
        Self { proof, refutation: 1, plies: 0 }
    }

    /// The numbers as the seat to move sees them: how much its aim still needs, then the other's.
    const fn of(self, attacks: bool) -> (u32, u32) {
        if attacks { (self.proof, self.refutation) } else { (self.refutation, self.proof) }
    }
}

/// A hunt for a forced win of one seat. What it has learnt stays for later hunts from the same board.
pub(super) struct Hunt<B: Search> {
    board: B,
    winner: Seat,
    /// By [`key`](Self::key).
    known: ByKey<Numbers>,
    /// The positions visited.
    pub(super) nodes: u64,
}

/// Until when a hunt goes on.
struct Leash<'a> {
    most: u64,
    watch: &'a dyn Watch,
    /// How often numbers were counted.
    opened: u64,
    torn: bool,
}

impl<B: Search> Hunt<B> {
    pub(super) fn new(board: B, winner: Seat) -> Self {
        Self { board, winner, known: ByKey::default(), nodes: 0 }
    }

    pub(super) const fn winner(&self) -> Seat {
        self.winner
    }

    /// Whether the winner wins within so many plies, visiting no more than `most` positions in all.
    pub(super) fn within(&mut self, plies: u8, most: u64, watch: &dyn Watch) -> Verdict {
        let mut leash = Leash { most, watch, opened: 0, torn: false };
        if plies == 0 {
            return Verdict::Refuted;
        }
        if self.nodes >= most {
            return Verdict::Open;
        }
        self.follow(plies, (NEVER, NEVER), &mut leash);
        let Numbers { proof, refutation, plies } = self.numbers(plies);
        match (proof, refutation) {
            (0, _) => Verdict::Proven(plies),
            (_, 0) => Verdict::Refuted,
            _ => Verdict::Open,
        }
    }

    /// The line of a win that is proven within so many plies: the shortest proof that is known against
    /// the longest resistance.
    pub(super) fn line(&mut self, mut within: u8) -> Vec<B::Move> {
        let mut made = Vec::new();
        while within > 0 {
            if let Some(m) = self.next_of_line(within) {
                made.push((m, self.board.make(m)));
                within -= 1;
            } else {
                // What was proven within fewer plies is known by those.
                within = within.saturating_sub(2);
            }
        }
        let line = made.iter().map(|&(m, _)| m).collect();
        for (m, undo) in made.into_iter().rev() {
            self.board.unmake(m, undo);
        }
        line
    }

    fn next_of_line(&mut self, within: u8) -> Option<B::Move> {
        let attacks = self.board.turn() == self.winner;
        let mut moves = Vec::new();
        self.board.generate(Which::All, &mut moves);
        let mut best: Option<(u8, B::Move)> = None;
        for m in moves {
            let next = self.look(m, within - 1);
            let won = next.filter(|next| next.proof == 0).map(|next| next.plies);
            // Whoever loses has no move that does not.
            let Some(won) = won else {
                if attacks {
                    continue;
                }
                return None;
            };
            if best.is_none_or(|(old, _)| if attacks { won < old } else { won > old }) {
                best = Some((won, m));
            }
        }
        best.map(|(_, m)| m)
    }

    fn numbers(&self, plies: u8) -> Numbers {
        self.known.get(&self.key(plies)).copied().unwrap_or(Numbers::open(1))
    }

    /// Under what the numbers of this position with so many plies to go are kept.
    fn key(&self, plies: u8) -> u64 {
        self.board.hash() ^ u64::from(plies).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// Looks at a position for the first time.
    fn meet(&mut self, plies: u8) {
        let key = self.key(plies);
        if self.known.contains_key(&key) {
            return;
        }
        if plies > 2
            && let Some(&sooner) = self.known.get(&self.key(plies - 2))
            && sooner.proof == 0
        {
            self.known.insert(key, sooner);
            return;
        }
        self.nodes += 1;
        let turn = self.board.turn();
        let attacks = turn == self.winner;
        let settled = |end: i32| {
            let end = if attacks { end } else { -end };
            if end >= value::WON { Numbers::WON } else { Numbers::SAFE }
        };
        let numbers = if let Some(end) = self.board.ended(false, turn) {
            settled(end)
        } else if attacks {
            if plies == 0 { Numbers::SAFE } else { Numbers::open(1) }
        } else {
            let mut answers = Vec::new();
            self.board.generate(Which::All, &mut answers);
            match (answers.len(), plies) {
                (0, _) => settled(self.board.ended(true, turn).unwrap_or(value::DRAW)),
                (_, 0) => Numbers::SAFE,
                (count, _) => Numbers::open(count as u32),
            }
        };
        self.known.insert(key, numbers);
    }

    /// The moves from here, each with what is known of the position after it, or what that is taken
    /// for before it is visited.
    fn branches(&mut self, plies: u8, attacks: bool) -> Vec<Branch<B::Move>> {
        let mut moves = Vec::new();
        self.board.generate(Which::All, &mut moves);
        let last = attacks && plies == 1 && B::MATES;
        let mut branches = Vec::with_capacity(moves.len());
        for m in moves {
            let checks = if attacks { self.board.checks(m) } else { None };
            if last && checks == Some(false) {
                continue;
            }
            let known = self.look(m, plies - 1);
            let guess = match checks {
                _ if !attacks => 1,
                Some(true) => AFTER_CHECK,
                Some(false) | None => AFTER_OTHERS,
            };
            let numbers = known.unwrap_or(Numbers::open(guess));
            branches.push(Branch { m, numbers, met: known.is_some() });
        }
        branches
    }

    /// What is known of the position after a move.
    fn look(&mut self, m: B::Move, plies: u8) -> Option<Numbers> {
        let undo = self.board.make(m);
        let known = self.known.get(&self.key(plies)).copied();
        self.board.unmake(m, undo);
        known
    }

    /// Follows the most promising line from here until one of the numbers reaches its bound: that of
    /// the proof, that of the refutation.
    fn follow(&mut self, plies: u8, bounds: (u32, u32), leash: &mut Leash<'_>) {
        let key = self.key(plies);
        let attacks = self.board.turn() == self.winner;
        let (own_bound, other_bound) = if attacks { bounds } else { (bounds.1, bounds.0) };
        let mut branches = self.branches(plies, attacks);
        loop {
            let sum = Sum::of(&branches, attacks);
            self.known.insert(key, sum.numbers(attacks));
            leash.opened += 1;
            leash.torn |= leash.opened.is_multiple_of(512) && leash.watch.stop();
            let settled = sum.own == 0 || sum.other == 0;
            let Some(branch) = sum.best.and_then(|best| branches.get_mut(best)) else { return };
            leash.torn |= !branch.met && self.nodes >= leash.most;
            if settled || sum.own >= own_bound || sum.other >= other_bound || leash.torn {
                return;
            }
            let undo = self.board.make(branch.m);
            if branch.met {
                // A little past the next best, so that it does not jump to and fro.
                let own = own_bound.min(sum.second.saturating_add(1 + sum.second / 4));
                let others = branch.numbers.of(attacks).1;
                let other = (other_bound - sum.other).saturating_add(others).min(NEVER);
                let bounds = if attacks { (own, other) } else { (other, own) };
                self.follow(plies - 1, bounds, leash);
            } else {
                self.meet(plies - 1);
            }
            (branch.numbers, branch.met) = (self.numbers(plies - 1), true);
            self.board.unmake(branch.m, undo);
        }
    }
}

/// A move with what is known of the position after it.
struct Branch<M> {
    m: M,
    numbers: Numbers,
    /// Whether the position was visited.
    met: bool,
}

/// What the moves of a position come to. Who moves needs one of them for its aim; the other must
/// settle all.
struct Sum {
    /// What the aim of the seat to move still needs, by the best move and by the next best.
    own: u32,
    second: u32,
    /// What the aim of the other still needs.
    other: u32,
    /// Within how many plies the win is forced, if it is.
    plies: u8,
    /// Where the best move stands.
    best: Option<usize>,
}

impl Sum {
    fn of<M>(branches: &[Branch<M>], attacks: bool) -> Self {
        let mut sum = Self { own: NEVER, second: NEVER, other: 0, plies: 0, best: None };
        let (mut shortest, mut longest) = (u8::MAX, 0);
        for (at, branch) in branches.iter().enumerate() {
            let (needs, others) = branch.numbers.of(attacks);
            sum.other = sum.other.saturating_add(others).min(NEVER);
            if branch.numbers.proof == 0 {
                shortest = shortest.min(branch.numbers.plies);
                longest = longest.max(branch.numbers.plies);
            }
            if needs < sum.own {
                (sum.second, sum.own) = (sum.own, needs);
                sum.best = Some(at);
            } else {
                sum.second = sum.second.min(needs);
            }
        }
        sum.plies = if attacks { shortest } else { longest }.saturating_add(1);
        sum
    }

    const fn numbers(&self, attacks: bool) -> Numbers {
        let Self { own, other, .. } = *self;
        let (proof, refutation) = if attacks { (own, other) } else { (other, own) };
        let plies = if proof == 0 { self.plies } else { 0 };
        Numbers { proof, refutation, plies }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Searchable, Unwatched};
    use crate::games::chess::{Chess, Options};
    use crate::rules::Game;

    fn hunt(fen: &str, winner: Seat, plies: u8) -> (Verdict, Vec<String>) {
        let game = Chess::from_text(&mut Options::default(), fen).unwrap();
        let mut hunt = Hunt::new(Searchable::board(&game), winner);
        let verdict = hunt.within(plies, 200_000, &Unwatched);
        let line = match verdict {
            Verdict::Proven(_) => hunt.line(plies),
            Verdict::Refuted | Verdict::Open => Vec::new(),
        };
        (verdict, game.spell(&line))
    }

    #[test]
    fn mates_of_either_side_are_proven_and_shorter_ones_refuted() {
        for (fen, winner, plies) in [
            ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", Seat::FIRST, 1),
            ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", Seat::FIRST, 3),
            ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", Seat::FIRST, 3),
            // Black has one move, and is mated.
            ("7k/R7/8/8/8/8/8/1R2K3 b - - 0 1", Seat::FIRST, 2),
        ] {
            let (verdict, line) = hunt(fen, winner, plies + 2);
            assert!(matches!(verdict, Verdict::Proven(found) if found <= plies + 2), "{fen}");
            assert!(!line.is_empty(), "{fen}");
            let (exact, line) = hunt(fen, winner, plies);
            assert_eq!(exact, Verdict::Proven(plies), "{fen}");
            assert_eq!(line.len(), usize::from(plies), "{fen}: {line:?}");
            let sooner = hunt(fen, winner, plies.saturating_sub(2)).0;
            assert_eq!(sooner, Verdict::Refuted, "{fen}");
        }
    }

    #[test]
    fn a_hunt_keeps_to_its_budget() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let game = Chess::from_text(&mut Options::default(), start).unwrap();
        let mut hunt = Hunt::new(Searchable::board(&game), Seat::FIRST);
        assert_eq!(hunt.within(9, 1_000, &Unwatched), Verdict::Open);
        assert_eq!(hunt.nodes, 1_000);
    }
}
