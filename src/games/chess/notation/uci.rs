//! Coordinates: `e2e4`, `e7e8q`. Castling is the king's move in orthodox games and the king taking
//! its own rook in Fischer random ones; both are read in both.

use cozy_chess::{Move, Piece, Rank, Square};

use super::reading::Reading;
use super::why;
use crate::games::chess::position::{Position, Style};
use crate::games::chess::terms;

/// The canonical text of a legal move.
pub(in crate::games::chess) fn write(position: &Position, m: Move) -> String {
    match (position.wing(m), position.style()) {
        (Some(wing), Style::Classical) => {
            format!("{}{}", m.from, Square::new(wing.king_file(), m.from.rank()))
        }
        _ => m.to_string(),
    }
}

/// Reads coordinates, with or without hyphen, `x` and `=`, in either case.
pub(super) fn read(position: &Position, text: &str) -> Reading {
    let signs: Vec<_> = text
        .chars()
        .filter(|sign| !matches!(sign, '-' | 'x' | 'X' | ':' | '=' | '(' | ')' | '/'))
        .map(|sign| sign.to_ascii_lowercase())
        .collect();
    let (squares, promotion) = match signs.as_slice() {
        [squares @ .., last] if squares.len() == 4 => {
            match terms::piece(last.to_ascii_uppercase()) {
                Some(piece) => (squares, Some(piece)),
                None => return Reading::Foreign,
            }
        }
        squares => (squares, None),
    };
    let [from_file, from_rank, to_file, to_rank] = *squares else {
        return Reading::Foreign;
    };
    let (Some(from), Some(to)) =
        (terms::square(from_file, from_rank), terms::square(to_file, to_rank))
    else {
        return Reading::Foreign;
    };
    find(position, from, to, promotion)
}

/// The legal moves between two squares. Without a piece to become, all promotions fit.
fn find(position: &Position, from: Square, to: Square, promotion: Option<Piece>) -> Reading {
    let moves = position.moves();
    let becomes = |m: &Move| promotion.is_none() || m.promotion == promotion;
    let exact = |m: &&Move| m.from == from && m.to == to && becomes(m);
    let mut fitting: Vec<_> = moves.iter().filter(exact).copied().collect();
    if fitting.is_empty() && promotion.is_none() {
        fitting.extend(moves.iter().filter(|&&m| castles_to(position, m, from, to)));
    }
    Reading::of(fitting, || why::not_between(position, from, to, promotion))
}

/// Whether `m` castles with the king going from one square to the other, at least two files away.
/// Nearer, the text means an ordinary move of the king.
pub(super) fn castles_to(position: &Position, m: Move, from: Square, to: Square) -> bool {
    let far = (from.file() as i8 - to.file() as i8).abs() >= 2;
    let home = from.rank() == Rank::First.relative_to(position.turn());
    let king_to = |file| m.from == from && to == Square::new(file, from.rank());
    far && home && position.wing(m).is_some_and(|wing| king_to(wing.king_file()))
}
