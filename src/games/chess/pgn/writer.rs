//! Records to PGN.

use super::{OWN, ROSTER};
use crate::games::chess::fischer;
use crate::games::chess::info::SAN;
use crate::games::chess::position::Style;
use crate::games::chess::{Chess, Options};
use crate::rules::{Act, Checked, Game, Notation, Record, Seat, Status};

/// No line of moves is longer.
const WIDTH: usize = 79;

/// The record as a file; `None` if it is no record of a game of chess.
pub(in crate::games::chess) fn export(record: &Record) -> Option<String> {
    let options = serde_json::Value::Object(record.header.options.clone());
    let mut options: Options = serde_json::from_value(options).ok()?;
    let mut game = Chess::from_text(&mut options, &record.header.start).ok()?;
    let tags = tags_of_start(&game, record);
    let moves = replay(&mut game, &standing(&record.acts))?;
    let result = result(&game);
    let mut text = String::new();
    for name in ROSTER {
        let given = record.tags.iter().find(|(tag, _)| tag == name);
        let value = match (name, given) {
            ("Result", _) => result,
            (_, Some((_, value))) => value,
            ("Date", None) => "????.??.??",
            (_, None) => "?",
        };
        push_tag(&mut text, name, value);
    }
    let others = record.tags.iter().filter(|(tag, _)| {
        !ROSTER.contains(&tag.as_str()) && !OWN.contains(&tag.as_str()) && is_name(tag)
    });
    for (tag, value) in others.chain(&tags) {
        push_tag(&mut text, tag, value);
    }
    text.push('\n');
    push_wrapped(&mut text, moves.iter().map(String::as_str).chain([result]));
    Some(text)
}

/// What tells a reader where the game starts, if it is not the usual place.
fn tags_of_start(game: &Chess, record: &Record) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: &str| tags.push((name.to_owned(), value.to_owned()));
    let fischer = game.position().style() == Style::Fischer;
    if fischer {
        tag("Variant", "Chess960");
    }
    if fischer || fischer::number(game.board()) != Some(fischer::ORTHODOX) {
        tag("SetUp", "1");
        tag("FEN", &record.header.start);
    }
    tags
}

/// The acts that no takeback has undone.
fn standing(acts: &[Act]) -> Vec<&Act> {
    let mut standing: Vec<(u32, &Act)> = Vec::new();
    for (nth, act) in (0..).zip(acts) {
        if let Act::Takeback { to } = act {
            standing.retain(|(nth, _)| nth < to);
        } else {
            standing.push((nth, act));
        }
    }
    standing.into_iter().map(|(_, act)| act).collect()
}

/// Plays the acts and returns the moves with their numbers; `None` if one does not fit.
fn replay(game: &mut Chess, acts: &[&Act]) -> Option<Vec<String>> {
    let mut words = Vec::new();
    for act in acts {
        match act {
            Act::Move { seat, text } => {
                let m = game.read(*seat, text, Notation::CANONICAL).ok()?;
                let number = game.board().fullmove_number();
                match *seat {
                    Seat::FIRST => words.push(format!("{number}.")),
                    _ if words.is_empty() => words.push(format!("{number}...")),
                    _ => {}
                }
                words.push(game.write(&m, SAN));
                game.play(*seat, &m).ok()?;
            }
            Act::Withdraw { seat, why } => {
                game.withdraw(*seat, *why).ok()?;
            }
            Act::Claim { seat, key, after } => {
                let read = |text: &String| game.read(*seat, text, Notation::CANONICAL).ok();
                let after = match after {
                    Some(text) => Some(read(text)?),
                    None => None,
                };
                game.claim(*seat, key, after.as_ref()).ok()?;
            }
            Act::Agree => game.agree().ok()?,
            Act::Offer { .. }
            | Act::Accept { .. }
            | Act::Decline { .. }
            | Act::Hint { .. }
            | Act::HandOver
            | Act::Takeback { .. } => {}
        }
    }
    Some(words)
}

fn result(game: &Chess) -> &'static str {
    match game.status() {
        Status::ToAct(_) | Status::HandOver => "*",
        Status::Over(outcome) => match outcome.winner() {
            Some(Seat::FIRST) => "1-0",
            Some(_) => "0-1",
            None => "1/2-1/2",
        },
    }
}

/// Whether a text can be the name of a tag.
fn is_name(tag: &str) -> bool {
    !tag.is_empty() && tag.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for sign in value.chars() {
        match sign {
            '"' | '\\' => text.extend(['\\', sign]),
            sign if sign.is_control() => text.push(' '),
            sign => text.push(sign),
        }
    }
    text.push_str("\"]\n");
}

fn push_wrapped<'a>(text: &mut String, words: impl Iterator<Item = &'a str>) {
    let mut column = 0;
    for word in words {
        if column > 0 && column + 1 + word.len() > WIDTH {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    }
    text.push('\n');
}
