//! What a network is shown of a position: men on squares from each side, and rooks that may castle.

use cozy_chess::{Color, File, Piece, Rank, Square};

use super::search::Line;
use crate::ai::net::Shown;

/// Codes of men: own kinds from 1 on, the other side's after them, then rooks that may castle.
const OTHERS: u8 = 6;
const CASTLING: u8 = 13;

/// What White and what Black sees of something of a colour: one thing if it is theirs, else another.
const fn seen(color: Color, own: u8, other: u8) -> [u8; 2] {
    match color {
        Color::White => [own, other],
        Color::Black => [other, own],
    }
}

impl Shown for Line {
    type Sight = [u8; 64];
    const BLANK: [u8; 64] = [0; 64];
    const CODES: usize = 14;
    /// By the men on the board.
    const BUCKETS: usize = 8;

    fn show(&self, sights: &mut [[u8; 64]; 2]) {
        let board = self.board();
        // Ranks are turned for Black, files so that the own king stands on the left.
        let turns = Color::ALL.map(|own| {
            let turned = if own == Color::White { 0 } else { 56 };
            turned ^ if board.king(own).file() > File::D { 7 } else { 0 }
        });
        let mut put = |square: Square, codes: [u8; 2]| {
            for ((sight, turn), code) in sights.iter_mut().zip(turns).zip(codes) {
                sight[(square as usize ^ turn) & 63] = code;
            }
        };
        for color in Color::ALL {
            let side = board.colors(color);
            let [own, other] = seen(color, 1, 1 + OTHERS);
            for piece in Piece::ALL {
                let codes = [own + piece as u8, other + piece as u8];
                (board.pieces(piece) & side).into_iter().for_each(|square| put(square, codes));
            }
            let rights = board.castle_rights(color);
            for file in [rights.short, rights.long].into_iter().flatten() {
                let square = Square::new(file, Rank::First.relative_to(color));
                put(square, seen(color, CASTLING, CASTLING + 1));
            }
        }
    }

    fn bucket(&self) -> usize {
        ((self.board().occupied().len() as usize).saturating_sub(1) / 4).min(7)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Searchable;
    use crate::games::chess::{Chess, Options};
    use crate::rules::{Game, Rng};

    #[test]
    fn games_at_random_stay_within_the_codes() {
        let mut rng = Rng::new(2);
        for _ in 0..20 {
            let mut game = Chess::new(&Options::default(), 2, &mut rng).unwrap();
            while let Some(seat) = game.status().acting().only() {
                let board = Searchable::board(&game);
                let mut sights = [Line::BLANK; 2];
                board.show(&mut sights);
                for sight in sights {
                    assert!(sight.iter().all(|&code| usize::from(code) <= Line::CODES));
                    assert!(sight.iter().filter(|code| **code != 0).count() <= 64);
                }
                assert!(board.bucket() < Line::BUCKETS);
                game.apply(seat, rng.pick(&game.moves(seat)).unwrap());
            }
        }
    }

    #[test]
    fn either_side_sees_from_its_own() {
        let sights = |text: &str| {
            let game = Chess::from_text(&mut Options::default(), text).unwrap();
            let mut sights = [Line::BLANK; 2];
            Searchable::board(&game).show(&mut sights);
            sights
        };
        let (one, other) =
            ("r3k3/8/8/3q4/2P5/8/4N3/4K2R w Kq - 0 1", "4k2r/4n3/8/2p5/3Q4/8/8/R3K3 b Qk - 0 1");
        let [first, second] = sights(one);
        assert_eq!(sights(other), [second, first]);
        assert_ne!(first, second);
    }
}
