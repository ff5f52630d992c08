//! Facts about a position for `patt rules`, in the form of section 15.

use serde_json::{Map, Value, json};

use super::board::{Board, Phase};
use super::cells;
use super::hits::{Hit, Void};
use super::men::Move;
use super::notation;
use super::text::{self, seat_letter};
use crate::rules::Outcome;

/// The fact with this name.
pub(super) fn fact(
    board: &Board,
    outcome: Option<&Outcome>,
    name: &str,
    depth: u32,
) -> Option<Value> {
    Some(match name {
        "legal" => {
            let moves = if outcome.is_some() { Vec::new() } else { legal(board) };
            let mut texts: Vec<_> = moves.into_iter().map(notation::write).collect();
            texts.sort_unstable();
            json!(texts)
        }
        "must_skip" => json!(outcome.is_none() && legal(board) == [Move::Skip]),
        "perft" => json!(perft(&mut board.clone(), depth)),
        "trapped" => json!(cells::names(board.trapped().0)),
        "partial" => json!(cells::names(board.trapped().1)),
        "checks" => hits(board, false),
        "threats" => hits(board, true),
        "in_check" => {
            let mut board = board.clone();
            let checked = board.each_seat().filter(|&seat| board.in_check(seat));
            json!(checked.map(|seat| seat_letter(seat).to_string()).collect::<Vec<_>>())
        }
        "points" => points(board),
        "final" => json!(text::write(board)),
        "outcome" => outcome.map_or(Value::Null, |outcome| ended(board, outcome)),
        _ => return None,
    })
}

fn legal(board: &Board) -> Vec<Move> {
    let mut moves = Vec::new();
    board.clone().legal(&mut moves);
    moves
}

fn hits(board: &Board, void: bool) -> Value {
    let letter = |seat: u8| seat_letter(seat.into()).to_string();
    let mut hits: Vec<Hit> = board.clone().hits();
    hits.retain(|hit| hit.void.is_some() == void);
    hits.sort_by_key(|hit| (hit.attacker, hit.victim, cells::name(hit.by)));
    let told = |hit: Hit| {
        let mut told = json!({
            "attacker": letter(hit.attacker),
            "by": cells::name(hit.by),
            "victim": letter(hit.victim),
        });
        match hit.void {
            Some(Void::Trapped) => told["why"] = json!("trapped"),
            Some(Void::Layered) => told["why"] = json!("layered"),
            None => {}
        }
        told
    };
    hits.into_iter().map(told).collect()
}

fn points(board: &Board) -> Value {
    let pair = |seat: usize| (seat_letter(seat).to_string(), json!(board.points(seat)));
    Value::Object(board.each_seat().map(pair).collect::<Map<_, _>>())
}

fn ended(board: &Board, outcome: &Outcome) -> Value {
    match (board.phase, outcome.winner()) {
        (Phase::Ended, Some(winner)) => {
            json!({ "result": "win", "winner": seat_letter(winner.index()).to_string() })
        }
        _ => json!({ "result": "draw", "by": outcome.how.key, "points": points(board) }),
    }
}

/// The number of sequences of exactly so many moves; ends by repetition are not looked at.
pub fn perft(board: &mut Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = Vec::new();
    board.legal(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut lines = 0;
    for m in moves {
        let undo = board.play(m);
        lines += perft(board, depth - 1);
        board.unplay(undo);
    }
    lines
}
