//! The two roles, known to all and told in the lessons: Black is frozen, White freezes.
//!
//! What the frozen side does depends on nothing but its own men and what it heard, so that a partner
//! who imagines its row knows what it will do: pawns to a wall that holds itself, the king to the
//! corner of its side, everything else stays where it can be taken.

use cozy_chess::{Board, Color, File, Move, Piece, Rank, Square};

/// The rank on which a side's pawn of this file stops: in turn the third and the fourth of White,
/// the fifth and the fourth of Black. In the wall no pawn can move or take.
pub(super) fn stop(side: Color, file: File) -> Rank {
    let far = (file as u8).is_multiple_of(2);
    match (side, far) {
        (Color::White, true) | (Color::Black, false) => Rank::Fourth,
        (Color::White, false) => Rank::Third,
        (Color::Black, true) => Rank::Fifth,
    }
}

/// Whether a pawn that is pushed to `to` has not gone beyond its place in the wall.
pub(super) fn within(side: Color, to: Square) -> bool {
    match side {
        Color::White => to.rank() <= stop(side, to.file()),
        Color::Black => to.rank() >= stop(side, to.file()),
    }
}

/// The files in the order in which pawns are pushed.
const ORDER: [i32; 8] = [1, 3, 5, 7, 6, 4, 2, 0];

/// How much White wants a push as the wall is built; `None` for everything else.
pub(super) fn builds(board: &Board, m: Move) -> Option<i32> {
    let pawn = board.colored_pieces(Color::White, Piece::Pawn).has(m.from);
    let straight = m.from.file() == m.to.file();
    let arrives = m.to.rank() == stop(Color::White, m.to.file());
    (pawn && straight && arrives).then(|| ORDER[m.from.file() as usize])
}

/// The corner to which the frozen king goes.
pub(super) fn corner(king: Square) -> Square {
    if king.file() >= File::E { Square::H8 } else { Square::A8 }
}

/// How far apart two tiles are for a king.
pub(super) fn apart(one: Square, other: Square) -> i32 {
    let files = (one.file() as i32 - other.file() as i32).abs();
    files.max((one.rank() as i32 - other.rank() as i32).abs())
}

/// How much the frozen side wants a try: it takes the highest first. Only its own men are looked at,
/// and `taken`, the tile of the last capture it heard of, where it would take a man back.
pub(super) fn wish(board: &Board, m: Move, taken: Option<Square>) -> i32 {
    let side = board.side_to_move();
    let piece = board.piece_on(m.from).unwrap_or(Piece::King);
    let back = if taken == Some(m.to) { 600 } else { 0 };
    let castles = board.colors(side).has(m.to);
    let wanted = match piece {
        Piece::Pawn if m.from.file() != m.to.file() => -1_000,
        Piece::Pawn if within(side, m.to) => {
            let far = (m.from.rank() as i32 - m.to.rank() as i32).abs();
            1_000 + 10 * ORDER[m.from.file() as usize] + far
        }
        Piece::Pawn => -50,
        Piece::King if castles => -500,
        Piece::King => {
            let steps = apart(m.to, corner(m.from));
            500 - 20 * steps - i32::from(m.to as u8 % 8 == m.from as u8 % 8)
        }
        Piece::Knight => 60 - apart(m.to, Square::E8),
        Piece::Bishop | Piece::Rook | Piece::Queen => 40 - 2 * apart(m.from, m.to),
    };
    wanted - back
}

/// What the frozen side would play: of the legal moves the one it wants most, which is what its
/// tries come to.
pub(super) fn reply(board: &Board, taken: Option<Square>) -> Option<Move> {
    let mut best: Option<(i32, Move)> = None;
    board.generate_moves(|moves| {
        for m in moves {
            let wish = wish(board, m, taken);
            if best.is_none_or(|(most, _)| wish > most) {
                best = Some((wish, m));
            }
        }
        false
    });
    best.map(|(_, m)| m)
}

/// How often a person with the plan of the frozen side in mind would make a move, compared with
/// others: pawns first, in any order, then the king; the other men stay on their own half, where they
/// harm nothing.
pub(super) fn suits(board: &Board, m: Move) -> u64 {
    let side = board.side_to_move();
    let home = m.to.rank().relative_to(side) <= Rank::Fourth;
    match board.piece_on(m.from) {
        Some(Piece::Pawn) if m.from.file() == m.to.file() => 120,
        Some(Piece::Pawn) => 2,
        Some(Piece::King) if board.colors(side).has(m.to) => 4,
        Some(Piece::King) if apart(m.to, corner(m.from)) < apart(m.from, corner(m.from)) => 40,
        Some(Piece::King) => 4,
        _ if home => 10,
        _ => 3,
    }
}
