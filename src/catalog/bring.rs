//! The door for texts from elsewhere: what a text looks like decides which reader gets it.

use super::{Catalog, Entry};
use crate::rules::kit::files::{Form, tidy};
use crate::rules::{Bundle, Header, OptionMap, Record, Refusal, Rng, Say, transcript};

/// The most characters of a position.
const POSITION_MOST: usize = 400;

/// What is wrong with what was brought.
#[derive(Clone, Debug)]
pub enum Fault {
    /// There is nothing in it.
    Nothing,
    /// It is an address, not what lies there.
    Address,
    /// It is a file or a list of this other game.
    Other(&'static Entry),
    /// It is a position of this other game.
    OtherPosition(&'static Entry),
    /// It looks like a position, and this is wrong with it.
    Position(Refusal),
    /// It looks like nothing that can be read: its first word, with the line.
    Strange {
        /// The line, from 1.
        line: i64,
        /// The word.
        word: String,
    },
    /// It looks right, and this is wrong with it.
    Refused(Refusal),
    /// This line of a record does not fit.
    Line {
        /// The line, from 1.
        line: u32,
        /// What stands there.
        text: String,
        /// Why it does not fit.
        why: Refusal,
    },
    /// The record tells another end than its acts lead to.
    End {
        /// The line that tells it, from 1.
        line: u32,
        /// What it tells.
        text: String,
    },
}

/// Reads what somebody pasted for a game: records of the house, files, lists of moves, positions.
/// Where there are several games, at least one of them could be read.
///
/// # Errors
/// With what is wrong, told by what the text looks like.
///
/// ```
/// use patt::catalog::{CATALOG, bring::{self, Fault}};
///
/// let chess = CATALOG.find("chess").expect("it is in the house");
/// let brought = bring::read(CATALOG, chess, "```\n1. e4 e5\n```").expect("moves").first();
/// assert_eq!(brought.expect("they can be played").record.acts.len(), 2);
/// assert!(matches!(bring::read(CATALOG, chess, "炮二平五"), Err(Fault::Other(_))));
/// ```
pub fn read(catalog: Catalog, line: &'static Entry, text: &str) -> Result<Bundle, Fault> {
    let text = &tidy(text);
    match Form::of(text) {
        Form::Empty => return Err(Fault::Nothing),
        Form::Address => return Err(Fault::Address),
        Form::Position => return position(catalog, line, text),
        Form::Tagged | Form::Words => {}
    }
    if let Some(read) = transcript::read(text) {
        let checked =
            read.map_err(Fault::Refused).and_then(|read| recorded(catalog, line, text, read));
        return checked.map(|record| Bundle::one(Ok(record.into())));
    }
    let others = || catalog.iter().filter(|other| other.info.slug != line.info.slug);
    // A secret game takes whatever may be tried, so its lists cannot be told from those of others.
    let open = || others().filter(|other| !other.info.hidden);
    let whole = |other: &&'static Entry| {
        (other.import)(text).is_some_and(|bundle| bundle.is_whole() && !bundle.games.is_empty())
    };
    match (line.import)(text) {
        Some(bundle) if bundle.games.iter().any(Result::is_ok) => Ok(bundle),
        Some(bundle) => Err(match (open().find(whole), bundle.first()) {
            (Some(other), _) => Fault::Other(other),
            (None, Err(why)) => Fault::Refused(why),
            (None, Ok(_)) => Fault::Nothing,
        }),
        None if begins_as_position(line, text) => position(catalog, line, text),
        None => {
            let claims = |other: &&'static Entry| (other.import)(text).is_some();
            if let Some(other) = open().find(whole).or_else(|| open().find(claims)) {
                return Err(Fault::Other(other));
            }
            if let Some(other) = others().find(|other| begins_as_position(other, text)) {
                return Err(Fault::OtherPosition(other));
            }
            Err(strange(text))
        }
    }
}

/// The first word of a text that nobody can read.
fn strange(text: &str) -> Fault {
    let words = |(line, row): (i64, &str)| Some((line, row.split_whitespace().next()?.to_owned()));
    let first = (1..).zip(text.lines()).find_map(words);
    first.map_or(Fault::Nothing, |(line, word)| Fault::Strange { line, word })
}

/// Whether a text begins with the word that every position of a game begins with, where there is one.
fn begins_as_position(line: &Entry, text: &str) -> bool {
    let start = (line.roll)(&OptionMap::new(), line.info.seats.0, &mut Rng::new(0));
    let start = start.map(|header| header.start).unwrap_or_default();
    let mark = start.split(' ').next().filter(|word| !word.contains('/'));
    mark.is_some_and(|mark| text.split_whitespace().next() == Some(mark))
}

/// A lone position, as a record without acts.
fn position(catalog: Catalog, line: &'static Entry, text: &str) -> Result<Bundle, Fault> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > POSITION_MOST {
        return Err(Fault::Position(Refusal::new("import-long")));
    }
    adopted(line, &text)
        .map(|header| Bundle::one(Ok(Record { header, acts: Vec::new(), tags: Vec::new() }.into())))
        .map_err(|why| {
            // Positions of a secret game look like those of the game it is made of.
            let mut others = catalog
                .iter()
                .filter(|other| other.info.slug != line.info.slug && !other.info.hidden);
            let fits = |other: &&'static Entry| adopted(other, &text).is_ok();
            others.find(fits).map_or(Fault::Position(why), Fault::OtherPosition)
        })
}

/// The beginning of a game at a position, for as few seats as it takes.
fn adopted(line: &Entry, text: &str) -> Result<Header, Refusal> {
    let (least, most) = line.info.seats;
    let mut first = None;
    for seats in least..=most {
        match (line.adopt)(&OptionMap::new(), seats, text) {
            Ok(header) => return Ok(header),
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    Err(first.unwrap_or(Refusal::new("bad-position")))
}

/// A record of the house, with every line tried.
fn recorded(
    catalog: Catalog,
    line: &'static Entry,
    text: &str,
    read: transcript::Transcript,
) -> Result<Record, Fault> {
    let record = read.record;
    let named = &record.header.game;
    if *named != line.info.slug {
        let unknown = Refusal(Say::new("record-game").with("other", named.clone()));
        return Err(catalog.find(named).map_or(Fault::Refused(unknown), Fault::Other));
    }
    let mut game = (line.open)(&record.header).map_err(Fault::Refused)?;
    for (act, &number) in record.acts.iter().zip(&read.lines) {
        if let Err(why) = game.act(act) {
            let quoted = text.lines().nth(number.saturating_sub(1) as usize).unwrap_or_default();
            return Err(Fault::Line { line: number, text: quoted.to_owned(), why });
        }
    }
    let ended = game.status().outcome().map(transcript::result);
    match read.result {
        Some((line, told)) if ended.as_ref() != Some(&told) => Err(Fault::End { line, text: told }),
        _ => Ok(record),
    }
}
