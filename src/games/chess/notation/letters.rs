//! Algebraic notation with other signs for the pieces: figurines, or the letters of German books.

use super::MARKS;

/// The signs for king, queen, rook, bishop and knight.
const ENGLISH: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];
const FIGURINES: [char; 5] = ['♔', '♕', '♖', '♗', '♘'];
const GERMAN: [char; 5] = ['K', 'D', 'T', 'L', 'S'];

/// A move in English letters, with figurines instead.
pub(in crate::games::chess) fn figurines(san: &str) -> String {
    san.chars().map(|sign| swapped(sign, ENGLISH, FIGURINES)).collect()
}

/// A move in English letters, with German ones instead.
pub(in crate::games::chess) fn german(san: &str) -> String {
    san.chars().map(|sign| swapped(sign, ENGLISH, GERMAN)).collect()
}

/// A text with German letters, with English ones for the man in front and for what a pawn becomes;
/// `None` if it has none.
pub(super) fn of_german(text: &str) -> Option<String> {
    let mut signs: Vec<char> = text.chars().collect();
    let end = signs.iter().rposition(|sign| !MARKS.contains(sign) && *sign != ')')?;
    signs[0] = swapped(signs[0], GERMAN, ENGLISH);
    if end > 1 && (signs[end - 1].is_ascii_digit() || matches!(signs[end - 1], '=' | '(' | '/')) {
        signs[end] = swapped(signs[end], GERMAN, ENGLISH);
    }
    let english: String = signs.into_iter().collect();
    (english != text).then_some(english)
}

fn swapped(sign: char, from: [char; 5], to: [char; 5]) -> char {
    from.iter().position(|&known| known == sign).map_or(sign, |at| to[at])
}
