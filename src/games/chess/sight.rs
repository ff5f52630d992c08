//! What a network is shown of a position: men on squares from each side, and rooks that may castle.

use cozy_chess::{Color, File, Piece, Rank, Square};

use super::search::Line;
use crate::ai::net::Shown;
use crate::rules::Seat;

/// Codes of men: own kinds from 1 on, the other side's after them, then rooks that may castle.
const OTHERS: u8 = 6;
const CASTLING: u8 = 13;

impl Shown for Line {
    type Sight = [u8; 64];
    const BLANK: [u8; 64] = [0; 64];
    const CODES: usize = 14;
    /// By the men on the board.
    const BUCKETS: usize = 8;

    fn show(&self, seat: Seat, sight: &mut [u8; 64]) {
        let board = self.board();
        let own = if seat == Seat::FIRST { Color::White } else { Color::Black };
        // Ranks are turned for Black, files so that the own king stands on the left.
        let turned = if own == Color::White { 0 } else { 56 };
        let mirrored = if board.king(own).file() > File::D { 7 } else { 0 };
        let place = |square: Square| (square as usize ^ turned ^ mirrored) & 63;
        for (color, from) in [(own, 1), (!own, 1 + OTHERS)] {
            let side = board.colors(color);
            for piece in Piece::ALL {
                for square in board.pieces(piece) & side {
                    sight[place(square)] = from + piece as u8;
                }
            }
            let rights = board.castle_rights(color);
            for file in [rights.short, rights.long].into_iter().flatten() {
                let square = Square::new(file, Rank::First.relative_to(color));
                sight[place(square)] = CASTLING + u8::from(color != own);
            }
        }
    }

    fn bucket(&self) -> usize {
        ((self.board().occupied().len() as usize).saturating_sub(1) / 4).min(7)
    }
}
