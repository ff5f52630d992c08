//! What a chase is: which men a side threatens to take with gain.

use super::board::{Board, Move};
use super::men::{Camp, Kind, Man};
use super::point::Point;

/// The men of the other side, as bits of their numbers, that `by` chases: that it could take with
/// gain if it were to move. Generals and pawns chase nothing.
pub(super) fn chased(board: &Board, by: Camp) -> u32 {
    let mut prey = 0;
    for (hunter, from) in board.men(by) {
        if matches!(hunter.kind(), Kind::General | Kind::Pawn) {
            continue;
        }
        board.targets(hunter, from, true, &mut |to| {
            if let Some(man) = board.man(to)
                && prey >> man.slot() & 1 == 0
                && threatens(board, hunter, from, man, to)
            {
                prey |= 1 << man.slot();
            }
        });
    }
    prey
}

/// Whether the hunter, who can take the man on `to` but for the own general's safety, would gain by it.
fn threatens(board: &Board, hunter: Man, from: Point, prey: Man, to: Point) -> bool {
    let at_home = prey.kind() == Kind::Pawn && !to.crossed(prey.camp());
    if prey.kind() == Kind::General || at_home {
        return false;
    }
    let m = Move { from, to };
    if !board.safe(hunter.camp(), m) {
        return false;
    }
    let better = match hunter.kind() {
        Kind::Horse | Kind::Cannon => prey.kind() == Kind::Chariot,
        Kind::Advisor | Kind::Elephant => {
            matches!(prey.kind(), Kind::Chariot | Kind::Horse | Kind::Cannon)
        }
        Kind::General | Kind::Chariot | Kind::Pawn => false,
    };
    if better {
        return true;
    }
    let back = Move { from: to, to: from };
    let exchange =
        hunter.kind() == prey.kind() && board.hits(prey, to, from) && board.safe(prey.camp(), back);
    !exchange && !retakes(board, m, prey.camp())
}

/// Whether `camp` could legally take back after `m`.
fn retakes(board: &Board, m: Move, camp: Camp) -> bool {
    let mut after = board.clone();
    after.make(m);
    after
        .men(camp)
        .any(|(man, from)| after.hits(man, from, m.to) && after.safe(camp, Move { from, to: m.to }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::xiangqi::{Setup, read};

    /// The points of the men that Red chases.
    #[track_caller]
    fn check(fen: &str, expect: &[&str]) {
        let board = read(fen, Setup::Free).expect("a position").board;
        let prey = chased(&board, Camp::Red);
        let mut points: Vec<_> = board
            .men(Camp::Black)
            .filter(|(man, _)| prey >> man.slot() & 1 == 1)
            .map(|(_, at)| at.to_string())
            .collect();
        points.sort();
        assert_eq!(points, expect, "{fen}");
    }

    #[test]
    fn what_is_bare_is_chased_and_what_is_guarded_only_by_lesser_men() {
        check("3k5/9/9/9/4c4/4R4/9/9/9/5K3 w - - 0 1", &["e6"]);
        check("3k5/9/9/9/4c3r/4R4/9/9/9/5K3 w - - 0 1", &[]);
        check("3k5/9/9/9/4r3r/9/3N5/9/9/5K3 w - - 0 1", &["e6"]);
        check("3k5/9/9/9/4r4/4R4/9/9/9/5K3 w - - 0 1", &[]);
        check("3k5/4p4/9/9/9/4R4/9/9/9/5K3 w - - 0 1", &[]);
        check("3k5/9/9/9/9/9/4p4/4R4/9/5K3 w - - 0 1", &["e4"]);
        check("5k3/9/9/4c4/4P4/9/9/9/9/3K5 w - - 0 1", &[]);
    }

    #[test]
    fn men_that_may_not_move_neither_chase_nor_guard() {
        // The chariot is pinned by the other on its file, so it chases nothing beside it.
        check("3k5/3r5/9/9/3R2c2/9/9/9/9/3K5 w - - 0 1", &[]);
        // The only guard of the cannon is pinned to its general's file.
        check("4k4/9/9/9/9/c3r4/9/R3R4/9/3K5 w - - 0 1", &["a5"]);
        // A horse with a blocked leg cannot hit back: it is hunted by the other horse.
        check("3k5/9/9/4n4/4p4/3N5/9/9/9/5K3 w - - 0 1", &["e7"]);
    }
}
