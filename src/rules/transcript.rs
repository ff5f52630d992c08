//! The plain text form of a record, the same for every game: one line a fact, then one line an act.
//!
//! ```text
//! patt record 1
//! game SLUG
//! rules 1
//! seats 2
//! option size 6
//! start k5/6/6/6/6/5K w
//! tag White Ada
//! result 2 1 resigned:a
//! 1 move a f1f2
//! 2 move b a6b5
//! 3 withdraw a resigned
//! ```
//!
//! Seats are letters from `a`; values of options are JSON; lines that begin with `#` and empty lines
//! are passed over. Offers and takebacks have no line: a file holds what counts.

use std::fmt::Write as _;

use serde_json::Value;

use super::{Act, Header, OptionMap, Outcome, Record, Refusal, Say, Seat, Withdrawal};

/// The first line.
const HEAD: &str = "patt record";
/// The version of this form.
const VERSION: u32 = 1;

/// A record that was read, with what the text says about its lines and its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    /// The record. Nothing says yet that its acts can be played.
    pub record: Record,
    /// The line of each act, counted from 1.
    pub lines: Vec<u32>,
    /// How the game ended as the text has it, with its line: see [`result`].
    pub result: Option<(u32, String)>,
}

/// The end of a game in a line: places, scores if there are any, and how.
#[must_use]
pub fn result(outcome: &Outcome) -> String {
    let places = outcome.places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let scores = outcome.scores.as_ref().map_or_else(String::new, |scores| {
        format!(" ({})", scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    });
    format!("{places}{scores} {}", outcome.how.text())
}

/// Writes a record. `outcome` is how it ended, if it did.
#[must_use]
pub fn write(record: &Record, outcome: Option<&Outcome>) -> String {
    let header = &record.header;
    let mut text = format!("{HEAD} {VERSION}\n");
    let mut line = |word: &str, value: &str| {
        let _ = writeln!(text, "{word} {}", plain(value));
    };
    line("game", &header.game);
    line("rules", &header.rules.to_string());
    line("seats", &header.seats.to_string());
    for (key, value) in &header.options {
        line("option", &format!("{key} {value}"));
    }
    line("start", &header.start);
    for (name, value) in &record.tags {
        line("tag", &format!("{} {value}", name.replace(char::is_whitespace, "-")));
    }
    if let Some(outcome) = outcome {
        line("result", &result(outcome));
    }
    let counted = record.acts.iter().filter_map(act_text);
    for (nth, act) in (1..).zip(counted) {
        let nth: u32 = nth;
        line(&nth.to_string(), &act);
    }
    text
}

/// A line without signs that are none of text.
fn plain(line: &str) -> String {
    line.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect()
}

fn act_text(act: &Act) -> Option<String> {
    Some(match act {
        Act::Move { seat, text } => format!("move {} {text}", letter(*seat)),
        Act::Withdraw { seat, why } => {
            let (word, _) = WHYS.iter().find(|(_, known)| known == why)?;
            format!("withdraw {} {word}", letter(*seat))
        }
        Act::Claim { seat, key, after: None } => format!("claim {} {key}", letter(*seat)),
        Act::Claim { seat, key, after: Some(after) } => {
            format!("claim {} {key} after {after}", letter(*seat))
        }
        Act::Agree => "agree".to_owned(),
        Act::HandOver => "hand-over".to_owned(),
        Act::Offer { .. }
        | Act::Accept { .. }
        | Act::Decline { .. }
        | Act::Hint { .. }
        | Act::Takeback { .. } => {
            return None;
        }
    })
}

const WHYS: [(&str, Withdrawal); 3] = [
    ("resigned", Withdrawal::Resigned),
    ("out-of-time", Withdrawal::OutOfTime),
    ("removed", Withdrawal::Removed),
];

const fn letter(seat: Seat) -> char {
    (b'a' + seat.0) as char
}

/// Reads a record; `None` if the text does not begin as one.
///
/// # Errors
/// `record-version` if a later form wrote it, `record-missing` if a fact is not there,
/// `record-line` with the first line that cannot be read.
///
/// ```
/// use patt::rules::transcript;
///
/// let text = "patt record 1\ngame chess\nrules 1\nseats 2\nstart somewhere\n1 move a e2e4\n";
/// let read = transcript::read(text).expect("it begins as one")?;
/// assert_eq!((read.record.acts.len(), read.lines), (1, vec![6]));
/// let broken = text.replace("1 move a", "1 move z");
/// let why = transcript::read(&broken).expect("it begins as one").unwrap_err();
/// assert_eq!(why.to_string(), "record-line:6,1 move z e2e4");
/// assert!(transcript::read("[Event \"a PGN file\"]").is_none());
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
pub fn read(text: &str) -> Option<Result<Transcript, Refusal>> {
    let begun = text.trim_start_matches('\u{feff}').trim_start();
    let before = text.len() - begun.len();
    let skipped = text[..before].matches('\n').count();
    let first = begun.lines().next()?;
    let version = first.strip_prefix(HEAD)?.trim();
    if version.parse() != Ok(VERSION) {
        return Some(Err(Refusal(Say::new("record-version").with("version", version))));
    }
    Some(read_lines(begun, 1 + skipped as u32))
}

#[derive(Default)]
struct Draft {
    game: Option<String>,
    rules: Option<u16>,
    seats: Option<u8>,
    start: Option<String>,
    options: OptionMap,
    tags: Vec<(String, String)>,
    acts: Vec<Act>,
    lines: Vec<u32>,
    result: Option<(u32, String)>,
}

/// Reads the lines of a record, of which the first has this number.
fn read_lines(text: &str, first: u32) -> Result<Transcript, Refusal> {
    let mut draft = Draft::default();
    for (number, line) in (first..).zip(text.lines()).skip(1) {
        let line = plain(line);
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if take(&mut draft, number, line).is_none() {
            let quoted: String = line.chars().take(60).collect();
            let say = Say::new("record-line").with("line", i64::from(number));
            return Err(Refusal(say.with("text", quoted)));
        }
    }
    let missing = |field: &'static str| Refusal(Say::new("record-missing").with("field", field));
    let header = Header {
        game: draft.game.ok_or(missing("game"))?,
        rules: draft.rules.ok_or(missing("rules"))?,
        options: draft.options,
        seats: draft.seats.ok_or(missing("seats"))?,
        start: draft.start.ok_or(missing("start"))?,
    };
    let record = Record { header, acts: draft.acts, tags: draft.tags };
    Ok(Transcript { record, lines: draft.lines, result: draft.result })
}

/// Takes up one line; `None` if it says nothing that fits.
fn take(draft: &mut Draft, number: u32, line: &str) -> Option<()> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match word {
        "game" if draft.game.is_none() => draft.game = Some(rest.to_owned()),
        "rules" if draft.rules.is_none() => draft.rules = Some(rest.parse().ok()?),
        "seats" if draft.seats.is_none() => draft.seats = Some(rest.parse().ok()?),
        "start" if draft.start.is_none() => draft.start = Some(rest.to_owned()),
        "result" if draft.result.is_none() => draft.result = Some((number, rest.to_owned())),
        "option" => {
            let (key, value) = rest.split_once(' ')?;
            let value: Value = serde_json::from_str(value).ok()?;
            draft.options.insert(key.to_owned(), value).is_none().then_some(())?;
        }
        "tag" => {
            let (name, value) = rest.split_once(' ').unwrap_or((rest, ""));
            draft.tags.push((name.to_owned(), value.to_owned()));
        }
        nth => {
            let next = draft.acts.len() + 1;
            (nth.trim_end_matches('.').parse() == Ok(next)).then_some(())?;
            draft.acts.push(act(rest)?);
            draft.lines.push(number);
        }
    }
    Some(())
}

fn act(text: &str) -> Option<Act> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let seated = || {
        let (seat, rest) = rest.split_once(' ')?;
        let &[sign] = seat.as_bytes() else { return None };
        let seat = Seat(sign.checked_sub(b'a').filter(|&seat| seat < Seat::MOST)?);
        Some((seat, rest.trim()))
    };
    Some(match verb {
        "move" => {
            let (seat, text) = seated()?;
            Act::Move { seat, text: text.to_owned() }
        }
        "withdraw" => {
            let (seat, word) = seated()?;
            let (_, why) = WHYS.iter().find(|(known, _)| *known == word)?;
            Act::Withdraw { seat, why: *why }
        }
        "claim" => {
            let (seat, rest) = seated()?;
            let (key, after) = match rest.split_once(" after ") {
                Some((key, after)) => (key, Some(after.to_owned())),
                None => (rest, None),
            };
            Act::Claim { seat, key: key.to_owned(), after }
        }
        "agree" if rest.is_empty() => Act::Agree,
        "hand-over" if rest.is_empty() => Act::HandOver,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "patt record 1\ngame hex\nrules 1\nseats 2\noption size 6\nstart k w\n\
                        tag White Ada B.\ntag Note \nresult 1 2 resigned:b\n1 move a e2e4\n\
                        2 claim b fifty after e7e5\n3 agree\n4 hand-over\n5 withdraw b out-of-time\n";

    #[test]
    fn a_record_reads_back_as_it_was_written() {
        let read = read(TEXT).expect("a record").expect("no fault");
        assert_eq!(read.lines, [10, 11, 12, 13, 14]);
        assert_eq!(read.result, Some((9, "1 2 resigned:b".to_owned())));
        assert_eq!(read.record.tags[0], ("White".to_owned(), "Ada B.".to_owned()));
        assert_eq!(read.record.acts.len(), 5);
        let how = Say::new("resigned").with("seat", Seat::SECOND);
        let outcome = Outcome { by: None, ..Outcome::win(Seat::FIRST, how) };
        assert_eq!(write(&read.record, Some(&outcome)), TEXT);
    }

    #[test]
    fn signs_that_are_none_of_text_are_blanks() {
        let read = read(&TEXT.replace("start k w", "start k\tw\u{7}")).expect("one").expect("fine");
        assert_eq!(read.record.header.start, "k w");
    }

    #[track_caller]
    fn check(old: &str, new: &str, expect: &str) {
        let fault = read(&TEXT.replace(old, new)).expect("a record").expect_err("a fault");
        assert_eq!(fault.0.text(), expect);
    }

    #[test]
    fn faults_name_their_line() {
        check("record 1", "record 2", "record-version:2");
        check("rules 1", "rules x", "record-line:3,rules x");
        check("start k w\n", "", "record-missing:start");
        check("size 6", "size six", "record-line:5,option size six");
        check("1 move a", "1 move g", "record-line:10,1 move g e2e4");
        check("3 agree", "4 agree", "record-line:12,4 agree");
        check("4 hand-over", "4 hand-over now", "record-line:13,4 hand-over now");
        check("out-of-time", "bored", "record-line:14,5 withdraw b bored");
        check("game hex", "game hex\ngame hex", "record-line:3,game hex");
        assert_eq!(read("[Event \"x\"]"), None);
    }
}
