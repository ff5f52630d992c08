//! What a capture leads to when both sides keep taking on one point.

use crate::games::xiangqi::board::{Board, Move};
use crate::games::xiangqi::men::{Kind, Man};
use crate::games::xiangqi::point::Point;

/// What a man on a point is worth in an exchange.
pub(super) fn worth(man: Man, at: Point) -> i32 {
    match man.kind() {
        Kind::General => 8_000,
        Kind::Advisor | Kind::Elephant => 210,
        Kind::Horse => 420,
        Kind::Chariot => 950,
        Kind::Cannon => 450,
        Kind::Pawn if at.crossed(man.camp()) => 190,
        Kind::Pawn => 100,
    }
}

/// The order in which men take: the cheapest first.
const ORDER: [Kind; 7] = [
    Kind::Pawn,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Cannon,
    Kind::Chariot,
    Kind::General,
];

/// Whether the exchange that `m` begins wins at least `least` for its side, if both sides take with
/// the cheapest man first and stop when it pays. Pins are not seen.
pub(super) fn gains(board: &Board, m: Move, least: i32) -> bool {
    let mover = board.turn();
    let Some(man) = board.man(m.from) else { return false };
    let won = board.man(m.to).map_or(0, |prey| worth(prey, m.to));
    let mut balance = won - least;
    if balance < 0 {
        return false;
    }
    balance -= worth(man, m.to);
    if balance >= 0 {
        return true;
    }
    let mut board = board.clone();
    board.make(m);
    loop {
        let side = board.turn();
        let taker = ORDER.into_iter().find_map(|kind| {
            board.men_of(side, kind).find(|&(man, from)| board.hits(man, from, m.to))
        });
        let Some((man, from)) = taker else { return side != mover };
        board.make(Move { from, to: m.to });
        if man.kind() == Kind::General {
            // A general may not take what is guarded.
            let guarded = board.men(side.other()).any(|(man, at)| board.hits(man, at, m.to));
            return (side == mover) != guarded;
        }
        balance = -balance - 1 - worth(man, m.to);
        if balance >= 0 {
            // The side that would take next has nothing to gain.
            return side == mover;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::xiangqi::{Setup, read};

    #[test]
    fn exchanges_are_worth_what_they_win() {
        for (fen, m, worth) in [
            ("3k5/9/9/9/4c4/4R4/9/9/9/4K4 w - - 0 1", [4, 4, 4, 5], 450),
            ("3k5/9/9/9/4c3r/4R4/9/9/9/5K3 w - - 0 1", [4, 4, 4, 5], -500),
            ("3k5/9/4n4/4p4/9/4P4/9/4C4/9/5K3 w - - 0 1", [4, 2, 4, 6], 100),
            ("3k5/9/9/9/4r4/9/3N5/9/9/5K3 w - - 0 1", [3, 3, 4, 5], 950),
        ] {
            let board = read(fen, Setup::Free).expect("a position").board;
            let m = Move { from: Point::new(m[0], m[1]), to: Point::new(m[2], m[3]) };
            assert!(gains(&board, m, worth), "{fen} {m} wins {worth}");
            assert!(!gains(&board, m, worth + 1), "{fen} {m} wins no more than {worth}");
        }
    }
}
