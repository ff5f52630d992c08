//! What stands in channels, and what people were shown there.

use std::collections::{BTreeMap, BTreeSet};

use patt::rules::Act;
use patt::sandbox::Id;
use patt::table::{End, Phase, Table, TableId};
use serde_json::Value;

use super::act::tables;
use super::checks::Tables;
use super::run::Trial;
use super::support::house::{buttons, content};

/// What the message of an end offers.
const REMATCH: &str = "Rematch";

/// What the channel reads of a hidden game.
const PRIVATE: &str = "stay private until the end";

/// What somebody reads who waits for a partner, each time they ask for one.
const WAITS: &str = "You are waiting for a partner";

/// How often the turn passed on in the game of a table, at most to one of two seats.
fn turns(table: &Table) -> usize {
    let mut game = (table.line().open)(&table.record().header).expect("the record replays");
    let (mut last, mut turns) = (game.status().acting(), 1);
    for entry in &table.record().log {
        game.act(&entry.act).expect("the record replays");
        let acting = game.status().acting();
        turns += usize::from(!acting.is_empty() && acting != last);
        last = if acting.is_empty() { last } else { acting };
    }
    turns.div_ceil(2)
}

/// Messages that stand twice, boards that can still be pressed, ends that are not told or told twice.
pub fn doubled(trial: &Trial, known: &Tables) -> Vec<String> {
    let mut faults = Vec::new();
    let games = trial.accounts.get().games.clone();
    let queued = trial.accounts.get().queued.clone();
    let people: BTreeSet<_> = games.iter().flat_map(|game| game.people.clone()).collect();
    let channels: BTreeSet<_> = games.iter().map(|game| game.channel).collect();
    let places = channels.iter().map(|&channel| (channel, trial.bystander));
    let letters = people.iter().map(|&person| (trial.sandbox.dm(person), person));
    let mut count = 0;
    for (place, who) in places.chain(letters) {
        let mut first = BTreeMap::<String, Value>::new();
        for shown in trial.sandbox.told_since(place, who, trial.began) {
            first.entry(shown["id"].to_string()).or_insert(shown);
        }
        let mut signs = BTreeMap::<String, usize>::new();
        for message in
            first.values().filter(|message| message["flags"].as_u64().unwrap_or(0) & 64 == 0)
        {
            count += 1;
            let sign = format!("{} {}", content(message), message["components"]);
            *signs.entry(sign).or_default() += 1;
        }
        // What the channel reads of a hidden game says only whose turn it is.
        let turns = |sign: &str| {
            if sign.starts_with(WAITS) {
                return queued.get(&who).copied().unwrap_or_default();
            }
            let hidden =
                games.iter().filter(|game| game.channel == place && sign.contains(PRIVATE));
            hidden.filter_map(|game| known.get(&game.table.bits())).map(turns).sum::<usize>()
        };
        let twice = signs.into_iter().filter(|(sign, count)| *count > turns(sign).max(1));
        faults.extend(twice.map(|(sign, count)| {
            let sign: String = sign.chars().take(300).collect();
            format!("{count} times in {place}: {sign}")
        }));
    }
    println!(
        "{count} messages were posted in {} channels and to {} people",
        channels.len(),
        people.len()
    );
    for game in games.iter().filter(|game| game.kind != "secret stallmate with a stranger") {
        let Some(table) = known.get(&game.table.bits()) else { continue };
        faults.extend(
            end(trial, game.channel, table)
                .map(|what| format!("{} {}: {what}", game.kind, game.table)),
        );
    }
    faults
}

/// What is wrong with the messages of a game that is over.
fn end(trial: &Trial, channel: Id, table: &Table) -> Option<String> {
    if table.record().phase != Phase::Over(End::Decided) {
        return None;
    }
    let all = trial.sandbox.messages(channel, trial.bystander);
    let about = |message: &&Value| tables(message).contains(&table.record().id);
    let offers = |message: &Value, label: &str| buttons(message).contains(&label);
    let ends = all.iter().filter(about).filter(|message| offers(message, REMATCH)).count();
    let live = |message: &&Value| {
        ["Move", "Place", "My view"].iter().any(|label| offers(message, label))
            && !offers(message, REMATCH)
    };
    let old = all.iter().filter(about).find(live);
    let fault = match (ends, old) {
        (1, None) => return None,
        (1, Some(old)) => format!("an old board can still be pressed: {}", old["id"]),
        (ends, _) => format!("its end stands {ends} times"),
    };
    // Every version of every message, in the order in which they were seen.
    let versions = trial.sandbox.told_since(channel, trial.bystander, trial.began);
    let told: Vec<_> =
        versions.iter().map(|one| (one["id"].as_str(), content(one), buttons(one))).collect();
    Some(format!("{fault}, of {told:?}"))
}

/// What somebody was shown of a hidden game that they could not know.
pub fn leaks(trial: &Trial, known: &Tables) -> Vec<String> {
    let mut faults = Vec::new();
    let (mut looked, mut games) = (0, 0);
    let played = trial.accounts.get().games.clone();
    for game in &played {
        let Some(table) = known.get(&game.table.bits()) else { continue };
        if !table.line().info.hidden {
            continue;
        }
        games += 1;
        let anonymous = table.record().terms.customs.anonymous;
        for who in game.people.iter().copied().chain([trial.bystander]) {
            let own = tries(table, |person| person == Some(who.0));
            let others = tries(table, |person| person != Some(who.0));
            let secret: Vec<_> = others.difference(&own).collect();
            let others = game.people.iter().filter(|&&person| anonymous && person != who);
            let names: Vec<_> =
                others.flat_map(|person| [person.to_string(), trial.name(*person)]).collect();
            for shown in before_the_end(trial, game.channel, who, game.table) {
                looked += 1;
                let text = said(shown);
                let told = secret.iter().find(|&&secret| text.contains(secret.as_str()));
                faults.extend(told.map(|told| {
                    format!(
                        "{} {}: {} was shown {told}: {text}",
                        game.kind,
                        game.table,
                        trial.name(who)
                    )
                }));
                let name = names.iter().find(|&name| text.contains(name.as_str()));
                faults.extend(name.map(|name| {
                    format!(
                        "{} {}: {} was told of {name}: {text}",
                        game.kind,
                        game.table,
                        trial.name(who)
                    )
                }));
            }
        }
    }
    println!(
        "{looked} versions of messages of {games} hidden games tell nobody what they could not know"
    );
    faults
}

/// What somebody reads or can press in a message, and whom it names. In the guard against doubles and in the numbers of
/// pictures of people any four letters and digits may stand.
fn said(mut shown: Value) -> String {
    let mut waits = vec![&mut shown];
    while let Some(value) = waits.pop() {
        match value {
            Value::Object(parts) => {
                for name in ["nonce", "avatar"] {
                    parts.remove(name);
                }
                waits.extend(parts.values_mut());
            }
            Value::Array(parts) => waits.extend(parts),
            _ => {}
        }
    }
    shown.to_string()
}

/// The tries of those people, or of whoever else.
fn tries(table: &Table, whose: impl Fn(Option<u64>) -> bool) -> BTreeSet<String> {
    let entries = table.record().log.iter().filter_map(|entry| match &entry.act {
        Act::Move { seat, text } => {
            let sitter = table.record().sitter(*seat).and_then(patt::table::Occupant::person);
            whose(sitter.map(|person| person.0)).then(|| text.clone())
        }
        _ => None,
    });
    // A question such as "any" names no square.
    entries.filter(|text| text.contains(|sign: char| sign.is_ascii_digit())).collect()
}

/// All that somebody was shown of a table before it was over, wherever it was.
fn before_the_end(trial: &Trial, channel: Id, who: Id, table: TableId) -> Vec<Value> {
    let mut all = Vec::new();
    for place in [channel, trial.sandbox.dm(who)] {
        let shown = trial.sandbox.told_since(place, who, trial.began);
        // Several games of one pair stand in their direct messages: from the first word of this one on.
        let mut begun = place == channel;
        for shown in shown {
            let about = tables(&shown).contains(&table);
            begun |= about;
            let over =
                ["Step through", REMATCH].iter().any(|label| buttons(&shown).contains(label));
            if about && over {
                break;
            }
            if about && begun {
                all.push(shown);
            }
        }
    }
    all
}
