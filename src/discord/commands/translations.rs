//! What other languages call commands, what they take, and choices.

use std::cell::RefCell;
use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::{Command, CommandOption};
use crate::catalog::Catalog;
use crate::rules::GameInfo;
use crate::words::Words;

/// The texts of commands in every language but English.
pub(super) struct Translations {
    /// `None` if the messages are no Fluent, which tests of the words exclude.
    words: Option<Words>,
    /// The keys that were looked up and found.
    used: RefCell<BTreeSet<String>>,
}

impl Translations {
    pub fn of(catalog: Catalog) -> Self {
        Self { words: Words::load(catalog).ok(), used: RefCell::default() }
    }

    /// The names of a command: `command-NAME`.
    pub fn command(&self, command: &Command) -> Value {
        self.texts(&[format!("command-{}", word(command.name))])
    }

    /// What it does: `command-NAME-about`.
    pub(crate) fn command_about(&self, command: &Command) -> Value {
        self.texts(&[format!("command-{}-about", word(command.name))])
    }

    /// The names of something it takes: `argument-COMMAND-NAME`, else `argument-NAME`.
    pub fn argument(&self, command: &Command, option: &CommandOption) -> Value {
        let (command, name) = (word(command.name), option.name);
        self.texts(&[format!("argument-{command}-{name}"), format!("argument-{name}")])
    }

    /// What that means: the same with `-about`.
    pub(crate) fn argument_about(&self, command: &Command, option: &CommandOption) -> Value {
        let (command, name) = (word(command.name), option.name);
        self.texts(&[format!("argument-{command}-{name}-about"), format!("argument-{name}-about")])
    }

    /// The names of a choice: `choice-VALUE`.
    pub fn choice(&self, value: &str) -> Value {
        self.texts(&[format!("choice-{value}")])
    }

    /// The names of a game.
    pub fn title(&self, info: &GameInfo) -> Value {
        self.each(|words, language| Some(words.voice(language).plain().title(info)))
    }

    fn texts(&self, keys: &[String]) -> Value {
        self.each(|words, language| {
            let (key, text) =
                keys.iter().find_map(|key| Some((key, words.text(language, key)?)))?;
            self.used.borrow_mut().insert(format!("{language}: {key}"));
            Some(text)
        })
    }

    fn each(&self, text: impl Fn(&Words, &str) -> Option<String>) -> Value {
        let Some(words) = &self.words else { return Value::Null };
        let others = words.languages().filter(|&language| language != "en");
        let texts = others.filter_map(|code| Some((code.to_owned(), text(words, code)?.into())));
        Value::Object(texts.collect::<Map<_, _>>())
    }
}

/// A name as a part of a key.
fn word(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::CATALOG;
    use crate::discord::commands::{COMMANDS, Takes, body};

    /// What lacks a text in some language.
    fn lacking(thing: &Value, at: &str, languages: &[&str], faults: &mut Vec<String>) {
        let at = format!("{at}/{}", thing["name"].as_str().unwrap_or_default());
        for (text, others) in
            [("name", "name_localizations"), ("description", "description_localizations")]
        {
            let missing = languages.iter().filter(|&&code| thing[others][code].is_null());
            if thing[text].is_string() {
                faults.extend(missing.map(|language| format!("{at}: no {text} in {language}")));
            }
        }
        for list in ["options", "choices"] {
            for below in thing[list].as_array().into_iter().flatten() {
                lacking(below, &at, languages, faults);
            }
        }
    }

    #[test]
    fn every_language_names_every_command_and_nothing_else() {
        let translations = Translations::of(CATALOG);
        let words = translations.words.as_ref().expect("the messages are Fluent");
        let languages: Vec<_> = words.languages().skip(1).collect();
        let mut faults = Vec::new();
        for command in COMMANDS {
            lacking(&body(command, CATALOG, &translations), "", &languages, &mut faults);
        }
        assert_eq!(faults, [""; 0]);
        let used = translations.used.borrow();
        for language in languages {
            let mut keys = Words::command_keys(language);
            let unused = keys.find(|key| !used.contains(&format!("{language}: {key}")));
            assert_eq!(unused, None, "{language}: no command is called so");
        }
    }

    #[test]
    fn choices_of_one_value_mean_the_same() {
        let mut known = std::collections::BTreeMap::new();
        for option in COMMANDS.iter().flat_map(|command| command.options) {
            let Takes::OneOf(choices) = option.takes else { continue };
            for &(name, value) in choices {
                assert_eq!(*known.entry(value).or_insert(name), name, "one key for both");
            }
        }
    }
}
