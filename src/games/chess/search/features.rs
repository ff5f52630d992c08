//! What a network is shown of a position: men on squares from each side, rooks that may castle, which
//! men are in danger, and what a network of this size would hardly find out for itself: how far officers can go,
//! what kings have to fear, and what passed pawns can hope for.

use cozy_chess::{BitBoard, Board, Color, File, Piece, Rank, Square};

use super::attacks::{Attacks, STEPS};
use super::king::{Fear, through_to_queen};
use super::passed::Passed;
use super::{Line, ending};
use crate::ai::net::{self, Counts, Features, Shipped};

/// Hidden units for each side.
const WIDTH: usize = 256;

/// What judges positions.
pub(super) type Accumulators = net::Accumulators<Line, WIDTH>;

/// The network. How its weights were made is told beside them.
pub(super) static NET: Shipped<Line, WIDTH> =
    Shipped::new(include_bytes!("../../../../assets/nets/chess.bin"));

/// Codes of men: own kinds from 1 on, the other side's after them, then rooks that may castle.
const OTHERS: u8 = 6;
const CASTLING: u8 = 13;

/// Behind the squares come the squares once more, for men in danger.
const IN_DANGER: usize = 64;

/// Something that is counted, of the own side or of the other: where its rows begin, and how many there are for
/// each side.
#[derive(Clone, Copy)]
struct Count {
    from: usize,
    each: usize,
}

impl Count {
    /// What is counted after this.
    const fn then(self, each: usize) -> Self {
        Self { from: self.end(), each }
    }

    const fn end(self) -> usize {
        self.from + 2 * self.each
    }

    /// Counts something of a colour for both sides.
    #[inline(always)]
    fn tell(self, counts: &mut [Counts; 2], color: Color, nth: usize) {
        let halves = if color == Color::White { [0, self.each] } else { [self.each, 0] };
        counts[0].add(self.from + halves[0] + nth);
        counts[1].add(self.from + halves[1] + nth);
    }

    /// The same of one of several rows that are 0 for none and then 1 to as many as there are.
    #[inline(always)]
    fn tell_some(self, counts: &mut [Counts; 2], color: Color, row: usize, rows: usize, some: u8) {
        if some > 0 {
            self.tell(counts, color, row * rows + usize::from(some).min(rows) - 1);
        }
    }
}

/// How many officers of each kind can go so far.
const MOBILITY: Count = Count { from: 0, each: 4 * STEPS };
/// How many attack a king, what nobody guards around it, where checks come from, who looks through one man at it,
/// and at the queen.
const BESIEGERS: Count = MOBILITY.then(8);
const WEAK: Count = BESIEGERS.then(9);
const CHECKS: Count = WEAK.then(4 * 3);
const THROUGH: Count = CHECKS.then(2 * 3);
/// The passed pawn that is furthest on each file, by its rank and whether something stands before it.
const PASSED: Count = THROUGH.then(8 * 12);
/// How far the kings are from that which is furthest of all, and how free its way is.
const NEAR: Count = PASSED.then(2 * 8);
const WAY: Count = NEAR.then(6);

/// What White and what Black sees of something of a colour: one thing if it is theirs, else another.
const fn seen(color: Color, own: u8, other: u8) -> [u8; 2] {
    match color {
        Color::White => [own, other],
        Color::Black => [other, own],
    }
}

/// What turns a file, and a rank, round in the number of a square.
const FILES: usize = 0b000_111;
const RANKS: usize = 0b111_000;

/// What each sees turned: ranks for Black, files so that the own king stands on the left.
#[inline(always)]
fn turns(board: &Board) -> [usize; 2] {
    let files = |own: Color| if board.king(own).file() > File::D { FILES } else { 0 };
    [files(Color::White), RANKS ^ files(Color::Black)]
}

impl Features for Line {
    type Perspective = [u8; 128];
    const BLANK: [u8; 128] = [0; 128];
    const CODES: usize = 14;
    const COUNTS: usize = WAY.end();
    /// By the men on the board.
    const BUCKETS: usize = 8;
    /// Of 32 men all but the kings can be in danger, and be counted as officers or passed pawns. With what is
    /// counted of kings and of the passed pawn that is furthest, 115 rows can be told at once.
    const HEAVIEST: i16 = 282;

    #[inline(always)]
    fn features(&self, perspectives: &mut [[u8; 128]; 2], counts: &mut [Counts; 2]) {
        let board = self.board();
        let turns = turns(board);
        let attacks = Attacks::of(board);
        for color in Color::ALL {
            let (own, other) = (&attacks[color as usize], &attacks[!color as usize]);
            put_men(board, color, turns, other.endanger(own), perspectives);
            count_officers(color, own, counts);
            count_king(board, color, (own, other), counts);
            count_passed(board, color, turns, (own, other), counts);
        }
    }

    fn known(&self, value: i32) -> i32 {
        ending::known(self.board(), value)
    }

    fn bucket(&self) -> usize {
        ((self.board().occupied().len() as usize).saturating_sub(1) / 4).min(7)
    }
}

/// The men of a colour and who of them is in danger, and rooks that may castle.
#[inline(always)]
fn put_men(
    board: &Board,
    color: Color,
    turns: [usize; 2],
    danger: [BitBoard; 6],
    perspectives: &mut [[u8; 128]; 2],
) {
    let mut put = |square: Square, codes: [u8; 2], plane: usize| {
        for ((perspective, turn), code) in perspectives.iter_mut().zip(turns).zip(codes) {
            perspective[((square as usize ^ turn) & (RANKS | FILES)) + plane] = code;
        }
    };
    let [own, other] = seen(color, 1, 1 + OTHERS);
    for (piece, danger) in Piece::ALL.into_iter().zip(danger) {
        let codes = [own + piece as u8, other + piece as u8];
        let men = board.colored_pieces(color, piece);
        for square in men {
            put(square, codes, 0);
        }
        for square in men & danger {
            put(square, codes, IN_DANGER);
        }
    }
    let rights = board.castle_rights(color);
    for file in [rights.short, rights.long].into_iter().flatten() {
        let square = Square::new(file, Rank::First.relative_to(color));
        put(square, seen(color, CASTLING, CASTLING + 1), 0);
    }
}

#[inline(always)]
fn count_officers(color: Color, own: &Attacks, counts: &mut [Counts; 2]) {
    for &(officer, step) in own.steps() {
        MOBILITY.tell(counts, color, usize::from(officer) * STEPS + usize::from(step));
    }
}

#[inline(always)]
fn count_king(
    board: &Board,
    color: Color,
    (own, other): (&Attacks, &Attacks),
    counts: &mut [Counts; 2],
) {
    let fear = Fear::of(board, color, own, other);
    BESIEGERS.tell_some(counts, color, 0, 8, fear.besiegers);
    WEAK.tell_some(counts, color, 0, 9, fear.weak);
    for (officer, checks) in fear.checks.into_iter().enumerate() {
        CHECKS.tell_some(counts, color, officer, 3, checks);
    }
    THROUGH.tell_some(counts, color, 0, 3, fear.through);
    THROUGH.tell_some(counts, color, 1, 3, through_to_queen(board, color));
}

#[inline(always)]
fn count_passed(
    board: &Board,
    color: Color,
    turns: [usize; 2],
    (own, other): (&Attacks, &Attacks),
    counts: &mut [Counts; 2],
) {
    let passed = Passed::of(board, color);
    let Some(hope) = passed.hope(board, color, own, other) else { return };
    for (whose, steps) in hope.kings.into_iter().enumerate() {
        NEAR.tell_some(counts, color, whose, 8, 1 + steps);
    }
    WAY.tell(counts, color, hope.way as usize + if hope.guarded { 3 } else { 0 });
    for (file, pawn) in passed.files.into_iter().enumerate() {
        let Some((rank, blocked)) = pawn else { continue };
        let row = usize::from(rank) - 1 + if blocked { 6 } else { 0 };
        for (seat, counts) in counts.iter_mut().enumerate() {
            let half = if seat == color as usize { 0 } else { PASSED.each };
            counts.add(PASSED.from + half + (file ^ (turns[seat] & FILES)) * 12 + row);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::ai::net::checks;
    use crate::games::chess::{Chess, Options};
    use crate::rules::Game;

    #[test]
    fn games_at_random_stay_within_the_codes() {
        checks::games_stay_within_the_codes::<Chess>();
    }

    #[test]
    fn no_board_tells_more_than_sums_can_hold() {
        // As many queens as there can be, and as many passed pawns.
        for text in [
            "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1",
            "1nrrbbn1/PPPPPPPP/q3k3/8/8/Q3K3/pppppppp/1NRRBBN1 w - - 0 1",
        ] {
            let game = Chess::from_text(&mut Options::default(), text).expect("a position");
            checks::board_stays_within_the_codes(&game);
        }
    }

    #[test]
    fn either_side_sees_from_its_own() {
        checks::sides_see_alike::<Chess>(
            "r3k3/8/8/3q4/2P5/8/4N3/4K2R w Kq - 0 1",
            "4k2r/4n3/8/2p5/3Q4/8/8/R3K3 b Qk - 0 1",
        );
    }
}
