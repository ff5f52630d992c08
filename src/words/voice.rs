//! One language of the messages, in which every sentence is a function.

use fluent_bundle::FluentValue;

use super::field::{TEXT_MOST, TYPED_MOST, cut, escape};
use super::messages::{Fields, Language, Words, format};
use crate::rules::{Arg, GameInfo, Notation, PieceKind, Say, Seat, Side};

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

    /// Whether the words go where no formatting is shown.
    pub(super) const fn is_plain(self) -> bool {
        self.plain
    }

    /// How many languages there are.
    pub(super) const fn count(self) -> usize {
        self.words.languages.len()
    }

    /// The place of this language among them.
    pub(super) const fn place(self) -> usize {
        self.language
    }

    /// The same voice in the language of this place.
    pub(super) const fn at(self, place: usize) -> Self {
        Self { language: place, ..self }
    }

    /// The messages of this language.
    pub(super) fn language(self) -> Option<&'a Language> {
        self.words.languages.get(self.language)
    }

    /// What a game or its table says, in words: the game's message first, then the house's. `names`
    /// gives a seat's name as it shall appear, see [`Name`](super::Name). A message that does not
    /// exist is said by its key and fields.
    #[must_use]
    pub fn say(self, info: &GameInfo, say: &Say, names: &dyn Fn(Seat) -> String) -> String {
        let fields = self.fields(info, say, TEXT_MOST, Vec::new(), names);
        self.game_message(info, &say.key, &fields).unwrap_or_else(|| self.unsaid(say))
    }

    /// The fields of a say, of whose texts so many characters are told, and more.
    pub(super) fn fields(
        self,
        info: &GameInfo,
        say: &Say,
        most: usize,
        more: Vec<(&'static str, FluentValue<'static>)>,
        names: &dyn Fn(Seat) -> String,
    ) -> Fields<'static> {
        let own = say.args.iter().map(|(name, arg)| (*name, self.field(info, arg, most, names)));
        own.chain(more).collect()
    }

    fn field(
        self,
        info: &GameInfo,
        arg: &Arg,
        most: usize,
        names: &dyn Fn(Seat) -> String,
    ) -> FluentValue<'static> {
        match arg {
            Arg::Text(text) if self.plain => cut(text, most).into(),
            Arg::Text(text) => escape(&cut(text, most)).into(),
            Arg::Count(count) => (*count).into(),
            Arg::Seat(seat) => names(*seat).into(),
            Arg::PieceKind(figure) => self.figure(info, *figure).into(),
        }
    }

    /// A say without a message: its key and fields.
    pub(super) fn unsaid(self, say: &Say) -> String {
        let text = cut(&say.text(), TYPED_MOST);
        if self.plain { text } else { escape(&text) }
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
    pub(crate) fn title(self, info: &GameInfo) -> String {
        let own = self.game_message(info, "title", &Fields::new());
        own.unwrap_or_else(|| info.title.to_owned())
    }

    /// What the game calls a kind of man.
    #[must_use]
    pub(crate) fn figure(self, info: &GameInfo, figure: PieceKind) -> String {
        let key = format!("figure-{}", figure.key());
        let own = self.game_message(info, &key, &Fields::new());
        own.unwrap_or_else(|| figure.key().to_owned())
    }

    /// What the game calls a man of this side: a language may have a name of its own for each side's,
    /// `figure-KIND-SIDE`.
    #[must_use]
    pub(crate) fn man(self, info: &GameInfo, figure: PieceKind, side: Option<Side>) -> String {
        let own = side.and_then(|side| self.man_of(info, figure, side));
        own.unwrap_or_else(|| self.figure(info, figure))
    }

    /// The name that only this side's have.
    pub(super) fn man_of(self, info: &GameInfo, figure: PieceKind, side: Side) -> Option<String> {
        let key = format!("figure-{}-{}", figure.key(), side.key());
        format(self.language()?.games.get(info.slug)?, &key, &Fields::new())
    }

    /// The notation of people who speak this language and chose none: the game's message
    /// `usual-notation`, where a language has one, else what is usual in the game.
    #[must_use]
    pub(crate) fn usual_notation(self, info: &GameInfo) -> Notation {
        let bundle = self.language().and_then(|language| language.games.get(info.slug));
        let own = bundle.and_then(|bundle| format(bundle, "usual-notation", &Fields::new()));
        own.map_or(info.usual, |key| info.notation(&key))
    }

    /// What the game calls a colour.
    #[must_use]
    pub(crate) fn side(self, info: &GameInfo, side: Side) -> String {
        let key = format!("side-{}", side.key());
        let own = self.game_message(info, &key, &Fields::new());
        own.unwrap_or_else(|| side.key().to_owned())
    }
}

impl Words {
    /// The voice for a person's language, such as `en-US`; English if it is not spoken here.
    #[must_use]
    pub fn voice(&self, locale: &str) -> Voice<'_> {
        Voice { words: self, language: self.place(locale), plain: false }
    }
}
