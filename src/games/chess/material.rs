//! Who can still win, judged by material alone.

use cozy_chess::{BitBoard, Board, Color, Piece};

/// Whether `side` cannot mate by any play, helpmates included. Blocked positions are not looked
/// into, so a `false` promises nothing.
pub fn insufficient(board: &Board, side: Color) -> bool {
    let all = |piece| board.pieces(piece);
    let own = |piece| board.colored_pieces(side, piece);
    if !(own(Piece::Pawn) | own(Piece::Rook) | own(Piece::Queen)).is_empty() {
        return false;
    }
    let kings_and_queens = all(Piece::King) | all(Piece::Queen);
    match (own(Piece::Knight).len(), own(Piece::Bishop).len()) {
        (0, 0) => true,
        (1, 0) => board.colors(!side).is_subset(kings_and_queens),
        (0, _) => {
            let bishops = all(Piece::Bishop);
            let one_colour = bishops.is_subset(BitBoard::DARK_SQUARES)
                || bishops.is_subset(BitBoard::LIGHT_SQUARES);
            one_colour && (all(Piece::Pawn) | all(Piece::Knight)).is_empty()
        }
        _ => false,
    }
}
