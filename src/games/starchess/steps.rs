//! The clicks that lead to a move: the man, where it goes, what it becomes.

use super::board::Board;
use super::men::{Kind, Move};
use super::terms;
use crate::rules::Step;

/// The clicks for a legal move.
pub(super) fn steps(board: &Board, m: Move) -> Vec<Step> {
    let to = Step::To { cell: m.to().cell(), takes: board.takes(m) };
    let first = match m {
        Move::Place { kind, .. } => Step::Hand(terms::figure(kind)),
        Move::Go { from, .. } | Move::Promote { from, .. } => {
            let kind = board.kind_on(from).unwrap_or(Kind::King);
            Step::Man(terms::figure(kind), from.cell())
        }
    };
    let becomes = m.becomes().map(|kind| Step::Become(terms::figure(kind)));
    [first, to].into_iter().chain(becomes).collect()
}
