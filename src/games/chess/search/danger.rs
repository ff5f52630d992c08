//! Which men stand in danger: what a small network that sees no more than squares hardly learns.

use cozy_chess::{
    BitBoard, Board, Color, Piece, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};

/// What the men of a colour attack, and guard.
pub(super) struct Attacks {
    pawns: BitBoard,
    /// With knights and bishops.
    minor: BitBoard,
    /// And with rooks.
    rooks: BitBoard,
    all: BitBoard,
}

impl Attacks {
    /// The attacks of a colour. Pins are not seen.
    pub(super) fn by(board: &Board, color: Color) -> Self {
        let men = |piece| board.colored_pieces(color, piece).into_iter();
        let occupied = board.occupied();
        let mut pawns = BitBoard::EMPTY;
        for from in men(Piece::Pawn) {
            pawns |= get_pawn_attacks(from, color);
        }
        let mut minor = pawns;
        for from in men(Piece::Knight) {
            minor |= get_knight_moves(from);
        }
        for from in men(Piece::Bishop) {
            minor |= get_bishop_moves(from, occupied);
        }
        let mut rooks = minor;
        for from in men(Piece::Rook) {
            rooks |= get_rook_moves(from, occupied);
        }
        let mut all = rooks | get_king_moves(board.king(color));
        for from in men(Piece::Queen) {
            all |= get_bishop_moves(from, occupied) | get_rook_moves(from, occupied);
        }
        Self { pawns, minor, rooks, all }
    }

    /// Where a man of this kind stands in danger of these attacks: of a lesser man, or of any where `own`
    /// guards nothing. Kings never do.
    pub(super) fn endanger(&self, piece: Piece, own: &Self) -> BitBoard {
        let loose = self.all & !own.all;
        match piece {
            Piece::Pawn => loose,
            Piece::Knight | Piece::Bishop => loose | self.pawns,
            Piece::Rook => loose | self.minor,
            Piece::Queen => loose | self.rooks,
            Piece::King => BitBoard::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_are_in_danger_of_lesser_ones_and_where_nobody_guards_them() {
        let in_danger = |fen: &str| {
            let board: Board = fen.parse().unwrap();
            let [white, black] = Color::ALL.map(|color| Attacks::by(&board, color));
            let men = |piece| board.colored_pieces(Color::White, piece);
            Piece::ALL.into_iter().fold(BitBoard::EMPTY, |all, piece| {
                all | (men(piece) & black.endanger(piece, &white))
            })
        };
        for (what, fen, square) in [
            ("a guarded knight attacked by a bishop", "4k3/8/8/b7/8/2N5/1P6/4K3 w - - 0 1", None),
            ("a loose one", "4k3/8/8/b7/8/2N5/8/6K1 w - - 0 1", Some("c3")),
            ("a guarded one attacked by a pawn", "4k3/8/8/8/1p6/2N5/1P6/4K3 w - - 0 1", Some("c3")),
            (
                "a guarded queen attacked by a rook",
                "2r1k3/8/8/8/8/2Q5/1P6/4K3 w - - 0 1",
                Some("c3"),
            ),
            ("a guarded rook attacked by a queen", "2q1k3/8/8/8/8/2R5/1P6/4K3 w - - 0 1", None),
            ("a loose pawn", "4k3/8/8/8/8/2n5/P7/4K3 w - - 0 1", Some("a2")),
        ] {
            let expected = square.map_or(BitBoard::EMPTY, |square| {
                square.parse::<cozy_chess::Square>().unwrap().bitboard()
            });
            assert_eq!(in_danger(fen), expected, "{what}");
        }
    }
}
