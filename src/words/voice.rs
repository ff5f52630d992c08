//! The messages, and one language of them.

use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

use super::field::escape;
use crate::catalog::Catalog;
use crate::rules::{Arg, Figure, GameInfo, Say, Seat, Side};

/// The topics of a language that lie in its folder, and what it has beyond English.
macro_rules! language {
    ($code:literal $(, $more:literal)*) => {
        (
            $code,
            &[
                include_str!(concat!($code, "/amend.ftl")),
                include_str!(concat!($code, "/board.ftl")),
                include_str!(concat!($code, "/clock.ftl")),
                include_str!(concat!($code, "/end.ftl")),
                include_str!(concat!($code, "/fault.ftl")),
                include_str!(concat!($code, "/greeting.ftl")),
                include_str!(concat!($code, "/invite.ftl")),
                include_str!(concat!($code, "/label.ftl")),
                include_str!(concat!($code, "/look.ftl")),
                include_str!(concat!($code, "/neglect.ftl")),
                include_str!(concat!($code, "/past.ftl")),
                include_str!(concat!($code, "/pause.ftl")),
                include_str!(concat!($code, "/picker.ftl")),
                include_str!(concat!($code, "/privacy.ftl")),
                include_str!(concat!($code, "/referee.ftl")),
                include_str!(concat!($code, "/remind.ftl")),
                include_str!(concat!($code, "/rights.ftl")),
                include_str!(concat!($code, "/seats.ftl")),
                include_str!(concat!($code, "/settings.ftl")),
                include_str!(concat!($code, "/table.ftl")),
                include_str!(concat!($code, "/turn.ftl")),
                include_str!(concat!($code, "/watch.ftl")),
                $(include_str!(concat!($code, "/", $more, ".ftl"))),*
            ],
        )
    };
}

/// The languages of the house, English first: a folder and a line each. Codes are Discord's. The
/// English of commands lies with the commands.
pub(super) const HOST: &[(&str, &[&str])] = &[language!("en"), language!("de", "command")];

/// How the keys of texts of commands begin.
pub(super) const COMMAND_KEYS: &[&str] = &["command-", "argument-", "choice-"];

type Bundle = FluentBundle<FluentResource>;
pub(super) type Fields<'a> = FluentArgs<'a>;

/// Why the messages cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordsFault {
    /// A text is no Fluent.
    #[error("the {language} messages of {of} are faulty: {fault}")]
    Syntax {
        /// Whose.
        of: &'static str,
        /// In which language.
        language: &'static str,
        /// What is wrong.
        fault: String,
    },
    /// A message exists twice.
    #[error("the {language} messages of {of} hold one twice: {fault}")]
    Twice {
        /// Whose.
        of: &'static str,
        /// In which language.
        language: &'static str,
        /// Which.
        fault: String,
    },
}

/// All messages of a house, in every language it speaks.
pub struct Words {
    languages: Vec<Language>,
}

struct Language {
    code: &'static str,
    host: Bundle,
    games: HashMap<&'static str, Bundle>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let codes = self.languages.iter().map(|language| language.code);
        f.debug_list().entries(codes).finish()
    }
}

impl Words {
    /// The messages of the house and of every game of the catalog.
    ///
    /// # Errors
    /// If a text is no Fluent or holds a message twice; the texts are built in, so this says that
    /// the program is built wrongly.
    pub fn load(catalog: Catalog) -> Result<Self, WordsFault> {
        let language = |&(code, texts): &(&'static str, &[&str])| {
            let games = catalog.iter().map(|entry| {
                let own = entry.info.words.iter().filter(|(language, _)| *language == code);
                let own: Vec<_> = own.map(|&(_, text)| text).collect();
                Ok((entry.info.slug, bundle(entry.info.slug, code, &own)?))
            });
            let games = games.collect::<Result<_, _>>()?;
            Ok(Language { code, host: bundle("the house", code, texts)?, games })
        };
        Ok(Self { languages: HOST.iter().map(language).collect::<Result<_, _>>()? })
    }

    /// The languages that are spoken, English first.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> {
        self.languages.iter().map(|language| language.code)
    }

    /// A text of this language itself, without fields and without English in its place.
    #[must_use]
    pub fn text(&self, language: &str, key: &str) -> Option<String> {
        let spoken = self.languages.iter().find(|spoken| spoken.code == language)?;
        format(&spoken.host, key, &Fields::new())
    }

    /// The keys of the texts of commands that a language has.
    pub fn command_keys(language: &str) -> impl Iterator<Item = &'static str> + use<> {
        let texts = HOST.iter().find(|(code, _)| *code == language).map_or(&[][..], |one| one.1);
        let keys = texts.iter().flat_map(|text| text.lines());
        let keys = keys.filter_map(|line| Some(line.split_once(" = ")?.0));
        keys.filter(|key| COMMAND_KEYS.iter().any(|start| key.starts_with(start)))
    }

    /// The voice for a person's language, such as `en-US`; English if it is not spoken here.
    #[must_use]
    pub fn voice(&self, locale: &str) -> Voice<'_> {
        Voice { words: self, language: self.place(locale), plain: false }
    }

    /// The code of the language in which somebody of a locale is spoken to.
    #[must_use]
    pub fn spoken(&self, locale: &str) -> &'static str {
        self.languages.get(self.place(locale)).map_or("en", |language| language.code)
    }

    fn place(&self, locale: &str) -> usize {
        let code = locale.split('-').next().unwrap_or_default();
        self.languages.iter().position(|language| language.code == code).unwrap_or(0)
    }
}

fn bundle(of: &'static str, language: &'static str, texts: &[&str]) -> Result<Bundle, WordsFault> {
    let id: LanguageIdentifier = language.parse().unwrap_or(langid!("en"));
    let mut bundle = Bundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new((*text).to_owned()).map_err(|(_, faults)| {
            WordsFault::Syntax { of, language, fault: format!("{faults:?}") }
        })?;
        bundle.add_resource(resource).map_err(|faults| {
            let fault = faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
            WordsFault::Twice { of, language, fault }
        })?;
    }
    Ok(bundle)
}

/// One language. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    words: &'a Words,
    language: usize,
    /// Whether the words go where no formatting is shown, so that nothing is escaped.
    plain: bool,
}

impl<'a> Voice<'a> {
    /// The same voice for places that show no formatting: labels, alt texts, files.
    #[must_use]
    pub const fn plain(self) -> Self {
        Self { plain: true, ..self }
    }

    /// What a game or its table says, in words: the game's message first, then the house's. `names`
    /// gives a seat's name as it shall appear, see [`Name`](super::Name). A message that does not
    /// exist is said by its key and fields.
    #[must_use]
    pub fn say(self, info: &GameInfo, say: &Say, names: &dyn Fn(Seat) -> String) -> String {
        let fields = self.fields(info, say, Vec::new(), names);
        self.game_message(info, &say.key, &fields).unwrap_or_else(|| self.unsaid(say))
    }

    /// The fields of a say, and more.
    pub(super) fn fields(
        self,
        info: &GameInfo,
        say: &Say,
        more: Vec<(&'static str, FluentValue<'static>)>,
        names: &dyn Fn(Seat) -> String,
    ) -> Fields<'static> {
        let own = say.args.iter().map(|(name, arg)| (*name, self.field(info, arg, names)));
        own.chain(more).collect()
    }

    fn field(
        self,
        info: &GameInfo,
        arg: &Arg,
        names: &dyn Fn(Seat) -> String,
    ) -> FluentValue<'static> {
        match arg {
            Arg::Text(text) if self.plain => text.clone().into(),
            Arg::Text(text) => escape(text).into(),
            Arg::Count(count) => (*count).into(),
            Arg::Seat(seat) => names(*seat).into(),
            Arg::Figure(figure) => self.figure(info, *figure).into(),
        }
    }

    /// A say without a message: its key and fields.
    pub(super) fn unsaid(self, say: &Say) -> String {
        if self.plain { say.text() } else { escape(&say.text()) }
    }

    /// A message of the game or, if it has none, of the house; `None` if neither has it.
    pub(super) fn game_message(
        self,
        info: &GameInfo,
        key: &str,
        fields: &Fields<'_>,
    ) -> Option<String> {
        self.own_message(info, key, fields).or_else(|| self.house_message(key, fields))
    }

    /// A message of the game.
    pub(super) fn own_message(
        self,
        info: &GameInfo,
        key: &str,
        fields: &Fields<'_>,
    ) -> Option<String> {
        self.tongues().find_map(|language| format(language.games.get(info.slug)?, key, fields))
    }

    /// A message of the house that stands in for games that do not bring their own.
    pub(super) fn house_message(self, key: &str, fields: &Fields<'_>) -> Option<String> {
        self.tongues().find_map(|language| format(&language.host, key, fields))
    }

    /// A sentence of the house.
    pub(super) fn host(self, key: &str, fields: &[(&'static str, FluentValue<'static>)]) -> String {
        let mut args = Fields::new();
        for (name, value) in fields {
            args.set(*name, value.clone());
        }
        self.tongues()
            .find_map(|language| format(&language.host, key, &args))
            .unwrap_or_else(|| key.to_owned())
    }

    /// This language, then English.
    fn tongues(self) -> impl Iterator<Item = &'a Language> {
        let english = (self.language != 0).then_some(0);
        std::iter::once(self.language).chain(english).filter_map(|n| self.words.languages.get(n))
    }

    /// The name of the game.
    #[must_use]
    pub fn title(self, info: &GameInfo) -> String {
        let own = self.game_message(info, "title", &Fields::new());
        own.unwrap_or_else(|| info.title.to_owned())
    }

    /// What the game calls a kind of man.
    #[must_use]
    pub fn figure(self, info: &GameInfo, figure: Figure) -> String {
        let key = format!("figure-{}", figure.key());
        let own = self.game_message(info, &key, &Fields::new());
        own.unwrap_or_else(|| figure.key().to_owned())
    }

    /// What the game calls a colour.
    #[must_use]
    pub fn side(self, info: &GameInfo, side: Side) -> String {
        let key = format!("side-{}", side.key());
        let own = self.game_message(info, &key, &Fields::new());
        own.unwrap_or_else(|| side.key().to_owned())
    }
}

/// The text of a message. Keys may be spelt with underscores where the message has hyphens.
fn format(bundle: &Bundle, key: &str, fields: &Fields<'_>) -> Option<String> {
    let message = bundle.get_message(key).or_else(|| bundle.get_message(&key.replace('_', "-")));
    let pattern = message?.value()?;
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(fields), &mut faults);
    if !faults.is_empty() {
        tracing::warn!(key, ?faults, "a message lacks a field");
    }
    Some(text.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_speaks_and_falls_back_to_english() {
        let words = Words::load(Catalog(&[])).expect("the messages are Fluent");
        for locale in ["en", "en-US", "fr", ""] {
            assert_eq!(words.voice(locale).label_accept(), "Accept");
        }
        assert_eq!(words.voice("de").label_accept(), "Annehmen");
        assert_eq!(words.voice("en").after_moves(1), "One move was played.");
        assert_eq!(words.voice("de").after_moves(1), "Es wurde ein Zug gespielt.");
        assert_eq!(words.voice("de").after_moves(2), "Es wurden 2 Züge gespielt.");
        assert_eq!(words.voice("en").after_moves(1512), "1512 moves were played.");
    }
}
