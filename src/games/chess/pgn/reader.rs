//! PGN to records.

use super::OWN;
use super::tokens::{Token, Tokens, Told};
use crate::games::chess::info::{INFO, SAN};
use crate::games::chess::options::{Options, Start};
use crate::games::chess::{Chess, terms};
use crate::rules::options::settle;
use crate::rules::{
    Act, Checked, Game, Header, Notation, Record, Refusal, Rng, Say, Seat, Status, Unread,
    Withdrawal,
};

/// Reads the first game of a file; `None` if it does not look like PGN.
///
/// # Errors
/// If it is faulty, or holds a move that cannot be played; the reason names line and move.
pub(in crate::games::chess) fn import(text: &str) -> Option<Result<Record, Refusal>> {
    looks_like(text).then(|| read(text))
}

/// Whether a text begins with a tag, an escaped line, a comment to the end of a line or a move number.
fn looks_like(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let numberless = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let numbered = numberless.len() < text.len() && numberless.starts_with('.');
    numbered || text.starts_with(['[', ';', '%'])
}

fn read(text: &str) -> Result<Record, Refusal> {
    let mut tokens = Tokens::new(text);
    let mut tags: Vec<(String, String)> = Vec::new();
    let mut next = tokens.next()?;
    while let Some(Token::Tag(name, value)) = next {
        tags.push((name, value));
        next = tokens.next()?;
    }
    let (mut game, header) = start(&tags)?;
    let mut acts = Vec::new();
    let mut told = tags.iter().find(|(name, _)| name == "Result").and_then(|(_, value)| {
        match Tokens::new(value).next() {
            Ok(Some(Token::Result(told))) => Some(told),
            _ => None,
        }
    });
    loop {
        match next {
            Some(Token::Move(word)) => acts.push(play(&mut game, &word, tokens.line())?),
            Some(Token::Result(result)) => {
                told = Some(result);
                break;
            }
            // The next game of the file.
            Some(Token::Tag(..)) | None => break,
        }
        next = tokens.next()?;
    }
    acts.extend(end(&game, told, &tags));
    tags.retain(|(name, _)| !OWN.contains(&name.as_str()));
    Ok(Record { header, acts, tags })
}

fn start(tags: &[(String, String)]) -> Result<(Chess, Header), Refusal> {
    let tag = |wanted: &str| {
        let found = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        found.map(|(_, value)| value.as_str())
    };
    let variant: String = tag("Variant").unwrap_or_default().to_lowercase();
    let fischer = match variant.replace([' ', '-'], "").as_str() {
        "" | "standard" | "chess" | "normal" | "fromposition" => false,
        "chess960" | "fischerandom" | "fischerrandom" | "fischerandomchess" | "960" => true,
        _ => return Err(Refusal(Say::new("pgn-variant").with("variant", variant))),
    };
    let mut options = Options { chess960: fischer.then_some(Start::Random), fen: None };
    let game = match tag("FEN") {
        Some(fen) => Chess::from_text(&mut options, fen)?,
        None if fischer => return Err(Refusal::new("pgn-no-start")),
        None => Chess::new(&options, 2, &mut Rng::new(0))?,
    };
    let values = match serde_json::to_value(&options) {
        Ok(serde_json::Value::Object(map)) => settle(INFO.options, &map)?,
        Ok(_) | Err(_) => return Err(Refusal::new("options-shape")),
    };
    let header = Header {
        game: INFO.slug.to_owned(),
        rules: INFO.rules,
        options: values,
        seats: 2,
        start: game.to_text(),
    };
    Ok((game, header))
}

fn play(game: &mut Chess, word: &str, line: i64) -> Result<Act, Refusal> {
    let side = terms::seat(game.board().side_to_move());
    let dots = if side == Seat::FIRST { "." } else { "..." };
    let number = game.board().fullmove_number();
    let fault = |key: &'static str| {
        let place = Say::new(key).with("line", line);
        Refusal(place.with("move", format!("{number}{dots} {word}")))
    };
    let m = game.read(side, word, SAN).map_err(|unread| match unread {
        Unread::Illegal(say) if say.key == "game-over" => fault("pgn-move-late"),
        Unread::Illegal(_) => fault("pgn-move-illegal"),
        Unread::Ambiguous(_) => fault("pgn-move-ambiguous"),
        Unread::Unknown => fault("pgn-move-unknown"),
    })?;
    let text = game.write(&m, Notation::CANONICAL);
    game.play(side, &m)?;
    Ok(Act::Move { seat: side, text })
}

/// What must have happened after the last move, if the file tells a result that the board does not.
fn end(game: &Chess, told: Option<Told>, tags: &[(String, String)]) -> Option<Act> {
    if let Status::Over(_) = game.status() {
        return None;
    }
    let timed_out = |(name, value): &(String, String)| {
        name == "Termination" && value.to_lowercase().contains("time")
    };
    let lost = |seat| {
        let why =
            if tags.iter().any(timed_out) { Withdrawal::OutOfTime } else { Withdrawal::Resigned };
        // A flag that falls against a side that cannot win draws; the file says it lost.
        let mut after = game.clone();
        let draws = after.withdraw(seat, why).is_ok()
            && after.status().outcome().is_some_and(|outcome| outcome.winner().is_none());
        Act::Withdraw { seat, why: if draws { Withdrawal::Resigned } else { why } }
    };
    match told? {
        Told::White => Some(lost(Seat::SECOND)),
        Told::Black => Some(lost(Seat::FIRST)),
        Told::Draw => Some(Act::Agree),
        Told::Open => None,
    }
}
