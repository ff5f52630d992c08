//! In which order the moves of a node are tried.

use std::ops::Range;

use super::history::{Done, grab};
use super::numbers as by;
use super::tree::Tree;
use crate::ai::{Search, Which};

/// The move of the table comes first, then winning noisy moves, killers, quiet moves by history,
/// losing noisy moves last. Quiet scores lie within 200,000 of zero.
pub(super) const TABLE: i32 = 1 << 30;
const WINNING: i32 = 1 << 24;
/// Of quiet moves that are not scored yet.
const PENDING: i32 = 1 << 22;
const KILLER: i32 = 1 << 20;
const COUNTER: i32 = KILLER - 1;
const LOSING: i32 = -(1 << 24);

/// What is known of a move that is to be tried.
#[derive(Clone, Copy, Default)]
pub(super) struct Mark {
    done: Done,
    saves: i32,
    checks: Option<bool>,
    /// Whether it was searched, and not only picked.
    pub(super) searched: bool,
}

/// A move picked for trying.
#[derive(Clone, Copy)]
pub(super) struct Picked<M> {
    pub(super) m: M,
    pub(super) noisy: bool,
    pub(super) score: i32,
    /// How well it has done, if it is quiet.
    pub(super) done: Done,
    /// What it saves, if it is quiet.
    pub(super) saves: i32,
    /// Whether it gives check, if it was asked.
    checks: Option<bool>,
}

impl<M> Picked<M> {
    /// The move of the table.
    pub(super) fn first(m: M, noisy: bool) -> Self {
        Self { m, noisy, score: TABLE, done: Done::default(), saves: 0, checks: None }
    }

    /// Whether it is a noisy move that loses material.
    pub(super) const fn losing(&self) -> bool {
        self.score < LOSING / 2
    }
}

/// The moves of a node as they are tried. The move of the table often is all that is needed: where the board
/// can tell that it is legal, the others are listed after it.
pub(super) struct Queue<M> {
    /// Where its moves begin on the stack, and up to where they were picked.
    base: usize,
    at: usize,
    first: Option<M>,
    /// The move of the table, if it was picked before the others were listed.
    early: Option<M>,
    listed: bool,
}

impl<M> Queue<M> {
    /// Where on the stack the moves are that were picked.
    pub(super) const fn picked(&self) -> Range<usize> {
        self.base..self.at
    }
}

impl<B: Search> Tree<'_, B> {
    /// The moves of this position, with the one of the table.
    pub(super) const fn queue(&self, first: Option<B::Move>) -> Queue<B::Move> {
        let base = self.moves.len();
        Queue { base, at: base, first, early: None, listed: false }
    }

    /// The next move to try; no quiet one if they are not wanted any more.
    pub(super) fn next(
        &mut self,
        queue: &mut Queue<B::Move>,
        ply: usize,
        quiet: bool,
    ) -> Option<Picked<B::Move>> {
        if !queue.listed {
            let legal = |&m: &B::Move| self.board.legal(m) == Some(true);
            if queue.early.is_none()
                && let Some(m) = queue.first.filter(legal)
            {
                queue.early = Some(m);
                return Some(Picked::first(m, self.board.noisy(m)));
            }
            queue.listed = true;
            self.board.generate(Which::All, &mut self.moves);
            self.score(queue.base, queue.first);
        }
        loop {
            let picked = self.pick(queue.at, ply, quiet)?;
            queue.at += 1;
            if queue.early != Some(picked.m) {
                return Some(picked);
            }
            self.note_searched(queue);
        }
    }

    /// The move picked last was, or will be, searched.
    pub(super) fn note_searched(&mut self, queue: &Queue<B::Move>) {
        if let Some(mark) = queue.picked().last().and_then(|at| self.marks.get_mut(at)) {
            mark.searched = true;
        }
    }

    /// Takes the moves from the stack again.
    pub(super) fn end(&mut self, queue: &Queue<B::Move>) {
        self.moves.truncate(queue.base);
    }

    /// Scores the moves from `base` on; the quiet ones are scored when their turn comes.
    pub(super) fn score(&mut self, base: usize, first: Option<B::Move>) {
        self.scores.truncate(base);
        self.marks.truncate(base);
        for at in base..self.moves.len() {
            let m = self.moves[at];
            self.scores.push(if Some(m) == first {
                TABLE
            } else if self.board.noisy(m) {
                WINNING + self.board.rank(m) * 64 + self.history.noisy(grab(&self.board, m))
            } else {
                PENDING
            });
        }
        self.marks.resize(self.moves.len(), Mark::default());
    }

    /// Scores the quiet moves from `at` on.
    fn score_quiet(&mut self, at: usize, ply: usize) {
        let past = self.past(ply);
        let quiet = self.history.quiet(past);
        let counter = self.history.counter(past);
        let killers = self.plies[ply].killers;
        for at in at..self.moves.len() {
            if self.scores[at] != PENDING {
                continue;
            }
            let m = self.moves[at];
            let done = quiet.done(&self.board, m);
            let saves = self.board.saves(m);
            let checks = self.board.checks(m) == Some(true);
            self.scores[at] = if Some(m) == killers[0] {
                KILLER + 1
            } else if Some(m) == killers[1] {
                KILLER
            } else if Some(m) == counter {
                COUNTER
            } else {
                done.promise() + by::SAVED * saves + if checks { by::CHECK } else { 0 }
            };
            self.marks[at] = Mark { done, saves, checks: Some(checks), searched: false };
        }
    }

    /// Where the highest score from `at` on is; of several the first. Quiet moves only if they are wanted.
    fn most(&self, at: usize, quiet: bool) -> Option<usize> {
        let left = self.scores.get(at..self.moves.len())?;
        let rated = |&score: &i32| {
            let wanted = quiet || !(LOSING / 2..WINNING).contains(&score);
            if wanted { score } else { i32::MIN }
        };
        // Twice through, each time without branches that no machine foresees.
        let most = left.iter().map(rated).max().filter(|&most| most > i32::MIN)?;
        left.iter().position(|&score| score == most).map(|nth| at + nth)
    }

    /// The best move not yet tried, moved to `at`. Noisy moves that lose are put off when they come
    /// up; quiet moves are left out if they are not wanted any more.
    pub(super) fn pick(&mut self, at: usize, ply: usize, quiet: bool) -> Option<Picked<B::Move>> {
        loop {
            let best = self.most(at, quiet)?;
            let (m, score) = (self.moves[best], self.scores[best]);
            if score == PENDING {
                self.score_quiet(at, ply);
                continue;
            }
            let noisy = self.board.noisy(m);
            let winning = noisy && (WINNING..TABLE).contains(&score);
            if winning && !self.board.gains(m, self.may_lose(m)) {
                self.scores[best] = score - WINNING + LOSING;
                continue;
            }
            self.moves.swap(at, best);
            self.scores.swap(at, best);
            self.marks.swap(at, best);
            let Mark { done, saves, checks, .. } = self.marks[at];
            return Some(Picked { m, noisy, score, done, saves, checks });
        }
    }

    /// Whether a move that was picked gives check.
    pub(super) fn gives_check(&self, picked: &Picked<B::Move>) -> bool {
        picked.checks.unwrap_or_else(|| self.board.checks(picked.m) == Some(true))
    }

    /// How much a noisy move may lose and still comes first, as a number below zero: the more, the more it
    /// takes and the better such moves have done.
    fn may_lose(&self, m: B::Move) -> i32 {
        let Some(prey) = self.board.prey(m) else { return 0 };
        -(by::RISKED * prey + self.history.noisy(grab(&self.board, m))) / 30
    }
}
