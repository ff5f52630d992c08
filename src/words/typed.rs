//! What people may type, word by word: names and letters of pieces, words of moves, and what they say
//! instead of a move. The words of every language are read, those of the person's own first.

use super::messages::{Fields, format};
use super::voice::Voice;
use crate::rules::kit::fold;
use crate::rules::{GameInfo, PieceKind};

/// What people type instead of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum TypedWish {
    /// To give up.
    Resign,
    /// To offer, claim or accept a draw.
    Draw,
    /// To take back the last move.
    Takeback,
    /// To know how this works.
    Help,
    /// To be shown a good move.
    Hint,
    /// To see the position.
    Board,
    /// To see their games.
    Games,
    /// To begin a game.
    Play,
}

impl TypedWish {
    /// Every wish.
    pub const ALL: [Self; 8] = [
        Self::Resign,
        Self::Draw,
        Self::Takeback,
        Self::Help,
        Self::Hint,
        Self::Board,
        Self::Games,
        Self::Play,
    ];

    /// The list of what says it in a language.
    fn list(self, voice: Voice<'_>) -> String {
        match self {
            Self::Resign => voice.typed_resign(),
            Self::Draw => voice.typed_draw(),
            Self::Takeback => voice.typed_takeback(),
            Self::Help => voice.typed_help(),
            Self::Hint => voice.typed_hint(),
            Self::Board => voice.typed_board(),
            Self::Games => voice.typed_games(),
            Self::Play => voice.typed_play(),
        }
    }
}

/// What is typed instead of a move, if the whole text says nothing else: `I resign.`, `zurück`.
#[must_use]
pub fn typed_wish(voice: Voice<'_>, text: &str) -> Option<TypedWish> {
    let typed = joined(text);
    let says = |wish: &TypedWish| {
        voice.all().any(|voice| items(&wish.list(voice)).any(|item| item == typed))
    };
    if text.trim().chars().all(|sign| matches!(sign, '?' | '？')) && !text.trim().is_empty() {
        return Some(TypedWish::Help);
    }
    TypedWish::ALL.into_iter().find(says)
}

/// A text as its folded words with one blank between.
pub(super) fn joined(text: &str) -> String {
    fold::split(text).collect::<Vec<_>>().join(" ")
}

/// The items of a list, folded.
pub(super) fn items(list: &str) -> impl Iterator<Item = String> {
    let items: Vec<_> = list.split(',').map(joined).filter(|item| !item.is_empty()).collect();
    items.into_iter()
}

impl Voice<'_> {
    /// Every language, this one first.
    pub(crate) fn all(self) -> impl Iterator<Item = Self> {
        let others = (0..self.count()).filter(move |&nth| nth != self.place());
        std::iter::once(self).chain(others.map(move |nth| self.at(nth)))
    }

    /// What people call a kind of piece in this language, folded: its name first.
    pub(crate) fn names(self, info: &GameInfo, kind: PieceKind) -> Vec<String> {
        let mut names = vec![joined(&self.figure(info, kind))];
        if let Some(more) = self.of_kind(info, "also", kind) {
            names.extend(items(&more));
        }
        names
    }

    /// The letter for a kind of piece in this language, upper case.
    pub(crate) fn letter(self, info: &GameInfo, kind: PieceKind) -> Option<char> {
        self.of_kind(info, "letter", kind)?.trim().chars().next()
    }

    /// The name of a notation or a form of files in this language: the game's message
    /// `notation-KEY`, else its title.
    pub(crate) fn notation_title(self, info: &GameInfo, named: &crate::rules::Named) -> String {
        let key = format!("notation-{}", named.key);
        let own = self.own_message(info, &key, &Fields::new());
        own.unwrap_or_else(|| named.title.to_owned())
    }

    /// What this language says of a kind of piece. What the house says of a piece that the game calls
    /// otherwise is about another piece.
    fn of_kind(self, info: &GameInfo, what: &str, kind: PieceKind) -> Option<String> {
        let language = self.language()?;
        let none = Fields::new();
        let own = |what: &str| {
            format(language.games.get(info.slug)?, &format!("{what}-{}", kind.key()), &none)
        };
        let house = || format(&language.host, &format!("{what}-{}", kind.key()), &none);
        own(what).or_else(|| if own("figure").is_some() { None } else { house() })
    }

    /// Whether a text is one of those that say a click without a cell, such as castling, in any
    /// language: the game's message `typed-step-KEY`, or that of the house.
    pub(crate) fn says_step(self, info: &GameInfo, key: &str, text: &str) -> bool {
        let typed = joined(text);
        let message = format!("typed-step-{key}");
        let list = |voice: Self| voice.game_message(info, &message, &Fields::new());
        self.all().filter_map(list).any(|list| items(&list).any(|item| item == typed))
    }

    /// Whether a folded word says that something is taken.
    pub(crate) fn says_takes(self, word: &str) -> bool {
        self.all().any(|voice| items(&voice.typed_takes()).any(|item| item == word))
    }

    /// Whether a folded word says that something becomes another piece.
    pub(crate) fn says_becomes(self, word: &str) -> bool {
        self.all().any(|voice| items(&voice.typed_becomes()).any(|item| item == word))
    }

    /// Whether a folded word says nothing about which move it is.
    pub(crate) fn says_nothing(self, word: &str) -> bool {
        self.all().any(|voice| items(&voice.typed_fillers()).any(|item| item == word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::CATALOG;
    use crate::words::Words;
    use strum::EnumCount;

    #[test]
    fn people_say_what_they_want_in_any_language() {
        assert_eq!(TypedWish::ALL.len(), TypedWish::COUNT);
        let words = Words::load(CATALOG).expect("the messages are Fluent");
        for locale in ["en-US", "de", "zh-CN"] {
            let check = |text: &str, expect: Option<TypedWish>| {
                assert_eq!(typed_wish(words.voice(locale), text), expect, "{locale}: {text}");
            };
            check("Resign", Some(TypedWish::Resign));
            check("I resign.", Some(TypedWish::Resign));
            check("aufgeben", Some(TypedWish::Resign));
            check("draw?", Some(TypedWish::Draw));
            check("Remis", Some(TypedWish::Draw));
            check("take back", Some(TypedWish::Takeback));
            check("zurueck", Some(TypedWish::Takeback));
            check("Zurück!", Some(TypedWish::Takeback));
            check("??", Some(TypedWish::Help));
            check("Hilfe", Some(TypedWish::Help));
            check("我认输。", Some(TypedWish::Resign));
            check("提和", Some(TypedWish::Draw));
            check("求和", Some(TypedWish::Draw));
            check("悔棋！", Some(TypedWish::Takeback));
            check("？", Some(TypedWish::Help));
            check("帮助", Some(TypedWish::Help));
            for move_text in ["Nf3", "e4", "pass", "0-0", "", "resign now or later"] {
                check(move_text, None);
            }
        }
    }

    #[test]
    fn a_game_with_its_own_names_has_its_own_letters() {
        let words = Words::load(CATALOG).expect("the messages are Fluent");
        let de = words.voice("de");
        let info = |slug| CATALOG.find(slug).expect("a game").info;
        assert_eq!(de.letter(info("chess"), PieceKind::Knight), Some('S'));
        assert_eq!(de.letter(info("xiangqi"), PieceKind::Knight), None);
        assert!(de.names(info("chess"), PieceKind::Knight).contains(&"roessel".to_owned()));
        assert_eq!(words.voice("en").letter(info("chess"), PieceKind::Queen), Some('Q'));
    }
}
