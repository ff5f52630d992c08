//! What the men of each colour attack, found once for all that a network is told of it.

use cozy_chess::{
    BitBoard, Board, Color, Piece, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};

/// The kinds that are neither kings nor pawns, by their worth.
pub(super) const OFFICERS: [Piece; 4] = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

/// In so many steps it is told how far an officer can go.
pub(super) const STEPS: usize = 6;

/// What the men of a colour attack, and guard. Pins are not seen.
pub(super) struct Attacks {
    pub(super) pawns: BitBoard,
    /// By the kinds of [`OFFICERS`].
    pub(super) officers: [BitBoard; 4],
    king: BitBoard,
    steps: [(u8, u8); 15],
    count: usize,
    /// How many officers attack the other king or where it could go.
    pub(super) besiegers: u8,
}

impl Attacks {
    /// The attacks of White, and of Black.
    #[inline(always)]
    pub(super) fn of(board: &Board) -> [Self; 2] {
        let pawns = [pawn_attacks(board, Color::White), pawn_attacks(board, Color::Black)];
        // Not as a map: what is within a closure is not inlined, and so knows of no machine.
        [Self::by(board, Color::White, pawns), Self::by(board, Color::Black, pawns)]
    }

    #[inline(always)]
    fn by(board: &Board, color: Color, pawns: [BitBoard; 2]) -> Self {
        let occupied = board.occupied();
        let barred = board.colors(color) | pawns[!color as usize];
        let prey = court(board.king(!color));
        let mut officers = [BitBoard::EMPTY; 4];
        let (mut steps, mut count) = ([(0, 0); 15], 0);
        let mut besiegers = 0;
        for (nth, piece) in OFFICERS.into_iter().enumerate() {
            let mut all = BitBoard::EMPTY;
            for from in board.colored_pieces(color, piece) {
                let to = officer_moves(piece, from, occupied);
                all |= to;
                let step = STEP[nth][(to & !barred).len() as usize % 28];
                steps[count] = (nth as u8, step);
                count += 1;
                besiegers += u8::from(!(to & prey).is_empty());
            }
            officers[nth] = all;
        }
        let king = get_king_moves(board.king(color));
        Self { pawns: pawns[color as usize], officers, king, steps, count, besiegers }
    }

    /// Of each officer its kind, in the order of [`OFFICERS`], and in which of the [`STEPS`] it is how far it can go
    /// where no pawn waits for it.
    #[inline(always)]
    pub(super) fn steps(&self) -> &[(u8, u8)] {
        &self.steps[..self.count]
    }

    /// What all men but the king attack.
    #[inline(always)]
    pub(super) fn without_king(&self) -> BitBoard {
        let [knights, bishops, rooks, queens] = self.officers;
        self.pawns | knights | bishops | rooks | queens
    }

    /// What all men attack.
    #[inline(always)]
    pub(super) fn all(&self) -> BitBoard {
        self.without_king() | self.king
    }

    /// For each kind of man, in the order of `Piece`, where it stands in danger of these attacks: of a lesser man,
    /// or of any where `own` guards nothing. Kings never do.
    #[inline(always)]
    pub(super) fn endanger(&self, own: &Self) -> [BitBoard; 6] {
        let loose = self.all() & !own.all();
        let minor = self.pawns | self.officers[0] | self.officers[1];
        let rooks = minor | self.officers[2];
        let officer = loose | self.pawns;
        [loose, officer, officer, loose | minor, loose | rooks, BitBoard::EMPTY]
    }
}

#[inline(always)]
fn pawn_attacks(board: &Board, color: Color) -> BitBoard {
    let mut all = BitBoard::EMPTY;
    for from in board.colored_pieces(color, Piece::Pawn) {
        all |= get_pawn_attacks(from, color);
    }
    all
}

/// A king and where it could go on an empty board.
pub(super) fn court(king: Square) -> BitBoard {
    get_king_moves(king) | king.bitboard()
}

#[inline(always)]
fn officer_moves(piece: Piece, from: Square, occupied: BitBoard) -> BitBoard {
    match piece {
        Piece::Knight => get_knight_moves(from),
        Piece::Bishop => get_bishop_moves(from, occupied),
        Piece::Rook => get_rook_moves(from, occupied),
        Piece::Queen => get_bishop_moves(from, occupied) | get_rook_moves(from, occupied),
        Piece::Pawn | Piece::King => BitBoard::EMPTY,
    }
}

/// In which of the [`STEPS`] so many squares to go to are, for the officers of each kind.
const STEP: [[u8; 28]; 4] = {
    const KNIGHT: [usize; 9] = [0, 1, 2, 2, 3, 3, 4, 4, 5];
    let mut table = [[0; 28]; 4];
    let mut squares = 0;
    while squares < 28 {
        let steps = [
            if squares < KNIGHT.len() { KNIGHT[squares] } else { STEPS },
            squares / 2,
            squares.saturating_sub(1) / 2,
            squares / 4,
        ];
        let mut kind = 0;
        while kind < steps.len() {
            table[kind][squares] = if steps[kind] < STEPS { steps[kind] } else { STEPS - 1 } as u8;
            kind += 1;
        }
        squares += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_are_in_danger_of_lesser_ones_and_where_nobody_guards_them() {
        let in_danger = |fen: &str| {
            let board: Board = fen.parse().unwrap();
            let [white, black] = Attacks::of(&board);
            let kinds = Piece::ALL.into_iter().zip(black.endanger(&white));
            kinds.fold(BitBoard::EMPTY, |all, (piece, danger)| {
                all | (board.colored_pieces(Color::White, piece) & danger)
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
            let expected = square
                .map_or(BitBoard::EMPTY, |square| square.parse::<Square>().unwrap().bitboard());
            assert_eq!(in_danger(fen), expected, "{what}");
        }
    }

    #[test]
    fn as_many_officers_as_there_can_be_are_told() {
        let queens = "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1";
        let [white, black] = Attacks::of(&queens.parse().unwrap());
        assert_eq!((white.steps().len(), black.steps().len()), (15, 15));
    }

    #[test]
    fn officers_go_where_no_pawn_waits_for_them() {
        // A knight in the corner, one of whose squares a pawn guards; a queen on an open board.
        let board: Board = "4k3/8/8/8/p7/8/8/N2QK3 w - - 0 1".parse().unwrap();
        let [white, _] = Attacks::of(&board);
        assert_eq!(
            white.steps(),
            [(0, 1), (3, 3)],
            "the knight to c2 alone, the queen to 15 squares"
        );
        assert_eq!(white.besiegers, 1, "the queen sees d7 and d8");
    }
}
