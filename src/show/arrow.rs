//! Moves as arrows over a board.

use crate::render::{Arrow, ArrowKind};
use crate::rules::Step;

/// A move as an arrow, by the clicks that lead to it; none if it has no place on the board.
pub(crate) fn arrow(steps: &[Step], kind: ArrowKind) -> Option<Arrow> {
    let from = steps.iter().find_map(|step| match step {
        Step::Man(_, cell) => Some(*cell),
        Step::Hand(_) | Step::To { .. } | Step::Become(_) | Step::Word { .. } => None,
    });
    let to = steps.iter().rev().find_map(|step| match step {
        Step::To { .. } | Step::Word { .. } => step.cell(),
        Step::Man(..) | Step::Hand(_) | Step::Become(_) => None,
    });
    Some(Arrow { from, to: to.or(from)?, kind })
}
