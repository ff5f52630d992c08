//! Loading the messages: the topics of the house, and what games bring along.

use super::messages::{Language, Words, WordsFault, bundle};
use super::sentences::TOPICS;
use super::topic::{in_language, texts as texts_of};
use crate::catalog::Catalog;
use crate::rules::{LANGUAGES, languages};

/// What commands are called. English stands with the commands themselves.
const COMMANDS: &[(&str, &str)] = languages!([texts_of] "" "command");

/// How the keys of texts of commands begin.
#[cfg(test)]
pub(super) const COMMAND_KEYS: &[&str] = &["command-", "argument-", "choice-"];

/// The texts of the house in a language.
pub(super) fn texts(language: &str) -> Vec<&'static str> {
    let topics = TOPICS.iter().map(|topic| topic.text(language));
    topics.chain([in_language(COMMANDS, language)]).collect()
}

impl Words {
    /// The messages of the house and of every game of the catalog.
    ///
    /// # Errors
    /// If a text is no Fluent or holds a message twice; the texts are built in, so this says that
    /// the program is built wrongly.
    pub fn load(catalog: Catalog) -> Result<Self, WordsFault> {
        let language = |&code: &&'static str| {
            let games = catalog.iter().map(|entry| {
                let own = entry.info.words.iter().filter(|(language, _)| *language == code);
                let own: Vec<_> = own.map(|&(_, text)| text).collect();
                Ok((entry.info.slug, bundle(entry.info.slug, code, &own)?))
            });
            let games = games.collect::<Result<_, _>>()?;
            Ok(Language { code, host: bundle("the house", code, &texts(code))?, games })
        };
        Ok(Self { languages: LANGUAGES.iter().map(language).collect::<Result<_, _>>()? })
    }

    /// The keys of the texts of commands that a language has.
    #[cfg(test)]
    pub(crate) fn command_keys(language: &str) -> impl Iterator<Item = &'static str> + use<> {
        let keys = texts(language).into_iter().flat_map(str::lines);
        let keys = keys.filter_map(|line| Some(line.split_once(" = ")?.0));
        keys.filter(|key| COMMAND_KEYS.iter().any(|start| key.starts_with(start)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_speaks_and_falls_back_to_english() {
        let words = Words::load(Catalog(&[])).expect("the messages are Fluent");
        for locale in ["en", "en-US", "fr", "zh-TW", ""] {
            assert_eq!(words.voice(locale).label_accept(), "Accept");
        }
        assert_eq!(words.voice("de").label_accept(), "Annehmen");
        assert_eq!(words.voice("zh-CN").label_accept(), "接受");
        assert_eq!(words.voice("en").after_moves(1), "One move was played.");
        assert_eq!(words.voice("de").after_moves(1), "Es wurde ein Zug gespielt.");
        assert_eq!(words.voice("de").after_moves(2), "Es wurden 2 Züge gespielt.");
        assert_eq!(words.voice("en").after_moves(1512), "1512 moves were played.");
    }
}
