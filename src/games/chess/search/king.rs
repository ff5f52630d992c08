//! What a king has to fear.

use cozy_chess::{
    Board, Color, Piece, Square, get_between_rays, get_bishop_moves, get_bishop_rays,
    get_king_moves, get_knight_moves, get_rook_moves, get_rook_rays,
};

use super::attacks::{Attacks, court};

/// What a king has to fear: how many officers attack it or where it could go, how many of these squares no
/// man of its side but itself guards, by the kinds of officers from how many squares where no man of its side
/// could take it one gives check, and how many sliders would if one man did not stand between, whosever it is.
pub(super) struct Fear {
    pub(super) besiegers: u8,
    pub(super) weak: u8,
    pub(super) checks: [u8; 4],
    pub(super) through: u8,
}

impl Fear {
    /// What the king of a colour has to fear, given the attacks of its side and of the other.
    #[inline(always)]
    pub(super) fn of(board: &Board, color: Color, own: &Attacks, other: &Attacks) -> Self {
        let king = board.king(color);
        let guarded = own.without_king();
        let weak = court(king) & other.without_king() & !guarded;
        let occupied = board.occupied();
        let slanted = get_bishop_moves(king, occupied);
        let straight = get_rook_moves(king, occupied);
        let from = [get_knight_moves(king), slanted, straight, slanted | straight];
        let safe = !(board.colors(!color) | guarded | get_king_moves(king));
        let mut checks = [0; 4];
        for nth in 0..4 {
            checks[nth] = (from[nth] & other.officers[nth] & safe).len() as u8;
        }
        let through = through(board, !color, king);
        Self { besiegers: other.besiegers, weak: weak.len() as u8, checks, through }
    }
}

/// How many sliders of the other colour would attack the queen of a colour if one man did not stand between. Of
/// several queens the first counts.
#[inline(always)]
pub(super) fn through_to_queen(board: &Board, color: Color) -> u8 {
    let queen = board.colored_pieces(color, Piece::Queen).next_square();
    let Some(queen) = queen else { return 0 };
    through(board, !color, queen)
}

/// How many sliders of a colour would attack a square if one man did not stand between.
#[inline(always)]
fn through(board: &Board, color: Color, square: Square) -> u8 {
    let queens = board.pieces(Piece::Queen);
    let slanted = get_bishop_rays(square) & (board.pieces(Piece::Bishop) | queens);
    let straight = get_rook_rays(square) & (board.pieces(Piece::Rook) | queens);
    let mut count = 0;
    for slider in (slanted | straight) & board.colors(color) {
        let between = get_between_rays(square, slider) & board.occupied();
        count += u8::from(between.len() == 1);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_king_fears_those_around_it_and_checks_from_where_nobody_takes() {
        let board: Board = "6k1/5ppp/8/6N1/8/7Q/8/4K3 w - - 0 1".parse().unwrap();
        let [white, black] = Attacks::of(&board);
        let fear = Fear::of(&board, Color::Black, &black, &white);
        assert_eq!(fear.besiegers, 2);
        assert_eq!(fear.weak, 2, "f7 and h7, which the king alone guards");
        assert_eq!(fear.checks, [0, 0, 0, 1], "the queen on c8");
        let fear = Fear::of(&board, Color::White, &white, &black);
        assert_eq!((fear.besiegers, fear.weak, fear.checks), (0, 0, [0; 4]));
    }

    #[test]
    fn sliders_look_through_one_man() {
        let board: Board = "3rk3/8/8/b7/8/8/3P4/3QK3 w - - 0 1".parse().unwrap();
        let [white, black] = Attacks::of(&board);
        assert_eq!(Fear::of(&board, Color::White, &white, &black).through, 1, "past d2");
        assert_eq!(through_to_queen(&board, Color::White), 1, "past d2");
        assert_eq!(Fear::of(&board, Color::Black, &black, &white).through, 0);
        assert_eq!(through_to_queen(&board, Color::Black), 0, "there is none");
    }
}
