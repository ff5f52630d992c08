//! The federation's file: header lines, then numbered moves between `START{` and `}END`.

use super::played::{Played, record_of};
use crate::games::xiangqi::{START, info};
use crate::rules::kit::files::{Marker, Script, Word, bare, numberless, tag};
use crate::rules::{Brought, Record, Refusal, Seat};

/// The record as a file.
pub(super) fn write(record: &Record, played: &Played) -> String {
    let mut text = String::from("FORMAT WXF\n");
    let mut line = |name: &str, value: &str| {
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        text.push_str(format!("{name} {value}").trim_end());
        text.push('\n');
    };
    let plain = |name: &str| tag(&record.tags, name).unwrap_or_default().replace(';', ",");
    line("GAME", &plain("Site"));
    for (name, side) in [("RED", "Red"), ("BLACK", "Black")] {
        let team = plain(&format!("{side}Team"));
        line(name, &format!("{};{team};;", plain(side)));
    }
    line("DATE", &plain("Date").replace('.', "-"));
    line("EVENT", &plain("Event"));
    line("RESULT", played.marker.text());
    if let Some(why) = tag(&record.tags, "Termination").filter(|why| !why.is_empty()) {
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
    for (nth, (number, seat, written)) in played.written(info::WXF).into_iter().enumerate() {
        let before = match seat {
            Seat::FIRST => format!("{number:3}. "),
            _ if nth == 0 => format!("{number:3}. ... "),
            _ => " ".to_owned(),
        };
        text.push_str(&before);
        text.push_str(&written);
        if seat != Seat::FIRST {
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

/// A file that was pasted into one line, with the line breaks that belong there.
fn unfolded(text: &str) -> String {
    const HEADS: [&str; 9] =
        ["GAME", "EVENT", "DATE", "RED", "BLACK", "RESULT", "TERMINATION", "FEN", "START{"];
    let is_one_line = text.trim().lines().count() == 1;
    if !is_one_line {
        return text.to_owned();
    }
    let word = |word: &str| {
        let before = if HEADS.contains(&word) { "\n" } else { " " };
        format!("{before}{word}")
    };
    text.split_whitespace().map(word).collect::<String>().trim_start().to_owned()
}

/// Reads a game of a file, of which this is the number of the first line.
///
/// # Errors
/// If it is faulty, or holds a move that cannot be played; the reason names line and move.
pub(super) fn read(first: i64, text: &str) -> Result<Brought, Refusal> {
    let folded = text.trim().lines().count() == 1;
    let text = &unfolded(text);
    let mut script = Script { notation: info::WXF, ..Script::default() };
    let mut lines = (first..).zip(text.lines());
    let mut body = None;
    for (number, line) in lines.by_ref() {
        let line = line.trim();
        let (name, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let value = value.trim();
        let mut tag = |name: &str, value: &str| {
            if !value.is_empty() {
                script.tags.push((name.to_owned(), value.to_owned()));
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
            "RESULT" => script.marker = Marker::read(value).unwrap_or_default(),
            "FEN" => script.start = Some(value.to_owned()),
            start if start.starts_with("START") => {
                let rest = line[5..].trim_start().trim_start_matches('{');
                body = Some((number, rest));
                break;
            }
            _ => {}
        }
    }
    let body = body.ok_or_else(|| Refusal::new("wxf-no-start"))?;
    'lines: for (line, text) in std::iter::once(body).chain(lines) {
        for word in text.split_whitespace() {
            let (word, last) = match word.split_once('}') {
                Some((word, _)) => (word, true),
                None => (word, false),
            };
            let mark = word.chars().all(|sign| ".!?".contains(sign));
            if !mark
                && Marker::read(word).is_none()
                && let Some(text) = numberless(word)
            {
                let line = if folded { first } else { line };
                script.moves.push(Word { text: bare(text).replace('\\', ""), line });
            }
            if last {
                break 'lines;
            }
        }
    }
    record_of(&script)
}
