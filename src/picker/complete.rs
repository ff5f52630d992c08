//! Completion of a typed move, and the moves nearest to a refused one.

use super::Picker;
use super::letters::plain;
use super::phrase::{phrase, said_whole};
use super::read::spellings;
use super::trie::{Node, order};
use crate::catalog::Choice;
use crate::rules::{Notation, Step};
use crate::words::{Term, cut};

/// The most lines of completion.
pub const LINES_MOST: usize = 25;
/// The most characters of a line or a value.
const LINE_MOST: usize = 100;
/// So many moves are offered instead of a refused one.
const NEAR_MOST: usize = 5;
/// Texts shorter than this are never taken for a slip.
const SLIP_LEAST: usize = 3;

/// How well a move fits what was typed; better is less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Equal,
    EqualElsewhere,
    Begins,
    BeginsElsewhere,
    Contains,
    Words,
    Slip,
}

/// Lines of completion for what is typed so far: what is shown and the value that comes back, best
/// first, at most [`LINES_MOST`]. Values are canonical texts, or half moves where a line stands for
/// all moves of a man.
#[must_use]
pub fn complete(picker: &Picker<'_>, typed: &str) -> Vec<(String, String)> {
    let choices = picker.seen.choices(picker.notation);
    let voice = picker.voice.plain();
    let typed = typed.trim();
    let back = if typed.is_empty() { "?".to_owned() } else { cut(typed, LINE_MOST) };
    if choices.is_empty() {
        return vec![(voice.complete_wait(), back)];
    }
    let geometry = picker.seen.view().geometry;
    if typed.is_empty() && choices.len() > LINES_MOST {
        return few(picker, by_man(picker, &choices), &back);
    }
    let mut found: Vec<_> = if typed.is_empty() {
        choices.iter().map(|choice| ((Fit::Equal, false), choice)).collect()
    } else {
        fitting(picker, &choices, typed)
    };
    // A slip is only looked for where nothing fits better.
    if found.iter().any(|((fit, _), _)| *fit < Fit::Slip) {
        found.retain(|((fit, _), _)| *fit < Fit::Slip);
    }
    if found.is_empty() {
        return vec![(voice.complete_none(), back)];
    }
    let board = |choice: &Choice| {
        let cells = choice.steps.iter().map(|step| order(geometry, step.cell()));
        cells.collect::<Vec<_>>()
    };
    found.sort_by_cached_key(|(fit, choice)| (*fit, board(choice)));
    let line = |(_, choice): ((Fit, bool), &Choice)| {
        let words = Term(picker.in_words(geometry, choice));
        let line = voice.complete_move(Term(choice.written.clone()), words);
        (cut(&line, LINE_MOST), choice.text.clone())
    };
    few(picker, found.into_iter().map(line).collect(), &back)
}

/// At most [`LINES_MOST`] lines; the last tells how many more there are.
fn few(picker: &Picker<'_>, mut lines: Vec<(String, String)>, back: &str) -> Vec<(String, String)> {
    if lines.len() > LINES_MOST {
        let more = lines.len() - (LINES_MOST - 1);
        lines.truncate(LINES_MOST - 1);
        lines.push((picker.voice.plain().complete_more(more as i64), back.to_owned()));
    }
    lines
}

/// One line a man, or a move that begins otherwise.
fn by_man(picker: &Picker<'_>, choices: &[Choice]) -> Vec<(String, String)> {
    let geometry = picker.seen.view().geometry;
    let ways = Node::root(geometry, choices).ways();
    let line = |way: &super::trie::Way<'_>| {
        let texts: Vec<_> = way.below.iter().map(|choice| rest(picker, choice)).collect();
        let man = Term(capital(&picker.man(geometry, way.step)));
        let line = picker.voice.plain().complete_man(man, Term(texts.join(", ")));
        let value = way.last.map_or(&way.key, |choice| &choice.text);
        (cut(&line, LINE_MOST), value.clone())
    };
    ways.iter().map(line).collect()
}

/// What is left of a move when the man is known: where it goes.
fn rest(picker: &Picker<'_>, choice: &Choice) -> String {
    let geometry = picker.seen.view().geometry;
    match choice.steps.get(1) {
        Some(step @ (Step::To { .. } | Step::Hand(_))) => picker.man(geometry, step),
        _ => choice.written.clone(),
    }
}

fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

/// The moves that fit, each with how well; the flag is whether only after folding case and signs.
fn fitting<'a>(
    picker: &Picker<'_>,
    choices: &'a [Choice],
    typed: &str,
) -> Vec<((Fit, bool), &'a Choice)> {
    let others: Vec<Vec<Choice>> = picker
        .seen
        .info()
        .notations()
        .filter(|&notation| notation != picker.notation)
        .map(|notation: Notation| picker.seen.choices(notation))
        .collect();
    let spelled: Vec<_> =
        spellings(picker, &plain(typed)).into_iter().map(|text| (fold(&text), text)).collect();
    let said = said(picker, choices, typed);
    let best = |nth: usize, choice: &Choice| {
        let elsewhere = others.iter().filter_map(|other| other.get(nth));
        let texts = std::iter::once((true, &choice.written))
            .chain(elsewhere.map(|other| (false, &other.written)));
        let fits = texts.flat_map(|(own, text)| {
            spelled.iter().flat_map(move |(folded, typed)| {
                let exact = fit(text, typed, own).map(|fit| (fit, false));
                exact.into_iter().chain(fit_folded(text, folded, own))
            })
        });
        let in_words = said.contains(&choice.text.as_str()).then_some((Fit::Words, false));
        fits.chain(in_words).min()
    };
    choices
        .iter()
        .enumerate()
        .filter_map(|(nth, choice)| Some((best(nth, choice)?, choice)))
        .collect()
}

/// The moves that a text says in words, as far as it goes.
fn said<'a>(picker: &Picker<'_>, choices: &'a [Choice], typed: &str) -> Vec<&'a str> {
    let view = picker.seen.view();
    let mut said = said_whole(picker, choices, typed);
    if let Some(phrase) = phrase(picker, &view, typed) {
        said.extend(phrase.begun(&view, choices));
    }
    said.into_iter().map(|choice| choice.text.as_str()).collect()
}

fn fit_folded(text: &str, folded: &str, own: bool) -> Option<(Fit, bool)> {
    if folded.is_empty() {
        return None;
    }
    let text = fold(text);
    let slip = || {
        let enough = folded.chars().count() >= SLIP_LEAST;
        (enough && distance(&text, folded) <= 1).then_some(Fit::Slip)
    };
    Some((fit(&text, folded, own).or_else(slip)?, true))
}

fn fit(text: &str, typed: &str, own: bool) -> Option<Fit> {
    let fit = if text == typed {
        [Fit::EqualElsewhere, Fit::Equal][usize::from(own)]
    } else if text.starts_with(typed) {
        [Fit::BeginsElsewhere, Fit::Begins][usize::from(own)]
    } else if text.contains(typed) {
        Fit::Contains
    } else {
        return None;
    };
    Some(fit)
}

/// Lower case, without the signs that people leave out.
fn fold(text: &str) -> String {
    let kept = |c: &char| !matches!(c, 'x' | 'X' | '+' | '#' | '=' | '-' | ' ');
    text.chars().filter(kept).flat_map(char::to_lowercase).collect()
}

/// How many letters are to be changed, put in or left out to make one text of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (nth, sign) in one.chars().enumerate() {
        let mut slant = std::mem::replace(&mut row[0], nth + 1);
        for (at, &own) in other.iter().enumerate() {
            let change = slant + usize::from(own != sign);
            slant = row[at + 1];
            row[at + 1] = change.min(row[at] + 1).min(slant + 1);
        }
    }
    row[other.len()]
}

/// The moves nearest to a refused text, nearest first, at most five: their canonical texts and how
/// the asker writes them. None if nothing is near.
#[must_use]
pub fn near(picker: &Picker<'_>, typed: &str) -> Vec<(String, String)> {
    let choices = picker.seen.choices(picker.notation);
    let view = picker.seen.view();
    let mut texts = spellings(picker, &plain(typed.trim()));
    texts.extend(phrase(picker, &view, typed).map(|phrase| phrase.signs()));
    let texts: Vec<_> = texts.iter().map(|text| fold(text)).collect();
    // A text that begins with another sign is mostly about another man, which is not near.
    let far = |text: &str| {
        let text = fold(text);
        let apart = |typed: &String| {
            let other_man = text.chars().next() != typed.chars().next();
            let far = distance(&text, typed) + usize::from(other_man);
            (far <= (typed.chars().count() / 2).clamp(1, 2)).then_some(far)
        };
        texts.iter().filter_map(apart).min()
    };
    let mut found: Vec<_> = choices
        .iter()
        .filter_map(|choice| {
            let far = [far(&choice.written), far(&choice.text)].into_iter().flatten().min()?;
            Some((far, choice))
        })
        .collect();
    found.sort_by_key(|(far, _)| *far);
    found.truncate(NEAR_MOST);
    found.into_iter().map(|(_, choice)| (choice.text.clone(), choice.written.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_single_changes() {
        let check = |one, other, expect| assert_eq!(distance(one, other), expect, "{one} {other}");
        check("nf3", "nf3", 0);
        check("nf3", "nf6", 1);
        check("nf3", "f3", 1);
        check("nf3", "ngf3", 1);
        check("", "abc", 3);
        check("ab", "ba", 2);
    }

    #[test]
    fn signs_and_case_are_folded() {
        assert_eq!(fold("Nxf3+"), "nf3");
        assert_eq!(fold("O-O"), "oo");
        assert_eq!(fold("e8=Q"), "e8q");
    }
}
