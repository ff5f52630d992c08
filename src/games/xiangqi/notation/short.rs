//! Short algebraic notation: `Che3`, `Pe5`, `Rxd9+`.

use crate::games::xiangqi::board::{Board, Move};
use crate::games::xiangqi::men::{Kind, Man};
use crate::games::xiangqi::point::{FILES, Point, RANKS};
use crate::games::xiangqi::position::Position;

pub(super) const fn letter(kind: Kind) -> char {
    match kind {
        Kind::Elephant => 'E',
        Kind::Horse => 'H',
        kind => kind.letter(),
    }
}

/// The text of a legal move, with as little about its origin as is needed.
pub(super) fn write(position: &Position, m: Move) -> String {
    let board = position.board();
    let kind = board.man(m.from).map_or(Kind::General, Man::kind);
    let takes = if position.takes(m) { "x" } else { "" };
    let mut text = format!("{}{}{takes}{}", letter(kind), origin(board, kind, m), m.to);
    let mut after = board.clone();
    after.make(m);
    if after.in_check() {
        text.push(if after.can_move() { '+' } else { '#' });
    }
    text
}

/// File, rank or both where another like man could legally go to the same point.
fn origin(board: &Board, kind: Kind, m: Move) -> String {
    let others = board.men_of(board.turn(), kind).map(|(_, at)| at).filter(|&at| at != m.from);
    let rivals: Vec<Point> =
        others.filter(|&from| board.is_legal(Move { from, to: m.to })).collect();
    let file = char::from(b'a' + m.from.file());
    let rank = m.from.rank() + 1;
    if rivals.is_empty() {
        String::new()
    } else if rivals.iter().all(|rival| rival.file() != m.from.file()) {
        file.to_string()
    } else if rivals.iter().all(|rival| rival.rank() != m.from.rank()) {
        rank.to_string()
    } else {
        format!("{file}{rank}")
    }
}

/// Where a text says that a man goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// To this point.
    At(Point),
    /// To take such a man.
    Taking(Kind),
}

/// What a text says, whether or not it is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ask {
    pub kind: Kind,
    pub file: Option<u8>,
    pub rank: Option<u8>,
    pub goal: Goal,
}

impl Ask {
    /// Whether a man on this point may be meant.
    pub(super) fn may_start(self, at: Point) -> bool {
        self.file.is_none_or(|file| file == at.file())
            && self.rank.is_none_or(|rank| rank == at.rank())
    }

    /// Whether a move is what the text says.
    pub(super) fn fits(self, board: &Board, m: Move) -> bool {
        let goes = match self.goal {
            Goal::At(point) => m.to == point,
            Goal::Taking(kind) => board.man(m.to).is_some_and(|man| man.kind() == kind),
        };
        let man = board.man(m.from);
        goes && self.may_start(m.from) && man.is_some_and(|man| man.kind() == self.kind)
    }
}

/// What a text says, with its letters as they should be or with the man in lower case too.
pub(super) fn parse(text: &str) -> Vec<Ask> {
    let signs: Vec<char> = text.chars().filter(|sign| *sign != '-').collect();
    let first = signs.first().copied().unwrap_or(' ');
    let man = Kind::of_letter(first.to_ascii_uppercase());
    let mut asks = Vec::new();
    if !first.is_ascii_uppercase() {
        asks.extend(rest(Kind::Pawn, &signs));
    }
    if let Some(kind) = man {
        asks.extend(rest(kind, &signs[1..]));
    }
    asks
}

/// What follows the letter of a man: origin, `x`, point.
fn rest(kind: Kind, signs: &[char]) -> Option<Ask> {
    if let ['x' | 'X' | ':', prey] = signs {
        let prey = Kind::of_letter(prey.to_ascii_uppercase())?;
        return Some(Ask { kind, file: None, rank: None, goal: Goal::Taking(prey) });
    }
    let digits = signs.iter().rev().take_while(|sign| sign.is_ascii_digit()).count();
    let (front, number) = signs.split_at(signs.len() - digits);
    let (file, front) = front.split_last()?;
    let to = Point::try_new(file_of(*file)? as i8, rank_of(number)? as i8)?;
    let origin = match front.split_last() {
        Some(('x' | 'X' | ':', origin)) => origin,
        _ => front,
    };
    let (file, rank) = match origin {
        [] => (None, None),
        [sign, number @ ..] if sign.is_ascii_alphabetic() => {
            let rank = if number.is_empty() { None } else { Some(rank_of(number)?) };
            (Some(file_of(*sign)?), rank)
        }
        number => (None, Some(rank_of(number)?)),
    };
    Some(Ask { kind, file, rank, goal: Goal::At(to) })
}

pub(super) fn file_of(sign: char) -> Option<u8> {
    let file = (sign.to_ascii_lowercase() as u32).checked_sub('a'.into())?;
    u8::try_from(file).ok().filter(|&file| usize::from(file) < FILES)
}

/// The rank, counted from 0, that one or two digits name.
fn rank_of(digits: &[char]) -> Option<u8> {
    let text: String = digits.iter().collect();
    if text.starts_with('0') {
        return None;
    }
    let rank = text.parse::<u8>().ok()?.checked_sub(1)?;
    (usize::from(rank) < RANKS).then_some(rank)
}
