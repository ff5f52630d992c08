//! Standard algebraic notation: `Nf3`, `exd6`, `Rad1`, `e8=Q#`, `O-O-O`.

use cozy_chess::{Move, Piece};

use super::parse::{Said, parse};
use super::reading::Reading;
use super::{uci, why};
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

fn resolve(position: &Position, said: Said) -> Reading {
    let moves = position.moves();
    let board = position.board();
    match said {
        Said::Castling(wing) => {
            let fitting = moves.into_iter().filter(|&m| position.wing(m) == Some(wing));
            Reading::of(fitting.collect(), || why::no_castling(position, wing))
        }
        Said::Move(pattern) => {
            let goes = |m: Move| match position.wing(m) {
                None => m.to == pattern.to,
                Some(_) => uci::castles_to(position, m, m.from, pattern.to),
            };
            // Without its file a pawn that takes is known by nothing but that.
            let only_takes =
                pattern.takes && pattern.piece == Piece::Pawn && pattern.file.is_none();
            let fits = |&m: &Move| {
                (!only_takes || position.takes(m))
                    && board.piece_on(m.from) == Some(pattern.piece)
                    && pattern.may_start(m.from)
                    && goes(m)
                    && (pattern.promotion.is_none() || pattern.promotion == m.promotion)
            };
            let fitting = moves.into_iter().filter(fits).collect();
            Reading::of(fitting, || why::none_does(position, pattern))
        }
    }
}
