//! The clicks that lead to a move: the man, where it goes, what it becomes.

use cozy_chess::{Move, Piece, Square};

use super::position::{Position, Style, Wing};
use super::terms;
use crate::rules::{Say, Step};

/// The clicks for a legal move.
pub(super) fn steps(position: &Position, m: Move) -> Vec<Step> {
    let piece = position.board().piece_on(m.from).unwrap_or(Piece::King);
    let mut steps = vec![Step::Man(terms::figure(piece), terms::cell(m.from))];
    match position.wing(m) {
        Some(wing) => steps.push(castling(position, m, wing)),
        None => steps.push(Step::To { cell: terms::cell(m.to), takes: position.takes(m) }),
    }
    steps.extend(m.promotion.map(|piece| Step::Become(terms::figure(piece))));
    steps
}

/// Lit where the king goes, or in Fischer random on the rook: there the king's square may be one to
/// which it can go without castling.
fn castling(position: &Position, m: Move, wing: Wing) -> Step {
    let king_to = Square::new(wing.king_file(), m.from.rank());
    let key = match wing {
        Wing::Short => "castle-short",
        Wing::Long => "castle-long",
    };
    let lit = match position.style() {
        Style::Classical => king_to,
        Style::Fischer => m.to,
    };
    let say = Say::new(key).with("cell", king_to.to_string());
    Step::Word { say, cell: Some(terms::cell(lit)) }
}
