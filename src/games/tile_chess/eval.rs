//! What a position is worth: tiles by what they can do, kings by how safe they sit.

use super::board::{Board, Phase};
use super::generate::Sort;
use super::men::Kind;
use super::table::each;
use super::unity::LOOSE;

/// What a tile is worth where it has no freedom. A pawn is worth half of what it is in other games, as
/// the search takes more care where less is at stake: here a quiet move can cost a king.
const WORTH: [i32; 6] = [0, 500, 240, 160, 150, 55];
/// What a cell is worth that a tile can go to, by kind.
const FREEDOM: [i32; 6] = [4, 2, 3, 3, 4, 3];
/// What is left of the worth of a cut tile, in percent.
const CUT: i32 = 70;
/// What it costs a king to hold others, to lie at the rim, to be hit.
const KING_CUT: i32 = 110;
const KING_BARE: i32 = 22;
const KING_HIT: i32 = 30;
const KING_THREAT: i32 = 10;
/// A king with so many neighbours lies well.
const KING_NEIGHBOURS: i32 = 3;

/// What a tile of a kind is worth where it can be taken; a king is worth his army.
pub(super) const fn worth(kind: Kind) -> i32 {
    if matches!(kind, Kind::King) { 1_500 } else { WORTH[kind as usize] }
}

/// What the army of each seat is worth.
pub(super) fn armies(board: &Board) -> [i32; 6] {
    let mut worths = [0; 6];
    let room = board.room();
    let table = board.table();
    for seat in board.each_seat().filter(|&seat| board.plays(seat)) {
        let mut sum = 0;
        for place in each(table.army(seat)) {
            let kind = table.tile(place).kind;
            let base = WORTH[kind as usize];
            if table.is_cut(place) {
                sum += base * CUT / 100 - if kind == Kind::King { KING_CUT } else { 0 };
            } else {
                let mut cells = 0;
                board.reach(place, &LOOSE, room, Sort::All, |_| cells += 1);
                sum += base + FREEDOM[kind as usize] * cells;
            }
        }
        if let Some(king) = board.king(seat) {
            let neighbours = i32::from(table.touching(king));
            sum -= KING_BARE * (KING_NEIGHBOURS - neighbours).max(0);
            for hit in each(board.raw_hits(seat)) {
                sum -= if table.is_cut(hit) { KING_THREAT } else { KING_HIT };
            }
        }
        worths[seat] = sum;
    }
    worths
}

/// The value of a running game for a seat: how much more its army is worth than those of the others
/// on average.
pub(super) fn evaluate(board: &Board, seat: usize) -> i32 {
    let worths = armies(board);
    let others = board.each_seat().filter(|&other| other != seat && board.plays(other));
    let (count, sum) = others.fold((0, 0), |(n, sum), other| (n + 1, sum + worths[other]));
    let value = worths[seat] - sum / count.max(1);
    if board.phase() == Phase::Ended { 0 } else { value.clamp(-20_000, 20_000) }
}
