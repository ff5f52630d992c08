//! Pages of settings, as buttons and menus name them.

/// Whose settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsOf {
    /// One's own.
    Mine,
    /// Those of the server.
    Server,
}

/// A page: whose settings, the line that is open, and of which game it speaks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SettingsPage {
    /// Whose settings.
    pub whose: SettingsOf,
    /// The key of the open line; empty if none is.
    pub line: String,
    /// The game, by slug; empty if the line is of no game.
    pub game: String,
}

impl SettingsPage {
    /// The page with no line open.
    #[must_use]
    pub(crate) const fn top(whose: SettingsOf) -> Self {
        Self { whose, line: String::new(), game: String::new() }
    }

    /// The text form: `m` or `s`, the line, the game; `-` for none.
    pub(super) fn text(&self) -> String {
        let letter = match self.whose {
            SettingsOf::Mine => 'm',
            SettingsOf::Server => 's',
        };
        let or_none = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
        format!("{letter}.{}.{}", or_none(&self.line), or_none(&self.game))
    }

    /// Reads the text form and gives back what follows it.
    pub(super) fn read(text: &str) -> Option<(Self, &str)> {
        let mut parts = text.splitn(4, '.');
        let whose = match parts.next()? {
            "m" => SettingsOf::Mine,
            "s" => SettingsOf::Server,
            _ => return None,
        };
        let mut part = || parts.next().filter(|part| *part != "-").unwrap_or_default().to_owned();
        let (line, game) = (part(), part());
        Some((Self { whose, line, game }, parts.next().unwrap_or_default()))
    }
}

/// A menu of a page of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsMenu {
    /// The line to open.
    Line,
    /// The game that the open line is about.
    Game,
    /// The value of the open line, where there are too many for buttons.
    Value,
}

impl SettingsMenu {
    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Game => "game",
            Self::Value => "value",
        }
    }

    pub(super) fn of_mark(mark: &str) -> Option<Self> {
        [Self::Line, Self::Game, Self::Value].into_iter().find(|menu| menu.mark() == mark)
    }
}
