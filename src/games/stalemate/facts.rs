//! Facts about a position for `patt rules`, in the form of the vectors.

use serde_json::{Map, Value, json};

use super::board::{Board, SIDES};
use super::notation;
use super::text::{self, side_key};
use super::view::seat;
use crate::rules::Outcome;

/// The fact with this name.
pub(super) fn fact(
    board: &Board,
    outcome: Option<&Outcome>,
    name: &str,
    depth: u32,
) -> Option<Value> {
    let by_side = |tell: &dyn Fn(usize) -> Value| {
        let pair = |side: usize| (side_key(side).to_owned(), tell(side));
        Value::Object(SIDES.into_iter().map(pair).collect::<Map<_, _>>())
    };
    Some(match name {
        "legal" => {
            let mut texts: Vec<_> = board.plays().into_iter().map(notation::write).collect();
            texts.sort_unstable();
            json!(texts)
        }
        "perft" => json!(perft(board, depth)),
        "threatened" => by_side(&|side| {
            let mut tiles: Vec<_> = board.threatened(side).each().map(notation::tile).collect();
            tiles.sort_unstable();
            json!(tiles)
        }),
        "score" => by_side(&|side| json!(board.score(side))),
        "outcome" => outcome.map_or(Value::Null, |outcome| {
            let won = |&side: &usize| outcome.winner() == Some(seat(side));
            let winner = SIDES.into_iter().find(won).map(side_key);
            json!({ "winner": winner, "reason": outcome.how.key.replace('-', "_") })
        }),
        "final_fen" => json!(text::write(board)),
        _ => return None,
    })
}

/// The number of sequences of `depth` plays.
pub fn perft(board: &Board, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut plays = 0;
            board.each_play(|_| plays += 1);
            plays
        }
        _ => {
            let mut nodes = 0;
            board.each_play(|play| {
                let mut next = board.clone();
                next.play(play);
                nodes += perft(&next, depth - 1);
            });
            nodes
        }
    }
}
