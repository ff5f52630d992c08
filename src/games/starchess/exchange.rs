//! What a capture leads to when both sides keep taking on one cell.

use super::board::Board;
use super::men::{Kind, Move};

/// What a man is worth in an exchange, in the order of [`Kind`].
pub(super) const WORTH: [i32; 6] = [10_000, 800, 220, 500, 300, 100];
/// The kinds from the cheapest on.
const CHEAPEST: [Kind; 6] =
    [Kind::Pawn, Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen, Kind::King];

/// What a kind is worth in an exchange.
pub(super) const fn worth(kind: Kind) -> i32 {
    WORTH[kind as usize]
}

/// What a legal move takes.
pub(super) fn victim(board: &Board, m: Move) -> Option<Kind> {
    if board.takes(m) { board.kind_on(m.to()) } else { None }
}

/// Whether the exchange that `m` begins wins at least `least` for its side, if both sides take with
/// the cheapest man first and stop when it pays. Pins are not seen.
pub(super) fn gains(board: &Board, m: Move, least: i32) -> bool {
    let (Some(from), to) = (m.from(), m.to()) else { return least <= 0 };
    let promoted = m.becomes().map_or(0, |kind| worth(kind) - worth(Kind::Pawn));
    let mut balance = victim(board, m).map_or(0, worth) + promoted - least;
    if balance < 0 {
        return false;
    }
    let mover = m.becomes().or_else(|| board.kind_on(from)).unwrap_or(Kind::King);
    balance = worth(mover) - balance;
    if balance <= 0 {
        return true;
    }
    let mut occupied = board.occupied() & !from.set() | to.set();
    let mut side = board.turn();
    let mut wins = true;
    loop {
        side = !side;
        let takers = board.attackers(to, side, occupied) & occupied;
        let Some((kind, taker)) = CHEAPEST
            .into_iter()
            .find_map(|kind| Some((kind, (takers & board.kind(kind)).first()?)))
        else {
            return wins;
        };
        wins = !wins;
        if kind == Kind::King {
            let guarded = !(board.attackers(to, !side, occupied) & occupied).is_empty();
            return if guarded { !wins } else { wins };
        }
        balance = worth(kind) - balance;
        if balance < i32::from(wins) {
            return wins;
        }
        occupied &= !taker.set();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::starchess::{notation, tests::open};

    #[test]
    fn exchanges_are_followed_to_their_end() {
        let check = |fen: &str, text: &str, won: i32| {
            let game = open(fen);
            let board = game.position().board();
            let m = notation::read(board, text).unwrap();
            assert!(gains(board, m, won), "{text} in {fen}");
            assert!(!gains(board, m, won + 1), "{text} in {fen}");
        };
        // A free knight; a guarded one; one guarded by a man behind the taker's own.
        check("1/2/K6/3n2/2B2/6/6k/2/1 [] w - 0 1", "Bx14", 300);
        check("1/2/K6/3nr1/2B2/6/6k/2/1 [] w - 0 1", "Bx14", 300 - 500);
        check("1/2/K6/2Rnr1/2B2/6/6k/2/1 [] w - 0 1", "Rx14", 300);
        check("1/2/K6/2P3/4q/5r/6k/2/1 [] w - 0 1", "P14", 0);
        check("1/2/K6/4P1/4r/6/6k/2/1 [] w - 0 1", "Px21=Q", 220 + 700);
        check("1/2/K6/4P1/4r/6/6k/2/1 [] w - 0 1", "P16=Q", 700);
    }
}
