//! A stretch of play in which nothing is taken, gone back over from its end.

use std::ops::ControlFlow;

use super::board::{Board, Move, Undo};
use super::chase::attackers;
use super::men::Man;

/// A move of a stretch of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The move; none where a side passed, as the search lets it.
    pub m: Option<Move>,
    /// Whether it gave check.
    pub check: bool,
}

/// A move of a stretch with the boards before and after it.
pub(super) struct Made<'a> {
    pub before: &'a Board,
    pub m: Move,
    pub after: &'a Board,
    /// Whether it gave check.
    pub check: bool,
}

/// Goes over the moves that led to `end`, from the last to the first, until `each` has seen enough.
/// Passes are left out.
pub(super) fn retrace(
    end: &Board,
    back: impl Iterator<Item = Step>,
    mut each: impl FnMut(Made<'_>) -> ControlFlow<()>,
) {
    let mut after = end.clone();
    for Step { m, check } in back {
        let mut before = after.clone();
        match m {
            None => before.pass(),
            Some(m) => {
                before.unmake(m, Undo::NONE);
                if each(Made { before: &before, m, after: &after, check }).is_break() {
                    return;
                }
            }
        }
        after = before;
    }
}

/// The one man that attacked `prey` anew with every move its side made on the way to `end`, if one
/// did.
pub(super) fn hunter(end: &Board, back: impl Iterator<Item = Step>, prey: Man) -> Option<Man> {
    let by = prey.camp().other();
    let mut hunters: Option<Vec<Man>> = None;
    retrace(end, back, |Made { before, m, after, .. }| {
        if before.turn() != by {
            return ControlFlow::Continue(());
        }
        let mut attack: Vec<Man> = attackers(before, m, after, prey).collect();
        if let Some(others) = &hunters {
            attack.retain(|man| others.contains(man));
        }
        let done = attack.is_empty();
        hunters = Some(attack);
        if done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    hunters?.first().copied()
}
