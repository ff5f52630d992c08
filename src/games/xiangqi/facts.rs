//! Facts about a position for `patt rules`, in the form of the vectors.

use serde_json::{Map, Value, json};

use super::board::{Board, Move};
use super::men::Camp;
use super::position::Position;
use super::{ends, info, notation, terms};
use crate::rules::{Outcome, Seat};

/// The fact with this name. `legal` and `perft` are board legality only: they do not ask whether
/// the game has ended by repetition, limit or material.
pub(super) fn fact(
    position: &Position,
    outcome: Option<&Outcome>,
    name: &str,
    depth: u32,
) -> Option<Value> {
    Some(match name {
        "legal" => sorted(position).into_iter().map(|(text, _)| text).collect(),
        "perft" => json!(perft(&mut position.board().clone(), depth)),
        "in_check" => json!(position.board().in_check()),
        "outcome" => outcome.map_or(Value::Null, told),
        "insufficient" => {
            let pair =
                |camp| (terms::side_in_facts(camp).to_owned(), position.insufficient(camp).into());
            Value::Object(Camp::ALL.into_iter().map(pair).collect::<Map<_, _>>())
        }
        "san" => {
            let pair = |(text, m)| (text, notation::write(position, m, info::SHORT).into());
            Value::Object(sorted(position).into_iter().map(pair).collect::<Map<_, _>>())
        }
        "notation" => {
            let all = |(_, m)| {
                let named = info::INFO.notations.iter().zip(info::INFO.notations());
                let told = named.filter(|(named, _)| named.key != info::UCCI_KEY);
                let pair = |(named, notation): (&crate::rules::Named, _)| {
                    (named.key.to_owned(), notation::write(position, m, notation).into())
                };
                Value::Object(told.map(pair).collect::<Map<_, _>>())
            };
            sorted(position).into_iter().map(all).collect()
        }
        _ => return None,
    })
}

/// The legal moves with their coordinates, sorted by them.
fn sorted(position: &Position) -> Vec<(String, Move)> {
    let moves = position.moves().into_iter();
    let mut texts: Vec<_> = moves.map(|m| (m.to_string(), m)).collect();
    texts.sort_unstable();
    texts
}

fn told(outcome: &Outcome) -> Value {
    let winner = match outcome.winner() {
        Some(Seat::FIRST) => terms::side_in_facts(Camp::Red),
        Some(_) => terms::side_in_facts(Camp::Black),
        None => "draw",
    };
    json!({ "winner": winner, "reason": ends::reason(&outcome.how) })
}

/// The number of sequences of `depth` legal moves. The last ones are counted without being played.
#[must_use]
pub fn perft(board: &mut Board, depth: u32) -> u64 {
    count(board, depth, &mut Vec::with_capacity(1024))
}

fn count(board: &mut Board, depth: u32, stack: &mut Vec<Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let base = stack.len();
    board.generate(false, stack);
    let end = stack.len();
    let mut nodes = (end - base) as u64;
    if depth > 1 {
        nodes = 0;
        for at in base..end {
            let m = stack[at];
            let undo = board.make(m);
            nodes += count(board, depth - 1, stack);
            board.unmake(m, undo);
        }
    }
    stack.truncate(base);
    nodes
}
