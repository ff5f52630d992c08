//! Facts about a position for `patt rules`, in the form of the vectors.

use cozy_chess::{Board, Color};
use serde_json::{Map, Value, json};

use super::draws;
use super::fen::{self, Rights};
use super::material::insufficient;
use super::notation::{san, uci};
use super::position::{Position, Style};
use super::terms;
use crate::rules::{Outcome, Seat};

/// The fact with this name. `legal` and `perft` are board legality only: they do not ask whether
/// the game has ended by counting.
pub(super) fn fact(
    position: &Position,
    outcome: Option<&Outcome>,
    name: &str,
    depth: u32,
) -> Option<Value> {
    let moves = || position.moves().into_iter();
    Some(match name {
        "legal" => {
            let mut texts: Vec<_> = moves().map(|m| uci::write(position, m)).collect();
            texts.sort_unstable();
            json!(texts)
        }
        "san" => {
            let pair = |m| (uci::write(position, m), san::write(position, m).into());
            Value::Object(moves().map(pair).collect::<Map<_, _>>())
        }
        "notation" => {
            let both =
                |m| json!({ "uci": uci::write(position, m), "san": san::write(position, m) });
            moves().map(both).collect()
        }
        "perft" => json!(perft(position.board(), depth)),
        "in_check" => json!(position.in_check()),
        "outcome" => outcome.map_or(Value::Null, told),
        "claims" => draws::claims(position).into_iter().map(draws::Draw::claim).collect(),
        "insufficient" => {
            let pair =
                |side| (terms::side(side).to_owned(), insufficient(position.board(), side).into());
            Value::Object(Color::ALL.into_iter().map(pair).collect::<Map<_, _>>())
        }
        "fen_after" => {
            let rights = match position.style() {
                Style::Classical => Rights::XFen,
                Style::Fischer => Rights::Shredder,
            };
            json!(fen::write(position, rights))
        }
        _ => return None,
    })
}

fn told(outcome: &Outcome) -> Value {
    let winner = match outcome.winner() {
        Some(Seat::FIRST) => terms::side(Color::White),
        Some(_) => terms::side(Color::Black),
        None => "draw",
    };
    json!({ "winner": winner, "reason": outcome.how.key.replace('-', "_") })
}

/// The number of sequences of `depth` legal moves. The last ones are counted without being played.
pub fn perft(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for m in moves {
            let mut next = board.clone();
            next.play_unchecked(m);
            nodes += perft(&next, depth - 1);
        }
        false
    });
    nodes
}
