//! What a capture leads to when both sides keep taking on one square.

use cozy_chess::{
    BitBoard, Board, Color, Move, Piece, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};

/// What a man is worth in an exchange, in the order of `Piece`.
pub(super) const WORTH: [i32; 6] = [100, 325, 335, 500, 975, 10_000];

/// Whether a legal move takes something.
pub(super) fn captures(board: &Board, m: Move) -> bool {
    board.colors(!board.side_to_move()).has(m.to) || en_passant(board, m)
}

/// What a legal move takes.
pub(super) fn victim(board: &Board, m: Move) -> Option<Piece> {
    if board.colors(!board.side_to_move()).has(m.to) {
        board.piece_on(m.to)
    } else {
        en_passant(board, m).then_some(Piece::Pawn)
    }
}

/// What a move wins by promotion.
pub(super) fn promoted(m: Move) -> i32 {
    m.promotion.map_or(0, |piece| WORTH[piece as usize] - WORTH[0])
}

fn en_passant(board: &Board, m: Move) -> bool {
    board.en_passant().is_some_and(|file| {
        m.to == Square::new(file, Rank::Sixth.relative_to(board.side_to_move()))
            && board.pieces(Piece::Pawn).has(m.from)
            && m.from.file() != file
    })
}

/// Whether the exchange that `m` begins wins at least `least` for its side, if both sides take with
/// the least valuable man first and stop when it pays. Pins are not seen; castling wins nothing.
pub(super) fn gains(board: &Board, m: Move, least: i32) -> bool {
    let mover = board.side_to_move();
    if board.colors(mover).has(m.to) {
        return least <= 0;
    }
    let Some(mut next) = m.promotion.or_else(|| board.piece_on(m.from)) else { return false };
    let won = victim(board, m).map_or(0, |piece| WORTH[piece as usize]) + promoted(m);
    let mut balance = won - least;
    if balance < 0 {
        return false;
    }
    balance -= WORTH[next as usize];
    if balance >= 0 {
        return true;
    }
    let mut occupied = (board.occupied() & !m.from.bitboard()) | m.to.bitboard();
    if en_passant(board, m) {
        occupied &= !Square::new(m.to.file(), m.from.rank()).bitboard();
    }
    let diagonal = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
    let straight = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let mut attackers = attackers(board, m.to, occupied) & occupied;
    let mut side = !mover;
    loop {
        let own = attackers & board.colors(side);
        let Some((piece, from)) = least_valuable(board, own) else { break };
        // A king may not take while the square is guarded.
        if piece == Piece::King && !(attackers & board.colors(!side)).is_empty() {
            break;
        }
        next = piece;
        occupied &= !from.bitboard();
        if matches!(piece, Piece::Pawn | Piece::Bishop | Piece::Queen) {
            attackers |= get_bishop_moves(m.to, occupied) & diagonal;
        }
        if matches!(piece, Piece::Rook | Piece::Queen) {
            attackers |= get_rook_moves(m.to, occupied) & straight;
        }
        attackers &= occupied;
        side = !side;
        balance = -balance - 1 - WORTH[next as usize];
        if balance >= 0 {
            break;
        }
    }
    side != mover
}

fn least_valuable(board: &Board, men: BitBoard) -> Option<(Piece, Square)> {
    Piece::ALL
        .into_iter()
        .find_map(|piece| (men & board.pieces(piece)).next_square().map(|square| (piece, square)))
}

fn attackers(board: &Board, square: Square, occupied: BitBoard) -> BitBoard {
    let pawns = |color: Color| get_pawn_attacks(square, !color) & board.colors(color);
    let diagonal = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
    let straight = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    ((pawns(Color::White) | pawns(Color::Black)) & board.pieces(Piece::Pawn))
        | (get_knight_moves(square) & board.pieces(Piece::Knight))
        | (get_king_moves(square) & board.pieces(Piece::King))
        | (get_bishop_moves(square, occupied) & diagonal)
        | (get_rook_moves(square, occupied) & straight)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exchanges_are_worth_what_they_win() {
        for (fen, m, worth) in [
            ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100),
            ("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", -225),
            ("4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1", "e4d5", 100),
            ("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6", 100),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", 875),
            ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", -100),
            ("4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1", "f3e5", -225),
            ("4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "f3e5", 0),
        ] {
            let board: Board = fen.parse().unwrap();
            let m: Move = m.parse().unwrap();
            assert!(gains(&board, m, worth), "{fen} {m} wins {worth}");
            assert!(!gains(&board, m, worth + 1), "{fen} {m} wins no more than {worth}");
        }
    }
}
