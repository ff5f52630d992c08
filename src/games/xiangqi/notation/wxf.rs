//! The notation of the world federation: `C2.5`, `H8+7`, `R+.4`, and its second styles.

use super::four::{Ask, Post, Told, Way};
use crate::games::xiangqi::men::Kind;

/// The styles of printing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// The federation's: `R+.4`, pawns `7+.6`.
    Federation,
    /// With the sign before the letter: `+R.4`.
    Prefix,
    /// Pawns numbered from the front, `=` for sideways: `17=6`.
    Index,
}

pub(super) const fn letter(kind: Kind) -> char {
    match kind {
        Kind::General => 'K',
        Kind::Advisor => 'A',
        Kind::Elephant => 'E',
        Kind::Horse => 'H',
        Kind::Chariot => 'R',
        Kind::Cannon => 'C',
        Kind::Pawn => 'P',
    }
}

/// The text of a move.
pub(super) fn write(told: &Told, style: Style) -> String {
    let way = match (told.way, style) {
        (Way::Ahead, _) => '+',
        (Way::Back, _) => '-',
        (Way::Side, Style::Index) => '=',
        (Way::Side, _) => '.',
    };
    format!("{}{way}{}", head(told, style, letter(told.kind)), told.target)
}

/// What stands before the way: the man, with this letter, and where he is.
pub(super) fn head(told: &Told, style: Style, letter: char) -> String {
    let file = told.file;
    let signed = |sign: char| match style {
        Style::Prefix => format!("{sign}{letter}"),
        Style::Federation | Style::Index => format!("{letter}{sign}"),
    };
    if told.plain() {
        return format!("{letter}{file}");
    }
    if told.kind == Kind::Pawn {
        if style == Style::Index && (told.of > 2 || told.crowded > 1) {
            return format!("{}{file}", told.place + 1);
        }
        if told.crowded > 1 {
            return match told.post() {
                Post::Front => format!("{file}+"),
                Post::Rear => format!("{file}-"),
                _ => format!("{file}{file}"),
            };
        }
        if told.of > 3 {
            return match told.place {
                0 => "++".to_owned(),
                1 => signed('+'),
                nth if nth + 1 == told.of => "--".to_owned(),
                nth if nth + 2 == told.of => signed('-'),
                _ => format!("{letter}{file}"),
            };
        }
    }
    match told.post() {
        Post::Front => signed('+'),
        Post::Rear => signed('-'),
        _ => format!("{letter}{file}"),
    }
}

/// What a text says in the federation's or the prefix style.
pub(super) fn parse(text: &str) -> Option<Ask> {
    let (head, way, target) = parts(text)?;
    let ask = |kind, file, post| Some(Ask { kind, file, post, way, target });
    match head {
        ['+', '+'] => ask(Kind::Pawn, None, Some(Post::Front)),
        ['-', '-'] => ask(Kind::Pawn, None, Some(Post::Rear)),
        [sign @ ('+' | '-'), letter] | [letter, sign @ ('+' | '-')] => {
            let front = sign == '+';
            if let Some(file) = digit(letter) {
                // The file comes first.
                let post = if front { Post::Front } else { Post::Rear };
                return (head[0] == letter).then(|| ask(Kind::Pawn, Some(file), Some(post)))?;
            }
            ask(named(letter)?, None, Some(if front { Post::Upper } else { Post::Lower }))
        }
        ['p' | 'P', ordinal @ ('a'..='e' | 'A'..='E')] => {
            let nth = ordinal.to_ascii_lowercase() as u8 - b'a' + 1;
            ask(Kind::Pawn, None, Some(Post::Ordinal(nth)))
        }
        [one, other] => match (digit(one), digit(other)) {
            (Some(file), Some(same)) if file == same => {
                ask(Kind::Pawn, Some(file), Some(Post::Middle))
            }
            (None, Some(file)) => ask(named(one)?, Some(file), None),
            _ => None,
        },
    }
}

/// What a text says in the index style, where that is not what it says in the others.
pub(super) fn parse_index(text: &str) -> Option<Ask> {
    let ([nth, file], way, target) = parts(text)?;
    let post = Some(Post::Nth(digit(nth)?));
    Some(Ask { kind: Kind::Pawn, file: Some(digit(file)?), post, way, target })
}

fn parts(text: &str) -> Option<([char; 2], Way, u8)> {
    let mut signs = text.chars();
    let head = [signs.next()?, signs.next()?];
    let way = match signs.next()? {
        '+' => Way::Ahead,
        '-' => Way::Back,
        '.' | '=' => Way::Side,
        _ => return None,
    };
    let target = digit(signs.next()?)?;
    signs.next().is_none().then_some((head, way, target))
}

pub(super) fn digit(sign: char) -> Option<u8> {
    sign.to_digit(10).filter(|&number| number > 0).map(|number| number as u8)
}

pub(super) fn named(letter: char) -> Option<Kind> {
    Kind::of_letter(letter.to_ascii_uppercase())
}
