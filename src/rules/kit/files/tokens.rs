//! The parts of a PGN file that count, each with its line. Comments, variations, marks and escaped
//! lines are passed over; what people and programs write beside the standard is understood.

use super::signs::{bare, is_remark};
use super::{DASHES, Marker, Word, numberless};
use crate::rules::{Refusal, Say};

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`, unescaped.
    Tag(String, String),
    /// `1.`: the first move of a game of which the moves are numbered.
    Start,
    /// A word of the moves that is neither number nor mark.
    Move(Word),
    /// How the game ended.
    Marker(Marker),
}

/// Reads a file from its beginning.
#[derive(Clone, Copy)]
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: i64,
    fresh: bool,
    lenient: bool,
    /// The number of a move was read, and what follows in its word is still to come.
    numbered: bool,
}

impl<'a> Tokens<'a> {
    /// `lenient` passes over closing brackets that close nothing.
    pub(super) const fn new(text: &'a str, lenient: bool) -> Self {
        Self { rest: text, line: 1, fresh: true, lenient, numbered: false }
    }

    /// The next part; `None` at the end.
    ///
    /// # Errors
    /// If a bracket is never closed or closes nothing. Then nothing is read any longer; a copy from
    /// before may go on at [the next game](Self::next_game).
    pub(super) fn next(&mut self) -> Result<Option<Token>, Refusal> {
        while let Some(sign) = self.peek() {
            match sign {
                '%' if self.fresh => self.skip_line(),
                ';' => self.skip_line(),
                '{' => self.skip_comment()?,
                '(' => self.skip_variation()?,
                '[' if self.is_tag() => return self.tag().map(Some),
                // A diagram, or a variation as some programs write it.
                '[' => self.skip_brackets()?,
                '$' => drop(self.word()),
                ')' | ']' | '}' if self.lenient => drop(self.step()),
                ')' => return Err(fault("file-variation-close", self.line)),
                ']' | '}' | '"' => {
                    let Refusal(say) = fault("file-sign", self.line);
                    return Err(Refusal(say.with("sign", sign.to_string())));
                }
                // Signs that some programs escape have a backslash before them.
                '\\' | ',' | '，' | '；' => drop(self.step()),
                sign if sign.is_whitespace() => drop(self.step()),
                _ => {
                    if let Some(token) = self.spoken() {
                        return Ok(Some(token));
                    }
                }
            }
        }
        Ok(None)
    }

    /// Goes on where the next game begins with its tags; `false` if there is none.
    pub(super) fn next_game(&mut self) -> bool {
        while self.peek().is_some() {
            self.skip_line();
            if self.rest.starts_with("[Event ") {
                return true;
            }
        }
        false
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn step(&mut self) -> Option<char> {
        let sign = self.peek()?;
        self.rest = &self.rest[sign.len_utf8()..];
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
            match self.peek() {
                Some('%') if self.fresh => self.skip_line(),
                Some(';') => self.skip_line(),
                Some('{') => self.skip_comment()?,
                Some(sign) => {
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

    /// Whether a tag begins here: a letter comes first.
    fn is_tag(&self) -> bool {
        let inner = self.rest.strip_prefix('[').unwrap_or_default().trim_start();
        inner.is_empty()
            || inner.starts_with(|sign: char| sign.is_alphabetic() || sign == '"' || sign == ']')
    }

    /// Passes over brackets that hold no tag, with those inside them.
    fn skip_brackets(&mut self) -> Result<(), Refusal> {
        let begun = self.line;
        let mut depth = 0_u32;
        while let Some(sign) = self.step() {
            depth += u32::from(sign == '[');
            depth -= u32::from(sign == ']');
            if depth == 0 {
                return Ok(());
            }
        }
        Err(fault("file-variation-open", begun))
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
                Some(sign) if is_quote(sign) && value.is_none() => {
                    value = Some(self.quoted(begun, sign)?);
                }
                Some(sign) if sign.is_whitespace() || sign == '\\' => {}
                Some(sign) if value.is_none() => name.push(sign),
                Some(_) | None => return Err(fault("file-tag", begun)),
            }
        }
    }

    /// What stands in quotes, of which the first was `open`.
    fn quoted(&mut self, begun: i64, open: char) -> Result<String, Refusal> {
        let closes = |sign: char| sign == open || open != '"' && is_quote(sign);
        let mut value = String::new();
        loop {
            match self.step() {
                // Some programs do not escape the quotes inside.
                Some(sign) if closes(sign) && self.rest.trim_start().starts_with([']', '\\']) => {
                    return Ok(value);
                }
                Some('\\') => value.extend(self.step()),
                Some('\n') | None => return Err(fault("file-tag", begun)),
                Some(sign) => value.push(sign),
            }
        }
    }

    /// The signs up to a blank or the beginning of something else.
    fn word(&mut self) -> String {
        let mut word: String = self.step().into_iter().collect();
        while let Some(sign) = self.peek() {
            if sign.is_whitespace() || "{}()[];$\",，；".contains(sign) {
                break;
            }
            word.extend(self.step().filter(|&sign| sign != '\\'));
        }
        word
    }

    /// What the next word means; numbers, dots, marks and remarks mean nothing.
    fn spoken(&mut self) -> Option<Token> {
        let line = self.line;
        if let Some(marker) = self.spaced_marker() {
            return Some(Token::Marker(marker));
        }
        let before = *self;
        let word = self.word();
        if let Some(marker) = Marker::read(&word) {
            return Some(Token::Marker(marker));
        }
        if !std::mem::take(&mut self.numbered) && is_first(&word) {
            *self = Self { numbered: true, ..before };
            return Some(Token::Start);
        }
        let text = numberless(&word)?;
        if let Some(marker) = Marker::read(text) {
            return Some(Token::Marker(marker));
        }
        let text = bare(text);
        (!is_remark(text)).then(|| Token::Move(Word { text: text.to_owned(), line }))
    }

    /// `1 - 0`, with blanks round the dash.
    fn spaced_marker(&mut self) -> Option<Marker> {
        let halves = ["1/2", "½", "1", "0"];
        let score = |text: &'a str| halves.iter().find_map(|half| text.strip_prefix(half));
        let dash = score(self.rest)?.strip_prefix(' ')?.trim_start_matches(' ');
        let after = score(dash.strip_prefix(DASHES)?.trim_start_matches(' '))?;
        let whole = &self.rest[..self.rest.len() - after.len()];
        let marker = Marker::read(&whole.replace(' ', ""))?;
        if after.starts_with(|sign: char| !sign.is_whitespace()) {
            return None;
        }
        self.rest = after;
        self.fresh = false;
        Some(marker)
    }
}

/// Whether a word begins with `1.`, of the first move of the first side.
fn is_first(word: &str) -> bool {
    let rest = word.strip_prefix("1.");
    rest.is_some_and(|rest| !rest.starts_with(['.', '…']) && rest != "0")
}

const fn is_quote(sign: char) -> bool {
    matches!(sign, '"' | '“' | '”' | '„')
}

fn fault(key: &'static str, line: i64) -> Refusal {
    Refusal(Say::new(key).with("line", line))
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
        let text = "% escaped [x\n[White \"A \\\"B\\\" \\\\\"]\r\n[ Black\t\"\" ]\n\n\
            1.e4 {best (by\ntest} e5$1 2. Nf3!? (2. f4 {gambit)} exf4 (2... d5) ; (\n) 2...Nc6 !\n\
            %) lost\n3.0-0-0 exd6 e.p. 1/2-1/2";
        let moves = |line, text: &str| Token::Move(Word { text: text.to_owned(), line });
        let tag = |name: &str, value: &str| Token::Tag(name.to_owned(), value.to_owned());
        let expect = vec![
            tag("White", "A \"B\" \\"),
            tag("Black", ""),
            Token::Start,
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

    #[test]
    fn what_people_write_beside_the_moves_is_passed_over() {
        let check = |text: &str, expect: &str| {
            let told = all(text, false).expect(text).into_iter().map(|token| match token {
                Token::Tag(name, value) => format!("[{name} {value}]"),
                Token::Start => "1.".to_owned(),
                Token::Move(word) => word.text,
                Token::Marker(marker) => marker.text().to_owned(),
            });
            assert_eq!(told.collect::<Vec<_>>().join(" "), expect, "{text}");
        };
        check("1 e4 e5 2 Nf3", "e4 e5 Nf3");
        check("e4, e5, Nf3", "e4 e5 Nf3");
        check("1.e4 e5 1–0", "1. e4 e5 1-0");
        check("e4 e5 1/2–1/2", "e4 e5 1/2-1/2");
        check("e4 e5 1 - 0", "e4 e5 1-0");
        check("e4 e5 ½ – ½", "e4 e5 1/2-1/2");
        check("e4± e5∞ Nf3!⩲ Nc6+/- Bb5 N a6 D", "e4 e5 Nf3 Nc6 Bb5 a6");
        check("e4 e5 = Nf3 += Nc6 -+ d4 ± +/=", "e4 e5 Nf3 Nc6 d4");
        check("e4 [%clk 0:01] e5 [ 1...c5 [x] ] Nf3 [#]", "e4 e5 Nf3");
        check(
            "[White “Ada”] [Black \"B \"the\" C\"] 1.e4",
            "[White Ada] [Black B \"the\" C] 1. e4",
        );
        check("\\[White \"A\"\\] Qh4\\#", "[White A] Qh4#");
        check("1... e5 2. Z0", "e5 Z0");
        check("exd6 e.p. O–O–O", "exd6 O–O–O");
    }
}
