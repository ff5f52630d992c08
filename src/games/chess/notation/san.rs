//! Standard algebraic notation: `Nf3`, `exd6`, `Rad1`, `e8=Q#`, `O-O-O`.

use cozy_chess::{File, Move, Piece, Rank, Square};

use super::{Reading, uci, why};
use crate::games::chess::position::{Position, Wing};
use crate::games::chess::terms;

/// The text of a legal move, with as little about its origin as is needed.
pub(in crate::games::chess) fn write(position: &Position, m: Move) -> String {
    let mut text = match (position.wing(m), position.board().piece_on(m.from)) {
        (Some(Wing::Short), _) => "O-O".to_owned(),
        (Some(Wing::Long), _) => "O-O-O".to_owned(),
        (None, None | Some(Piece::Pawn)) => pawn(position, m),
        (None, Some(piece)) => {
            let takes = if position.takes(m) { "x" } else { "" };
            format!("{}{}{takes}{}", terms::letter(piece), origin(position, m, piece), m.to)
        }
    };
    let next = position.after(m);
    if next.in_check() {
        text.push(if next.stuck() { '#' } else { '+' });
    }
    text
}

fn pawn(position: &Position, m: Move) -> String {
    let mut text = m.to.to_string();
    if position.takes(m) {
        text.insert(0, 'x');
        text.insert(0, terms::file_letter(m.from.file()));
    }
    if let Some(piece) = m.promotion {
        text.push('=');
        text.push(terms::letter(piece));
    }
    text
}

/// File, rank or both where another like man could legally go to the same square.
fn origin(position: &Position, m: Move, piece: Piece) -> String {
    let board = position.board();
    let like = board.colored_pieces(position.turn(), piece);
    let mut rivals = Vec::new();
    board.generate_moves_for(like & !m.from.bitboard(), |some| {
        if some.to.has(m.to) && !board.colors(position.turn()).has(m.to) {
            rivals.push(some.from);
        }
        false
    });
    let file = terms::file_letter(m.from.file());
    let rank = terms::rank_digit(m.from.rank());
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

/// What a text says, whether or not it is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Castling(Wing),
    Move(Ask),
}

/// A move as far as a text describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ask {
    pub piece: Piece,
    pub file: Option<File>,
    pub rank: Option<Rank>,
    pub to: Square,
    pub promotion: Option<Piece>,
}

impl Ask {
    /// Whether a man on `square` may be meant.
    pub(super) fn may_start(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

/// Reads a text with its letters as they should be: upper case for pieces, lower case for files.
pub(super) fn read(position: &Position, text: &str) -> Reading {
    parse(text).map_or(Reading::Foreign, |said| resolve(position, said))
}

/// Reads a text in any case; a first `b` may be the file or the bishop.
pub(super) fn read_loosely(position: &Position, text: &str) -> Reading {
    let low = text.to_ascii_lowercase();
    if parse(text).is_some() && text != low {
        return Reading::Foreign;
    }
    let mut capital = low.clone();
    if let Some(first) = capital.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let mut fitting = Vec::new();
    let mut why = None;
    for said in [parse(&low), parse(&capital)].into_iter().flatten() {
        match resolve(position, said) {
            Reading::Fits(moves) => fitting.extend(moves),
            Reading::Illegal(reason) => why = why.or(Some(reason)),
            Reading::Foreign => {}
        }
    }
    match (fitting.is_empty(), why) {
        (false, _) => Reading::Fits(fitting),
        (true, Some(reason)) => Reading::Illegal(reason),
        (true, None) => Reading::Foreign,
    }
}

fn parse(text: &str) -> Option<Said> {
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
    Some(Said::Move(Ask { piece, file, rank, to, promotion }))
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

fn resolve(position: &Position, said: Said) -> Reading {
    let moves = position.moves();
    let board = position.board();
    match said {
        Said::Castling(wing) => {
            let fitting = moves.into_iter().filter(|&m| position.wing(m) == Some(wing));
            Reading::of(fitting.collect(), || why::no_castling(position, wing))
        }
        Said::Move(ask) => {
            let goes = |m: Move| match position.wing(m) {
                None => m.to == ask.to,
                Some(_) => uci::castles_to(position, m, m.from, ask.to),
            };
            let fits = |&m: &Move| {
                board.piece_on(m.from) == Some(ask.piece)
                    && ask.may_start(m.from)
                    && goes(m)
                    && (ask.promotion.is_none() || ask.promotion == m.promotion)
            };
            let fitting = moves.into_iter().filter(fits).collect();
            Reading::of(fitting, || why::none_does(position, ask))
        }
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
                Said::Move(ask) => {
                    let file = ask.file.map(terms::file_letter);
                    let rank = ask.rank.map(terms::rank_digit);
                    let origin = file.into_iter().chain(rank).collect();
                    let promotion = ask.promotion.map(terms::letter);
                    (terms::letter(ask.piece), origin, ask.to.to_string(), promotion)
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
