//! The words of time controls, in every language that is spoken here.

use super::{ClockTerms, Span, Weekends};
use crate::rules::kit::fold;

/// A part of a typed time control.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Token {
    /// A number, maybe with a fraction.
    Number(f64),
    /// A unit of time.
    Unit(Span),
    /// Between a length and what is added to it.
    Plus,
    And,
    /// The length before is for every move.
    PerMove,
    /// The length beside is for the whole game.
    Bank,
    /// The length beside is added with every move.
    Increment,
    Period,
    AtOnce,
    AtEnd,
    WeekendsOff,
    /// There is no clock.
    None,
    /// What a pace is called on the large sites.
    Name(ClockTerms),
}

/// The numbers of a clock have at most so many digits.
const DIGITS: usize = 8;

/// Words and phrases, folded; where one begins like another the longer stands first.
const PHRASES: &[(&[&str], Token)] = &[
    (
        &[
            "a move ends its period",
            "ein zug beendet die frist",
            "endet mit dem zug",
            "at once",
            "at_once",
            "sofort",
        ],
        Token::AtOnce,
    ),
    (&["at the end", "at end", "at_end", "am ende", "zum ende"], Token::AtEnd),
    (
        &[
            "more for every move",
            "more a move",
            "more per move",
            "per move increment",
            "increment",
            "inkrement",
            "bonus",
            "dazu",
        ],
        Token::Increment,
    ),
    (
        &[
            "weekends off",
            "weekends rest",
            "weekends free",
            "weekend off",
            "no weekends",
            "without weekends",
            "am wochenende pause",
            "an wochenenden pause",
            "wochenenden frei",
            "wochenende frei",
            "wochenenden ruhen",
            "ohne wochenenden",
            "ohne wochenende",
        ],
        Token::WeekendsOff,
    ),
    (
        &[
            "per move",
            "a move",
            "each move",
            "every move",
            "/ move",
            "/move",
            "per turn",
            "a turn",
            "each turn",
            "pro zug",
            "je zug",
            "jeden zug",
            "jeder zug",
            "/ zug",
            "/zug",
        ],
        Token::PerMove,
    ),
    (&["a bank of", "bank of", "bank", "reserve", "guthaben"], Token::Bank),
    (
        &[
            "periods of",
            "periods",
            "period",
            "perioden",
            "periode",
            "zugfristen",
            "zugfrist",
            "fristen",
            "frist",
        ],
        Token::Period,
    ),
    (
        &[
            "no clock",
            "no time limit",
            "no time",
            "without a clock",
            "keine uhr",
            "ohne uhr",
            "ohne zeitlimit",
            "kein zeitlimit",
            "ohne zeit",
            "none",
            "no",
            "off",
            "casual",
            "unlimited",
            "ohne",
            "keine",
            "aus",
            "unbegrenzt",
        ],
        Token::None,
    ),
    (&["plus", "+", "|"], Token::Plus),
    (&["and", "with", "und", "mit"], Token::And),
    (&["bullet"], Token::Name(game(1))),
    (&["blitzschach", "blitz"], Token::Name(game(5))),
    (&["rapid", "schnellschach"], Token::Name(game(10))),
    (&["classical", "classic", "klassisch"], Token::Name(game(30))),
    (&["daily", "taeglich"], Token::Name(days(1))),
    (&["correspondence", "fernschach", "fernpartie"], Token::Name(days(3))),
    (&["seconds", "second", "secs", "sec", "sekunden", "sekunde", "sek", "s"], unit(1)),
    (&["minutes", "minute", "minuten", "mins", "min", "m"], unit(60)),
    (&["hours", "hour", "hrs", "hr", "h", "stunden", "stunde", "std"], unit(3_600)),
    (&["days", "day", "d", "tage", "tagen", "tag"], unit(86_400)),
    (&["weeks", "week", "w", "wochen", "woche"], unit(7 * 86_400)),
];

/// Words that say nothing.
const FILLERS: &[&str] =
    &["the", "game", "for", "of", "utc", "partie", "die", "fuer", "clock", "uhr", "bedenkzeit"];

const fn unit(seconds: i64) -> Token {
    Token::Unit(Span::SECOND.times(seconds))
}

const fn game(minutes: i64) -> ClockTerms {
    let (bank, increment) = (Span::MINUTE.times(minutes), Span::ZERO);
    ClockTerms::Bank { bank, increment, weekends: Weekends::Count }
}

const fn days(count: i64) -> ClockTerms {
    let (limit, bank) = (Span::DAY.times(count), Span::ZERO);
    ClockTerms::Move { limit, bank, weekends: Weekends::Count }
}

/// The parts of a text; `None` if it holds anything else.
pub(super) fn tokens(text: &str) -> Option<Vec<Token>> {
    let folded = fold::words(text);
    if matches!(folded.as_str(), "-" | "0") {
        return Some(vec![Token::None]);
    }
    let mut rest = folded.as_str();
    let mut tokens = Vec::new();
    loop {
        rest = rest.trim_start_matches([' ', ',', ';', '.', ':', '(', ')']);
        if rest.is_empty() {
            return Some(tokens);
        }
        let (token, length) = match number(rest) {
            Some((number, length)) => (Some(Token::Number(number)), length),
            None => word(rest)?,
        };
        tokens.extend(token);
        rest = &rest[length..];
    }
}

/// The number at the beginning of a text, and its length. A comma parts whole and fraction as well.
fn number(text: &str) -> Option<(f64, usize)> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let whole = digits(text);
    let fraction = text[whole..].strip_prefix(['.', ',']).map_or(0, digits);
    let length = if fraction > 0 { whole + 1 + fraction } else { whole };
    let number = text.get(..length).filter(|_| (1..=DIGITS).contains(&whole))?;
    Some((number.replace(',', ".").parse().ok()?, length))
}

/// What the longest phrase at the beginning of a text says, and its length; nothing for a filler.
fn word(text: &str) -> Option<(Option<Token>, usize)> {
    let ends = |phrase: &str| {
        let next = text[phrase.len()..].chars().next();
        let letters = phrase.ends_with(char::is_alphabetic);
        !letters || !next.is_some_and(char::is_alphabetic)
    };
    let begins = |phrase: &&str| text.starts_with(*phrase) && ends(phrase);
    let said = PHRASES.iter().flat_map(|(phrases, token)| {
        phrases.iter().filter(|phrase| begins(phrase)).map(|phrase| (Some(*token), phrase.len()))
    });
    let said = said.max_by_key(|(_, length)| *length);
    said.or_else(|| FILLERS.iter().find(|filler| begins(filler)).map(|word| (None, word.len())))
}
