//! Facts about a position for `patt rules`, in the form of the vectors.

use serde_json::{Value, json};

use super::board::Board;
use super::men::Colour;
use super::{notation, terms, text};
use crate::rules::{Outcome, Seat};

/// The fact with this name. `legal` and `perft` do not ask whether the game has ended by a draw.
pub(super) fn fact(
    board: &Board,
    outcome: Option<&Outcome>,
    name: &str,
    depth: u32,
) -> Option<Value> {
    Some(match name {
        "legal" => {
            let mut texts: Vec<_> = board.moves().into_iter().map(notation::cells).collect();
            texts.sort_unstable();
            json!(texts)
        }
        "notation" => {
            let both =
                |m| json!({ "cells": notation::cells(m), "star": notation::people(board, m) });
            board.moves().into_iter().map(both).collect()
        }
        "perft" => json!(board.perft(depth)),
        "in_check" => json!(board.in_check()),
        "outcome" => outcome.map_or(Value::Null, told),
        "fen_after" => json!(text::write(board)),
        _ => return None,
    })
}

fn told(outcome: &Outcome) -> Value {
    let winner = match outcome.winner() {
        Some(Seat::FIRST) => terms::side(Colour::White),
        Some(_) => terms::side(Colour::Black),
        None => "draw",
    };
    json!({ "winner": winner, "reason": outcome.how.key.replace('-', "_") })
}
