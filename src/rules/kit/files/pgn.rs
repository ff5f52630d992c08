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
/// let games = FILE.read("[Event \"Club\"]\n[Result \"1-0\"]\n\n1. e4 {best} e5 2. Qh5");
/// let (script, own) = games[0].clone()?;
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

/// What a game of a file tells, and its own tags.
pub type Told = (Script, Vec<Tag>);

/// A game as far as it was read.
#[derive(Default)]
struct Draft {
    script: Script,
    ended: Option<Marker>,
    /// Whether its first move had its number.
    begun: bool,
}

impl Draft {
    /// Whether tags that come now are those of the next game.
    fn has_moves(&self) -> bool {
        !self.script.moves.is_empty() || self.ended.is_some()
    }

    /// Whether all that was read is words before the first tag or number: a heading.
    fn is_heading(&self) -> bool {
        self.script.tags.is_empty() && !self.begun
    }

    fn take(&mut self, token: Token) {
        match token {
            Token::Tag(name, value) => self.script.tags.push((name, value)),
            Token::Start => {
                // What stands between the tags and the first number is no move.
                self.script.moves.clear();
                self.begun = true;
            }
            // What stands behind the result is no part of the game.
            Token::Move(_) | Token::Marker(_) if self.ended.is_some() => {}
            Token::Move(word) => self.script.moves.push(word),
            Token::Marker(marker) => self.ended = Some(marker),
        }
    }
}

/// A move in a file: the number of its round, whose it is, and its text.
pub type Numbered = (u32, Seat, String);

impl Pgn {
    /// Reads the games of a text that is [tidy](super::tidy()): what each tells, and apart its own
    /// tags; of one that cannot be read the fault, with its line: `file-comment-open`,
    /// `file-variation-open`, `file-variation-close`, `file-sign` or `file-tag`.
    #[must_use]
    pub fn read(&self, text: &str) -> Vec<Result<Told, Refusal>> {
        let mut tokens = Tokens::new(text, self.lenient);
        let mut games = Vec::new();
        let mut draft = Draft::default();
        loop {
            let before = tokens;
            let token = match tokens.next() {
                Ok(Some(token)) => token,
                Ok(None) => break,
                Err(refusal) => {
                    draft = Draft::default();
                    games.push(Err(refusal));
                    tokens = before;
                    if tokens.next_game() {
                        continue;
                    }
                    return games;
                }
            };
            match token {
                Token::Tag(..) | Token::Start if draft.is_heading() => draft = Draft::default(),
                Token::Tag(..) if draft.has_moves() => games.extend(self.told(&mut draft)),
                // The first moves of a game without tags.
                Token::Start if draft.ended.is_some() || draft.begun => {
                    games.extend(self.told(&mut draft));
                }
                Token::Tag(..) | Token::Start | Token::Move(_) | Token::Marker(_) => {}
            }
            draft.take(token);
        }
        games.extend(self.told(&mut draft));
        games
    }

    /// What a game told, if it told anything; the draft is empty then.
    fn told(&self, draft: &mut Draft) -> Option<Result<Told, Refusal>> {
        let Draft { mut script, ended, .. } = std::mem::take(draft);
        if script.tags.is_empty() && script.moves.is_empty() {
            return None;
        }
        let (own, others): (Vec<_>, Vec<_>) =
            script.tags.into_iter().partition(|(name, _)| self.is_own(name));
        script.tags = others;
        script.start = tag(&own, "FEN").filter(|fen| !fen.is_empty()).map(str::to_owned);
        let result = || {
            let value = tag(&own, "Result")?;
            Marker::read(value).or_else(|| Marker::read(value.split_whitespace().next()?))
        };
        script.marker = ended.or_else(result).unwrap_or_default();
        Some(Ok((script, own)))
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
