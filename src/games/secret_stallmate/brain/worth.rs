//! What a position is worth to the freezing side, in hundredths of a man.

use cozy_chess::{
    BitBoard, Board, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};

use super::roles;

/// Mate, and the ends that cost nearly as much.
pub(super) const MATE: i32 = -1_000;
/// What a stalemate is worth beyond its men, as it is sure.
const SURE: i32 = 300;
/// Farther than any man is looked for.
const FAR: i32 = 5;

/// What an end with this board is worth, if the side to move has no move.
pub(super) fn end(board: &Board) -> i32 {
    if board.checkers().is_empty() { 100 * board.occupied().len() as i32 + SURE } else { MATE }
}

/// What a running position is worth: the men that will be left when everything of Black's that can
/// still go about is taken, less what is still to be done.
pub(super) fn worth(board: &Board, haste: i32) -> i32 {
    let (white, black) = (board.colors(Color::White), board.colors(Color::Black));
    let pawns = board.pieces(Piece::Pawn);
    let king = board.king(Color::Black);
    let loose = black & !pawns & !king.bitboard();
    let men = board.occupied().len() as i32;
    let movers = loose.len() as i32;
    let mut worth = (100 - haste) * (men - movers) - 40 * movers;
    worth += pawn_lock(board, white & !pawns, black & pawns);
    let shut = white | (black & pawns);
    let goals = if movers > 0 { loose } else { get_king_moves(king) & !black };
    worth += hunters(board, white & !pawns, goals, shut);
    let weight = if movers > 0 { 1 } else { 9 };
    worth
        - weight * room(board, king)
        - if movers == 0 { 3 * roles::apart(king, roles::corner(king)) } else { 0 }
}

/// What Black's pawns can still do, and whether White's officers stand where they shall go.
fn pawn_lock(board: &Board, officers: BitBoard, pawns: BitBoard) -> i32 {
    let white = board.colors(Color::White);
    let mut lock = 0;
    for pawn in pawns {
        if let Some(ahead) = pawn.try_offset(0, -1) {
            let goes = roles::within(Color::Black, ahead);
            if officers.has(ahead) && goes {
                lock -= 25;
            } else if !board.occupied().has(ahead) && !goes {
                lock -= 12;
            }
        }
        lock -= 14 * (get_pawn_attacks(pawn, Color::Black) & white).len() as i32;
    }
    lock
}

/// How near White's officers are to what they shall reach: the nearest counts most.
fn hunters(board: &Board, officers: BitBoard, goals: BitBoard, shut: BitBoard) -> i32 {
    let mut near = [FAR; 3];
    for officer in officers {
        let piece = board.piece_on(officer).unwrap_or(Piece::King);
        if piece == Piece::King {
            continue;
        }
        let far = distance(board, piece, officer, goals, shut & !officer.bitboard());
        if far < near[2] {
            near[2] = far;
            near.sort_unstable();
        }
    }
    -10 * near[0] - 5 * near[1] - 4 * near[2]
}

/// In how many moves a man reaches one of `goals`, over tiles that are not `shut`.
fn distance(board: &Board, piece: Piece, from: Square, goals: BitBoard, shut: BitBoard) -> i32 {
    let occupied = board.occupied() & !from.bitboard();
    let attacks = |square: Square| match piece {
        Piece::Knight => get_knight_moves(square),
        Piece::Bishop => get_bishop_moves(square, occupied),
        Piece::Rook => get_rook_moves(square, occupied),
        Piece::Queen => get_bishop_moves(square, occupied) | get_rook_moves(square, occupied),
        Piece::King | Piece::Pawn => BitBoard::EMPTY,
    };
    let (mut seen, mut edge) = (from.bitboard(), from.bitboard());
    for far in 1..FAR {
        let mut next = BitBoard::EMPTY;
        for square in edge {
            next |= attacks(square);
        }
        if !(next & goals).is_empty() {
            return far;
        }
        edge = next & !seen & !shut;
        seen |= edge;
        if edge.is_empty() {
            break;
        }
    }
    FAR
}

/// To how many tiles Black's king could go.
fn room(board: &Board, king: Square) -> i32 {
    let black = board.colors(Color::Black);
    let white = board.colors(Color::White);
    let blockers = board.occupied() & !king.bitboard();
    let free = get_king_moves(king) & !black;
    free.into_iter().filter(|&square| !attacked(board, square, white, blockers)).count() as i32
}

/// Whether a man of White attacks a tile.
fn attacked(board: &Board, square: Square, white: BitBoard, blockers: BitBoard) -> bool {
    let queens = board.pieces(Piece::Queen);
    let straight = (board.pieces(Piece::Rook) | queens) & white;
    let slanted = (board.pieces(Piece::Bishop) | queens) & white;
    !(get_knight_moves(square) & board.pieces(Piece::Knight) & white).is_empty()
        || !(get_king_moves(square) & board.pieces(Piece::King) & white).is_empty()
        || !(get_pawn_attacks(square, Color::Black) & board.pieces(Piece::Pawn) & white).is_empty()
        || !(get_rook_moves(square, blockers) & straight).is_empty()
        || !(get_bishop_moves(square, blockers) & slanted).is_empty()
}
