//! Tests of the messages of the house: every sentence has its own, in every language.

mod counts;
mod languages;

use std::collections::{BTreeMap, BTreeSet};

use super::Words;
use super::load::{COMMAND_KEYS, texts};
use super::sentences::TOPICS;
use crate::catalog::CATALOG;
use crate::rules::{LANGUAGES, Refusal, Say, spoken};

/// Messages that are looked up by what a game says, not by a function: the beginnings of their
/// keys. They exist for games that do not bring their own.
const BY_KEY: &[&str] =
    &["also-", "end-", "figure-", "figures-", "letter-", "side-", "typed-step-"];
/// Refusals of the contract and the facade, said through [`Voice::refusal`](super::Voice::refusal).
const REFUSALS: &[&str] = &[
    "bad-position",
    "file-comment-open",
    "file-empty",
    "file-kings",
    "file-late",
    "file-late-more",
    "file-move-ambiguous",
    "file-move-illegal",
    "file-move-unknown",
    "file-null",
    "file-sign",
    "file-tag",
    "file-variation-close",
    "file-variation-open",
    "log-gap",
    "no-agreement",
    "no-hand-over",
    "not-a-move",
    "not-playing",
    "option-twice",
    "option-unknown",
    "option-value",
    "options-shape",
    "import-long",
    "record-game",
    "record-line",
    "record-missing",
    "record-version",
    "rules-changed",
    "seats-differ",
    "seats-range",
    "takeback-needs-the-record",
    "takeback-range",
];

/// Every message of a language with the fields it uses.
fn messages<'a>(texts: &[&'a str]) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut all = BTreeMap::new();
    for (key, fields) in texts.iter().flat_map(|text| spoken::messages(text)) {
        assert!(all.insert(key, fields).is_none(), "{key} stands twice");
    }
    all
}

/// The names of the files in a folder of this room, without their ending.
fn files(folder: &str) -> BTreeSet<String> {
    let folder = format!("{}/src/words/{folder}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("a folder of the house");
    let name = |file: std::fs::DirEntry| {
        file.path().file_stem().map(|stem| stem.to_string_lossy().into_owned())
    };
    files.filter_map(|file| name(file.expect("readable"))).collect()
}

#[test]
fn every_topic_stands_on_every_side_under_one_name() {
    let names: BTreeSet<_> = TOPICS.iter().map(|topic| topic.name.to_owned()).collect();
    assert_eq!(names.len(), TOPICS.len(), "two topics of one name");
    let mut sides = vec!["sentences"];
    sides.extend(LANGUAGES);
    for side in sides {
        let mut there = files(side);
        // What is no topic: the list of them, and the texts of commands.
        there.remove("mod");
        there.remove("command");
        let lone: Vec<_> = there.symmetric_difference(&names).collect();
        assert!(lone.is_empty(), "{side}: {lone:?} stand on one side only");
    }
}

#[test]
fn every_sentence_has_its_message_in_its_topic_with_just_its_fields() {
    for language in LANGUAGES {
        for topic in TOPICS {
            let messages = messages(&[topic.text(language)]);
            for (key, fields) in topic.sentences {
                let at = format!("{language}/{}", topic.name);
                let used = messages.get(key).unwrap_or_else(|| panic!("{at}: no {key}"));
                let given: BTreeSet<_> = fields.iter().copied().collect();
                assert_eq!(used, &given, "{at}: fields of {key}");
            }
        }
    }
}

#[test]
fn every_language_has_the_messages_of_english_with_the_same_fields() {
    let english = messages(&texts("en"));
    for language in &LANGUAGES[1..] {
        let mut own = messages(&texts(language));
        own.retain(|key: &&str, _| !COMMAND_KEYS.iter().any(|start| key.starts_with(start)));
        for (key, fields) in &english {
            let used = own.remove(key).unwrap_or_else(|| panic!("{language}: no {key}"));
            assert_eq!(&used, fields, "{language}: fields of {key}");
        }
        assert!(own.is_empty(), "{language} says what English does not: {:?}", own.keys());
    }
}

#[test]
fn every_refusal_has_its_message() {
    for language in LANGUAGES {
        let messages = messages(&texts(language));
        for key in REFUSALS {
            assert!(messages.contains_key(*key), "{language}: no {key}");
        }
    }
}

#[test]
fn no_message_is_unused() {
    for language in LANGUAGES {
        for topic in TOPICS {
            for key in messages(&[topic.text(language)]).keys() {
                let said = topic.sentences.iter().any(|(known, _)| known == key)
                    || BY_KEY.iter().any(|start| key.starts_with(start))
                    || REFUSALS.contains(key);
                assert!(said, "{language}/{}: nothing of this topic says {key}", topic.name);
            }
        }
    }
}

#[test]
fn no_sentence_is_listed_twice() {
    let all = TOPICS.iter().flat_map(|topic| topic.sentences);
    let keys: BTreeSet<_> = all.clone().map(|(key, _)| key).collect();
    assert_eq!(keys.len(), all.count());
}

#[test]
fn what_a_game_lists_stands_whole_and_what_was_typed_is_told_in_short() {
    let words = Words::load(CATALOG).unwrap();
    let voice = words.voice("en");
    let info = CATALOG.find("tile-chess").unwrap().info;
    let nobody = |_| String::new();
    let cells = vec!["a12"; 96].join(", ");
    let cut_off = Say::new("cuts-off").with("cells", cells.as_str());
    assert!(voice.say(info, &cut_off, &nobody).contains(&cells));
    let typed = "x".repeat(480);
    let borders = Refusal(Say::new("borders-unread").with("borders", typed.as_str()));
    let refused = voice.refusal(info, &borders, &nobody);
    assert!(refused.contains(&format!("{}…", "x".repeat(199))), "{refused}");
}
