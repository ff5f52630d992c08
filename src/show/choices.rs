//! What clocks and levels can be chosen for a game, for menus and completions.

use crate::catalog::Entry;
use crate::message::TurnLength;
use crate::rules::kit::fold;
use crate::show::clock::clock;
use crate::table::{Against, ClockTerms, ClockUse, Said, TOP_LEVEL, TableTerms, clock_use};
use crate::words::{Term, Voice};

/// A level of the computer by number and name, with its rating in a game that has a scale.
pub(crate) fn named_level(plain: Voice<'_>, game: Option<&'static Entry>, level: u8) -> String {
    plain.level_named(i64::from(level), strength(plain, game, level))
}

/// What a level of the computer is called, with its rating in a game that has a scale.
pub(crate) fn strength(voice: Voice<'_>, game: Option<&'static Entry>, level: u8) -> Term {
    let name = voice.level_name(i64::from(level));
    Term(match game.and_then(|game| game.rating(level)) {
        Some(rating) => voice.level_rated(Term(name), rating.into()),
        None => name,
    })
}

/// The levels that are meant by what was typed: a number, a part of a name, a rating, or a number among words.
/// What is shown and which level it is.
pub(crate) fn levels(
    plain: Voice<'_>,
    game: Option<&'static Entry>,
    typed: &str,
) -> Vec<(String, u8)> {
    let said = fold::words(typed);
    let digits: String = said.chars().filter(char::is_ascii_digit).collect();
    let begins = |number: String| number.starts_with(&digits);
    let numbered = |level: u8| begins(level.to_string());
    let rated = |level| {
        let rating = game.and_then(|game| game.rating(level));
        rating.is_some_and(|rating| begins(rating.to_string()))
    };
    let named = |level| fold::words(&named_level(plain, game, level)).contains(&said);
    let among_words = |level: u8| level.to_string() == digits;
    let ways: [&dyn Fn(u8) -> bool; 2] =
        if said == digits { [&numbered, &rated] } else { [&named, &among_words] };
    let mut found = ways.into_iter().map(|fits| {
        let fitting = (1..=TOP_LEVEL).filter(|&level| fits(level));
        fitting.map(|level| (named_level(plain, game, level), level)).collect::<Vec<_>>()
    });
    found.find(|levels| !levels.is_empty()).unwrap_or_default()
}

/// The clocks that can be chosen, in a game if one is chosen already: what is shown and typed.
pub(crate) fn clocks(
    plain: Voice<'_>,
    game: Option<&'static Entry>,
    typed: &str,
) -> Vec<(String, String)> {
    let used = used(game);
    let said = fold::words(typed);
    let offer = |terms| (clock(plain, terms), ClockTerms::to_string(&terms));
    let fits = |(shown, text): &(String, String)| {
        fold::words(shown).contains(&said) || text.contains(&said)
    };
    // Where turns are kept secret they are told at once, or when they are over.
    let secret = game.is_some_and(|line| line.info.whispers);
    let turns = TurnLength::ALL.into_iter().filter(|_| secret).map(TurnLength::clock);
    let usual = turns.chain(ClockTerms::usual(used)).map(offer).filter(fits);
    let mut offers: Vec<_> = ClockTerms::meant(typed, used).into_iter().map(offer).collect();
    for offer in usual {
        if !offers.contains(&offer) {
            offers.push(offer);
        }
    }
    offers.retain(|(_, text)| game.is_none_or(|line| takes_clock(line, text)));
    offers
}

/// How a clock that was typed reads among [`clocks`], if it can be read.
pub(crate) fn clock_meant(game: Option<&'static Entry>, typed: &str) -> Option<String> {
    Some(ClockTerms::meant(typed, used(game)).first()?.to_string())
}

fn used(game: Option<&'static Entry>) -> ClockUse {
    game.map_or(ClockUse::Any, |line| clock_use(line.info))
}

/// Whether a game may be played with this clock.
pub(crate) fn takes_clock(line: &'static Entry, clock: &str) -> bool {
    let said = Said {
        against: Against::Anyone,
        stranger: false,
        seats: None,
        side: None,
        clock: Some(clock),
        rated: None,
        options: None,
    };
    TableTerms::settle(line, said).is_ok()
}
