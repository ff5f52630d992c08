//! What can be pressed in the setup panel.

use crate::table::{ClockTerms, Pace, PersonId, Span, TOP_LEVEL};

/// A button that opens a panel, or one of a panel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum SetupPress {
    /// Asks what to play.
    New,
    /// Opens an empty panel for a game between people.
    People,
    /// Asks which game to learn.
    Learn,
    /// Opens one with this person as the opponent.
    Person(PersonId),
    /// Opens one for this game, by slug, against the computer; without a game, for the first.
    Computer(String),
    /// Goes on in the panel of a draft.
    In {
        /// The draft.
        draft: u64,
        /// What was pressed.
        press: PanelPress,
    },
}

impl SetupPress {
    pub(super) fn text(&self) -> String {
        match self {
            Self::New => String::new(),
            Self::People => "o".to_owned(),
            Self::Learn => "l".to_owned(),
            Self::Person(person) => format!("p{}", person.0),
            Self::Computer(slug) => format!("c{slug}"),
            Self::In { draft, press } => format!("{draft}.{}", press.text()),
        }
    }

    pub(super) fn of_text(text: &str) -> Option<Self> {
        if let Some((draft, press)) = text.split_once('.')
            && let Ok(draft) = draft.parse()
        {
            return Some(Self::In { draft, press: PanelPress::of_text(press)? });
        }
        Some(match text.split_at_checked(1) {
            Some(("o", "")) => Self::People,
            Some(("l", "")) => Self::Learn,
            Some(("p", person)) => Self::Person(PersonId(person.parse().ok()?)),
            Some(("c", slug)) => Self::Computer(slug.to_owned()),
            _ => Self::New,
        })
    }
}

/// A button of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum PanelPress {
    /// Against whoever comes.
    Anyone,
    /// Against the computer.
    Levels,
    /// Against the computer at this level.
    Level(u8),
    /// The computer plays itself.
    Watch,
    /// The next side.
    Side,
    /// Rated, or not.
    Rated,
    /// Opens the form for the game's options.
    Options,
    /// One seat more, or as few as there can be.
    Seats,
    /// Turns of this length, and the game as it is described.
    Turns(TurnLength),
    /// Shows the panel again.
    Back,
    /// The game as it is described.
    Post,
    /// No game.
    Cancel,
}

impl PanelPress {
    const PLAIN: [Self; 10] = [
        Self::Anyone,
        Self::Levels,
        Self::Watch,
        Self::Side,
        Self::Rated,
        Self::Options,
        Self::Seats,
        Self::Back,
        Self::Post,
        Self::Cancel,
    ];

    fn text(self) -> String {
        let word = match self {
            Self::Anyone => "a",
            Self::Levels => "l",
            Self::Level(level) => return format!("l{level}"),
            Self::Watch => "w",
            Self::Side => "s",
            Self::Rated => "r",
            Self::Options => "o",
            Self::Seats => "n",
            Self::Turns(turns) => return format!("t{}", turns.mark()),
            Self::Back => "b",
            Self::Post => "ok",
            Self::Cancel => "x",
        };
        word.to_owned()
    }

    fn of_text(text: &str) -> Option<Self> {
        let levels = (1..=TOP_LEVEL).map(Self::Level);
        let turns = TurnLength::ALL.into_iter().map(Self::Turns);
        Self::PLAIN.into_iter().chain(levels).chain(turns).find(|press| press.text() == text)
    }
}

/// How long turns of a game of kept secrets are, and whether each is told with its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnLength {
    /// Five minutes, told at once.
    FiveMinutes,
    /// An hour, told at once.
    Hour,
    /// Eight hours, told at once.
    EightHours,
    /// A day, told when it is over.
    Day,
}

impl TurnLength {
    /// All, the shortest first.
    pub const ALL: [Self; 4] = [Self::FiveMinutes, Self::Hour, Self::EightHours, Self::Day];

    /// How long a turn is at most.
    #[must_use]
    pub const fn length(self) -> Span {
        match self {
            Self::FiveMinutes => Span::MINUTE.times(5),
            Self::Hour => Span::HOUR,
            Self::EightHours => Span::HOUR.times(8),
            Self::Day => Span::DAY,
        }
    }

    /// The clock.
    #[must_use]
    pub const fn clock(self) -> ClockTerms {
        let pace = match self {
            Self::FiveMinutes | Self::Hour | Self::EightHours => Pace::AtOnce,
            Self::Day => Pace::AtEnd,
        };
        ClockTerms::Period { length: self.length(), pace }
    }

    const fn mark(self) -> &'static str {
        match self {
            Self::FiveMinutes => "5m",
            Self::Hour => "1h",
            Self::EightHours => "8h",
            Self::Day => "1d",
        }
    }
}

/// A menu of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PanelMenu {
    /// The game.
    Game,
    /// The clock.
    Clock,
    /// The level of the computer.
    Level,
}

impl PanelMenu {
    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::Game => "g",
            Self::Clock => "k",
            Self::Level => "l",
        }
    }

    pub(super) fn of_mark(mark: &str) -> Option<Self> {
        [Self::Game, Self::Clock, Self::Level].into_iter().find(|menu| menu.mark() == mark)
    }
}
