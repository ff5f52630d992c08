//! Laying tiles: what a placement is worth, by looking at the table after it.

use super::board::Board;
use super::eval;
use super::men::{Kind, Move};

/// When to lay a kind: pawns early, the queen late. There is no choice about the king.
const EARLY: [i32; 6] = [0, -130, -30, 10, 20, 80];
/// What it is worth to touch tiles of one's own, and to hang on more than one tile.
const OWN: i32 = 8;
const HELD: i32 = 13;

/// What each move of the layout is worth to the seat to move.
pub(super) fn values(board: &mut Board, moves: &[Move]) -> Vec<(Move, i32)> {
    let seat = board.turn().index();
    let value = |&m: &Move| {
        let undo = board.play(m);
        let mut value = eval::evaluate(board, seat);
        if let Move::Place(kind, cell) = m {
            let around = board.table().around(cell);
            let own = (around & board.table().army(seat)).count_ones().min(3) as i32;
            let held = around.count_ones().min(3) as i32;
            value += OWN * own + HELD * held - eval::worth(kind).min(500);
            value += EARLY[kind as usize];
            if kind == Kind::King {
                // Room to flee to is worth more than anything else around.
                let free = 8 - around.count_ones().min(8) as i32;
                value += 5 * free.min(4);
            }
        }
        board.unplay(undo);
        (m, value)
    };
    moves.iter().map(value).collect()
}
