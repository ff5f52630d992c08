//! Many men are chosen in two steps: first the kind, then which.

use super::trie::Way;
use crate::rules::{PieceKind, Step};

/// More men than this are chosen by their kind first: they would fill more than two rows.
const MEN_MOST: usize = 10;

/// The ways that begin with a man of one kind, in board order.
pub(super) struct OfKind<'w, 'a> {
    pub kind: PieceKind,
    pub ways: Vec<&'w Way<'a>>,
}

/// The men among ways by their kinds, pawns last; none if there are few, or all are alike.
pub(super) fn kinds<'w, 'a>(ways: &'w [Way<'a>]) -> Vec<OfKind<'w, 'a>> {
    let mut kinds: Vec<OfKind<'w, 'a>> = Vec::new();
    let mut men = 0;
    for way in ways {
        let Step::Man(kind, _) = *way.step else { continue };
        men += 1;
        match kinds.iter_mut().find(|known| known.kind == kind) {
            Some(known) => known.ways.push(way),
            None => kinds.push(OfKind { kind, ways: vec![way] }),
        }
    }
    if men <= MEN_MOST || kinds.len() < 2 {
        return Vec::new();
    }
    kinds.sort_by_key(|of| (of.kind == PieceKind::Pawn, of.kind));
    kinds
}
