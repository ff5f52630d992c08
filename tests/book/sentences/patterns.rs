//! Messages as what can be seen of them: lines of fixed texts with something between them.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse_runtime;

/// What stands in place of a field is at most so long, in bytes.
const FIELD: usize = 200;

/// A message, or one choice of it.
pub struct Message {
    /// Whose it is and its key: `house label-move`, `chess fen-check[white]`.
    pub name: String,
    /// What it may look like, by numbers.
    pub forms: Vec<Vec<Line>>,
}

/// A line of a message.
#[derive(Default)]
pub struct Line {
    texts: Vec<String>,
    /// Whether a field stands before the first text, and behind the last.
    open: (bool, bool),
}

/// What may stand beside a line in a text that holds it.
#[derive(Clone, Copy)]
pub enum Beside {
    /// Nothing.
    Nothing,
    /// Signs that part clauses.
    Signs,
    /// Other words.
    Words,
}

/// A part of a message.
#[derive(Clone)]
enum Piece {
    Text(String),
    Field,
}

/// The messages of a text.
///
/// # Panics
/// If it is no Fluent.
pub fn read(whose: &str, text: &str) -> Vec<Message> {
    let resource = parse_runtime(text).unwrap_or_else(|(_, faults)| panic!("{whose}: {faults:?}"));
    let mut messages = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let pattern = message.value.expect("a message says something");
        let mut choices: BTreeMap<String, Vec<Vec<Line>>> = BTreeMap::new();
        for (choice, pieces) in forms(&pattern) {
            choices.entry(choice).or_default().push(lines(&pieces));
        }
        let key = message.id.name;
        messages.extend(
            choices
                .into_iter()
                .map(|(choice, forms)| Message { name: format!("{whose} {key}{choice}"), forms }),
        );
    }
    messages
}

/// All that a pattern may look like, each with the words that were chosen on the way.
fn forms(pattern: &Pattern<&str>) -> Vec<(String, Vec<Piece>)> {
    let mut forms = vec![(String::new(), Vec::new())];
    for element in &pattern.elements {
        let goes_on = match element {
            PatternElement::TextElement { value } => text(value),
            PatternElement::Placeable { expression } => placed(expression),
        };
        forms = forms
            .iter()
            .flat_map(|(chosen, before)| {
                goes_on.iter().map(move |(choice, after)| {
                    (format!("{chosen}{choice}"), [before.as_slice(), after.as_slice()].concat())
                })
            })
            .collect();
    }
    forms
}

fn text(value: &str) -> Vec<(String, Vec<Piece>)> {
    vec![(String::new(), vec![Piece::Text(value.to_owned())])]
}

fn placed(expression: &Expression<&str>) -> Vec<(String, Vec<Piece>)> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => text(value),
        Expression::Inline(InlineExpression::Placeable { expression }) => placed(expression),
        Expression::Inline(_) => vec![(String::new(), vec![Piece::Field])],
        Expression::Select { variants, .. } => {
            let name = |key: &VariantKey<&str>| match key {
                VariantKey::Identifier { name } => (*name).to_owned(),
                VariantKey::NumberLiteral { value } => (*value).to_owned(),
            };
            // By a number: one of the forms is enough.
            let counts = variants.iter().any(|one| one.default && name(&one.key) == "other");
            let choice = |key| if counts { String::new() } else { format!("[{}]", name(key)) };
            variants
                .iter()
                .flat_map(|one| {
                    let choice = choice(&one.key);
                    forms(&one.value)
                        .into_iter()
                        .map(move |(inner, pieces)| (format!("{choice}{inner}"), pieces))
                })
                .collect()
        }
    }
}

fn lines(pieces: &[Piece]) -> Vec<Line> {
    let mut lines = vec![Line::default()];
    for piece in pieces {
        match piece {
            Piece::Text(text) => {
                for (nth, text) in text.split('\n').enumerate() {
                    if nth > 0 {
                        lines.push(Line::default());
                    }
                    lines.last_mut().expect("the first line").text(text);
                }
            }
            Piece::Field => lines.last_mut().expect("the first line").field(),
        }
    }
    lines.retain(|line| !line.texts.is_empty());
    lines
}

impl Message {
    /// Its key, with the choice.
    pub fn key(&self) -> &str {
        self.name.split_once(' ').map_or("", |(_, key)| key)
    }

    /// Whether it is what a button says.
    pub fn is_label(&self) -> bool {
        self.key().starts_with("label-")
    }

    /// Whether it has letters of its own by which it is known.
    pub fn can_be_told(&self) -> bool {
        let letters = |form: &Vec<Line>| {
            let texts = form.iter().flat_map(|line| &line.texts);
            texts.flat_map(|text| text.chars()).filter(|sign| sign.is_alphabetic()).count()
        };
        self.forms.iter().any(|form| letters(form) > 1)
    }
}

impl Line {
    fn text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        match self.texts.last_mut() {
            Some(last) if !self.open.1 => last.push_str(text),
            Some(_) | None => self.texts.push(text.to_owned()),
        }
        self.open.1 = false;
    }

    fn field(&mut self) {
        self.open.0 |= self.texts.is_empty();
        self.open.1 = true;
    }

    /// Whether it is one word, which many other texts hold too.
    pub fn is_word(&self) -> bool {
        self.open == (false, false) && matches!(&*self.texts, [text] if !text.contains(' '))
    }

    /// Whether a text holds it.
    pub fn stands_in(&self, text: &str, beside: Beside) -> bool {
        let Some((first, rest)) = self.texts.split_first() else { return true };
        text.match_indices(first).any(|(at, _)| {
            let begins = if self.open.0 { at > 0 } else { beside.ends(&text[..at], first) };
            begins && self.goes_on(&text[at + first.len()..], first, rest, beside)
        })
    }

    fn goes_on(&self, text: &str, last: &str, rest: &[String], beside: Beside) -> bool {
        let Some((next, rest)) = rest.split_first() else {
            return if self.open.1 { !text.is_empty() } else { beside.begins(text, last) };
        };
        let near = text.match_indices(next).take_while(|(at, _)| *at <= FIELD);
        near.filter(|(at, _)| *at > 0)
            .any(|(at, _)| self.goes_on(&text[at + next.len()..], next, rest, beside))
    }
}

impl Beside {
    /// Whether what stands before may end there.
    fn ends(self, before: &str, first: &str) -> bool {
        match self {
            Self::Nothing => before.is_empty(),
            Self::Signs => {
                before.is_empty()
                    || before.trim_end_matches(' ').ends_with(['.', ',', ':', ';', '·', '?', '!'])
                    || before.ends_with(['(', '[', '"', '*', '`'])
            }
            Self::Words => {
                !first.starts_with(char::is_alphanumeric)
                    || !before.ends_with(char::is_alphanumeric)
            }
        }
    }

    /// Whether what stands behind may begin there.
    fn begins(self, behind: &str, last: &str) -> bool {
        match self {
            Self::Nothing => behind.is_empty(),
            Self::Signs => {
                let signs = ['.', ',', ':', ';', '·', '?', '!', ')', ']', '"', '*', '`'];
                behind.is_empty() || behind.trim_start_matches(' ').starts_with(signs)
            }
            Self::Words => {
                !last.ends_with(char::is_alphanumeric) || !behind.starts_with(char::is_alphanumeric)
            }
        }
    }
}
