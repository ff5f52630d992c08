//! What an algebraic text says of a move, whether or not there is such a move.

use cozy_chess::{File, Piece, Rank, Square};

use crate::games::chess::position::Wing;
use crate::games::chess::terms;

/// What a text says, whether or not it is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Castling(Wing),
    Move(Pattern),
}

/// A move as far as a text describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    pub piece: Piece,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub to: Square,
    pub promotion: Option<Piece>,
    /// Whether it says that a man is taken.
    pub takes: bool,
}

impl Pattern {
    /// Whether a man on `square` may be meant.
    pub(super) fn may_start(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

/// Takes a text apart; `None` if it is none of this notation.
pub(super) fn parse(text: &str) -> Option<Said> {
    if let Some(wing) = parse_castling(text) {
        return Some(Said::Castling(wing));
    }
    let signs: Vec<_> = text
        .chars()
        .filter(|sign| !matches!(sign, 'x' | 'X' | ':' | '-' | '=' | '(' | ')' | '/'))
        .collect();
    let mut rest = signs.as_slice();
    let mut piece = Piece::Pawn;
    if let [first, after @ ..] = rest
        && let Some(named) = terms::piece(*first)
    {
        (piece, rest) = (named, after);
    }
    let mut promotion = None;
    if let [before @ .., last] = rest
        && let Some(named) = terms::piece(last.to_ascii_uppercase())
        && before.last().is_some_and(char::is_ascii_digit)
    {
        (promotion, rest) = (Some(named), before);
    }
    let [origin @ .., file, rank] = rest else {
        return None;
    };
    let to = terms::square(*file, *rank)?;
    let (file, rank) = match *origin {
        [] => (None, None),
        [sign] => match (terms::file(sign), terms::rank(sign)) {
            (None, None) => return None,
            either => either,
        },
        [file, rank] => (Some(terms::file(file)?), Some(terms::rank(rank)?)),
        _ => return None,
    };
    let takes = text.contains(['x', 'X', ':']);
    Some(Said::Move(Pattern { piece, file, rank, to, promotion, takes }))
}

/// `O-O` and `O-O-O` with letters or zeros, hyphens or none.
fn parse_castling(text: &str) -> Option<Wing> {
    let rings = text.chars().filter(|&sign| sign != '-').map(|sign| match sign {
        'O' | 'o' | '0' => Some(()),
        _ => None,
    });
    match rings.collect::<Option<Vec<_>>>()?.len() {
        2 => Some(Wing::Short),
        3 => Some(Wing::Long),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_taken_apart() {
        let check = |text: &str, expect: Option<(char, &str, &str, Option<char>)>| {
            let got = parse(text).map(|said| match said {
                Said::Castling(_) => ('O', String::new(), String::new(), None),
                Said::Move(said) => {
                    let file = said.file.map(terms::file_letter);
                    let rank = said.rank.map(terms::rank_digit);
                    let origin = file.into_iter().chain(rank).collect();
                    let promotion = said.promotion.map(terms::letter);
                    (terms::letter(said.piece), origin, said.to.to_string(), promotion)
                }
            });
            let expect = expect.map(|(piece, origin, to, promotion)| {
                (piece, origin.to_owned(), to.to_owned(), promotion)
            });
            assert_eq!(got, expect, "{text}");
        };
        check("e4", Some(('P', "", "e4", None)));
        check("Pe4", Some(('P', "", "e4", None)));
        check("exd5", Some(('P', "e", "d5", None)));
        check("Ng1-f3", Some(('N', "g1", "f3", None)));
        check("R1d2", Some(('R', "1", "d2", None)));
        check("bxa8=Q", Some(('P', "b", "a8", Some('Q'))));
        check("a8n", Some(('P', "", "a8", Some('N'))));
        check("a8(R)", Some(('P', "", "a8", Some('R'))));
        check("Bb4", Some(('B', "", "b4", None)));
        check("0-0", Some(('O', "", "", None)));
        check("o-o-o", Some(('O', "", "", None)));
        for text in ["", "N", "e", "e9", "i4", "Nff33", "O-O-O-O", "Nf3g"] {
            check(text, None);
        }
    }
}
