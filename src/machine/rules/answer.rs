//! The wanted fields of an answer: the game's own facts first, what every game has second.

use serde_json::{Map, Value, json};

use super::fault::Fault;
use super::play::Board;
use super::referee::{Minutes, referee};
use super::request::{Request, texts};
use crate::catalog::Catalog;
use crate::rules::{Notation, Outcome, Seat, Viewer};
use crate::words::Words;

/// Answers a request.
pub(super) fn answer(
    catalog: Catalog,
    words: &Words,
    request: &Request,
) -> Result<Map<String, Value>, Fault> {
    let terms = request.terms(catalog)?;
    let (mut board, brought) = match &request.import {
        Some(text) => {
            let wanted = (text.as_str(), request.game.unwrap_or(1));
            let (board, told) = Board::bring(words, catalog, terms.entry, wanted)?;
            (board, Some(told))
        }
        None => (Board::set_up(words, &terms, request)?, None),
    };
    board.play(&request.moves)?;
    let minutes = match &request.events {
        Some(events) => Some(referee(&mut board, events)?),
        None => None,
    };
    let mut answer = Map::new();
    answer.extend(brought.map(|told| ("import".to_owned(), told)));
    if let Some(text) = &request.parse {
        let (_, canonical) = board.read(text)?;
        answer.insert("move".to_owned(), canonical.into());
    }
    for name in request.wanted() {
        let value = field(&board, minutes.as_ref(), request, name)
            .ok_or_else(|| Fault::Field(name.chars().take(40).collect()))?;
        answer.insert(name.to_owned(), value);
    }
    Ok(answer)
}

fn field(
    board: &Board<'_>,
    minutes: Option<&Minutes>,
    request: &Request,
    name: &str,
) -> Option<Value> {
    let game = &board.game;
    if name == "perft" {
        let count = |depth: u32| Some((depth.to_string(), game.fact("perft", depth)?));
        return (1..=request.depth()).map(count).collect::<Option<Map<_, _>>>().map(Value::Object);
    }
    if let Some(value) = minutes.and_then(|minutes| minutes.field(&board.sides(), name)) {
        return Some(value);
    }
    game.fact(name, request.depth()).or_else(|| common(board, name))
}

/// The fields that every game has.
fn common(board: &Board<'_>, name: &str) -> Option<Value> {
    let game = &board.game;
    let outcome = || game.status().outcome().cloned();
    let seats = || (0..).map(Seat).zip(board.sides());
    let acting = || game.status().acting().iter().next();
    match name {
        "fen_after" | "final_fen" | "final" => Some(game.to_text().into()),
        "outcome" => Some(outcome().map_or(Value::Null, |outcome| told(board, &outcome))),
        "scores" => Some(match outcome().and_then(|outcome| outcome.scores) {
            None => Value::Null,
            Some(scores) => {
                let pair =
                    |((_, side), score): ((Seat, &str), i32)| (side.to_owned(), score.into());
                seats().zip(scores).map(pair).collect::<Map<_, _>>().into()
            }
        }),
        "views" => {
            let pair = |(seat, side): (Seat, &str)| {
                (side.to_owned(), game.seen(Viewer::Seat(seat)).view().text.into())
            };
            Some(seats().map(pair).collect::<Map<_, _>>().into())
        }
        "claims" => {
            let claims = acting().map(|seat| game.seen(Viewer::Seat(seat)).claims(None));
            Some(texts(claims.unwrap_or_default()))
        }
        "must_skip" => Some(game.forced().is_some().into()),
        "notation" => Some(acting().map_or_else(|| json!([]), |seat| notations(board, seat))),
        _ => None,
    }
}

/// The outcome, where a game has no form of its own: who won, or the places of more than two.
fn told(board: &Board<'_>, outcome: &Outcome) -> Value {
    let reason = outcome.how.key.replace('-', "_");
    if outcome.places.len() > 2 {
        return json!({ "places": outcome.places, "reason": reason });
    }
    let winner = outcome.winner().and_then(|seat| board.sides().get(seat.index()).copied());
    json!({ "winner": winner.unwrap_or("draw"), "reason": reason })
}

/// Every move in every notation, an object a move.
fn notations(board: &Board<'_>, seat: Seat) -> Value {
    let seen = board.game.seen(Viewer::Seat(seat));
    let named = board.info().notations;
    let write = |text: &str| {
        let pair = |(nth, named): (usize, &crate::rules::Named)| {
            let written = seen.write(text, Notation(nth as u8))?;
            Some((named.key.to_owned(), written.into()))
        };
        named.iter().enumerate().filter_map(pair).collect::<Map<_, _>>()
    };
    seen.choices(Notation::CANONICAL)
        .iter()
        .map(|choice| Value::Object(write(&choice.text)))
        .collect()
}
