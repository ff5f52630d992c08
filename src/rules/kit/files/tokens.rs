//! The parts of a PGN file that count, each with its line. Comments, variations, marks and escaped
//! lines are passed over.

use super::{Marker, Word, numberless};
use crate::rules::{Refusal, Say};

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`, unescaped.
    Tag(String, String),
    /// A word of the moves that is neither number nor mark.
    Move(Word),
    /// How the game ended.
    Marker(Marker),
}

/// Reads a file from its beginning.
pub(super) struct Tokens<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    line: i64,
    fresh: bool,
    lenient: bool,
}

impl<'a> Tokens<'a> {
    /// `lenient` passes over closing brackets that close nothing.
    pub(super) fn new(text: &'a str, lenient: bool) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { rest: text.chars().peekable(), line: 1, fresh: true, lenient }
    }

    /// The next part; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Token>, Refusal> {
        while let Some(&sign) = self.rest.peek() {
            match sign {
                '%' if self.fresh => self.skip_line(),
                ';' => self.skip_line(),
                '{' => self.skip_comment()?,
                '(' => self.skip_variation()?,
                '[' => return self.tag().map(Some),
                '$' => {
                    self.word();
                }
                ')' | ']' | '}' if self.lenient => {
                    self.step();
                }
                ')' => return Err(fault("file-variation-close", self.line)),
                ']' | '}' | '"' => {
                    let Refusal(say) = fault("file-sign", self.line);
                    return Err(Refusal(say.with("sign", sign.to_string())));
                }
                sign if sign.is_whitespace() => {
                    self.step();
                }
                _ => {
                    let line = self.line;
                    if let Some(token) = token(&self.word(), line) {
                        return Ok(Some(token));
                    }
                }
            }
        }
        Ok(None)
    }

    fn step(&mut self) -> Option<char> {
        let sign = self.rest.next()?;
        self.fresh = sign == '\n';
        self.line += i64::from(self.fresh);
        Some(sign)
    }

    fn skip_line(&mut self) {
        while self.step().is_some_and(|sign| sign != '\n') {}
    }

    fn skip_comment(&mut self) -> Result<(), Refusal> {
        let begun = self.line;
        loop {
            match self.step() {
                Some('}') => return Ok(()),
                Some(_) => {}
                None => return Err(fault("file-comment-open", begun)),
            }
        }
    }

    /// Passes over a variation with those inside it.
    fn skip_variation(&mut self) -> Result<(), Refusal> {
        let begun = self.line;
        let mut depth = 0_u32;
        loop {
            match self.rest.peek() {
                Some('%') if self.fresh => self.skip_line(),
                Some(';') => self.skip_line(),
                Some('{') => self.skip_comment()?,
                Some(&sign) => {
                    self.step();
                    depth += u32::from(sign == '(');
                    depth -= u32::from(sign == ')');
                    if depth == 0 {
                        return Ok(());
                    }
                }
                None => return Err(fault("file-variation-open", begun)),
            }
        }
    }

    fn tag(&mut self) -> Result<Token, Refusal> {
        let begun = self.line;
        self.step();
        let mut name = String::new();
        let mut value = None;
        loop {
            match self.step() {
                Some(']') => {
                    let value = value.filter(|_| !name.is_empty());
                    let value = value.ok_or_else(|| fault("file-tag", begun))?;
                    return Ok(Token::Tag(name, value));
                }
                Some('"') if value.is_none() => value = Some(self.quoted(begun)?),
                Some(sign) if sign.is_whitespace() => {}
                Some(sign) if value.is_none() => name.push(sign),
                Some(_) | None => return Err(fault("file-tag", begun)),
            }
        }
    }

    fn quoted(&mut self, begun: i64) -> Result<String, Refusal> {
        let mut value = String::new();
        loop {
            match self.step() {
                Some('"') => return Ok(value),
                Some('\\') => value.extend(self.step()),
                Some('\n') | None => return Err(fault("file-tag", begun)),
                Some(sign) => value.push(sign),
            }
        }
    }

    /// The signs up to a blank or the beginning of something else.
    fn word(&mut self) -> String {
        let mut word: String = self.step().into_iter().collect();
        while let Some(&sign) = self.rest.peek() {
            if sign.is_whitespace() || "{}()[];$\"".contains(sign) {
                break;
            }
            word.extend(self.step());
        }
        word
    }
}

fn fault(key: &'static str, line: i64) -> Refusal {
    Refusal(Say::new(key).with("line", line))
}

/// What a word of the moves means; numbers, dots and marks mean nothing.
fn token(word: &str, line: i64) -> Option<Token> {
    let marker = |word| Marker::read(word).map(Token::Marker);
    if let Some(token) = marker(word) {
        return Some(token);
    }
    let bare = numberless(word)?;
    let mark = bare.chars().all(|sign| matches!(sign, '!' | '?' | '.' | '+' | '#' | '=' | '-'));
    let passing = matches!(bare, "e.p." | "ep");
    if (mark && bare != "--") || passing {
        return None;
    }
    marker(bare).or_else(|| Some(Token::Move(Word { text: bare.to_owned(), line })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::spoken::check_said;

    const WORDS: &str = include_str!("../../../words/en/files.ftl");

    fn all(text: &str, lenient: bool) -> Result<Vec<Token>, String> {
        let mut tokens = Tokens::new(text, lenient);
        let mut all = Vec::new();
        loop {
            match tokens.next() {
                Ok(Some(token)) => all.push(token),
                Ok(None) => return Ok(all),
                Err(Refusal(say)) => {
                    check_said(WORDS, &say);
                    return Err(say.text());
                }
            }
        }
    }

    #[test]
    fn only_tags_moves_and_results_count() {
        let text = "\u{feff}% escaped [x\n[White \"A \\\"B\\\" \\\\\"]\r\n[ Black\t\"\" ]\n\n\
            1.e4 {best (by\ntest} e5$1 2. Nf3!? (2. f4 {gambit)} exf4 (2... d5) ; (\n) 2...Nc6 !\n\
            %) lost\n3.0-0-0 exd6 e.p. 1/2-1/2";
        let moves = |line, text: &str| Token::Move(Word { text: text.to_owned(), line });
        let tag = |name: &str, value: &str| Token::Tag(name.to_owned(), value.to_owned());
        let expect = vec![
            tag("White", "A \"B\" \\"),
            tag("Black", ""),
            moves(5, "e4"),
            moves(6, "e5"),
            moves(6, "Nf3!?"),
            moves(7, "Nc6"),
            moves(9, "0-0-0"),
            moves(9, "exd6"),
            Token::Marker(Marker::Draw),
        ];
        assert_eq!(all(text, false), Ok(expect));
    }

    #[test]
    fn faults_name_their_line() {
        let check = |text: &str, expect: &str| assert_eq!(all(text, false), Err(expect.to_owned()));
        check("1. e4\n{ never closed\n\n", "file-comment-open:2");
        check("1. e4 (1. d4\n(1. c4)", "file-variation-open:1");
        check("1. e4\n)", "file-variation-close:2");
        check("[White]", "file-tag:1");
        check("\n[White \"A]\n1. e4", "file-tag:2");
        check("1. e4 \"", "file-sign:1,\"");
        assert_eq!(all("1) e4 ]}", true).map(|tokens| tokens.len()), Ok(1));
    }
}
