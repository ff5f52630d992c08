//! Moves as text: two notations out, everything sensible in.

mod parse;
mod reading;
pub(super) mod san;
pub(super) mod uci;
mod why;

use cozy_chess::Move;

use self::reading::Reading;
use super::position::Position;
use crate::rules::Unread;

/// Reads a move of the side to move, in either notation. No text means one thing in coordinates and
/// another in algebraic notation, so that no preference is needed.
pub(super) fn read(position: &Position, text: &str) -> Result<Move, Unread> {
    let text = bare(text);
    let mut why = None;
    let readings = [uci::read as fn(&Position, &str) -> Reading, san::read, san::read_loosely];
    for read in readings {
        match read(position, &text) {
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
