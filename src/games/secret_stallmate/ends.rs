//! The endings and what they score (section 7 of the rules).

use cozy_chess::Board;
use serde_json::{Value, json};

use super::word::Reason;
use crate::games::chess::{Position, terms};
use crate::rules::{Outcome, Say, Seat, Withdrawal};

/// The end that has come with a position, if any.
pub(super) fn end(position: &Position, no_progress: Option<u16>) -> Option<Reason> {
    let board = position.board();
    if position.stuck() {
        let mated = position.in_check();
        return Some(if mated { Reason::Checkmate } else { Reason::Stalemate });
    }
    if board.occupied().len() == 2 {
        return Some(Reason::BareKings);
    }
    if position.stood() >= 3 {
        return Some(Reason::Repetition);
    }
    no_progress.is_some_and(|most| position.clock() >= most).then_some(Reason::NoProgress)
}

/// What each player scores if a game ends so on this board; forfeits score otherwise.
#[must_use]
pub fn points(reason: Reason, board: &Board) -> i32 {
    match reason {
        Reason::Checkmate => -5,
        Reason::Stalemate => board.occupied().len() as i32,
        Reason::BareKings => -6,
        Reason::Repetition | Reason::NoProgress => -8,
        Reason::Forfeit => FORFEIT,
    }
}

/// What a forfeit costs who makes it; the other scores nothing.
const FORFEIT: i32 = -10;

/// The outcome of an end that both share.
pub(super) fn together(reason: Reason, board: &Board, by: Seat) -> Outcome {
    let points = points(reason, board);
    let how = Say::new(reason.key());
    let how = match reason {
        Reason::Stalemate => how.with("men", i64::from(points)),
        _ => how,
    };
    Outcome { scores: Some(vec![points; 2]), by: Some(by), ..Outcome::draw(2, how) }
}

/// The outcome if a player leaves.
pub(super) fn forfeit(seat: Seat, why: Withdrawal) -> Outcome {
    let score = |other: Seat| if other == seat { FORFEIT } else { 0 };
    Outcome {
        scores: Some(Seat::all(2).map(score).collect()),
        by: Some(seat),
        ..Outcome::win(seat.other(), Say::new(why.key()).with("seat", seat))
    }
}

/// An outcome in the form of the vectors.
pub(super) fn told(outcome: &Outcome) -> Value {
    let by = outcome.by.and_then(terms::colour).map(terms::side);
    let how = match &*outcome.how.key {
        "resigned" => "resign",
        "out-of-time" => "timeout",
        "removed" => "removed",
        reason => return json!({ "reason": reason, "by": by }),
    };
    json!({ "reason": Reason::Forfeit.key(), "by": by, "how": how })
}
