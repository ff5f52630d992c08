//! The question to a search and its answer.

use crate::ai::{Limits, Sight};

/// How one question is to be searched.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// What may be spent.
    pub limits: Limits,
    /// Moves this much worse than the best get true values too; 0 values only the best, and is
    /// fastest.
    pub margin: i32,
    /// What is seen of the moves there are.
    pub sight: Sight,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The moves whose values are known to be within the margin, best first, with their values.
    pub moves: Vec<(M, i32)>,
    /// The best line.
    pub line: Vec<M>,
    /// The next best lines, as many as the watcher wants, with their values.
    pub others: Vec<(Vec<M>, i32)>,
    /// The depth finished.
    pub depth: u32,
    /// The deepest line looked at.
    pub seldepth: u32,
    /// The positions visited.
    pub nodes: u64,
    /// How full the table of positions is, in thousandths.
    pub full: u32,
}
