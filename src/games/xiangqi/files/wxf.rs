//! The federation's file: header lines, then numbered moves between `START{` and `}END`.

use super::moves::{Script, Word, numberless};
use super::replay::{Played, Told, tag};
use crate::games::xiangqi::men::Camp;
use crate::games::xiangqi::{START, info, notation};
use crate::rules::{Record, Refusal};

/// The record as a file.
pub(super) fn write(record: &Record, played: &Played) -> String {
    let mut text = String::from("FORMAT WXF\n");
    let mut line = |name: &str, value: &str| {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        text.push_str(format!("{name} {value}").trim_end());
        text.push('\n');
    };
    let plain = |name: &str| tag(record, name).unwrap_or_default().replace(';', ",");
    line("GAME", &plain("Site"));
    for (name, side) in [("RED", "Red"), ("BLACK", "Black")] {
        let team = plain(&format!("{side}Team"));
        line(name, &format!("{};{team};;", plain(side)));
    }
    line("DATE", &plain("Date").replace('.', "-"));
    line("EVENT", &plain("Event"));
    line("RESULT", played.result.text());
    if let Some(why) = tag(record, "Termination") {
        line("TERMINATION", why);
    }
    if record.header.start != START {
        // Elephants and horses go by other letters here.
        let fen = &record.header.start;
        let (men, rest) = fen.split_once(' ').unwrap_or((fen, "w"));
        let letter = |sign| match sign {
            'B' => 'E',
            'b' => 'e',
            'N' => 'H',
            'n' => 'h',
            sign => sign,
        };
        let men: String = men.chars().map(letter).collect();
        line("FEN", &format!("{men} {rest}"));
    }
    text.push_str("START{\n");
    for (nth, (position, m)) in played.moves.iter().enumerate() {
        let number = position.number();
        let before = match position.turn() {
            Camp::Red => format!("{number:3}. "),
            Camp::Black if nth == 0 => format!("{number:3}. ... "),
            Camp::Black => " ".to_owned(),
        };
        text.push_str(&before);
        text.push_str(&notation::write(position, *m, info::WXF));
        if position.turn() == Camp::Black {
            text.push('\n');
        }
    }
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text.push_str("}END\n");
    text
}

/// Whether a text begins as such a file does.
pub(super) fn looks_like(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default().to_uppercase();
    let mut words = first.split_whitespace();
    words.next() == Some("FORMAT") && words.next() == Some("WXF")
}

/// Reads the first game of a file.
///
/// # Errors
/// If it is faulty, or holds a move that cannot be played; the reason names line and move.
pub(super) fn read(text: &str) -> Result<Record, Refusal> {
    let mut tags: Vec<(String, String)> = Vec::new();
    let (mut fen, mut result) = (None, Told::Open);
    let mut lines = (1..).zip(text.lines());
    let mut body = None;
    for (number, line) in lines.by_ref() {
        let line = line.trim();
        let (name, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let value = value.trim();
        let mut tag = |name: &str, value: &str| {
            if !value.is_empty() {
                tags.push((name.to_owned(), value.to_owned()));
            }
        };
        let player = |nth: usize| value.split(';').nth(nth).unwrap_or_default().trim();
        match name.to_uppercase().as_str() {
            "GAME" => tag("Site", value),
            "EVENT" => tag("Event", value),
            "DATE" => tag("Date", &value.replace('-', ".")),
            "TERMINATION" => tag("Termination", value),
            "RED" => {
                tag("Red", player(0));
                tag("RedTeam", player(1));
            }
            "BLACK" => {
                tag("Black", player(0));
                tag("BlackTeam", player(1));
            }
            "RESULT" => result = Told::of(value).unwrap_or(Told::Open),
            "FEN" => fen = Some(value.to_owned()),
            start if start.starts_with("START") => {
                let rest = line[5..].trim_start().trim_start_matches('{');
                body = Some((number, rest));
                break;
            }
            _ => {}
        }
    }
    let first = body.ok_or_else(|| Refusal::new("wxf-no-start"))?;
    let mut moves = Vec::new();
    'lines: for (line, text) in std::iter::once(first).chain(lines) {
        for word in text.split_whitespace() {
            let (word, last) = match word.split_once('}') {
                Some((word, _)) => (word, true),
                None => (word, false),
            };
            let mark = word.chars().all(|sign| ".!?".contains(sign));
            if !mark
                && Told::of(word).is_none()
                && let Some(text) = numberless(word)
            {
                moves.push(Word { text: text.to_owned(), line });
            }
            if last {
                break 'lines;
            }
        }
    }
    Script { fen, moves, notation: info::WXF, result, tags }.record()
}
