//! The clicks that lead to a move: the man, and where it goes.

use super::board::Move;
use super::men::{Kind, Man};
use super::position::Position;
use super::terms;
use crate::rules::Step;

/// The clicks for a legal move.
pub(super) fn steps(position: &Position, m: Move) -> Vec<Step> {
    let kind = position.board().man(m.from).map_or(Kind::General, Man::kind);
    vec![
        Step::Man(terms::figure(kind), terms::cell(m.from)),
        Step::To { cell: terms::cell(m.to), takes: position.takes(m) },
    ]
}
