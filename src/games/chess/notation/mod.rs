//! Moves as text: four notations out, everything sensible in.

pub(super) mod letters;
mod parse;
mod reading;
pub(super) mod san;
pub(super) mod uci;
mod why;

use cozy_chess::Move;

use self::reading::Reading;
use super::info;
use super::position::Position;
use crate::rules::kit::fold;
use crate::rules::{Notation, Unread};

/// Reads a move of the side to move, in any notation. No text means one thing in coordinates and
/// another in algebraic notation; only German letters come first for those who write them.
pub(super) fn read(position: &Position, text: &str, prefer: Notation) -> Result<Move, Unread> {
    let text = bare(text);
    let german = letters::of_german(&text);
    let (first, second) = match (german, prefer) {
        (Some(english), info::GERMAN) => (english, Some(text)),
        (english, _) => (text, english),
    };
    let mut told = read_in(position, &first);
    if let (Err(Unread::Unknown | Unread::Illegal(_)), Some(second)) = (&told, second)
        && let other @ (Ok(_) | Err(Unread::Ambiguous(_))) = read_in(position, &second)
    {
        told = other;
    }
    told
}

/// Reads a move with the letters of algebraic notation.
fn read_in(position: &Position, text: &str) -> Result<Move, Unread> {
    if !is_plain(text) {
        return Err(Unread::Unknown);
    }
    let mut why = None;
    let readings = [uci::read as fn(&Position, &str) -> Reading, san::read, san::read_loosely];
    for read in readings {
        match read(position, text) {
            Reading::Foreign => {}
            Reading::Illegal(reason) => why = why.or(Some(reason)),
            Reading::Fits(moves) => {
                return match moves.as_slice() {
                    [m] => Ok(*m),
                    _ => Err(Unread::Ambiguous(
                        moves.iter().map(|&m| uci::write(position, m)).collect(),
                    )),
                };
            }
        }
    }
    Err(why.map_or(Unread::Unknown, Unread::Illegal))
}

/// Whether the signs between cells stand singly, and none of them behind the move.
fn is_plain(text: &str) -> bool {
    fold::joins_plainly(&text.replace(['x', 'X'], "-"))
}

/// The text without what says nothing about which move it is: blanks, a move number in front,
/// marks of check, praise and en passant behind. Figurines become letters.
fn bare(text: &str) -> String {
    let text: String = text.chars().filter(|sign| !sign.is_whitespace()).map(letter).collect();
    let numberless = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let text = match numberless.strip_prefix(['.', '…']) {
        Some(rest) => rest.trim_start_matches(['.', '…']),
        None => text.as_str(),
    };
    let mut text = text.trim_end_matches(MARKS);
    for passing in ["e.p.", "e.p", "ep"] {
        text = text.strip_suffix(passing).unwrap_or(text).trim_end_matches(MARKS);
    }
    text.to_owned()
}

/// Marks behind a move that do not change it.
const MARKS: [char; 6] = ['+', '#', '!', '?', '†', '‡'];

/// The letter of a figurine; anything else as it is, with plain hyphens.
const fn letter(sign: char) -> char {
    match sign {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        '–' | '—' | '−' => '-',
        '×' => 'x',
        sign => sign,
    }
}
