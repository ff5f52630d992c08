//! The messages of a house: what can be said, in every language it speaks.

use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

type Bundle = FluentBundle<FluentResource>;
pub(super) type Fields<'a> = FluentArgs<'a>;

/// Why the messages cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WordsFault {
    /// A text is no Fluent.
    #[error("the {language} messages of {of} are faulty: {fault}")]
    Syntax {
        /// A game's slug, or the house.
        of: &'static str,
        /// In which language.
        language: &'static str,
        /// What is wrong.
        fault: String,
    },
    /// A message exists twice.
    #[error("the {language} messages of {of} hold one twice: {fault}")]
    Twice {
        /// A game's slug, or the house.
        of: &'static str,
        /// In which language.
        language: &'static str,
        /// The message, as the parser names it.
        fault: String,
    },
}

/// All messages of a house, in every language it speaks.
pub struct Words {
    pub(super) languages: Vec<Language>,
}

/// One of its languages.
pub(super) struct Language {
    pub(super) code: &'static str,
    /// The messages of the house.
    pub(super) host: Bundle,
    /// Those of each game, by its slug.
    pub(super) games: HashMap<&'static str, Bundle>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let codes = self.languages.iter().map(|language| language.code);
        f.debug_list().entries(codes).finish()
    }
}

impl Words {
    /// The languages that are spoken, English first.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> {
        self.languages.iter().map(|language| language.code)
    }

    /// What the button is called that plays on from a position, in every language: a tour of the
    /// games presses it.
    #[must_use]
    pub fn play_on_labels(&self) -> Vec<String> {
        self.languages().filter_map(|code| self.text(code, "label-play-on")).collect()
    }

    /// A text of this language itself, without fields and without English in its place.
    #[must_use]
    pub(crate) fn text(&self, language: &str, key: &str) -> Option<String> {
        let spoken = self.languages.iter().find(|spoken| spoken.code == language)?;
        format(&spoken.host, key, &Fields::new())
    }

    /// The code of the language in which somebody of a locale is spoken to.
    #[must_use]
    pub(crate) fn spoken(&self, locale: &str) -> &'static str {
        self.languages.get(self.place(locale)).map_or("en", |language| language.code)
    }

    /// The place of the language in which somebody of a locale is spoken to: their own or that of all
    /// its countries, `en` for `en-GB`; English if theirs is not spoken here. Another country's is not
    /// taken for it: who reads `zh-TW` writes other characters than `zh-CN`.
    pub(super) fn place(&self, locale: &str) -> usize {
        let place = |code| self.languages.iter().position(|language| language.code == code);
        let wide = || place(locale.split('-').next().unwrap_or_default());
        place(locale).or_else(wide).unwrap_or(0)
    }
}

/// The messages of these texts.
///
/// # Errors
/// If one is no Fluent, or a message stands in two.
pub(super) fn bundle(
    of: &'static str,
    language: &'static str,
    texts: &[&str],
) -> Result<Bundle, WordsFault> {
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

/// The text of a message. Keys may be spelt with underscores where the message has hyphens.
pub(super) fn format(bundle: &Bundle, key: &str, fields: &Fields<'_>) -> Option<String> {
    let message = bundle.get_message(key).or_else(|| bundle.get_message(&key.replace('_', "-")));
    let pattern = message?.value()?;
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(fields), &mut faults);
    if !faults.is_empty() {
        tracing::warn!(key, ?faults, "a message lacks a field");
    }
    Some(text.into_owned())
}
