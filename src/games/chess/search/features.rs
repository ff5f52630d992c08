//! What a network is shown of a position: men on squares from each side, rooks that may castle, and
//! which men are in danger.

use cozy_chess::{Color, File, Piece, Rank, Square};

use super::danger::Attacks;
use super::{Line, ending};
use crate::ai::net::{self, Counts, Features, Shipped};

/// Hidden units for each side.
const WIDTH: usize = 192;

/// What judges positions.
pub(super) type Accumulators = net::Accumulators<Line, WIDTH>;

/// The network. How its weights were made is told beside them.
pub(super) static NET: Shipped<Line, WIDTH> =
    Shipped::new(include_bytes!("../../../../assets/nets/chess.bin"));

/// Codes of men: own kinds from 1 on, the other side's after them, then rooks that may castle.
const OTHERS: u8 = 6;
const CASTLING: u8 = 13;

/// Behind the squares come the squares once more, for men in danger. Of 32 men all but the kings can be,
/// so no more than 62 places have a code at once.
const IN_DANGER: usize = 64;

/// What White and what Black sees of something of a colour: one thing if it is theirs, else another.
const fn seen(color: Color, own: u8, other: u8) -> [u8; 2] {
    match color {
        Color::White => [own, other],
        Color::Black => [other, own],
    }
}

impl Features for Line {
    type Perspective = [u8; 128];
    const BLANK: [u8; 128] = [0; 128];
    const CODES: usize = 14;
    /// By the men on the board.
    const BUCKETS: usize = 8;

    fn features(&self, perspectives: &mut [[u8; 128]; 2], _: &mut [Counts; 2]) {
        let board = self.board();
        // Ranks are turned for Black, files so that the own king stands on the left.
        let turns = Color::ALL.map(|own| {
            let turned = if own == Color::White { 0 } else { 56 };
            turned ^ if board.king(own).file() > File::D { 7 } else { 0 }
        });
        let attacks = Color::ALL.map(|color| Attacks::by(board, color));
        let mut put = |square: Square, codes: [u8; 2], plane: usize| {
            for ((perspective, turn), code) in perspectives.iter_mut().zip(turns).zip(codes) {
                perspective[((square as usize ^ turn) & 63) + plane] = code;
            }
        };
        for color in Color::ALL {
            let side = board.colors(color);
            let [own, other] = seen(color, 1, 1 + OTHERS);
            for piece in Piece::ALL {
                let codes = [own + piece as u8, other + piece as u8];
                let men = board.pieces(piece) & side;
                let [own, other] = [color, !color].map(|color| &attacks[color as usize]);
                let endangered = men & other.endanger(piece, own);
                men.into_iter().for_each(|square| put(square, codes, 0));
                endangered.into_iter().for_each(|square| put(square, codes, IN_DANGER));
            }
            let rights = board.castle_rights(color);
            for file in [rights.short, rights.long].into_iter().flatten() {
                let square = Square::new(file, Rank::First.relative_to(color));
                put(square, seen(color, CASTLING, CASTLING + 1), 0);
            }
        }
    }

    fn known(&self, value: i32) -> i32 {
        ending::known(self.board(), value)
    }

    fn bucket(&self) -> usize {
        ((self.board().occupied().len() as usize).saturating_sub(1) / 4).min(7)
    }
}

#[cfg(test)]
mod tests {
    use crate::ai::net::checks;
    use crate::games::chess::Chess;

    #[test]
    fn games_at_random_stay_within_the_codes() {
        checks::games_stay_within_the_codes::<Chess>();
    }

    #[test]
    fn either_side_sees_from_its_own() {
        checks::sides_see_alike::<Chess>(
            "r3k3/8/8/3q4/2P5/8/4N3/4K2R w Kq - 0 1",
            "4k2r/4n3/8/2p5/3Q4/8/8/R3K3 b Qk - 0 1",
        );
    }
}
