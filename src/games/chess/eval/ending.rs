//! Endings that the weights do not know: those hard to win, and how to mate a bare king.

use cozy_chess::{BitBoard, Board, Color, Piece, Square};

use super::side::steps;

/// The whole of the ending's half.
pub(super) const WHOLE: i32 = 64;

const DARK: BitBoard = BitBoard(0xAA55_AA55_AA55_AA55);

/// How much of the ending's half counts for the side that it favours.
pub(super) fn scale(board: &Board, end: i32) -> i32 {
    let strong = if end > 0 { Color::White } else { Color::Black };
    let men = |piece, color| board.colored_pieces(color, piece);
    let pieces = |color| force(board, color);
    let pawns = men(Piece::Pawn, strong).len() as i32;
    if pawns == 0 {
        let lead = pieces(strong) - pieces(!strong);
        // Without a pawn, a piece more is seldom enough; two knights never are.
        if lead <= 3 {
            return if pieces(strong) <= 3 { 0 } else { 8 };
        }
        let knights = men(Piece::Knight, strong).len();
        if pieces(strong) == 6 && knights == 2 {
            return if men(Piece::Pawn, !strong).is_empty() { 0 } else { 8 };
        }
        return WHOLE;
    }
    let bishops = [Color::White, Color::Black].map(|color| men(Piece::Bishop, color));
    let opposite = bishops.iter().all(|bishops| bishops.len() == 1)
        && (bishops[0] & DARK).is_empty() != (bishops[1] & DARK).is_empty();
    if opposite {
        let bare = pieces(strong) == 3 && pieces(!strong) == 3;
        return if bare { 16 + 4 * pawns } else { 40 + 2 * pawns }.min(WHOLE);
    }
    (40 + 6 * pawns).min(WHOLE)
}

fn force(board: &Board, color: Color) -> i32 {
    let count = |piece| board.colored_pieces(color, piece).len() as i32;
    3 * (count(Piece::Knight) + count(Piece::Bishop))
        + 5 * count(Piece::Rook)
        + 9 * count(Piece::Queen)
}

/// What driving a bare king is worth to White: to the edge, with the other king near; with bishop
/// and knight to a corner of the bishop's colour.
pub(super) fn drive(board: &Board) -> i32 {
    let bare = |color| board.colors(color).len() == 1;
    match (bare(Color::White), bare(Color::Black)) {
        (false, true) => hunt(board, Color::White),
        (true, false) => -hunt(board, Color::Black),
        _ => 0,
    }
}

fn hunt(board: &Board, hunter: Color) -> i32 {
    let prey = board.king(!hunter);
    let near = 7 - steps(board.king(hunter), prey) as i32;
    let count = |piece| board.colored_pieces(hunter, piece).len();
    let heavy = !board.colored_pieces(hunter, Piece::Rook).is_empty()
        || !board.colored_pieces(hunter, Piece::Queen).is_empty();
    let pawns = !board.colored_pieces(hunter, Piece::Pawn).is_empty();
    let (knights, bishops) = (count(Piece::Knight), count(Piece::Bishop));
    if pawns || !(heavy || bishops >= 2 || (knights >= 1 && bishops >= 1) || knights >= 3) {
        return 0;
    }
    let corner = if !heavy && knights == 1 && bishops == 1 {
        let dark = !(board.colored_pieces(hunter, Piece::Bishop) & DARK).is_empty();
        let corners = if dark { [Square::A1, Square::H8] } else { [Square::A8, Square::H1] };
        let away = corners.map(|corner| walk(corner, prey));
        30 * (14 - away[0].min(away[1]))
    } else {
        20 * off_centre(prey)
    };
    400 + corner + 15 * near
}

/// Steps of a rook by single squares.
fn walk(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32 - b.file() as i32).abs();
    files + (a.rank() as i32 - b.rank() as i32).abs()
}

fn off_centre(square: Square) -> i32 {
    let away = |at: usize| (at as i32 * 2 - 7).abs() / 2;
    away(square.file() as usize) + away(square.rank() as usize)
}
