//! Tests of every language: games speak it too, and everything fits where Discord shows it.

use super::messages;
use crate::catalog::CATALOG;
use crate::rules::kit::fold;
use crate::rules::{GameInfo, LANGUAGES, PieceKind};
use crate::words::load::texts;
use crate::words::sentences::TOPICS;
use crate::words::{Term, Voice, Words};

fn words() -> Words {
    Words::load(CATALOG).expect("the messages are Fluent")
}

/// All texts of a game in a language.
fn own(info: &GameInfo, language: &str) -> Vec<&'static str> {
    info.words.iter().filter(|(code, _)| *code == language).map(|&(_, text)| text).collect()
}

/// Whether a language may have this message of a game beyond those of English: the notation that is
/// usual in it, and what only the men of one side are called.
fn is_own(key: &str) -> bool {
    let mut parts = key.split('-');
    key == "usual-notation" || parts.next() == Some("figure") && parts.count() == 2
}

#[test]
fn every_game_says_the_same_in_every_language() {
    for info in CATALOG.iter().map(|entry| entry.info) {
        let english = messages(&own(info, "en"));
        for language in &LANGUAGES[1..] {
            let mut others = messages(&own(info, language));
            for (key, fields) in &english {
                let slug = info.slug;
                let used = others.remove(key);
                let used = used.unwrap_or_else(|| panic!("{slug}, {language}: no {key}"));
                assert_eq!(&used, fields, "{slug}, {language}: fields of {key}");
            }
            others.retain(|key, _| !is_own(key));
            assert!(others.is_empty(), "{}, {language}: {:?}", info.slug, others.keys());
        }
        let unknown = info.words.iter().find(|(code, _)| !LANGUAGES.contains(code));
        assert!(unknown.is_none(), "{}: a language the house does not speak", info.slug);
    }
}

/// A sentence with a value that is long for each of its fields.
fn long(voice: Voice<'_>, key: &str, fields: &[&'static str]) -> String {
    let title = CATALOG.iter().map(|entry| voice.title(entry.info)).max_by_key(String::len);
    let figure = PieceKind::ALL
        .iter()
        .flat_map(|&figure| CATALOG.iter().map(move |entry| voice.figure(entry.info, figure)))
        .max_by_key(String::len);
    let value = |field: &&'static str| {
        let text = match *field {
            "game" => title.clone().unwrap_or_default(),
            "figure" | "man" => format!("{} a1", figure.clone().unwrap_or_default()),
            "written" => "n50-p52".to_owned(),
            "cell" | "at" | "from" | "to" | "channels" | "label" | "claim" | "table" => {
                "q50".to_owned()
            }
            "level" | "seats" | "count" | "free" | "of" | "least" | "most" => {
                return (*field, 99.into());
            }
            _ => "x".repeat(32),
        };
        (*field, text.into())
    };
    voice.plain().host(key, &fields.iter().map(value).collect::<Vec<_>>())
}

/// Where sentences are shown that have little room: how their keys begin, and how much there is.
const ROOMS: &[(&str, usize)] = &[
    ("label-taken-seat", 100),
    ("label-free-seat", 100),
    ("label-", 40),
    ("theme-", 40),
    ("pieces-", 40),
    ("below-", 40),
    ("by-", 40),
    ("threads-off", 40),
    ("threads-possible", 40),
    ("threads-always", 40),
    ("enders-", 40),
    ("board-everywhere", 40),
    ("board-here-only", 40),
    ("channels-all", 40),
    ("channels-add", 40),
    ("channels-remove", 40),
    ("language-", 40),
    ("pick-takes", 40),
    ("pick-hand", 40),
    ("pick-play", 40),
    ("claim-after", 40),
    ("type-title", 45),
    ("type-field", 45),
    ("options-title", 45),
    ("options-field", 45),
    ("erase-title", 45),
    ("erase-field", 45),
    ("replay-goto", 45),
    ("replay-which", 45),
    ("line-", 60),
    ("pick-", 100),
    ("type-hint", 100),
    ("setup-game", 100),
    ("setup-person", 100),
    ("setup-clock", 100),
    ("settings-change", 100),
    ("complete-more", 100),
    ("complete-wait", 100),
    ("complete-none", 100),
    ("help", 3_000),
    ("", 400),
];

#[test]
fn every_sentence_fits_where_it_is_shown() {
    let words = words();
    for language in LANGUAGES {
        let voice = words.voice(language);
        for (key, fields) in TOPICS.iter().flat_map(|topic| topic.sentences) {
            let room = ROOMS.iter().find(|(start, _)| key.starts_with(start));
            let most = room.map_or(0, |&(_, most)| most);
            let said = long(voice, key, fields);
            let length = said.chars().count();
            assert!((1..=most).contains(&length), "{language}: {key} has {length}: {said}");
        }
    }
}

#[test]
fn lessons_and_claims_fit_where_they_are_shown() {
    let words = words();
    for language in LANGUAGES {
        let voice = words.voice(language);
        for info in CATALOG.iter().map(|entry| entry.info) {
            for lesson in info.lessons {
                let (title, text) = voice.lesson(info, lesson);
                let (title, length) = (title.chars().count(), text.chars().count());
                let at = format!("{language}: {}/{}: {title}, {length}", info.slug, lesson.key);
                assert!((1..=60).contains(&title) && (1..=900).contains(&length), "{at}");
            }
            let claims = messages(&own(info, language));
            for claim in claims.keys().filter_map(|key| key.strip_suffix("-about")) {
                let Some(claim) = claim.strip_prefix("claim-") else { continue };
                let label = voice.claim_label(info, claim);
                assert!(label.chars().count() <= 40, "{language}: {label}");
            }
        }
    }
}

#[test]
fn options_fit_whole_where_they_are_offered() {
    let words = words();
    for language in LANGUAGES {
        let voice = words.voice(language);
        for info in CATALOG.iter().map(|entry| entry.info) {
            for spec in info.options {
                let about = voice.option_about(info, spec);
                let line = voice.option_line(Term(voice.option(info, spec)), Term(about));
                assert!(line.chars().count() <= 100, "{language}, {}: {line}", info.slug);
            }
        }
    }
}

#[test]
fn nobody_is_shouted_at() {
    let games = CATALOG.iter().flat_map(|entry| entry.info.words);
    let own = LANGUAGES.iter().flat_map(|language| texts(language));
    for line in own.chain(games.map(|&(_, text)| text)).flat_map(str::lines) {
        // What stands in backticks is notation, not speech.
        let mut spoken = line.split('`').step_by(2);
        assert!(!spoken.any(|part| part.contains(['!', '！'])), "{line}");
    }
}

/// Words that stand nowhere in what is said, lower case: people are "they", pieces are pieces, and the
/// colour of a mark depends on the board that its reader has chosen.
const UNSAID: &[(&str, &[&str])] = &[
    (
        "en",
        &[
            "he", "him", "his", "himself", "she", "her", "herself", "man", "men", "green", "pink",
            "orange", "honours",
        ],
    ),
    ("de", &["grüne", "grünen", "mann", "männer", "auslage", "jäher"]),
    ("zh-CN", &["您"]),
];

#[test]
fn some_words_are_never_said() {
    for (language, words) in UNSAID {
        let games = CATALOG.iter().flat_map(|entry| entry.info.words);
        let own = games.filter(|(code, _)| code == language).map(|&(_, text)| text);
        for line in texts(language).into_iter().chain(own).flat_map(str::lines) {
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            // What is read is not said, and a look is called by its colours.
            let free = ["#", "typed-", "theme-"];
            if free.iter().any(|start| line.starts_with(start)) {
                continue;
            }
            // Fields, notation and the keys of variants are no words.
            let variant = text.trim_start().trim_start_matches('*').starts_with('[');
            let text =
                if variant { text.split_once(']').map_or("", |(_, text)| text) } else { text };
            for part in text.split(['`', '{', '}']).step_by(2) {
                // Between Chinese words stands nothing.
                let mut chinese = words.iter().filter(|word| word.chars().all(fold::is_chinese));
                assert!(!chinese.any(|word| part.contains(word)), "{language}: {line}");
                for word in part.split(|sign: char| !sign.is_alphabetic()) {
                    assert!(!words.contains(&word), "{language}: {word} in {line}");
                }
            }
        }
    }
}
