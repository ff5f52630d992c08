//! Sentences that change with a number, in every language: for none, one, two and many.

mod english;
mod german;

use std::collections::BTreeSet;

use fluent_bundle::FluentValue;
use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::words::Words;
use crate::words::sentences::TOPICS;
use crate::words::topic::Topic;

/// Each such sentence of a topic, a line for each number; other fields say their names.
fn counted(topic: &str, language: &'static str) -> String {
    let words = Words::load(CATALOG).expect("the messages are Fluent");
    let topic = TOPICS.iter().find(|known| known.name == topic).expect("a topic of this name");
    let mut lines = Vec::new();
    for (key, fields) in topic.sentences {
        let numbers = numbers(topic, language, key);
        let each: &[i64] = if numbers.is_empty() { &[] } else { &[0, 1, 2, 21] };
        lines.extend(each.iter().map(|&number| {
            let value = |field: &&'static str| {
                let named = || FluentValue::from(format!("<{field}>"));
                let counts = numbers.contains(*field);
                (*field, if counts { FluentValue::from(number) } else { named() })
            };
            let fields: Vec<_> = fields.iter().map(value).collect();
            words.voice(language).host(key, &fields)
        }));
    }
    lines.join("\n")
}

/// The fields by whose number a message chooses its words.
fn numbers<'a>(topic: &'a Topic, language: &str, key: &str) -> BTreeSet<&'a str> {
    let begins = format!("{key} =");
    let text = topic.text(language);
    let mut lines = text.lines().skip_while(|line| !line.starts_with(&begins));
    let first = lines.next().into_iter();
    let own = first.chain(lines.take_while(|line| line.starts_with([' ', '}'])));
    let own: Vec<_> = own.collect();
    let counts = own.windows(2).filter(|pair| ["[0]", "[one]"].iter().any(|n| pair[1].contains(n)));
    let fields = counts.filter_map(|pair| pair[0].split_once(" ->")?.0.rsplit_once('$'));
    fields.map(|(_, field)| field).collect()
}

/// The topics with such sentences; those without have none to show.
#[test]
fn every_topic_with_numbers_is_shown() {
    let of = |language| {
        let some = TOPICS.iter().filter(|topic| topic.text(language).contains("[one]"));
        some.map(|topic| topic.name).collect::<Vec<_>>().join(" ")
    };
    assert_snapshot!(of("en"), @"advice board clock end faults files inactivity invitation leaderboard privacy profile reminders replay");
    assert_snapshot!(of("de"), @"advice board clock end faults files inactivity invitation leaderboard privacy profile reminders replay");
}

#[test]
fn open_games_are_counted() {
    assert_snapshot!(counted("faults", "en"), @"
    You have 0 open games, the most that are allowed here; finish one first, see /games.
    You have an open game, and no more are allowed here; finish it first, see /games.
    You have 2 open games, the most that are allowed here; finish one first, see /games.
    You have 21 open games, the most that are allowed here; finish one first, see /games.
    This server has 0 open games, the most that are allowed; wait until one is finished.
    This server has an open game, and no more are allowed; wait until it is finished.
    This server has 2 open games, the most that are allowed; wait until one is finished.
    This server has 21 open games, the most that are allowed; wait until one is finished.
    ");
    assert_snapshot!(counted("faults", "de"), @"
    Du hast 0 offene Partien, mehr sind hier nicht erlaubt; beende erst eine, siehe /partien.
    Du hast eine offene Partie, mehr sind hier nicht erlaubt; beende sie erst, siehe /partien.
    Du hast 2 offene Partien, mehr sind hier nicht erlaubt; beende erst eine, siehe /partien.
    Du hast 21 offene Partien, mehr sind hier nicht erlaubt; beende erst eine, siehe /partien.
    Dieser Server hat 0 offene Partien, mehr sind nicht erlaubt; warte, bis eine beendet ist.
    Dieser Server hat eine offene Partie, mehr sind nicht erlaubt; warte, bis sie beendet ist.
    Dieser Server hat 2 offene Partien, mehr sind nicht erlaubt; warte, bis eine beendet ist.
    Dieser Server hat 21 offene Partien, mehr sind nicht erlaubt; warte, bis eine beendet ist.
    ");
}

#[test]
fn games_of_a_file_are_counted() {
    assert_snapshot!(counted("files", "en"), @"
    0 games of this file can be read; choose one.
    One game of this file can be read.
    2 games of this file can be read; choose one.
    21 games of this file can be read; choose one.
    0 more cannot; the first: <why>
    Another one cannot: <why>
    2 more cannot; the first: <why>
    21 more cannot; the first: <why>
    0 more games stand behind them; send those alone to see them.
    One more game stands behind them; send it alone to see it.
    2 more games stand behind them; send those alone to see them.
    21 more games stand behind them; send those alone to see them.
    0 half-moves
    1 half-move
    2 half-moves
    21 half-moves
    ");
    assert_snapshot!(counted("files", "de"), @"
    0 Partien dieser Datei lassen sich lesen; wähle eine.
    Eine Partie dieser Datei lässt sich lesen.
    2 Partien dieser Datei lassen sich lesen; wähle eine.
    21 Partien dieser Datei lassen sich lesen; wähle eine.
    0 weitere nicht; die erste: <why>
    Eine weitere nicht: <why>
    2 weitere nicht; die erste: <why>
    21 weitere nicht; die erste: <why>
    Dahinter stehen noch 0 Partien; schick sie allein, um sie zu sehen.
    Dahinter steht noch eine Partie; schick sie allein, um sie zu sehen.
    Dahinter stehen noch 2 Partien; schick sie allein, um sie zu sehen.
    Dahinter stehen noch 21 Partien; schick sie allein, um sie zu sehen.
    0 Halbzüge
    1 Halbzug
    2 Halbzüge
    21 Halbzüge
    ");
}
