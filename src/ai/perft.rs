//! Counting lines of play: the test every move generator must pass.

use super::{Search, Which};

/// The number of legal lines of exactly `depth` moves. Ends by draw rules are not looked at.
pub fn perft<B: Search>(board: &mut B, depth: u32) -> u64 {
    count(board, depth, &mut Vec::new())
}

/// The first moves, each with the number of lines it begins.
pub fn divide<B: Search>(board: &mut B, depth: u32) -> Vec<(B::Move, u64)> {
    let mut stack = Vec::new();
    board.generate(Which::All, &mut stack);
    let first = stack.clone();
    let below = |m| (m, after(board, m, depth.saturating_sub(1), &mut stack));
    first.into_iter().map(below).collect()
}

fn count<B: Search>(board: &mut B, depth: u32, stack: &mut Vec<B::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let base = stack.len();
    board.generate(Which::All, stack);
    let end = stack.len();
    let lines = if depth == 1 {
        (end - base) as u64
    } else {
        (base..end).map(|at| after(board, stack[at], depth - 1, stack)).sum()
    };
    stack.truncate(base);
    lines
}

fn after<B: Search>(board: &mut B, m: B::Move, depth: u32, stack: &mut Vec<B::Move>) -> u64 {
    let undo = board.make(m);
    let lines = count(board, depth, stack);
    board.unmake(m, undo);
    lines
}
