//! Endings with one man beside the kings, solved to the end and kept in memory. Each table is made
//! when it is first asked for.

mod solve;

use std::sync::LazyLock;

pub use self::solve::{Census, Material, Table, Verdict};
use super::board::Board;
use super::men::{Colour, Kind};
use super::position::insufficient;

/// The tables of White's men; Black's positions are looked up with colours exchanged.
static QUEEN: LazyLock<Table> = LazyLock::new(|| lone(Kind::Queen));
static ROOK: LazyLock<Table> = LazyLock::new(|| lone(Kind::Rook));
static BISHOP: LazyLock<Table> = LazyLock::new(|| lone(Kind::Bishop));
static KNIGHT: LazyLock<Table> = LazyLock::new(|| lone(Kind::Knight));
static PAWN: LazyLock<Table> = LazyLock::new(|| lone(Kind::Pawn));

fn lone(kind: Kind) -> Table {
    Table::solve(&[(Colour::White, kind)], &|board| exact(board).unwrap_or(Verdict::Draw))
}

/// The table of a man of White's beside the kings.
#[must_use]
pub fn table(kind: Kind) -> Option<&'static Table> {
    match kind {
        Kind::King => None,
        Kind::Queen => Some(&QUEEN),
        Kind::Rook => Some(&ROOK),
        Kind::Bishop => Some(&BISHOP),
        Kind::Knight => Some(&KNIGHT),
        Kind::Pawn => Some(&PAWN),
    }
}

/// What a position of play with at most one man beside the kings comes to if both sides play their
/// best; fifty moves are not counted. `None` if there are more men.
#[must_use]
pub fn verdict(board: &Board) -> Option<Verdict> {
    if insufficient(board) && !board.in_check() {
        return Some(Verdict::Draw);
    }
    exact(board)
}

fn exact(board: &Board) -> Option<Verdict> {
    if board.in_setup() || board.occupied().len() > 3 {
        return None;
    }
    let man = (board.occupied() & !board.kind(Kind::King)).first();
    let Some((man, kind)) = man.and_then(|spot| Some((spot, board.kind_on(spot)?))) else {
        return Some(Verdict::Draw);
    };
    let table = table(kind)?;
    if board.side(Colour::White).has(man) {
        table.look_up(board)
    } else {
        table.look_up(&board.mirrored(super::cells::Spot::top_bottom, true))
    }
}

#[cfg(test)]
mod tests;
