//! The clicks that lead to a try. They show nothing that the player does not know: no capture, no
//! check.

use cozy_chess::{Board, Piece};

use super::tries::Try;
use crate::games::chess::terms;
use crate::rules::{Say, Step};

/// The clicks for a try of the side to move.
pub(super) fn steps(board: &Board, one: Try) -> Vec<Step> {
    let m = match one {
        Try::Any => return vec![Step::Word { say: Say::new("ask-any"), cell: None }],
        Try::Go(m) => m,
    };
    let piece = board.piece_on(m.from).unwrap_or(Piece::King);
    let mut steps = vec![Step::Man(terms::figure(piece), terms::cell(m.from))];
    if board.colors(board.side_to_move()).has(m.to) {
        let short = m.from.file() < m.to.file();
        let key = if short { "castle-short" } else { "castle-long" };
        let say = Say::new(key).with("cell", m.to.to_string());
        steps.push(Step::Word { say, cell: Some(terms::cell(m.to)) });
    } else {
        steps.push(Step::To { cell: terms::cell(m.to), takes: false });
    }
    steps.extend(m.promotion.map(|piece| Step::Become(terms::figure(piece))));
    steps
}
