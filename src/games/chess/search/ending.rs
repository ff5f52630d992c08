//! Endings that are known: those hard to win without a pawn, and how to mate a bare king.

use cozy_chess::{BitBoard, Board, Color, Piece, Square};

const DARK: BitBoard = BitBoard(0xAA55_AA55_AA55_AA55);

/// The value of a position for the side to move, given what the network thinks of it, with what is known
/// of such endings.
pub(super) fn known(board: &Board, value: i32) -> i32 {
    let mover = board.side_to_move();
    let strong = if value > 0 { mover } else { !mover };
    for hunter in Color::ALL.into_iter().filter(|&color| board.colors(!color).len() == 1) {
        if let Some(won) = hunt(board, hunter) {
            return if hunter == mover { won } else { -won };
        }
    }
    if board.colored_pieces(strong, Piece::Pawn).is_empty() {
        value / share(board, strong)
    } else {
        value
    }
}

/// Which part of the value counts for a side without pawns: a piece more is seldom enough.
fn share(board: &Board, strong: Color) -> i32 {
    const NEXT_TO_NOTHING: i32 = 16;
    let [own, other] = [strong, !strong].map(|color| force(board, color));
    // Two knights never are.
    let knights = board.colored_pieces(strong, Piece::Knight).len() == 2 && own == 6;
    if own - other <= 3 || knights { NEXT_TO_NOTHING } else { 1 }
}

fn force(board: &Board, color: Color) -> i32 {
    let count = |piece| board.colored_pieces(color, piece).len() as i32;
    3 * (count(Piece::Knight) + count(Piece::Bishop))
        + 5 * count(Piece::Rook)
        + 9 * count(Piece::Queen)
}

/// What it is worth to drive a bare king, if that mates: to the edge, with the other king near; with
/// bishop and knight to a corner of the bishop's colour.
fn hunt(board: &Board, hunter: Color) -> Option<i32> {
    let prey = board.king(!hunter);
    let near = 7 - steps(board.king(hunter), prey);
    let count = |piece| board.colored_pieces(hunter, piece).len();
    let heavy = !board.colored_pieces(hunter, Piece::Rook).is_empty()
        || !board.colored_pieces(hunter, Piece::Queen).is_empty();
    let (knights, bishops) = (count(Piece::Knight), count(Piece::Bishop));
    let pawns = !board.colored_pieces(hunter, Piece::Pawn).is_empty();
    if pawns || !(heavy || bishops >= 2 || (knights >= 1 && bishops >= 1) || knights >= 3) {
        return None;
    }
    let corner = if !heavy && knights == 1 && bishops == 1 {
        let dark = !(board.colored_pieces(hunter, Piece::Bishop) & DARK).is_empty();
        let corners = if dark { [Square::A1, Square::H8] } else { [Square::A8, Square::H1] };
        let away = corners.map(|corner| walk(corner, prey));
        30 * (14 - away[0].min(away[1]))
    } else {
        20 * off_centre(prey)
    };
    Some(400 + 100 * force(board, hunter) + corner + 15 * near)
}

/// Steps of a king.
pub(super) fn steps(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32 - b.file() as i32).abs();
    files.max((a.rank() as i32 - b.rank() as i32).abs())
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

#[cfg(test)]
mod tests {
    use super::super::Line;
    use crate::ai::{Search, value};
    use crate::games::chess::Chess;
    use crate::rules::Game;

    fn worth(fen: &str) -> i32 {
        let line = Line::new(fen.parse().unwrap(), []);
        line.evaluate(line.turn())
    }

    #[test]
    fn the_start_is_even_and_a_queen_more_is_winning() {
        let start = worth("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert!(start.abs() < 60, "{start}");
        let up = worth("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert!(value::told(Chess::SCALE, up) > 600, "{up}");
    }

    #[test]
    fn endings_that_cannot_be_won_are_worth_little() {
        for fen in [
            "8/8/4k3/8/8/3NK3/8/8 w - - 0 1",
            "8/8/4k3/8/2N5/3NK3/8/8 w - - 0 1",
            "8/4r3/4k3/8/3R4/3NK3/8/8 w - - 0 1",
            "8/4r3/4k3/8/3R4/3NK3/8/8 b - - 0 1",
        ] {
            assert!(worth(fen).abs() < 200, "{fen}: {}", worth(fen));
        }
    }

    #[test]
    fn a_bare_king_is_driven_to_the_right_corner() {
        for (worse, better) in [
            ("8/8/8/4k3/8/8/4K3/R7 w - - 0 1", "k7/8/2K5/8/8/8/8/1R6 w - - 0 1"),
            ("k7/8/2K5/8/4N3/4B3/8/8 w - - 0 1", "7k/8/5K2/8/4N3/4B3/8/8 w - - 0 1"),
        ] {
            assert!(worth(worse) < worth(better), "{worse} {better}");
        }
    }
}
