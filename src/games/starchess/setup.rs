//! The setup phase: arrangements of the back ranks, and which of them lose at once.

use std::fmt;

use super::board::Board;
use super::cells::Spots;
use super::men::{Colour, Hand, Kind};
use crate::rules::Rng;

/// How the back ranks stand when everything is placed: White's and Black's men from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement([[Kind; 5]; 2]);

impl Arrangement {
    /// Reads the ten men, White's five from left to right and then Black's, such as `KRBNQ-RQBNK`;
    /// what stands between the letters does not matter. `None` unless each side has each man once.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let letters = text.chars().filter(|sign| !matches!(sign, ' ' | '-' | '/' | '_' | '|'));
        let kinds: Option<Vec<Kind>> = letters
            .map(|sign| Kind::PLACED.into_iter().find(|&k| k.letter() == sign.to_ascii_uppercase()))
            .collect();
        let kinds: [Kind; 10] = kinds?.try_into().ok()?;
        let rows: [[Kind; 5]; 2] =
            std::array::from_fn(|row| std::array::from_fn(|at| kinds[5 * row + at]));
        let whole = |row: &[Kind; 5]| {
            row.iter().fold(Hand::EMPTY, |hand, &kind| hand.with(kind)) == Hand::FULL
        };
        rows.iter().all(whole).then_some(Self(rows))
    }

    /// One of those in which White has no mate with its first move, all equally likely.
    #[must_use]
    pub fn drawn(rng: &mut Rng) -> Self {
        loop {
            let mut rows = [Kind::PLACED; 2];
            for row in &mut rows {
                rng.shuffle(row);
            }
            let drawn = Self(rows);
            if !mates_at_once(&drawn.board()) {
                return drawn;
            }
        }
    }

    /// The position in which play begins.
    #[must_use]
    pub fn board(self) -> Board {
        let mut board = Board::setup();
        for (colour, row) in Colour::ALL.into_iter().zip(self.0) {
            board.give(colour, Hand::EMPTY);
            for (spot, kind) in colour.back_rank().zip(row) {
                board.put(colour, kind, spot);
            }
        }
        board.settle(Colour::White, 0, 1)
    }

    /// The arrangement of a position in which play begins; `None` if it is no such position.
    #[must_use]
    pub fn of(board: &Board) -> Option<Self> {
        let mut rows = [Kind::PLACED; 2];
        for (colour, row) in Colour::ALL.into_iter().zip(&mut rows) {
            for (spot, kind) in colour.back_rank().zip(row) {
                *kind = board.kind_on(spot)?;
            }
        }
        Some(Self(rows)).filter(|arrangement| arrangement.board() == *board)
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |row: [Kind; 5]| row.map(Kind::letter).iter().collect::<String>();
        write!(f, "{}-{}", row(self.0[0]), row(self.0[1]))
    }
}

/// Whether the side to move can mate with one move.
#[must_use]
pub fn mates_at_once(board: &Board) -> bool {
    let mut mates = false;
    board.generate(|reach| {
        reach.each(board.turn(), |m| {
            if !mates {
                let next = board.after(m);
                mates = next.in_check() && next.is_stuck();
            }
        });
        mates
    })
}

/// Whether White can force a mate with its first move, however Black places. Quick when few men are
/// left to place, and always when Black's king stands on a safe cell or one is free for it.
#[must_use]
pub fn doomed(board: &Board) -> bool {
    let havens = Spots::numbered(&[10, 34]);
    match board.king(Colour::Black) {
        Some(king) if havens.has(king) => return false,
        Some(king) if king.number() == 21 => return true,
        None if !(havens & !board.occupied()).is_empty() => return false,
        _ => {}
    }
    if !board.in_setup() {
        return mates_at_once(board);
    }
    // White looks for one placement that dooms Black, Black for one that does not.
    let whites = board.turn() == Colour::White;
    let mut found = false;
    board.generate(|reach| {
        reach.each(board.turn(), |m| found = found || doomed(&board.after(m)) == whites);
        found
    });
    found == whites
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::starchess::cells::Spot;

    /// Calls `each` with every arrangement.
    fn all(mut each: impl FnMut(Arrangement)) {
        fn orders(hand: Hand) -> Vec<Vec<Kind>> {
            if hand.is_empty() {
                return vec![Vec::new()];
            }
            let begun = |kind| {
                orders(hand.without(kind))
                    .into_iter()
                    .map(move |rest| std::iter::once(kind).chain(rest).collect())
            };
            hand.kinds().flat_map(begun).collect()
        }
        let orders: Vec<[Kind; 5]> =
            orders(Hand::FULL).into_iter().map(|order| order.try_into().unwrap()).collect();
        for &white in &orders {
            for &black in &orders {
                each(Arrangement([white, black]));
            }
        }
    }

    #[test]
    fn white_mates_at_once_in_5760_of_14400_arrangements() {
        let mut by_king = [0; 38];
        let (mut count, mut mates) = (0, 0);
        all(|arrangement| {
            let board = arrangement.board();
            count += 1;
            assert!(matches!(board.perft(1), 11 | 13) && !board.in_check());
            if mates_at_once(&board) {
                mates += 1;
                by_king[usize::from(board.king(Colour::Black).unwrap().number())] += 1;
            }
        });
        assert_eq!((count, mates), (14_400, 5760));
        assert_eq!([10, 16, 21, 27, 34].map(|at: usize| by_king[at]), [0, 1440, 2880, 1440, 0]);
    }

    #[test]
    fn arrangements_read_back() {
        let text = "KRBNQ-RQBNK";
        let read = Arrangement::read(text).unwrap();
        assert_eq!(read.to_string(), text);
        assert_eq!(Arrangement::of(&read.board()), Some(read));
        assert_eq!(Arrangement::read("krbnq rqbnk"), Some(read));
        for wrong in ["", "KRBNQ", "KRBNQ-RQBNN", "KRBNQ-RQBNKK", "KRBNQ-RQBNP"] {
            assert_eq!(Arrangement::read(wrong), None, "{wrong}");
        }
        assert_eq!(Arrangement::of(&Board::setup()), None);
    }

    #[test]
    fn what_is_drawn_has_no_mate_on_the_first_move() {
        let mut rng = Rng::new(3);
        assert!((0..200).all(|_| !mates_at_once(&Arrangement::drawn(&mut rng).board())));
    }

    #[test]
    fn black_is_doomed_on_21_and_never_in_a_corner() {
        for (cell, lost) in [(21, true), (10, false), (34, false)] {
            let board = Board::setup();
            let white = board.after(super::super::men::Move::Place {
                kind: Kind::Rook,
                to: Spot::numbered(17).unwrap(),
            });
            let placed = white.after(super::super::men::Move::Place {
                kind: Kind::King,
                to: Spot::numbered(cell).unwrap(),
            });
            assert_eq!(doomed(&placed), lost, "{cell}");
        }
        assert!(!doomed(&Board::setup()));
    }
}
