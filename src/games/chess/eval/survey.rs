//! Counts what is worth something in a position.

use cozy_chess::{BitBoard, Board, Color, File, Piece, Rank, Square};

use super::layout as at;
use super::side::{Side, ahead, beside, far_ahead, rank, reach, ring, steps};

/// Takes the counts: White's above zero, Black's below.
pub trait Tally {
    /// `count` more of a thing.
    fn add(&mut self, term: usize, count: i32);
}

const PIECES: [Piece; 4] = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
const DARK: BitBoard = BitBoard(0xAA55_AA55_AA55_AA55);

/// Counts everything of both sides.
pub fn survey(board: &Board, tally: &mut impl Tally) {
    let mut white = Side::new(board, Color::White);
    let mut black = Side::new(board, Color::Black);
    let on_black = pieces(board, &mut white, &black, tally, 1);
    let on_white = pieces(board, &mut black, &white, tally, -1);
    for (own, foe, danger, sign) in [(&white, &black, on_white, 1), (&black, &white, on_black, -1)]
    {
        pawns(board, own, foe, tally, sign);
        king(board, own, foe, danger, tally, sign);
        threats(board, own, foe, tally, sign);
        space(own, foe, tally, sign);
    }
}

fn place(piece: Piece, square: Square, color: Color) -> usize {
    let file = square.file() as usize;
    at::PLACE + piece as usize * 32 + rank(square, color) * 4 + file.min(7 - file)
}

/// Counts the pieces of a side and notes what they attack; gives the danger they are to the foe's
/// king.
fn pieces(board: &Board, own: &mut Side, foe: &Side, tally: &mut impl Tally, sign: i32) -> i32 {
    let color = own.color;
    let low =
        Rank::Second.relative_to(color).bitboard() | Rank::Third.relative_to(color).bitboard();
    let stuck = own.pawns & (low | ahead(board.occupied(), !color));
    let free = !(stuck | own.king.bitboard() | foe.pawn_attacks);
    let ring = ring(foe.king, foe.color);
    // Squares that no foe's pawn can ever attack.
    let lasting = !far_ahead(beside(foe.pawns), foe.color);
    let mut danger = 0;
    let mut attackers = 0;
    for piece in PIECES {
        let men = own.men & board.pieces(piece);
        tally.add(at::MATERIAL + piece as usize, sign * men.len() as i32);
        for square in men {
            tally.add(place(piece, square, color), sign);
            let reach = reach(board, piece, square, color);
            own.attack(piece, reach);
            let reachable = (reach & free).len() as usize;
            let near = (reach & ring & !foe.pawn_attacks).len() as i32;
            if near > 0 {
                attackers += 1;
                danger += [0, 3, 2, 3, 5, 0][piece as usize] + near;
            }
            match piece {
                Piece::Knight => {
                    tally.add(at::KNIGHT_MOBILITY + reachable, sign);
                    outpost(at::KNIGHT_OUTPOST, square, own, lasting, tally, sign);
                }
                Piece::Bishop => {
                    tally.add(at::BISHOP_MOBILITY + reachable.min(13), sign);
                    let same = if DARK.has(square) { DARK } else { !DARK };
                    tally.add(at::BISHOP_PAWNS, sign * (own.pawns & same).len() as i32);
                    outpost(at::BISHOP_OUTPOST, square, own, lasting, tally, sign);
                }
                Piece::Rook => {
                    tally.add(at::ROOK_MOBILITY + reachable.min(14), sign);
                    rook(square, own, foe, tally, sign);
                }
                Piece::Queen => tally.add(at::QUEEN_MOBILITY + reachable.min(27), sign),
                Piece::Pawn | Piece::King => {}
            }
        }
    }
    let bishops = own.men & board.pieces(Piece::Bishop);
    if !(bishops & DARK).is_empty() && !(bishops & !DARK).is_empty() {
        tally.add(at::BISHOP_PAIR, sign);
    }
    let minors = own.men & (board.pieces(Piece::Knight) | board.pieces(Piece::Bishop));
    let behind = ahead(minors, color) & board.pieces(Piece::Pawn);
    tally.add(at::BEHIND_PAWN, sign * behind.len() as i32);
    if attackers > 1 { danger + 2 * (attackers - 1) } else { danger / 2 }
}

fn outpost(
    term: usize,
    square: Square,
    own: &Side,
    lasting: BitBoard,
    tally: &mut impl Tally,
    sign: i32,
) {
    if (3..=5).contains(&rank(square, own.color)) && (lasting & own.pawn_attacks).has(square) {
        tally.add(term, sign);
    }
}

fn rook(square: Square, own: &Side, foe: &Side, tally: &mut impl Tally, sign: i32) {
    let file = square.file().bitboard();
    if (own.pawns & file).is_empty() {
        let open = (foe.pawns & file).is_empty();
        tally.add(if open { at::ROOK_OPEN } else { at::ROOK_HALF_OPEN }, sign);
    } else if !(own.pawns & far_ahead(square.bitboard(), own.color)).is_empty() {
        let pawn = own.pawns & far_ahead(square.bitboard(), own.color);
        let passed = (far_ahead(pawn, own.color) & foe.pawns).is_empty()
            && (far_ahead(beside(pawn), own.color) & foe.pawns).is_empty();
        if passed {
            tally.add(at::ROOK_BEHIND, sign);
        }
    }
    if rank(square, own.color) == 6 && rank(foe.king, own.color) >= 6 {
        tally.add(at::ROOK_SEVENTH, sign);
    }
}

fn pawns(board: &Board, own: &Side, foe: &Side, tally: &mut impl Tally, sign: i32) {
    let color = own.color;
    tally.add(at::MATERIAL, sign * own.pawns.len() as i32);
    let only_pawns = (foe.men & !foe.pawns).len() == 1;
    for square in own.pawns {
        tally.add(place(Piece::Pawn, square, color), sign);
        let here = square.bitboard();
        let up = rank(square, color) - 1;
        let path = far_ahead(here, color);
        let files = beside(square.file().bitboard());
        let unopposed = (path & foe.pawns).is_empty();
        let guarded = own.pawn_attacks.has(square);
        let phalanx = !(beside(here) & own.pawns).is_empty();
        if phalanx {
            tally.add(at::PHALANX + up, sign);
        }
        if guarded {
            tally.add(at::SUPPORTED + up, sign);
        }
        if !(path & own.pawns).is_empty() {
            tally.add(at::DOUBLED, sign);
        }
        let step = ahead(here, color);
        if (files & own.pawns).is_empty() {
            tally.add(if unopposed { at::ISOLATED_OPEN } else { at::ISOLATED }, sign);
        } else if !guarded && !phalanx {
            // Nobody behind can come up to guard it, and its next square is held against it.
            let helpers = files & own.pawns & (far_ahead(beside(here), !color) | beside(here));
            if helpers.is_empty() && !(step & (foe.pawn_attacks | foe.pawns)).is_empty() {
                tally.add(if unopposed { at::BACKWARD_OPEN } else { at::BACKWARD }, sign);
            }
        }
        let passed = unopposed
            && (path & own.pawns).is_empty()
            && (far_ahead(beside(here), color) & foe.pawns).is_empty();
        if passed {
            passer(board, square, own, foe, only_pawns, tally, sign);
        }
    }
}

fn passer(
    board: &Board,
    square: Square,
    own: &Side,
    foe: &Side,
    only_pawns: bool,
    tally: &mut impl Tally,
    sign: i32,
) {
    let color = own.color;
    let up = rank(square, color) - 1;
    tally.add(at::PASSED + up, sign);
    let step = ahead(square.bitboard(), color);
    let Some(next) = step.next_square() else { return };
    if (step & (board.occupied() | (foe.all & !own.all))).is_empty() {
        tally.add(at::PASSED_FREE + up, sign);
    }
    if own.pawn_attacks.has(square) {
        tally.add(at::PASSED_GUARDED + up, sign);
    }
    if up >= 2 {
        tally.add(at::PASSED_KING + steps(own.king, next), sign);
        tally.add(at::PASSED_FOE + steps(foe.king, next), sign);
    }
    if only_pawns {
        let goal = Square::new(square.file(), Rank::Eighth.relative_to(color));
        let to_go = 6 - up.max(1);
        let late = usize::from(board.side_to_move() != color);
        let path = far_ahead(square.bitboard(), color);
        let alone = (path & board.occupied()).is_empty();
        if alone && steps(foe.king, goal) > to_go + late {
            tally.add(at::RUNNER, sign);
        }
    }
}

fn king(board: &Board, own: &Side, foe: &Side, danger: i32, tally: &mut impl Tally, sign: i32) {
    let color = own.color;
    tally.add(place(Piece::King, own.king, color), sign);
    let middle = (own.king.file() as usize).clamp(1, 6);
    let from = rank(own.king, color);
    for file in middle - 1..=middle + 1 {
        let bits = File::index(file).bitboard();
        // The king's own file apart from the others.
        let kind = usize::from(file == own.king.file() as usize);
        let distance = |pawns: BitBoard| {
            (pawns & bits)
                .into_iter()
                .map(|square| rank(square, color))
                .filter(|&up| up >= from)
                .min()
                .map_or(0, |up| (up - from + 1).min(5))
        };
        let shelter = distance(own.pawns);
        let storm = distance(foe.pawns);
        tally.add(at::SHELTER + kind * 6 + shelter, sign);
        let blocked = usize::from(storm != 0 && shelter != 0 && storm == shelter + 1);
        tally.add(at::STORM + blocked * 6 + storm, sign);
        if (own.pawns & bits).is_empty() {
            let open = (foe.pawns & bits).is_empty();
            tally.add(if open { at::KING_OPEN } else { at::KING_HALF_OPEN }, sign);
        }
    }
    let danger = danger + checks(board, own, foe) + weak_ring(own, foe);
    let queen = !(foe.men & board.pieces(Piece::Queen)).is_empty();
    let danger = if queen { danger } else { danger / 2 };
    tally.add(at::DANGER + (danger.max(0) as usize).min(at::DANGERS - 1), sign);
}

/// Danger from checks the foe can give without losing the man that gives it.
fn checks(board: &Board, own: &Side, foe: &Side) -> i32 {
    let weak = foe.twice & !own.twice | !own.all;
    let held = own.attacks[Piece::King as usize] | own.attacks[Piece::Queen as usize];
    let safe = !foe.men & (!own.all | (weak & held & !own.pawn_attacks & foe.twice));
    let occupied = board.occupied() & !(own.men & board.pieces(Piece::Queen));
    let diagonal = cozy_chess::get_bishop_moves(own.king, occupied);
    let straight = cozy_chess::get_rook_moves(own.king, occupied);
    let leaps = cozy_chess::get_knight_moves(own.king);
    let can = |piece: Piece, from: BitBoard| {
        i32::from(!(foe.attacks[piece as usize] & from & safe).is_empty())
    };
    4 * can(Piece::Knight, leaps)
        + 3 * can(Piece::Bishop, diagonal)
        + 5 * can(Piece::Rook, straight)
        + 4 * can(Piece::Queen, diagonal | straight)
}

/// Danger from squares beside the king that only king and queen guard.
fn weak_ring(own: &Side, foe: &Side) -> i32 {
    let around = own.attacks[Piece::King as usize];
    2 * (around & foe.all & !own.twice).len() as i32
}

fn threats(board: &Board, own: &Side, foe: &Side, tally: &mut impl Tally, sign: i32) {
    let guarded = foe.pawn_attacks | (foe.twice & !own.twice);
    let poorly = !guarded & own.all;
    let minors = own.attacks[Piece::Knight as usize] | own.attacks[Piece::Bishop as usize];
    let rooks = own.attacks[Piece::Rook as usize];
    for piece in [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
        let men = foe.men & board.pieces(piece);
        let kind = piece as usize;
        if kind > 0 {
            let count = (men & own.pawn_attacks).len() as i32;
            tally.add(at::PAWN_THREAT + kind - 1, sign * count);
        }
        let valuable = kind >= Piece::Rook as usize;
        let by_minors = men & minors & if valuable { BitBoard::FULL } else { poorly };
        tally.add(at::MINOR_THREAT + kind, sign * by_minors.len() as i32);
        let by_rooks = men & rooks & if piece == Piece::Queen { BitBoard::FULL } else { poorly };
        tally.add(at::ROOK_THREAT + kind, sign * by_rooks.len() as i32);
    }
    let bare = foe.men & !foe.all & own.all;
    tally.add(at::HANGING, sign * bare.len() as i32);
    let by_king = foe.men & poorly & own.attacks[Piece::King as usize];
    tally.add(at::KING_THREAT, sign * by_king.len() as i32);
    let color = own.color;
    let free = !board.occupied();
    let one = ahead(own.pawns, color) & free;
    let third = Rank::Third.relative_to(color).bitboard();
    let two = ahead(one & third, color) & free;
    let safe = (one | two) & !foe.pawn_attacks & (own.all | !foe.all);
    let prey = foe.men & !foe.pawns & !own.pawn_attacks;
    let hit = ahead(beside(safe), color) & prey;
    tally.add(at::PUSH_THREAT, sign * hit.len() as i32);
}

fn space(own: &Side, foe: &Side, tally: &mut impl Tally, sign: i32) {
    const CENTRE: BitBoard = BitBoard(0x3C3C_3C3C_3C3C_3C3C);
    let ranks = [Rank::Second, Rank::Third, Rank::Fourth]
        .into_iter()
        .fold(BitBoard::EMPTY, |ranks, rank| ranks | rank.relative_to(own.color).bitboard());
    let safe = CENTRE & ranks & !own.pawns & !foe.pawn_attacks;
    let behind = safe & far_ahead(own.pawns, !own.color);
    tally.add(at::SPACE, sign * (safe.len() + behind.len()) as i32);
}
