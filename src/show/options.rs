//! Options in words, and what is offered while somebody types them.

use crate::rules::{GameInfo, Kind, OptionMap, OptionSpec, options};
use crate::table::{TableOption, TableOptions};
use crate::words::{Term, Voice};

/// A range with more numbers than this is not listed.
const LISTED_MOST: i64 = 20;

/// What a comma list of options says, in words; `None` if it cannot be read. What watching means is
/// said by whoever names the players.
pub(crate) fn in_words(voice: Voice<'_>, info: &GameInfo, said: &str) -> Option<Vec<String>> {
    let (own, of_game) = TableOptions::take(said);
    let given = options::parse(info.options, &of_game).ok()?;
    let mut parts = said_words(voice, info, &given);
    parts.extend(own.takebacks.then(|| voice.takebacks_allowed()));
    parts.extend(own.listed.then(|| voice.seats_listed()));
    parts.extend(own.drawn.then(|| voice.seats_drawn()));
    parts.extend(own.limit.map(|days| voice.table_limit(i64::from(days))));
    parts.extend(own.anonymous.then(|| voice.option_anonymous()));
    parts.extend(own.computers.map(|level| voice.others_computers(i64::from(level))));
    Some(parts)
}

/// Options of a game in words, one each.
pub(crate) fn said_words(voice: Voice<'_>, info: &GameInfo, given: &OptionMap) -> Vec<String> {
    let spec = |key: &str| info.options.iter().find(|spec| spec.key == key);
    let said = given.iter().filter_map(|(key, value)| Some((spec(key)?, value)));
    said.map(|(spec, value)| voice.option_said(info, spec, value)).collect()
}

/// Whole texts, what is typed so far plus one more item: what is shown, in words, and what is typed.
/// Of an option whose name is not begun yet only what people want most is offered, with a sentence.
pub(crate) fn offers(plain: Voice<'_>, info: &GameInfo, typed: &str) -> Vec<(String, String)> {
    let (before, last) = typed.rsplit_once(',').unwrap_or(("", typed));
    let before = before.trim().trim_end_matches(',');
    let (_, of_game) = TableOptions::take(before);
    let said = options::parse(info.options, &of_game).unwrap_or_default();
    let last = last.trim().to_lowercase();
    let whole = |item: &str| match before {
        "" => item.to_owned(),
        before => format!("{before}, {item}"),
    };
    let mut lines = Vec::new();
    let typed = typed.trim().trim_end_matches(',');
    if !typed.is_empty()
        && let Some(words) = in_words(plain, info, typed)
    {
        lines.push((plain.listed(words), typed.to_owned()));
    }
    let free = info.options.iter().filter(|spec| spec.menu && !said.contains_key(spec.key));
    for spec in free {
        let named = plain.option(info, spec);
        let about = plain.option_about(info, spec);
        let items = items(spec);
        if last.is_empty() {
            let first = items.first().map(|item| whole(item));
            lines.extend(first.map(|item| (plain.option_line(Term(named), Term(about)), item)));
            continue;
        }
        let begun = named.to_lowercase().starts_with(&last);
        for item in items.iter().filter(|item| begun || item.starts_with(&last)) {
            let shown = options::parse(info.options, item).map_or_else(
                |_| plain.option_line(Term(named.clone()), Term(about.clone())),
                |given| plain.listed(said_words(plain, info, &given)),
            );
            lines.push((shown, whole(item)));
        }
    }
    for option in TableOptions::offers(info) {
        let (item, shown) = (option.text(), of_table(plain, option));
        let fits = item.starts_with(&last) || shown.to_lowercase().starts_with(&last);
        if fits && !before.to_lowercase().contains(item) {
            lines.push((shown, whole(item)));
        }
    }
    lines.dedup_by(|one, other| one.1 == other.1);
    lines
}

/// What an option of the table itself is called, and what it does.
pub(crate) fn of_table(plain: Voice<'_>, option: TableOption) -> String {
    match option {
        TableOption::Takebacks => plain.offer_takebacks(),
        TableOption::Drawn => plain.offer_drawn(),
        TableOption::Limit => plain.offer_limit(),
        TableOption::Watch => plain.offer_watch(),
        TableOption::Anonymous => plain.offer_anonymous(),
    }
}

/// The items of an option that are worth offering, the one that is wanted most first.
fn items(spec: &OptionSpec) -> Vec<String> {
    let name = spec.key.replace('_', " ");
    let mut items: Vec<(String, String)> = Vec::new();
    let mut add = |item: String, value: &str| {
        if spec.default != Some(value) && items.iter().all(|(_, known)| known != value) {
            items.push((item, value.to_owned()));
        }
    };
    for (short, value) in spec.short {
        add((*short).to_owned(), value);
    }
    match spec.kind {
        Kind::Word(words) => {
            for word in words {
                add(format!("{name} {word}"), word);
            }
        }
        Kind::Whole { min, max, or } => {
            for word in or {
                add(format!("{name} {word}"), word);
            }
            for number in (min..=max).filter(|_| max - min <= LISTED_MOST) {
                add(format!("{name} {number}"), &number.to_string());
            }
        }
        Kind::Flag => add(name, "true"),
        Kind::Line { .. } => add(format!("{name} "), ""),
    }
    items.into_iter().map(|(item, _)| item).collect()
}
