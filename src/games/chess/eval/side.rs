//! One side of a position: its men and what they attack.

use cozy_chess::{
    BitBoard, Board, Color, File, Piece, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_rook_moves,
};

/// A side with its attacks.
pub(super) struct Side {
    pub(super) color: Color,
    pub(super) men: BitBoard,
    pub(super) pawns: BitBoard,
    pub(super) king: Square,
    pub(super) pawn_attacks: BitBoard,
    /// What each kind of man attacks, in the order of `Piece`.
    pub(super) attacks: [BitBoard; 6],
    pub(super) all: BitBoard,
    pub(super) twice: BitBoard,
}

impl Side {
    pub(super) fn new(board: &Board, color: Color) -> Self {
        let men = board.colors(color);
        let pawns = men & board.pieces(Piece::Pawn);
        let king = board.king(color);
        let (left, right) = pawn_attacks(pawns, color);
        let king_attacks = get_king_moves(king);
        let mut side = Self {
            color,
            men,
            pawns,
            king,
            pawn_attacks: left | right,
            attacks: [BitBoard::EMPTY; 6],
            all: left | right | king_attacks,
            twice: (left & right) | ((left | right) & king_attacks),
        };
        side.attacks[Piece::Pawn as usize] = left | right;
        side.attacks[Piece::King as usize] = king_attacks;
        side
    }

    /// Notes that a man of this kind attacks these squares.
    pub(super) fn attack(&mut self, piece: Piece, squares: BitBoard) {
        self.attacks[piece as usize] |= squares;
        self.twice |= self.all & squares;
        self.all |= squares;
    }
}

/// What pawns attack towards the a-file and towards the h-file.
fn pawn_attacks(pawns: BitBoard, color: Color) -> (BitBoard, BitBoard) {
    let left = pawns.0 & !File::A.bitboard().0;
    let right = pawns.0 & !File::H.bitboard().0;
    match color {
        Color::White => (BitBoard(left << 7), BitBoard(right << 9)),
        Color::Black => (BitBoard(left >> 9), BitBoard(right >> 7)),
    }
}

/// The squares one step ahead.
pub(super) const fn ahead(squares: BitBoard, color: Color) -> BitBoard {
    match color {
        Color::White => BitBoard(squares.0 << 8),
        Color::Black => BitBoard(squares.0 >> 8),
    }
}

/// All squares on the files of these squares that lie ahead of them.
pub(super) const fn far_ahead(squares: BitBoard, color: Color) -> BitBoard {
    let mut fill = ahead(squares, color).0;
    match color {
        Color::White => {
            fill |= fill << 8;
            fill |= fill << 16;
            fill |= fill << 32;
        }
        Color::Black => {
            fill |= fill >> 8;
            fill |= fill >> 16;
            fill |= fill >> 32;
        }
    }
    BitBoard(fill)
}

/// The squares beside these squares.
pub(super) fn beside(squares: BitBoard) -> BitBoard {
    let left = (squares.0 & !File::A.bitboard().0) >> 1;
    let right = (squares.0 & !File::H.bitboard().0) << 1;
    BitBoard(left | right)
}

/// The rank of a square from its side's view, 0 to 7.
pub(super) fn rank(square: Square, color: Color) -> usize {
    square.rank().relative_to(color) as usize
}

/// Steps of a king between two squares.
pub(super) fn steps(a: Square, b: Square) -> usize {
    let files = (a.file() as i32 - b.file() as i32).unsigned_abs();
    let ranks = (a.rank() as i32 - b.rank() as i32).unsigned_abs();
    files.max(ranks) as usize
}

/// What a piece attacks; sliders look through own men that slide alike.
pub(super) fn reach(board: &Board, piece: Piece, square: Square, color: Color) -> BitBoard {
    let own = |piece| board.colored_pieces(color, piece);
    let occupied = board.occupied();
    match piece {
        Piece::Knight => get_knight_moves(square),
        Piece::Bishop => get_bishop_moves(square, occupied & !own(Piece::Queen)),
        Piece::Rook => get_rook_moves(square, occupied & !(own(Piece::Queen) | own(Piece::Rook))),
        Piece::Queen => get_bishop_moves(square, occupied) | get_rook_moves(square, occupied),
        Piece::Pawn | Piece::King => BitBoard::EMPTY,
    }
}

/// The squares where a foe is dangerous to this king: around it and one step further ahead.
pub(super) fn ring(king: Square, color: Color) -> BitBoard {
    let file = (king.file() as usize).clamp(1, 6);
    let rank = (king.rank() as usize).clamp(1, 6);
    let middle = Square::new(File::index(file), Rank::index(rank));
    let ring = get_king_moves(middle) | middle.bitboard();
    ring | ahead(ring & get_king_moves(king), color) & !ring
}
