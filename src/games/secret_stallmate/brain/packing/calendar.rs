//! White's part of the plan between computers, by the number of the move: a wall of pawns that grows
//! step by step, so that Black knows without seeing it how much room is left.

use cozy_chess::{BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_knight_moves};

/// First all pawns go two steps, which takes as many moves as this.
pub(super) const OUT: u32 = 8;
/// From this move on no bishop of Black gives check from beyond its pawns.
pub(super) const SHUT: u32 = 4;
/// Until then they wait, and Black has its own half to itself; then they go to the fifth rank.
pub(super) const FIFTH: u32 = 20;
/// Then those that go on go to the sixth.
pub(super) const SIXTH: u32 = 28;
/// Then the wall should stand. Black, packed, closes its last gap a little later.
pub(super) const CLOSED: u32 = 34;
/// From then on nobody is packed any more, and White takes what can still move.
const HUNT: u32 = 40;

/// Where a man is given away that cannot be packed.
pub(super) const POST: Square = Square::D5;
/// At its move of this number a knight of White looks there; at the next it comes back.
pub(super) const VISIT: u32 = 19;
/// From where White's knights look at the post.
const LOOKOUTS: BitBoard = BitBoard(1 << Square::C3 as u8 | 1 << Square::E3 as u8);

/// The files in the order in which pawns are pushed.
const ORDER: [i32; 8] = [1, 3, 5, 7, 6, 4, 2, 0];

/// What White tries next by the calendar; `None` once it is over, or in check. `again` says how often
/// the layout after a move was shown before.
pub(in super::super) fn next(
    board: &Board,
    moves: &[Move],
    again: impl Fn(Move) -> i32,
) -> Option<Move> {
    let number = u32::from(board.fullmove_number());
    if number >= HUNT || !board.checkers().is_empty() {
        return None;
    }
    let best = |wish: &dyn Fn(Move) -> Option<i32>| {
        let wished = moves.iter().filter_map(|&m| Some((wish(m)?, m)));
        wished.max_by_key(|&(wish, _)| wish).map(|(_, m)| m)
    };
    best(&|m| builds(board, m, number))
        .or_else(|| best(&|m| Some(waits(board, m, number)? - 8 * again(m))))
}

/// The rank on which a pawn of White stops: in the wall no pawn can move or take.
const fn stop(file: File) -> Rank {
    if (file as u8).is_multiple_of(2) { Rank::Sixth } else { Rank::Fifth }
}

/// How much White wants a push at its move of this number; `None` for everything else.
fn builds(board: &Board, m: Move, number: u32) -> Option<i32> {
    let pawn = board.colored_pieces(Color::White, Piece::Pawn).has(m.from);
    let straight = m.from.file() == m.to.file();
    let far = m.to.rank() as i32 - m.from.rank() as i32;
    let due = match number {
        0..=FIFTH => Rank::Fourth,
        _ if number <= SIXTH => Rank::Fifth,
        _ => Rank::Sixth,
    };
    (pawn && straight && m.to.rank() <= due.min(stop(m.to.file())))
        .then(|| ORDER[m.from.file() as usize] - 10 * m.from.rank() as i32 + far)
}

/// How much White wants a move that only passes the time: its officers stay before its wall, and its
/// knights are ready for what comes next. `None` for what would do more.
fn waits(board: &Board, m: Move, number: u32) -> Option<i32> {
    let knights = board.colored_pieces(Color::White, Piece::Knight);
    let knight = knights.has(m.from);
    let stands = number > CLOSED;
    let far = if stands { Rank::Fourth } else { Rank::Third };
    let (visit, back) = (m.to == POST && number == VISIT, m.from == POST);
    let castles = board.colors(Color::White).has(m.to);
    let passes = !castles && m.to.rank() <= far && (back || m.from.rank() <= far);
    let ready = !(knights & LOOKOUTS).is_empty() && number <= VISIT;
    let wish = match board.piece_on(m.from).unwrap_or(Piece::King) {
        Piece::Knight if visit || back => 1_000,
        Piece::Pawn => return None,
        Piece::Knight if stands => 20 + 5 * (m.to.rank() as i32 - m.from.rank() as i32),
        Piece::Knight if number < VISIT && !ready => 20 + 30 * (hops(m.from) - hops(m.to)),
        Piece::Knight if ready && LOOKOUTS.has(m.from) => -100,
        Piece::Knight => 20,
        Piece::Rook | Piece::Bishop | Piece::Queen => 5,
        Piece::King => 0,
    };
    (passes || knight && visit).then_some(wish)
}

/// How many moves a knight is away from the lookouts on an empty board.
fn hops(from: Square) -> i32 {
    let (mut near, mut far) = (LOOKOUTS, 0);
    while !near.has(from) {
        near |= near.into_iter().fold(BitBoard::EMPTY, |all, at| all | get_knight_moves(at));
        far += 1;
    }
    far
}
