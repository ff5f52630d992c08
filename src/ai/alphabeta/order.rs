//! In which order the moves of a node are tried.

use super::history::grab;
use super::tree::Tree;
use crate::ai::Search;

/// The move of the table comes first, then winning noisy moves, killers, quiet moves by history,
/// losing noisy moves last. Quiet scores lie within 60,000 of zero.
pub(super) const TABLE: i32 = 1 << 30;
const WINNING: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const COUNTER: i32 = KILLER - 1;
/// What a check adds to the history of a quiet move.
const CHECK: i32 = 8_000;
const LOSING: i32 = -(1 << 24);
/// Of a move that was picked, but not searched.
pub(super) const SKIPPED: i32 = i32::MIN;

/// A move picked for trying.
#[derive(Clone, Copy)]
pub(super) struct Picked<M> {
    pub(super) m: M,
    pub(super) noisy: bool,
    pub(super) score: i32,
}

impl<M> Picked<M> {
    /// Whether it is a noisy move that loses material.
    pub(super) const fn losing(&self) -> bool {
        self.score < LOSING / 2
    }
}

impl<B: Search> Tree<'_, B> {
    /// Scores the moves from `base` on.
    pub(super) fn score(&mut self, base: usize, ply: usize, first: Option<B::Move>) {
        let past = self.past(ply);
        let counter = self.history.counter(past);
        let killers = self.plies[ply].killers;
        self.scores.truncate(base);
        for at in base..self.moves.len() {
            let m = self.moves[at];
            let score = if Some(m) == first {
                TABLE
            } else if self.board.noisy(m) {
                WINNING + self.board.rank(m) * 64 + self.history.noisy(grab(&self.board, m))
            } else if Some(m) == killers[0] {
                KILLER + 1
            } else if Some(m) == killers[1] {
                KILLER
            } else if Some(m) == counter {
                COUNTER
            } else {
                let check = self.board.checks(m) == Some(true);
                self.history.score(self.board.slot(m), past) + if check { CHECK } else { 0 }
            };
            self.scores.push(score);
        }
    }

    /// Where the highest score from `at` on is; of several the first.
    fn most(&self, at: usize) -> Option<usize> {
        let left = self.scores.get(at..self.moves.len())?;
        let (mut best, mut most) = (0, *left.first()?);
        for (nth, &score) in left.iter().enumerate().skip(1) {
            if score > most {
                (best, most) = (nth, score);
            }
        }
        Some(at + best)
    }

    /// The best move not yet tried, moved to `at`. Noisy moves that lose are put off when they come
    /// up.
    pub(super) fn pick(&mut self, at: usize) -> Option<Picked<B::Move>> {
        loop {
            let best = self.most(at)?;
            let (m, score) = (self.moves[best], self.scores[best]);
            let noisy = self.board.noisy(m);
            let winning = noisy && (WINNING..TABLE).contains(&score);
            if winning && !self.board.gains(m, 0) {
                self.scores[best] = score - WINNING + LOSING;
                continue;
            }
            self.moves.swap(at, best);
            self.scores.swap(at, best);
            return Some(Picked { m, noisy, score });
        }
    }
}
