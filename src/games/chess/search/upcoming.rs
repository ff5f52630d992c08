//! Which two positions are one move of a man apart, told by their keys alone (Marcel van Kervinck's way to see
//! a repetition before it is on the board).

use std::sync::LazyLock;

use cozy_chess::{
    BitBoard, Board, BoardBuilder, Color, Piece, Square, get_between_rays, get_bishop_moves,
    get_king_moves, get_knight_moves, get_rook_moves,
};

use crate::ai::ByKey;

/// From where to where a man goes, either way, by what that changes in the key of a position.
type Steps = ByKey<[Square; 2]>;

/// Of every man but pawns, whose moves cannot be taken back.
static STEPS: LazyLock<Steps> = LazyLock::new(|| {
    let start = Board::default();
    let turn = start.hash() ^ start.null_move().expect("nobody is in check").hash();
    let mut steps = Steps::default();
    for color in Color::ALL {
        for piece in Piece::ALL.into_iter().filter(|&piece| piece != Piece::Pawn) {
            for from in Square::ALL {
                for to in reach(piece, from).into_iter().filter(|&to| to > from) {
                    steps.insert(turn ^ difference(color, piece, [from, to]), [from, to]);
                }
            }
        }
    }
    steps
});

/// Where a man goes on an empty board.
fn reach(piece: Piece, from: Square) -> BitBoard {
    let straight = get_rook_moves(from, BitBoard::EMPTY);
    let slanted = get_bishop_moves(from, BitBoard::EMPTY);
    match piece {
        Piece::Pawn => BitBoard::EMPTY,
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => slanted,
        Piece::Rook => straight,
        Piece::Queen => straight | slanted,
        Piece::King => get_king_moves(from),
    }
}

/// What it changes in the key of a position that a man stands on one square or on the other: looked up on
/// boards with nothing else but kings.
fn difference(color: Color, piece: Piece, squares: [Square; 2]) -> u64 {
    let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    let kings = corners.into_iter().flat_map(|own| corners.map(|other| [own, other]));
    let mut keys = kings.filter_map(|[own, other]| {
        let [one, two] = squares.map(|square| {
            let mut builder = BoardBuilder::empty();
            builder.side_to_move = !color;
            builder.board[own as usize] = Some((Piece::King, color));
            builder.board[other as usize] = Some((Piece::King, !color));
            if piece == Piece::King {
                builder.board[own as usize] = None;
            }
            let free = builder.board[square as usize].is_none();
            builder.board[square as usize] = Some((piece, color));
            builder.build().ok().filter(|_| free)
        });
        Some(one?.hash() ^ two?.hash())
    });
    keys.next().expect("kings fit into some corners")
}

/// Whether a move on a board with these men leads to a position whose key differs so much.
pub(super) fn leads(occupied: BitBoard, difference: u64) -> bool {
    STEPS
        .get(&difference)
        .is_some_and(|&[from, to]| (get_between_rays(from, to) & occupied).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Search;
    use crate::games::chess::search::Line;

    #[test]
    fn every_step_has_a_key_of_its_own() {
        let steps = |piece| -> u32 {
            Square::ALL.into_iter().map(|from| reach(piece, from).len()).sum::<u32>() / 2
        };
        let all: u32 = Piece::ALL.into_iter().map(steps).sum();
        assert_eq!(STEPS.len(), 2 * all as usize);
    }

    #[test]
    fn a_repetition_is_seen_a_move_ahead() {
        let can = |fen: &str, moves: &str| {
            let board: Board = fen.parse().unwrap();
            let mut line = Line::new(board, []);
            for m in moves.split(' ') {
                line.make(m.parse().unwrap());
            }
            line.can_repeat()
        };
        let start = Board::default().to_string();
        assert!(can(&start, "g1f3 g8f6 f3g1"), "the knight goes back, too");
        assert!(!can(&start, "g1f3 g8f6"), "the knight would only stand where it stood");
        assert!(!can(&start, "g1f3 g8f6 f3e5"), "the other knight does not go back");
        assert!(!can(&start, "e2e4 g8f6 e4e5"), "no pawn goes back");
        let rooks = "4k3/8/8/8/8/8/8/R3K2r w Q - 0 1";
        assert!(!can(rooks, "e1d2 h1h8 d2e1"), "castling is lost meanwhile");
        let lift = "r3k3/8/8/8/8/8/8/3RK3 b - - 4 8";
        assert!(can(lift, "a8a2 d1d2 a2a1 d2d1"), "the rook goes back to its second rank");
    }
}
