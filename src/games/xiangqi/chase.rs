//! What a chase is: which men a side threatens to take with gain, and which of them only since its
//! last move.

use super::board::{Board, Move};
use super::edition::Edition;
use super::men::{Camp, Kind, Man};
use super::point::Point;

/// The men of the other side, as bits of their numbers, that a move newly threatens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Newly {
    /// Attacked anew: chased by a man that could not have taken them before the move.
    pub attacked: u32,
    /// Chased, and not before: attacked anew, or robbed of their protection.
    pub chased: u32,
}

/// What the move between two boards, which took nothing and gave no check, newly threatens.
pub(super) fn newly(edition: Edition, before: &Board, m: Move, after: &Board) -> Newly {
    let by = before.turn();
    match edition {
        Edition::First => {
            let now = chased(after, by);
            let chased = if now == 0 { 0 } else { now & !chased(before, by) };
            Newly { attacked: 0, chased }
        }
        Edition::Second => {
            let prey = after.men(by.other()).map(|(man, _)| man);
            let attacked = prey
                .filter(|&prey| attackers(before, m, after, prey).next().is_some())
                .fold(0, |bits, man| bits | 1 << man.slot());
            let still = chased(after, by) & !attacked;
            let stripped = if still == 0 { 0 } else { still & !chased(before, by) };
            Newly { attacked, chased: attacked | stripped }
        }
    }
}

/// The men that attack `prey` anew by the move between two boards: they chase it now and could not
/// have taken it before.
pub(super) fn attackers<'a>(
    before: &'a Board,
    m: Move,
    after: &'a Board,
    prey: Man,
) -> impl Iterator<Item = Man> + use<'a> {
    let by = prey.camp().other();
    let hunters = after
        .place(prey)
        .into_iter()
        .flat_map(move |to| after.men(by).map(move |(hunter, from)| (hunter, from, to)));
    hunters.filter_map(move |(hunter, from, to)| {
        let was = if from == m.to { m.from } else { from };
        let could = || before.hits(hunter, was, to) && before.safe(by, Move { from: was, to });
        let anew = after.hits(hunter, from, to) && !could();
        (anew && threatens(after, hunter, from, prey, to)).then_some(hunter)
    })
}

/// The men of the other side, as bits of their numbers, that `by` chases: that it could take with
/// gain if it were to move.
fn chased(board: &Board, by: Camp) -> u32 {
    let mut prey = 0;
    for (hunter, from) in board.men(by).filter(|(man, _)| hunts(man.kind())) {
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

/// Whether men of a kind may not chase for ever: generals and pawns may.
const fn hunts(kind: Kind) -> bool {
    match kind {
        Kind::General | Kind::Pawn => false,
        Kind::Advisor | Kind::Elephant | Kind::Horse | Kind::Chariot | Kind::Cannon => true,
    }
}

/// Whether the hunter, who can take the man on `to` but for the own general's safety, would gain by it.
fn threatens(board: &Board, hunter: Man, from: Point, prey: Man, to: Point) -> bool {
    let at_home = prey.kind() == Kind::Pawn && !to.crossed(prey.camp());
    if !hunts(hunter.kind()) || prey.kind() == Kind::General || at_home {
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

    /// The points of the men that a move of Red attacks anew, and of those it newly chases, by the
    /// second edition and by the first.
    #[track_caller]
    fn check_newly(fen: &str, text: &str, expect: [&[&str]; 3]) {
        let before = read(fen, Setup::Free).expect("a position").board;
        let mut moves = Vec::new();
        before.generate(false, &mut moves);
        let m = moves.into_iter().find(|m| m.to_string() == text).expect("a move");
        let mut after = before.clone();
        after.make(m);
        let [first, second] =
            [Edition::First, Edition::Second].map(|edition| newly(edition, &before, m, &after));
        for (bits, expect) in [second.attacked, second.chased, first.chased].into_iter().zip(expect)
        {
            let prey = after.men(Camp::Black).filter(|(man, _)| bits >> man.slot() & 1 == 1);
            let points: Vec<_> = prey.map(|(_, at)| at.to_string()).collect();
            assert_eq!(points, expect, "{fen} {text}");
        }
    }

    #[test]
    fn a_move_attacks_anew_or_takes_protection_away() {
        // Onto the line between a cannon and its guard, and at the cannon itself.
        let strip = "4k4/9/1R7/9/r1R2c3/9/9/9/9/5K3 w - - 0 1";
        check_newly(strip, "b8b6", [&[], &["f6"], &["f6"]]);
        let fled = "4k4/9/5c3/9/rRR6/9/9/9/9/5K3 w - - 0 1";
        check_newly(fled, "b6b8", [&["f8"], &["f8"], &["f8"]]);
        // An attack that was there before is none, nor is one that goes on from elsewhere.
        let stands = "3k5/9/9/9/4c4/4R4/9/9/9/5K3 w - - 0 1";
        check_newly(stands, "f1f2", [&[], &[], &[]]);
        check_newly(stands, "e5e4", [&[], &[], &[]]);
        // A second man that joins in attacks anew; the first edition did not count it.
        let joins = "3k5/9/9/9/4c4/4R4/9/9/R8/5K3 w - - 0 1";
        check_newly(joins, "a2a6", [&["e6"], &["e6"], &[]]);
    }
}
