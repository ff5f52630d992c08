//! What a position is worth: tiles by what they can do, kings by how safe they sit.

use super::board::{Board, Phase};
use super::men::Kind;
use super::table::{MOST, each};

/// What a tile is worth where it has no freedom. A pawn is worth half of what it is in other games, as
/// the search takes more care where less is at stake: here a quiet move can cost a king.
const WORTH: [i32; 6] = [0, 450, 230, 210, 180, 60];
/// What a cell is worth that a tile can go to, by kind.
const FREEDOM: [i32; 6] = [4, 2, 3, 3, 4, 3];
/// What is left of the worth of a cut tile, in percent.
const CUT: i32 = 70;
/// What it costs a king to hold others, to lie at the rim, to be hit.
const KING_CUT: i32 = 110;
const KING_BARE: i32 = 15;
const KING_HIT: i32 = 60;
const KING_THREAT: i32 = 15;
/// A king with so many neighbours lies well.
const KING_NEIGHBOURS: i32 = 3;
/// What it costs a king that a tile of an enemy, which holds nothing together, lies two cells or
/// three cells away or less.
const NEAR: [i32; 2] = [35, 30];
/// The same for a pawn within two cells.
const PAWN_NEAR: i32 = 40;
/// What of its worth a tile loses for each that is cheaper and could take it, in percent of what is
/// between the two.
const HUNTED: i32 = 30;

/// What a tile of a kind is worth where it can be taken; a king is worth his army.
pub(super) const fn worth(kind: Kind) -> i32 {
    if matches!(kind, Kind::King) { 1_500 } else { WORTH[kind as usize] }
}

/// What the army of each seat is worth.
pub(super) fn armies(board: &Board) -> [i32; 6] {
    let mut worths = [0; 6];
    let room = board.room();
    let table = board.table();
    // What the cheapest tile is worth that could take a tile.
    let mut hunters = [i32::MAX; MOST];
    for seat in board.each_seat().filter(|&seat| board.plays(seat)) {
        let mut sum = 0;
        for place in each(table.army(seat)) {
            let kind = table.tile(place).kind;
            let base = WORTH[kind as usize];
            if table.is_cut(place) {
                sum += base * CUT / 100 - if kind == Kind::King { KING_CUT } else { 0 };
            } else {
                let worth = worth(kind);
                let cells = board.freedom(place, room, |prey| {
                    hunters[prey] = hunters[prey].min(worth);
                });
                sum += base + FREEDOM[kind as usize] * cells;
            }
        }
        worths[seat] = sum - king_risk(board, seat);
    }
    for seat in board.each_seat().filter(|&seat| board.plays(seat)) {
        for place in each(table.army(seat)) {
            let tile = table.tile(place);
            let between = worth(tile.kind) - hunters[place];
            if between > 0 && tile.kind != Kind::King {
                worths[seat] -= between * HUNTED / 100;
            }
        }
    }
    worths
}

/// What is against the king of a seat where it lies.
fn king_risk(board: &Board, seat: usize) -> i32 {
    let table = board.table();
    let Some(king) = board.king(seat) else { return 0 };
    let neighbours = i32::from(table.touching(king));
    let mut risk = KING_BARE * (KING_NEIGHBOURS - neighbours).max(0);
    for hit in each(board.raw_hits(seat)) {
        risk += if table.is_cut(hit) { KING_THREAT } else { KING_HIT };
    }
    for place in each(table.all() & !table.army(seat)) {
        let tile = table.tile(place);
        let far = (tile.cell.x - king.x).abs().max((tile.cell.y - king.y).abs());
        if far > 3 || table.is_cut(place) || !board.plays(tile.owner.into()) {
            continue;
        }
        risk += match (tile.kind, far) {
            (Kind::King, _) | (Kind::Pawn, 3) => 0,
            (Kind::Pawn, _) => PAWN_NEAR,
            (Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight, 3) => NEAR[1],
            (Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight, _) => NEAR[0],
        };
    }
    risk
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
