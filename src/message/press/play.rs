//! What can be pressed while a game is played, where one button has several forms.

use crate::rules::Offer;

/// A button that opens the picker of moves, or one of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum PickPress {
    /// Opens it as a new private message.
    Open,
    /// Its beginning, in the place of what stands there.
    Start,
    /// The same, by the button that leads back.
    Back,
    /// This step was chosen.
    Step(String),
    /// This band was chosen.
    Band(String),
}

impl PickPress {
    pub(super) fn parts(&self) -> (&'static str, String) {
        match self {
            Self::Open | Self::Start | Self::Back => ("pk", self.start().to_owned()),
            Self::Step(step) => ("pc", step.clone()),
            Self::Band(band) => ("pb", band.clone()),
        }
    }

    pub(super) fn of_parts(code: &str, arg: &str) -> Option<Self> {
        Some(match code {
            "pk" => Self::of_start(arg),
            "pc" => Self::Step(arg.to_owned()),
            "pb" => Self::Band(arg.to_owned()),
            _ => return None,
        })
    }

    /// The text of a button on the way to a claim.
    pub(super) fn claim_text(&self) -> String {
        match self {
            Self::Open | Self::Start | Self::Back => self.start().to_owned(),
            Self::Step(step) => format!("s:{step}"),
            Self::Band(band) => format!("b:{band}"),
        }
    }

    pub(super) fn of_claim(arg: &str) -> Self {
        match arg.split_once(':') {
            Some(("s", step)) => Self::Step(step.to_owned()),
            Some(("b", band)) => Self::Band(band.to_owned()),
            _ => Self::of_start(arg),
        }
    }

    const fn start(&self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Back => "back",
            Self::Open | Self::Step(_) | Self::Band(_) => "",
        }
    }

    fn of_start(arg: &str) -> Self {
        match arg {
            "" => Self::Open,
            "back" => Self::Back,
            _ => Self::Start,
        }
    }
}

/// The viewer's own view of a hidden game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum OwnView {
    /// As a new private message.
    New,
    /// In the place of what stands there.
    InPlace,
    /// A page of announcements in its place, from 1.
    Announcements(usize),
}

impl OwnView {
    pub(super) fn text(self) -> String {
        match self {
            Self::New => String::new(),
            Self::InPlace => "v".to_owned(),
            Self::Announcements(page) => format!("a{page}"),
        }
    }

    pub(super) fn of_text(arg: &str) -> Self {
        match arg.strip_prefix('a') {
            Some(page) => Self::Announcements(page.parse().unwrap_or(1)),
            None if arg == "v" => Self::InPlace,
            None => Self::New,
        }
    }
}

/// What stops the clocks by agreement, or lets them go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeOffer {
    /// A pause.
    Pause,
    /// An adjournment.
    Adjourn,
    /// Going on.
    Resume,
}

impl TimeOffer {
    const ALL: [Self; 3] = [Self::Pause, Self::Adjourn, Self::Resume];

    /// The offer that asks for it.
    #[must_use]
    pub(crate) const fn offer(self) -> Offer {
        match self {
            Self::Pause => Offer::Pause,
            Self::Adjourn => Offer::Adjourn,
            Self::Resume => Offer::Resume,
        }
    }

    /// What an offer asks for; `None` if it has to do with no clock.
    #[must_use]
    pub(crate) const fn of(offer: Offer) -> Option<Self> {
        match offer {
            Offer::Pause => Some(Self::Pause),
            Offer::Adjourn => Some(Self::Adjourn),
            Offer::Resume => Some(Self::Resume),
            Offer::Draw | Offer::Takeback => None,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Pause => "p",
            Self::Adjourn => "a",
            Self::Resume => "g",
        }
    }

    pub(super) fn text(self, answer: Option<bool>) -> String {
        let answer = match answer {
            None => "",
            Some(true) => "y",
            Some(false) => "n",
        };
        format!("{}{answer}", self.key())
    }

    pub(super) fn of_text(arg: &str) -> Option<(Self, Option<bool>)> {
        let (key, answer) = arg.split_at_checked(1)?;
        let what = Self::ALL.into_iter().find(|what| what.key() == key)?;
        let answer = match answer {
            "" => None,
            "y" => Some(true),
            "n" => Some(false),
            _ => return None,
        };
        Some((what, answer))
    }
}

/// What those who wait can do in a game in which nobody moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InactivityPress {
    /// Claims the win.
    Win,
    /// Lets the computer play on for those who do not move.
    Substitute,
    /// Closes the game without a result.
    Close,
    /// Has those reminded who do not move.
    Remind,
}

impl InactivityPress {
    const ALL: [Self; 4] = [Self::Win, Self::Substitute, Self::Close, Self::Remind];

    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::Win => "w",
            Self::Substitute => "s",
            Self::Close => "c",
            Self::Remind => "r",
        }
    }

    pub(super) fn of_mark(mark: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|press| press.mark() == mark)
    }
}

/// Conditional moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IfThenPress {
    /// Shows the list.
    List,
    /// Opens the form that changes it.
    Edit,
    /// Empties it.
    Clear,
}

impl IfThenPress {
    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::List => "",
            Self::Edit => "e",
            Self::Clear => "c",
        }
    }

    pub(super) fn of_mark(mark: &str) -> Self {
        match mark {
            "e" => Self::Edit,
            "c" => Self::Clear,
            _ => Self::List,
        }
    }
}

/// From which step to play on, and against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lead {
    /// After so many steps.
    pub step: usize,
    /// Against whom; `None` asks.
    pub against: Option<LeadAgainst>,
}

/// Against whom to play on, of those that need no menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadAgainst {
    /// Both sides oneself.
    Alone,
    /// Whoever comes.
    Anyone,
}

impl Lead {
    pub(super) fn text(self) -> String {
        match self.against {
            None => self.step.to_string(),
            Some(LeadAgainst::Alone) => format!("{}.a", self.step),
            Some(LeadAgainst::Anyone) => format!("{}.o", self.step),
        }
    }

    pub(super) fn of_text(arg: &str) -> Option<Self> {
        let (step, against) = match arg.split_once('.') {
            None => (arg, None),
            Some((step, "a")) => (step, Some(LeadAgainst::Alone)),
            Some((step, "o")) => (step, Some(LeadAgainst::Anyone)),
            Some(_) => return None,
        };
        Some(Self { step: step.parse().ok()?, against })
    }
}
