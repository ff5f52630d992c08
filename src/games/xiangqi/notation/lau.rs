//! The notation of H. T. Lau's book: `C2h5`, `N8f7`, `fRh4`.

use super::four::{Ask, Post, Told, Way};
use super::wxf::{digit, named};
use crate::games::xiangqi::men::Kind;

pub(super) const fn letter(kind: Kind) -> char {
    match kind {
        Kind::General => 'K',
        Kind::Advisor => 'S',
        Kind::Elephant => 'M',
        Kind::Horse => 'N',
        Kind::Chariot => 'R',
        Kind::Cannon => 'C',
        Kind::Pawn => 'P',
    }
}

/// The text of a move.
pub(super) fn write(told: &Told) -> String {
    let way = match told.way {
        Way::Ahead => 'f',
        Way::Back => 'b',
        Way::Side => 'h',
    };
    format!("{}{way}{}", head(told, letter(told.kind)), told.target)
}

/// What stands before the way: the man, with this letter, and where he is.
pub(super) fn head(told: &Told, letter: char) -> String {
    let post = match told.post() {
        Post::Front => 'f',
        Post::Rear => 'r',
        _ => 'm',
    };
    if told.plain() {
        format!("{letter}{}", told.file)
    } else if told.kind == Kind::Pawn && told.crowded > 1 {
        format!("{post}{letter}{}", told.file)
    } else if told.of > 3 {
        format!("{}{letter}", told.place + 1)
    } else {
        format!("{post}{letter}")
    }
}

/// What a text says.
pub(super) fn parse(text: &str) -> Option<Ask> {
    let signs: Vec<char> = text.chars().collect();
    let [head @ .., way, target] = signs.as_slice() else { return None };
    let way = match way.to_ascii_lowercase() {
        'f' => Way::Ahead,
        'b' => Way::Back,
        'h' => Way::Side,
        _ => return None,
    };
    let target = digit(*target)?;
    let ask = |kind, file, post| Some(Ask { kind, file, post, way, target });
    match *head {
        [letter, file] if digit(file).is_some() => ask(named(letter)?, digit(file), None),
        [nth, letter] if digit(nth).is_some() => {
            ask(named(letter)?, None, digit(nth).map(Post::Nth))
        }
        [post, letter] => ask(named(letter)?, None, Some(posted(post)?)),
        [post, letter, file] => ask(named(letter)?, Some(digit(file)?), Some(posted(post)?)),
        _ => None,
    }
}

const fn posted(sign: char) -> Option<Post> {
    match sign.to_ascii_lowercase() {
        'f' => Some(Post::Front),
        'm' => Some(Post::Middle),
        'r' | 'b' => Some(Post::Rear),
        _ => None,
    }
}
