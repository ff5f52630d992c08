//! How games end: places and points (section 11).

use super::board::Board;
use crate::rules::{Outcome, Say, Seat};

/// The place of each seat: by rank, the smaller the better.
fn places<R: Ord>(board: &Board, rank: impl Fn(Seat) -> R) -> Vec<u8> {
    let seats = || Seat::all(board.seats());
    let better = |seat: Seat| seats().filter(|&other| rank(other) < rank(seat)).count();
    seats().map(|seat| better(seat) as u8 + 1).collect()
}

/// How long ago a seat left: 1 for the last one. Those who were out from the start share the last
/// place.
fn ago(left: &[Seat], seat: Seat) -> usize {
    let gone = left.iter().rev().position(|&gone| gone == seat);
    gone.map_or(usize::MAX, |gone| gone + 1)
}

/// The last seat with a king has won; the others follow in the reverse order of leaving.
pub(super) fn won(board: &Board, left: &[Seat]) -> Outcome {
    let winner = board.turn();
    let rank = |seat: Seat| if seat == winner { 0 } else { ago(left, seat) };
    Outcome {
        places: places(board, rank),
        scores: None,
        how: Say::new("last-king"),
        by: Some(winner),
    }
}

/// A draw: the honours go by points, those who left come behind.
pub(super) fn drawn(board: &Board, left: &[Seat], how: Say) -> Outcome {
    let rank = |seat: Seat| {
        if board.plays(seat.index()) {
            (0, -board.points(seat.index()))
        } else {
            (ago(left, seat), 0)
        }
    };
    let points = Seat::all(board.seats()).map(|seat| board.points(seat.index())).collect();
    Outcome { places: places(board, rank), scores: Some(points), how, by: None }
}
