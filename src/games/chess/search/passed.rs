//! Passed pawns.

use cozy_chess::{BitBoard, Board, Color, File, Piece, Square};

use super::attacks::Attacks;
use super::ending::steps;

/// The passed pawns of a colour, seen from its side: those that no pawn of the other side can stop.
pub(super) struct Passed {
    /// On each file the one that is furthest: its rank from its own side, 1 to 6, and whether something stands before
    /// it.
    pub(super) files: [Option<(u8, bool)>; 8],
    /// The one that is furthest of all; of several the one furthest to the right.
    first: Option<Square>,
}

/// What the passed pawn that is furthest can hope for.
pub(super) struct Hope {
    /// How many steps the king of its side, and the other, is from the square before it.
    pub(super) kings: [u8; 2],
    pub(super) way: Way,
    /// Whether its side guards the square before it.
    pub(super) guarded: bool,
}

/// How free the way of a passed pawn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// The other side stands nowhere on it, and attacks nothing of it.
    Free,
    /// That is so of its first square alone.
    Begun,
    /// It is not even so of that one.
    Barred,
}

/// All squares further ahead for a colour.
const fn ahead(square: Square, color: Color) -> BitBoard {
    let from_here = !0 << (8 * (square as u64 / 8));
    BitBoard(match color {
        Color::White => from_here << 8,
        Color::Black => !from_here,
    })
}

/// Where pawns of a colour can be stopped by some of the other.
#[inline(always)]
fn stopped(foes: BitBoard, color: Color) -> BitBoard {
    let BitBoard(foes) = foes;
    // All squares from which a foe is further ahead: steps of one, two and four ranks make all seven.
    let mut behind = match color {
        Color::White => foes >> 8,
        Color::Black => foes << 8,
    };
    for ranks in [8, 16, 32] {
        behind |= match color {
            Color::White => behind >> ranks,
            Color::Black => behind << ranks,
        };
    }
    let left = behind & !File::A.bitboard().0;
    let right = behind & !File::H.bitboard().0;
    BitBoard(behind | left >> 1 | right << 1)
}

/// The square before a pawn.
const fn next(square: Square, color: Color) -> Option<Square> {
    square.try_offset(0, if matches!(color, Color::White) { 1 } else { -1 })
}

impl Passed {
    /// Those of a colour.
    #[inline(always)]
    pub(super) fn of(board: &Board, color: Color) -> Self {
        let stopped = stopped(board.colored_pieces(!color, Piece::Pawn), color);
        let occupied = board.occupied();
        let mut files: [Option<(u8, bool)>; 8] = [None; 8];
        let mut first = None;
        for square in board.colored_pieces(color, Piece::Pawn) & !stopped {
            let rank = square.rank().relative_to(color) as u8;
            let blocked = next(square, color).is_some_and(|stop| occupied.has(stop));
            let furthest = &mut files[square.file() as usize];
            *furthest = (*furthest).max(Some((rank, blocked)));
            first = first.max(Some((rank, square)));
        }
        Self { files, first: first.map(|(_, square)| square) }
    }

    /// What the one that is furthest can hope for, given the attacks of its side and of the other.
    #[inline(always)]
    pub(super) fn hope(
        &self,
        board: &Board,
        color: Color,
        own: &Attacks,
        other: &Attacks,
    ) -> Option<Hope> {
        let pawn = self.first?;
        let stop = next(pawn, color)?;
        let barred = other.all() | board.colors(!color);
        let way = ahead(pawn, color) & pawn.file().bitboard();
        let way = if (way & barred).is_empty() {
            Way::Free
        } else if barred.has(stop) {
            Way::Barred
        } else {
            Way::Begun
        };
        let kings = [color, !color].map(|color| steps(board.king(color), stop) as u8);
        Some(Hope { kings, way, guarded: own.all().has(stop) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pawn_is_passed_where_no_pawn_can_stop_it() {
        let board: Board = "4k3/8/p2P4/2n5/2P4p/1P6/7p/4K3 w - - 0 1".parse().unwrap();
        let white = Passed::of(&board, Color::White);
        let mut files = [None; 8];
        files[2] = Some((3, true));
        files[3] = Some((5, false));
        assert_eq!(white.files, files, "b3 is stopped by a6");
        let black = Passed::of(&board, Color::Black);
        assert_eq!(black.files[7], Some((6, false)), "of two on a file the one that is further");
        let attacks = Attacks::of(&board);
        let [own, other] = &attacks;
        let hope = white.hope(&board, Color::White, own, other).unwrap();
        assert_eq!((hope.kings, hope.way, hope.guarded), ([6, 1], Way::Barred, false), "d7");
        let hope = black.hope(&board, Color::Black, other, own).unwrap();
        assert_eq!((hope.kings, hope.way, hope.guarded), ([7, 3], Way::Free, false), "h1");
    }
}
