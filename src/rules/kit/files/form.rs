//! What a text looks like, before anybody tries to read it.

use super::{Marker, Pgn, Word};
use crate::rules::{Game, Rng, Seat, Unread};

/// What a text looks like. The reader is chosen by it, so that what is said of a fault fits the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Nothing but blanks.
    Empty,
    /// The address of something on the web.
    Address,
    /// A file that begins with tags in brackets.
    Tagged,
    /// A position: rows or files parted by slashes.
    Position,
    /// Words: moves, or something else.
    Words,
}

impl Form {
    /// The form of a text that is [tidy](super::tidy()).
    ///
    /// ```
    /// use patt::rules::kit::files::Form;
    ///
    /// assert_eq!(Form::of("[Event \"Cup\"]\n\n1. e4"), Form::Tagged);
    /// assert_eq!(Form::of("8/8/8/4k3/8/8/8/4K2R w K - 0 1"), Form::Position);
    /// assert_eq!(Form::of("Park, 2026/11/21: 1. e4 e5 1/2-1/2"), Form::Words);
    /// assert_eq!(Form::of("<https://example.org/game.pgn>"), Form::Address);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Self {
        let text = text.trim();
        if text.is_empty() {
            return Self::Empty;
        }
        if is_address(text) {
            return Self::Address;
        }
        if has_tag(text) {
            return Self::Tagged;
        }
        let rows = |word: &str| {
            word.matches('/').count() >= 2 && Marker::read(word).is_none() && !is_date(word)
        };
        if text.split_whitespace().take(8).any(rows) { Self::Position } else { Self::Words }
    }
}

/// Whether one of the parts between slashes is a year.
fn is_date(word: &str) -> bool {
    let year = |part: &str| part.len() >= 4 && part.bytes().all(|sign| sign.is_ascii_digit());
    word.split('/').any(year)
}

/// Whether a text is an address on the web and nothing else.
fn is_address(text: &str) -> bool {
    let text = text.trim_matches(['<', '>']).to_lowercase();
    let starts = ["http://", "https://", "www."];
    starts.iter().any(|start| text.starts_with(start)) && !text.contains(char::is_whitespace)
}

/// Whether a tag stands in one of the first lines, after a comment perhaps.
fn has_tag(text: &str) -> bool {
    let tag = |line: &str| {
        let inner = line.trim_start().trim_start_matches('\\').strip_prefix('[');
        inner.is_some_and(|inner| inner.trim_start().starts_with(|c: char| c.is_ascii_alphabetic()))
    };
    text.lines().take(20).any(tag)
}

/// How many words are looked at.
const LOOKED: usize = 12;

/// Whether these words look like moves of a game: most of the first ones say something in one of its
/// notations, possible or not.
#[must_use]
pub fn like_moves<G: Game>(words: &[Word]) -> bool {
    let Ok(game) = G::new(&G::Options::default(), G::INFO.seats.0, &mut Rng::new(0)) else {
        return false;
    };
    let seat = game.status().acting().only().unwrap_or(Seat::FIRST);
    let said = |word: &&Word| {
        let known =
            |notation| !matches!(game.read(seat, &word.text, notation), Err(Unread::Unknown));
        G::INFO.notations().any(known)
    };
    let looked = words.len().min(LOOKED);
    looked > 0 && words.iter().take(looked).filter(said).count() * 2 >= looked
}

/// The words of the first game of a text without tags; none if it is no list.
#[must_use]
pub fn words(file: &Pgn, text: &str) -> Vec<Word> {
    match file.read(text).into_iter().next() {
        Some(Ok((script, _))) => script.moves,
        // A comment that is never closed says nothing against the words before it.
        Some(Err(_)) => {
            let line = |(line, text): (i64, &str)| {
                let words = text.split_whitespace().filter_map(super::numberless);
                words.map(|word| Word { text: word.to_owned(), line }).collect::<Vec<_>>()
            };
            (1..).zip(text.lines()).flat_map(line).collect()
        }
        None => Vec::new(),
    }
}
