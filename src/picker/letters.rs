//! Texts in which pieces are spelled with the letters of a language, or with figurines.

use crate::rules::{GameInfo, Geometry, PieceKind};
use crate::words::Voice;

/// Marks behind a move that say nothing about which it is.
const MARKS: [char; 6] = ['+', '#', '!', '?', '†', '‡'];

/// How far a text may be bent to the letters of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bend {
    /// A small letter that names a column is a column.
    Columns,
    /// It may be a piece.
    Pieces,
}

/// A text with letters for figurines of either colour.
pub(super) fn plain(text: &str) -> String {
    let letter = |sign: char| match sign {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        sign => sign,
    };
    // A figurine may come with a wish to be drawn as text or as a picture.
    text.chars().filter(|sign| !matches!(sign, '\u{fe0e}' | '\u{fe0f}')).map(letter).collect()
}

/// The text with the house's letters in place of a language's: for the piece in front, and for the
/// one behind a cell. `None` if it has none of these letters there, or they are the same.
pub(super) fn respelled(
    voice: Voice<'_>,
    info: &GameInfo,
    geometry: Geometry,
    text: &str,
    bend: Bend,
) -> Option<String> {
    let kind_of = |sign: char| {
        let upper = sign.to_uppercase().next()?;
        PieceKind::ALL.into_iter().find(|&kind| voice.letter(info, kind) == Some(upper))
    };
    let mut signs: Vec<char> = text.trim().chars().collect();
    let number = signs.iter().position(char::is_ascii_digit)?;
    let front = match signs.first()? {
        // So many letters before a number are a word, unless they are columns and signs.
        _ if number > 5 => None,
        sign if sign.is_lowercase() && bend == Bend::Columns && is_column(geometry, *sign) => None,
        sign if sign.is_alphabetic() => kind_of(*sign),
        _ => None,
    };
    let end = signs.iter().rposition(|sign| !MARKS.contains(sign) && *sign != ')')?;
    let behind = match &signs[..=end] {
        [.., before, sign] if before.is_ascii_digit() || matches!(before, '=' | '(' | '@') => {
            kind_of(*sign).filter(|kind| *kind != PieceKind::Pawn)
        }
        _ => None,
    };
    if let Some(kind) = front {
        signs[0] = kind.letter();
    }
    if let Some(kind) = behind {
        signs[end] = kind.letter();
    }
    let respelled: String = signs.into_iter().collect();
    (respelled != text.trim()).then_some(respelled)
}

/// Whether a small letter names a column of the board.
const fn is_column(geometry: Geometry, sign: char) -> bool {
    let nth = sign as u32;
    match geometry {
        Geometry::Squares { files, .. } => 'a' as u32 <= nth && nth < 'a' as u32 + files as u32,
        Geometry::Points => matches!(sign, 'a'..='i'),
        Geometry::Star => false,
        Geometry::Tiles { .. } => sign.is_ascii_lowercase(),
    }
}
