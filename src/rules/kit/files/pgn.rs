//! Portable game notation: tags in brackets, then numbered moves in lines of bounded length.

use super::tokens::{Token, Tokens};
use super::{Marker, Script, Tag, tag};
use crate::rules::{Record, Refusal, Seat};

/// No line of moves is longer.
const WIDTH: usize = 79;

/// The tags that a game's files of this kind have.
///
/// ```
/// use patt::rules::kit::files::{Marker, Pgn, tag};
///
/// const FILE: Pgn = Pgn { roster: &[("Event", Some("?"))], own: &["Result"], lenient: false };
/// let (script, own) = FILE.read("[Event \"Club\"]\n[Result \"1-0\"]\n\n1. e4 {best} e5 2. Qh5")?;
/// assert_eq!(script.moves.iter().map(|word| &*word.text).collect::<Vec<_>>(), ["e4", "e5", "Qh5"]);
/// assert_eq!((script.moves[2].line, script.marker), (4, Marker::First));
/// assert_eq!((tag(&script.tags, "event"), tag(&own, "Result")), (Some("Club"), Some("1-0")));
/// # Ok::<(), patt::rules::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pgn {
    /// The tags that come first, in their order; each with what is written where nobody knows the
    /// value, or `None` if the tag is then left out.
    pub roster: &'static [(&'static str, Option<&'static str>)],
    /// The tags that follow from the game itself. A record does not keep them.
    pub own: &'static [&'static str],
    /// Whether closing brackets that close nothing are passed over in reading.
    pub lenient: bool,
}

/// A move in a file: the number of its round, whose it is, and its text.
pub type Numbered = (u32, Seat, String);

impl Pgn {
    /// Reads the first game of a file: what it tells, and apart its own tags.
    ///
    /// # Errors
    /// With the line: `file-comment-open`, `file-variation-open`, `file-variation-close`,
    /// `file-sign` and `file-tag`.
    pub fn read(&self, text: &str) -> Result<(Script, Vec<Tag>), Refusal> {
        let mut tokens = Tokens::new(text, self.lenient);
        let mut script = Script::default();
        let mut told = None;
        while let Some(token) = tokens.next()? {
            match token {
                // The next game of the file.
                Token::Tag(..) if !script.moves.is_empty() => break,
                Token::Tag(name, value) => script.tags.push((name, value)),
                Token::Move(word) => script.moves.push(word),
                Token::Marker(marker) => {
                    told = Some(marker);
                    break;
                }
            }
        }
        let (own, others): (Vec<_>, Vec<_>) =
            script.tags.into_iter().partition(|(name, _)| self.is_own(name));
        script.tags = others;
        script.start = tag(&own, "FEN").filter(|fen| !fen.is_empty()).map(str::to_owned);
        let result = || Marker::read(tag(&own, "Result")?.split_whitespace().next()?);
        script.marker = told.or_else(result).unwrap_or_default();
        Ok((script, own))
    }

    /// Writes a record, with the values of its own tags apart from `Result`.
    #[must_use]
    pub fn write(
        &self,
        record: &Record,
        own: &[(&str, &str)],
        moves: &[Numbered],
        marker: Marker,
    ) -> String {
        let mut text = String::new();
        let own = [own, &[("Result", marker.text())]].concat();
        for &(name, unknown) in self.roster {
            let made = own.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
            if let Some(value) = made.or(tag(&record.tags, name)).or(unknown) {
                push_tag(&mut text, name, value);
            }
        }
        let others = record.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let others = others.filter(|(name, _)| !self.is_own(name) && is_name(name));
        for (name, value) in others.chain(own) {
            if !self.roster.iter().any(|(known, _)| known.eq_ignore_ascii_case(name)) {
                push_tag(&mut text, name, value);
            }
        }
        text.push('\n');
        let mut column = 0;
        for (nth, (number, seat, written)) in moves.iter().enumerate() {
            match *seat {
                Seat::FIRST => push_word(&mut text, &mut column, &format!("{number}.")),
                _ if nth == 0 => push_word(&mut text, &mut column, &format!("{number}...")),
                _ => {}
            }
            push_word(&mut text, &mut column, written);
        }
        push_word(&mut text, &mut column, marker.text());
        text.push('\n');
        text
    }

    fn is_own(&self, name: &str) -> bool {
        self.own.iter().any(|own| own.eq_ignore_ascii_case(name))
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
