//! Alpha-beta for boards of two seats, or of seats that share one score.
//!
//! Iterative deepening with aspiration windows; principal variation search with a table of positions,
//! null move, `ProbCut`, late move reductions, singular and check extensions and the usual futility rules;
//! repetitions that are seen a move ahead, where the board can tell;
//! quiescence with exchanges, check evasions and, where the board can tell, quiet checks. Moves are
//! ordered by table, exchange, killers, counter moves and histories. How positions are judged as they
//! stand is corrected by how far others like them were off. All moves of a tree lie on one stack, so
//! no node allocates.
//!
//! Where games are won by mate and the value matters, as in an analysis, hunts by proof numbers go beside it:
//! for a mate of either side while none is known, for a shorter one afterwards, until none can be. They take a
//! small share of the positions, and none of a small budget.
//!
//! Under a node limit the answer depends only on the question and what the tables remember, never
//! on time.

mod correction;
mod early;
mod history;
mod known;
mod late;
mod learn;
mod line;
mod node;
mod numbers;
mod order;
mod plan;
mod quiet;
mod root;
mod site;
mod table;
mod tree;

use super::{Search, Watch};
use history::History;
pub use plan::{Found, Plan};
use table::Table;
use tree::Tree;

/// A searcher with its memory, which is only a cache.
pub struct AlphaBeta<B: Search> {
    table: Table<B::Move>,
    history: History<B>,
}

impl<B: Search> AlphaBeta<B> {
    /// A searcher whose table of positions takes up to this many megabytes.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self { table: Table::new(megabytes), history: History::default() }
    }

    /// Empties the table of positions, which may take up to this many megabytes from now on.
    pub fn resize(&mut self, megabytes: usize) {
        self.table = Table::new(megabytes);
    }

    /// Forgets positions and histories, as if nothing had been searched.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history = History::default();
    }

    /// Searches `board`. The seat to move asks; without a legal move nothing is found. Even the
    /// smallest budget finds some move.
    pub fn think(
        &mut self,
        board: &B,
        plan: &Plan,
        watch: &dyn Watch,
        report: &dyn Fn(&Found<B::Move>),
    ) -> Found<B::Move> {
        self.think_among(board, &[], plan, watch, report)
    }

    /// The same with a choice of `among` alone, or of all moves, if that is empty.
    pub fn think_among(
        &mut self,
        board: &B,
        among: &[B::Move],
        plan: &Plan,
        watch: &dyn Watch,
        report: &dyn Fn(&Found<B::Move>),
    ) -> Found<B::Move> {
        self.table.age();
        let tree = Tree::new(board.clone(), plan, watch, &mut self.table, &mut self.history);
        tree.deepen(among, report)
    }
}

#[cfg(test)]
mod tests;
