//! What a seat has shown: layouts of its own men since the last capture, since repetition costs both.

use cozy_chess::{BitBoard, Board, Move, Rank, Square};

use crate::games::secret_stallmate::SecretStallmate;
use crate::games::secret_stallmate::sides::colour;
use crate::rules::{Rng, Seat};

/// The layouts that a seat has shown since the last capture, as sums of keys.
pub(super) struct Shown {
    pub all: Vec<u64>,
    pub front: Vec<u64>,
}

/// The tiles beyond the wall.
pub(super) fn front() -> BitBoard {
    Rank::Fifth.bitboard()
        | Rank::Sixth.bitboard()
        | Rank::Seventh.bitboard()
        | Rank::Eighth.bitboard()
}

pub(super) fn layouts(game: &SecretStallmate, seat: Seat) -> Shown {
    let start = game.start();
    let own = start.colors(colour(seat));
    let kind = |square| start.piece_on(square).map_or(0, |piece| piece as u64);
    let mut men: Vec<_> = own.into_iter().map(|square| (square, kind(square))).collect();
    let mut shown = Shown { all: vec![key(&men, &|_| true)], front: Vec::new() };
    for heard in game.chronicle(seat) {
        let taken: Vec<_> = heard.words().iter().filter_map(|word| word.capture()).collect();
        let accepted = heard.accepted();
        if let Some(m) = accepted {
            men.iter_mut().filter(|man| man.0 == m.from).for_each(|man| man.0 = m.to);
        } else if !taken.is_empty() {
            men.retain(|(square, _)| !taken.contains(square));
        } else {
            continue;
        }
        if !taken.is_empty() {
            shown = Shown { all: Vec::new(), front: Vec::new() };
        }
        shown.all.push(key(&men, &|_| true));
        shown.front.push(key(&men, &|square| front().has(square)));
    }
    shown
}

fn key(men: &[(Square, u64)], counts: &dyn Fn(Square) -> bool) -> u64 {
    let counted = men.iter().filter(|man| counts(man.0));
    counted.fold(0, |sum, &(square, kind)| sum.wrapping_add(man_key(square, kind)))
}

fn man_key(square: Square, kind: u64) -> u64 {
    Rng::new(square as u64 * 8 + kind).next()
}

/// How often the layout after a move was shown already.
pub(super) fn again(shown: &[u64], board: &Board, m: Move) -> i32 {
    let kind = board.piece_on(m.from).map_or(0, |piece| piece as u64);
    let now = shown.last().copied().unwrap_or(0);
    let next = now.wrapping_sub(man_key(m.from, kind)).wrapping_add(man_key(m.to, kind));
    shown.iter().filter(|&&past| past == next).count() as i32
}

/// How often the layout beyond the wall after a move was shown already.
pub(super) fn again_in_front(shown: &[u64], board: &Board, m: Move) -> i32 {
    let men = board.colors(board.side_to_move()) & front() & !m.from.bitboard();
    let kind = |square| board.piece_on(square).map_or(0, |piece| piece as u64);
    let mut men: Vec<_> = men.into_iter().map(|square| (square, kind(square))).collect();
    if front().has(m.to) {
        men.push((m.to, kind(m.from)));
    }
    let next = key(&men, &|_| true);
    shown.iter().filter(|&&past| past == next).count().min(12) as i32
}
