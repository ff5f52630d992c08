//! How people write tries: with the letter of the man, and read forgivingly.

use cozy_chess::{Board, Piece};

use super::tries::{ANY, Known, Try};
use crate::games::chess::terms;
use crate::rules::kit::fold;

/// A try with the letter of the man: `Ng1f3`, `e7e8=Q`.
pub(super) fn letters(board: &Board, one: Try) -> String {
    let m = match one {
        Try::Any => return ANY.to_owned(),
        Try::Go(m) => m,
    };
    let piece = board.piece_on(m.from).unwrap_or(Piece::King);
    let mut text = String::new();
    if piece != Piece::Pawn {
        text.push(terms::letter(piece));
    }
    text.push_str(&m.from.to_string());
    text.push_str(&m.to.to_string());
    if let Some(piece) = m.promotion {
        text.push('=');
        text.push(terms::letter(piece));
    }
    text
}

/// Reads coordinates as people type them: in either case, with hyphens or blanks, with the letter
/// of the man, which must then be the one that stands there; `Any?` in any spelling.
pub(super) fn read(known: &Known<'_>, text: &str) -> Option<Try> {
    if !fold::joins_plainly(&text.replace('x', "-")) {
        return None;
    }
    let plain: String =
        text.chars().filter(|sign| !matches!(sign, '-' | ' ' | '=' | '?' | 'x' | ':')).collect();
    if plain.eq_ignore_ascii_case(ANY) {
        return Some(Try::Any);
    }
    let small = plain.to_lowercase();
    // A letter before a tile names the man; "b" may also be the file of one.
    let (letter, rest) = match plain.chars().next() {
        Some(first)
            if plain.len() >= 5
                && small.get(1..).is_some_and(|rest| rest.parse::<cozy_chess::Move>().is_ok()) =>
        {
            (terms::piece(first.to_ascii_uppercase()), &small[first.len_utf8()..])
        }
        _ => (None, small.as_str()),
    };
    let one = Try::read(rest).or_else(|| Try::read(&small))?;
    match (letter, one) {
        (Some(piece), Try::Go(m)) if rest.len() < small.len() => {
            let own = known.board.colors(known.board.side_to_move());
            let stands = known.board.piece_on(m.from).filter(|_| own.has(m.from));
            (stands == Some(piece)).then_some(one)
        }
        _ => Some(one),
    }
}
