//! PGN as Chinese programs write it: `[Game "Chinese Chess"]`, moves in Chinese, WXF or ICCS.

use super::moves::{Script, Word, numberless};
use super::replay::{Played, Told, tag};
use crate::games::xiangqi::men::Camp;
use crate::games::xiangqi::{START, info, notation};
use crate::rules::{Notation, Record, Refusal, Say};

/// In which notation the moves of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Chinese,
    Iccs,
}

impl Format {
    const fn name(self) -> &'static str {
        match self {
            Self::Chinese => "Chinese",
            Self::Iccs => "ICCS",
        }
    }

    const fn notation(self) -> Notation {
        match self {
            Self::Chinese => info::TRADITIONAL,
            Self::Iccs => info::ICCS,
        }
    }
}

/// Tags that come first, in this order.
const ROSTER: [&str; 9] =
    ["Event", "Site", "Date", "Round", "RedTeam", "Red", "BlackTeam", "Black", "Result"];
/// Tags that the writer makes itself.
const OWN: [&str; 4] = ["Game", "Result", "FEN", "Format"];
/// No line of moves is longer.
const WIDTH: usize = 79;

/// The record as a file.
pub(super) fn write(record: &Record, played: &Played, format: Format) -> String {
    let mut text = String::new();
    push_tag(&mut text, "Game", "Chinese Chess");
    for name in ROSTER {
        let value = match (name, tag(record, name)) {
            ("Result", _) => played.result.text(),
            ("RedTeam" | "BlackTeam", None) => continue,
            ("Date", None) => "????.??.??",
            (_, None) => "?",
            (_, Some(value)) => value,
        };
        push_tag(&mut text, name, value);
    }
    for (name, value) in &record.tags {
        let known = ROSTER.iter().chain(&OWN).any(|known| known.eq_ignore_ascii_case(name));
        let sound = name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
        if !known && sound && !name.is_empty() {
            push_tag(&mut text, name, value);
        }
    }
    if record.header.start != START {
        push_tag(&mut text, "FEN", &record.header.start);
    }
    push_tag(&mut text, "Format", format.name());
    text.push('\n');
    let mut column = 0;
    for (nth, (position, m)) in played.moves.iter().enumerate() {
        let number = position.number();
        match position.turn() {
            Camp::Red => push_word(&mut text, &mut column, &format!("{number}.")),
            Camp::Black if nth == 0 => push_word(&mut text, &mut column, &format!("{number}...")),
            Camp::Black => {}
        }
        push_word(&mut text, &mut column, &notation::write(position, *m, format.notation()));
    }
    push_word(&mut text, &mut column, played.result.text());
    text.push('\n');
    text
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

fn push_word(text: &mut String, column: &mut usize, word: &str) {
    // Chinese characters are two columns wide.
    let width: usize = word.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum();
    if *column > 0 && *column + 1 + width > WIDTH {
        text.push('\n');
        *column = 0;
    }
    if *column > 0 {
        text.push(' ');
        *column += 1;
    }
    text.push_str(word);
    *column += width;
}

/// Whether a text looks like PGN of this game: it says so, has a side called Red, or moves in
/// Chinese.
pub(super) fn looks_like(text: &str) -> bool {
    let low = text.to_lowercase();
    if text.starts_with('[') {
        let says =
            ["chinese chess", "[game \"xiangqi", "[variant \"xiangqi", "[red \"", "[format \""];
        return says.iter().any(|sign| low.contains(sign));
    }
    let bare = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    bare.len() < text.len() && bare.starts_with('.') && text.contains(['進', '进', '退', '平'])
}

/// Reads the first game of a file.
///
/// # Errors
/// If it is faulty, or holds a move that cannot be played; the reason names line and move.
pub(super) fn read(text: &str) -> Result<Record, Refusal> {
    let mut scanner = Scanner { signs: text.chars().peekable(), line: 1 };
    let mut tags: Vec<(String, String)> = Vec::new();
    let mut moves = Vec::new();
    let mut result = None;
    while let Some(token) = scanner.next()? {
        match token {
            // The next game of the file.
            Token::Tag(..) if !moves.is_empty() || result.is_some() => break,
            Token::Tag(name, value) => tags.push((name, value)),
            Token::Word(word) => match Told::of(&word.text) {
                Some(told) => {
                    result = Some(told);
                    break;
                }
                None => moves.push(word),
            },
        }
    }
    let value = |wanted: &str| {
        let found = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        found.map(|(_, value)| value.clone())
    };
    let game = value("Game").or_else(|| value("Variant")).unwrap_or_default();
    let plain = game.to_lowercase().replace([' ', '-'], "");
    if !matches!(plain.as_str(), "" | "chinesechess" | "xiangqi" | "中国象棋" | "中國象棋" | "象棋")
    {
        return Err(Refusal(Say::new("file-game").with("game", game)));
    }
    let notation = match value("Format").unwrap_or_default().to_lowercase().as_str() {
        "iccs" => info::ICCS,
        "wxf" => info::WXF,
        _ => info::TRADITIONAL,
    };
    let result = result.or_else(|| Told::of(value("Result")?.as_str())).unwrap_or(Told::Open);
    let fen = value("FEN").filter(|fen| !fen.is_empty());
    tags.retain(|(name, _)| !OWN.iter().any(|own| own.eq_ignore_ascii_case(name)));
    Script { fen, moves, notation, result, tags }.record()
}

enum Token {
    Tag(String, String),
    Word(Word),
}

/// Reads a file from its beginning; comments, variations and marks are passed over.
struct Scanner<'a> {
    signs: std::iter::Peekable<std::str::Chars<'a>>,
    line: i64,
}

impl Scanner<'_> {
    fn step(&mut self) -> Option<char> {
        let sign = self.signs.next()?;
        self.line += i64::from(sign == '\n');
        Some(sign)
    }

    fn next(&mut self) -> Result<Option<Token>, Refusal> {
        while let Some(&sign) = self.signs.peek() {
            match sign {
                '{' => self.skip('{', '}', "file-comment-open")?,
                '(' => self.skip('(', ')', "file-variation-open")?,
                '[' => return self.tag().map(Some),
                ';' => while self.step().is_some_and(|sign| sign != '\n') {},
                ')' | '}' | ']' => {
                    self.step();
                }
                sign if sign.is_whitespace() => {
                    self.step();
                }
                _ => {
                    let line = self.line;
                    let mut word = String::new();
                    while let Some(&sign) = self.signs.peek() {
                        if sign.is_whitespace() || "{}()[];".contains(sign) {
                            break;
                        }
                        word.extend(self.step());
                    }
                    let mark = word.chars().all(|sign| "!?.+-=#".contains(sign));
                    if mark || word.starts_with('$') {
                        continue;
                    }
                    if Told::of(&word).is_some() {
                        return Ok(Some(Token::Word(Word { text: word, line })));
                    }
                    if let Some(text) = numberless(&word) {
                        return Ok(Some(Token::Word(Word { text: text.to_owned(), line })));
                    }
                }
            }
        }
        Ok(None)
    }

    /// Passes over what is enclosed, with the like inside it.
    fn skip(&mut self, open: char, close: char, fault: &'static str) -> Result<(), Refusal> {
        let begun = self.line;
        let mut depth = 0_u32;
        while let Some(sign) = self.step() {
            // Comments do not nest.
            depth += u32::from(sign == open && (open == '(' || depth == 0));
            depth -= u32::from(sign == close);
            if depth == 0 {
                return Ok(());
            }
        }
        Err(Refusal(Say::new(fault).with("line", begun)))
    }

    fn tag(&mut self) -> Result<Token, Refusal> {
        let fault = Refusal(Say::new("file-tag").with("line", self.line));
        self.step();
        let mut name = String::new();
        let mut value: Option<String> = None;
        loop {
            match self.step() {
                Some(']') => {
                    let value = value.filter(|_| !name.is_empty()).ok_or(fault)?;
                    return Ok(Token::Tag(name, value));
                }
                Some('"') if value.is_none() => {
                    let mut quoted = String::new();
                    loop {
                        match self.step() {
                            Some('"') => break,
                            Some('\\') => quoted.extend(self.step()),
                            Some('\n') | None => return Err(fault),
                            Some(sign) => quoted.push(sign),
                        }
                    }
                    value = Some(quoted);
                }
                Some(sign) if sign.is_whitespace() => {}
                Some(sign) if value.is_none() => name.push(sign),
                Some(_) | None => return Err(fault),
            }
        }
    }
}
