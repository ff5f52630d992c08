//! Moves in words: `knight takes d4`, `Springer nach f3`, `promote to queen`, `castle short`.
//!
//! No game reads any of this. What a move is called follows from its clicks, and words from the
//! messages of every language.

use super::Picker;
use crate::catalog::Choice;
use crate::rules::kit::{fold, label};
use crate::rules::{Geometry, PieceKind, Step, View};
use crate::words::Voice;

/// What a text in words says of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Phrase {
    /// The piece that moves.
    pub kind: Option<PieceKind>,
    /// The cells that are named, in their order.
    pub cells: Vec<String>,
    /// Columns and rows that tell the piece from its like.
    parts: Vec<String>,
    /// Whether it says that something is taken.
    takes: bool,
    /// What is taken.
    taken: Option<PieceKind>,
    /// What a piece becomes.
    becomes: Option<PieceKind>,
    /// Whether the piece that moves is named behind a cell: it may be what another becomes.
    late: bool,
}

/// A move as its clicks tell it.
struct Clicks<'a> {
    kind: PieceKind,
    from: Option<String>,
    to: String,
    takes: bool,
    taken: Option<PieceKind>,
    becomes: Option<PieceKind>,
    choice: &'a Choice,
}

/// Takes a text apart; `None` if a word of it says nothing here.
pub(super) fn phrase(picker: &Picker<'_>, view: &View, text: &str) -> Option<Phrase> {
    let words: Vec<_> = fold::split(text).collect();
    let mut phrase = Phrase::default();
    let mut becoming = false;
    let mut rest = &words[..];
    while let Some(first) = rest.first() {
        let word = &longest_known(picker, rest).unwrap_or_else(|| first.clone());
        rest = &rest[word.split(' ').count()..];
        let next = rest.first().map(String::as_str);
        if is_cell(view.geometry, word) {
            phrase.cells.push(word.clone());
        } else if let Some(kind) = kind_of(picker, word) {
            if becoming || phrase.kind.is_some() && !phrase.cells.is_empty() {
                phrase.becomes.replace(kind).is_none().then_some(())?;
            } else if phrase.kind.is_none() && !phrase.takes {
                phrase.kind = Some(kind);
                phrase.late = !phrase.cells.is_empty();
            } else if phrase.takes {
                phrase.taken.replace(kind).is_none().then_some(())?;
            } else {
                return None;
            }
        } else if picker.voice.says_takes(word) {
            phrase.takes = true;
        } else if picker.voice.says_becomes(word) {
            becoming = true;
        } else if is_part(word)
            && !(word == "a" && next.is_some_and(|next| kind_of(picker, next).is_some()))
        {
            phrase.parts.push(word.clone());
        } else if !picker.voice.says_nothing(word) && word != "a" {
            return None;
        }
    }
    let says = phrase.kind.is_some() || !phrase.cells.is_empty() || phrase.becomes.is_some();
    (says && phrase.cells.len() <= 2).then_some(phrase)
}

/// The two words with which these begin, if they say one thing together, such as a name.
fn longest_known(picker: &Picker<'_>, words: &[String]) -> Option<String> {
    let [first, second, ..] = words else { return None };
    let both = format!("{first} {second}");
    let voice = picker.voice;
    let known = kind_of(picker, &both).is_some()
        || voice.says_takes(&both)
        || voice.says_becomes(&both)
        || voice.says_nothing(&both);
    known.then_some(both)
}

/// The moves that a text says as a whole without naming a cell, such as castling.
pub(super) fn said_whole<'a>(
    picker: &Picker<'_>,
    choices: &'a [Choice],
    text: &str,
) -> Vec<&'a Choice> {
    let info = picker.seen.info();
    let fits = |choice: &&Choice| match choice.steps.last() {
        Some(Step::Word { say, .. }) => picker.voice.says_step(info, &say.key, text),
        _ => false,
    };
    choices.iter().filter(fits).collect()
}

impl Phrase {
    /// The moves that are said.
    pub(super) fn fitting<'a>(&self, view: &View, choices: &'a [Choice]) -> Vec<&'a Choice> {
        let aimless = self.cells.is_empty() && self.becomes.is_none() && self.taken.is_none();
        let all: Vec<_> = choices.iter().filter_map(|choice| Clicks::of(view, choice)).collect();
        let said: Vec<_> = all.iter().filter(|clicks| self.says(clicks)).collect();
        // Whoever says that something is taken means a capture where there is one to be seen.
        let taking: Vec<_> =
            said.iter().copied().filter(|clicks| self.takes && clicks.takes).collect();
        let meant = if taking.is_empty() && !aimless { said } else { taking };
        if meant.is_empty() && self.late {
            let becomes = Self { kind: None, becomes: self.kind, late: false, ..self.clone() };
            return becomes.fitting(view, choices);
        }
        meant.into_iter().map(|clicks| clicks.choice).collect()
    }

    /// The moves that may be said when the text goes on: those of a kind alone as well.
    pub(super) fn begun<'a>(&self, view: &View, choices: &'a [Choice]) -> Vec<&'a Choice> {
        let all = choices.iter().filter_map(|choice| Clicks::of(view, choice));
        let begins = |clicks: &Clicks<'_>| {
            let whence = match &self.cells[..] {
                [cell] => clicks.from.as_ref() == Some(cell),
                _ => false,
            };
            let kind = self.kind.is_none_or(|kind| kind == clicks.kind);
            self.says(clicks) || whence && kind
        };
        all.filter(begins).map(|clicks| clicks.choice).collect()
    }

    fn says(&self, clicks: &Clicks<'_>) -> bool {
        let cells = match &self.cells[..] {
            [] => true,
            [to] => *to == clicks.to,
            [from, to] => clicks.from.as_ref() == Some(from) && *to == clicks.to,
            _ => false,
        };
        let part = |part: &String| {
            let from = clicks.from.as_deref().unwrap_or_default();
            from.starts_with(part.as_str()) || from.ends_with(part.as_str())
        };
        cells
            && self.kind.is_none_or(|kind| kind == clicks.kind)
            && self.parts.iter().all(part)
            && self.taken.is_none_or(|kind| clicks.taken == Some(kind))
            && self.becomes.is_none_or(|kind| clicks.becomes == Some(kind))
    }

    /// The same as signs, as most games write moves: `Nf3`, `Ng1f3`.
    pub(super) fn signs(&self) -> String {
        let mut text: String = self.kind.map(PieceKind::letter).into_iter().collect();
        text.extend(self.parts.iter().map(String::as_str));
        text.extend(self.cells.iter().map(String::as_str));
        if let Some(kind) = self.becomes {
            text.push('=');
            text.push(kind.letter());
        }
        text
    }
}

impl<'a> Clicks<'a> {
    /// `None` for moves that do not go from somewhere to somewhere.
    fn of(view: &View, choice: &'a Choice) -> Option<Self> {
        let name = |cell| label::cell(view.geometry, cell);
        let (kind, from) = match choice.steps.first()? {
            Step::Man(kind, cell) => (*kind, Some(name(*cell))),
            Step::Hand(kind) => (*kind, None),
            Step::To { .. } | Step::Become(_) | Step::Word { .. } => return None,
        };
        let Some(Step::To { cell, takes }) = choice.steps.get(1) else { return None };
        let man = view.men.iter().find(|man| man.cell == *cell);
        let becomes = choice.steps.iter().find_map(|step| match step {
            Step::Become(kind) => Some(*kind),
            Step::Man(..) | Step::Hand(_) | Step::To { .. } | Step::Word { .. } => None,
        });
        let taken = man.filter(|_| *takes).map(|man| man.figure);
        Some(Self { kind, from, to: name(*cell), takes: *takes, taken, becomes, choice })
    }
}

/// The kind that a folded word names in any language.
pub(super) fn kind_of(picker: &Picker<'_>, word: &str) -> Option<PieceKind> {
    let info = picker.seen.info();
    let view = picker.seen.view();
    let there = |kind: PieceKind| view.men.iter().any(|man| man.figure == kind);
    let named = |voice: Voice<'_>| {
        let says = |kind: &PieceKind| voice.names(info, *kind).iter().any(|name| name == word);
        // One word may mean two kinds, of which a game has only one.
        PieceKind::ALL.into_iter().filter(says).min_by_key(|&kind| !there(kind))
    };
    picker.voice.all().find_map(named)
}

/// Whether a folded word has the shape of a cell's name.
fn is_cell(geometry: Geometry, word: &str) -> bool {
    let letters = word.chars().take_while(char::is_ascii_lowercase).count();
    let digits = word.len() - letters;
    let numbers = word.chars().skip(letters).all(|sign| sign.is_ascii_digit());
    match geometry {
        Geometry::Squares { .. } | Geometry::Points => {
            letters == 1 && (1..=2).contains(&digits) && numbers
        }
        Geometry::Star => letters == 0 && (1..=2).contains(&digits) && numbers,
        Geometry::Tiles { .. } => {
            (1..=2).contains(&letters) && (1..=3).contains(&digits) && numbers
        }
    }
}

/// Whether a folded word may name a column or a row.
fn is_part(word: &str) -> bool {
    let mut signs = word.chars();
    matches!((signs.next(), signs.next()), (Some('a'..='w' | 'y' | 'z' | '1'..='9'), None))
}
