//! Every sentence of the house, one function each. Fields are typed: what kinds there are says
//! [`field`](super::field). The texts are in `en/*.ftl` and its like, a file a topic.

mod amend;
mod clock;
mod faults;
mod game;
mod greeting;
mod labels;
mod looks;
mod neglect;
mod past;
mod pause;
mod privacy;
mod referee;
mod remind;
mod rights;
mod seats;
mod settings;
mod watch;

/// Defines one function of [`Voice`](super::Voice) a sentence, and lists them for the tests.
macro_rules! sentences {
    ($($(#[$doc:meta])* $name:ident $key:literal ($($field:ident: $kind:ty),*);)*) => {
        impl Voice<'_> {
            $(
                $(#[$doc])*
                #[must_use]
                pub fn $name(self $(, $field: $kind)*) -> String {
                    self.host($key, &[$((stringify!($field), $field.into())),*])
                }
            )*
        }

        /// The sentences of this topic with their fields.
        pub(super) const SENTENCES: &[(&str, &[&str])] = &[$(($key, &[$(stringify!($field)),*])),*];
    };
}
use sentences;

/// Every sentence with its fields, by topic.
pub const SENTENCES: &[&[(&str, &[&str])]] = &[
    amend::SENTENCES,
    clock::SENTENCES,
    game::SENTENCES,
    greeting::SENTENCES,
    faults::SENTENCES,
    looks::SENTENCES,
    labels::SENTENCES,
    neglect::SENTENCES,
    past::SENTENCES,
    privacy::SENTENCES,
    referee::SENTENCES,
    rights::SENTENCES,
    seats::SENTENCES,
    pause::SENTENCES,
    remind::SENTENCES,
    settings::SENTENCES,
    watch::SENTENCES,
];

#[cfg(test)]
mod languages;

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::SENTENCES;
    use crate::rules::spoken;
    use crate::words::voice::{COMMAND_KEYS, HOST};

    /// Messages that are looked up by what a game says, not by a function: the beginnings of their
    /// keys. They exist for games that do not bring their own.
    const BY_KEY: &[&str] = &["end-", "figure-", "figures-", "side-"];
    /// Refusals of the contract and the facade, said through [`Voice::refusal`].
    const REFUSALS: &[&str] = &[
        "bad-position",
        "file-comment-open",
        "file-move-ambiguous",
        "file-move-illegal",
        "file-move-late",
        "file-move-unknown",
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
    pub(super) fn messages<'a>(texts: &[&'a str]) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
        let mut all = BTreeMap::new();
        for (key, fields) in texts.iter().flat_map(|text| spoken::messages(text)) {
            assert!(all.insert(key, fields).is_none(), "{key} stands twice");
        }
        all
    }

    #[test]
    fn every_sentence_has_its_message_with_just_its_fields() {
        for (language, texts) in HOST {
            let messages = messages(texts);
            for (key, fields) in SENTENCES.concat() {
                let used = messages.get(key).unwrap_or_else(|| panic!("{language}: no {key}"));
                let given: BTreeSet<_> = fields.iter().copied().collect();
                assert_eq!(used, &given, "{language}: fields of {key}");
            }
        }
    }

    #[test]
    fn every_language_has_the_messages_of_english_with_the_same_fields() {
        let english = messages(HOST[0].1);
        for (language, texts) in &HOST[1..] {
            let mut own = messages(texts);
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
        for (language, texts) in HOST {
            let messages = messages(texts);
            for key in REFUSALS {
                assert!(messages.contains_key(*key), "{language}: no {key}");
            }
        }
    }

    #[test]
    fn no_message_is_unused() {
        for (language, texts) in HOST {
            for key in messages(texts).keys() {
                let said = SENTENCES.concat().iter().any(|(known, _)| *known == *key)
                    || BY_KEY.iter().any(|start| key.starts_with(start))
                    || COMMAND_KEYS.iter().any(|start| key.starts_with(start))
                    || REFUSALS.contains(key);
                assert!(said, "{language}: nothing says {key}");
            }
        }
    }

    #[test]
    fn no_sentence_is_listed_twice() {
        let sentences = SENTENCES.concat();
        let keys: BTreeSet<_> = sentences.iter().map(|(key, _)| key).collect();
        assert_eq!(keys.len(), sentences.len());
    }
}
