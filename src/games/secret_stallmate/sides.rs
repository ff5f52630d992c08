//! Seats and the colours they play.

use cozy_chess::{Board, Color};

use crate::games::chess::terms;
use crate::rules::Seat;

/// The seat of the side to move on a board.
pub(super) fn seat_to_move(board: &Board) -> Seat {
    terms::seat(board.side_to_move())
}

/// The colour of a seat; there are but two.
pub(super) fn colour(seat: Seat) -> Color {
    terms::colour(seat).unwrap_or(Color::Black)
}
