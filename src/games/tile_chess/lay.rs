//! Laying tiles: what a placement is worth, by looking at the table after it.

use super::board::Board;
use super::eval;
use super::men::{Kind, Move};

/// When to lay a kind: pawns early, the queen late. There is no choice about the king.
const EARLY: [i32; 6] = [0, -130, -30, 10, 20, 80];
/// What it is worth to touch tiles of one's own, and to hang on more than one tile.
const OWN: i32 = 8;
const HELD: i32 = 13;

/// A move of the layout.
pub(super) struct Choice {
    pub m: Move,
    /// What its manner is worth, whatever the table is.
    pub manner: i32,
    /// What the table is worth after it to the seat that lays, at a glance.
    pub glance: i32,
}

/// The moves of the layout for the seat to move, those first that look best.
pub(super) fn choices(board: &mut Board, moves: &[Move]) -> Vec<Choice> {
    let seat = board.turn().index();
    let choice = |&m: &Move| {
        let undo = board.play(m);
        let glance = eval::evaluate(board, seat);
        let manner = manner(board, seat, m);
        board.unplay(undo);
        Choice { m, manner, glance }
    };
    let mut choices: Vec<_> = moves.iter().map(choice).collect();
    choices.sort_by_key(|choice| std::cmp::Reverse(choice.manner + choice.glance));
    choices
}

/// What is good about how a tile lies that has just been laid.
fn manner(board: &Board, seat: usize, m: Move) -> i32 {
    let Move::Place(kind, cell) = m else { return 0 };
    let around = board.table().around(cell);
    let own = (around & board.table().army(seat)).count_ones().min(3) as i32;
    let held = around.count_ones().min(3) as i32;
    let mut value = OWN * own + HELD * held - eval::worth(kind).min(500) + EARLY[kind as usize];
    if kind == Kind::King {
        // Room to flee to is worth more than anything else around.
        let free = 8 - around.count_ones().min(8) as i32;
        value += 5 * free.min(4);
    }
    value
}
