//! What can be chosen for a game: clocks and options, for menus and completions.

use crate::catalog::Entry;
use crate::message::TurnLength;
use crate::rules::kit::fold;
use crate::rules::{GameInfo, Kind, OptionSpec, options};
use crate::show::clock::clock;
use crate::table::{Against, ClockTerms, ClockUse, Said, TableOptions, TableTerms, clock_use};
use crate::words::Voice;

/// The clocks that can be chosen, in a game if one is chosen already: what is shown and typed.
pub(crate) fn clocks(
    plain: Voice<'_>,
    game: Option<&'static Entry>,
    typed: &str,
) -> Vec<(String, String)> {
    let used = game.map_or(ClockUse::Any, |line| clock_use(line.info));
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

/// Whole texts: what is typed so far plus one more item.
pub(crate) fn offers(info: &GameInfo, typed: &str) -> Vec<(String, String)> {
    let (before, last) = typed.rsplit_once(',').unwrap_or(("", typed));
    let before = before.trim().trim_end_matches(',');
    let (_, of_game) = TableOptions::take(before);
    let said = options::parse(info.options, &of_game).unwrap_or_default();
    let last = last.trim().to_lowercase();
    let free = info.options.iter().filter(|spec| !said.contains_key(spec.key));
    let mut offers = Vec::new();
    let (_, whole) = TableOptions::take(typed);
    if options::parse(info.options, &whole).is_ok() && !typed.trim().is_empty() {
        offers.push((typed.trim().to_owned(), typed.trim().to_owned()));
    }
    let more = TableOptions::offers(info).into_iter();
    let more = more.filter(|item| !before.to_lowercase().contains(item)).map(str::to_owned);
    let items = free.flat_map(items).chain(more);
    for item in items.filter(|item| item.starts_with(&last)) {
        let whole = if before.is_empty() { item } else { format!("{before}, {item}") };
        offers.push((whole.clone(), whole));
    }
    offers.dedup();
    offers
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

/// The items of an option that are worth offering.
fn items(spec: &OptionSpec) -> Vec<String> {
    let name = spec.key.replace('_', " ");
    if !spec.short.is_empty() {
        return spec.short.iter().map(|(short, _)| (*short).to_owned()).collect();
    }
    match spec.kind {
        Kind::Word(words) => words.iter().map(|word| format!("{name} {word}")).collect(),
        Kind::Whole { min, max, or } => {
            let numbers = (min..=max).take(10).map(|number| format!("{name} {number}"));
            numbers.chain(or.iter().map(|word| format!("{name} {word}"))).collect()
        }
        Kind::Flag => vec![name],
        Kind::Line { .. } => vec![format!("{name} ")],
    }
}
