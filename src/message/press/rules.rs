//! Pages of a game's rules, as buttons and menus name them.

/// A page of a game's lessons.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RulesPage {
    /// The game, by slug.
    pub game: String,
    /// The lesson's key, title or number; the first lesson if none is named.
    pub page: Option<String>,
}

/// A button or menu that shows a page of rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RulesPress {
    /// The page.
    pub page: RulesPage,
    /// In the place of the page that was pressed: a letter that only one button of a message has.
    /// `None` opens it as a new private message.
    pub turn: Option<char>,
}

impl RulesPage {
    /// The page of this key.
    #[must_use]
    pub(crate) fn new(game: &str, key: &str) -> Self {
        Self { game: game.to_owned(), page: Some(key.to_owned()) }
    }

    /// The first page.
    #[must_use]
    pub(crate) fn first(game: &str) -> Self {
        Self { game: game.to_owned(), page: None }
    }

    /// Opens the page as a new private message.
    #[must_use]
    pub(crate) const fn open(self) -> RulesPress {
        RulesPress { page: self, turn: None }
    }

    /// Turns to the page; `mark` is unique in its message.
    #[must_use]
    pub(crate) const fn turn(self, mark: char) -> RulesPress {
        RulesPress { page: self, turn: Some(mark) }
    }
}

impl RulesPress {
    pub(super) fn text(&self) -> String {
        let page = self.page.page.as_deref().unwrap_or_default();
        let mark = self.turn.map_or_else(String::new, |mark| format!(".{mark}"));
        format!("{}.{page}{mark}", self.page.game)
    }

    pub(super) fn of_text(text: &str) -> Self {
        let mut parts = text.split('.');
        let game = parts.next().unwrap_or_default().to_owned();
        let page = parts.next().filter(|page| !page.is_empty()).map(str::to_owned);
        let turn = parts.next().map(|mark| mark.chars().next().unwrap_or('x'));
        Self { page: RulesPage { game, page }, turn }
    }
}
