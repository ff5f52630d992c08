//! Pages of a replay, as buttons name them.

/// A page: which step, and from which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReplayPage {
    /// So many steps were made; a number beyond the last means the end.
    pub step: usize,
    /// From the other side.
    pub flipped: bool,
}

/// A button that has to do with a page of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReplayPress {
    /// The page.
    pub page: ReplayPage,
    /// What is wanted of it.
    pub turn: ReplayTurn,
}

/// What is wanted of a page. Several buttons lead to the same page, and their ids must differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplayTurn {
    /// To open it as a new private message.
    Open,
    /// To turn to it, as the first.
    First,
    /// To turn back to it.
    Back,
    /// To turn forward to it.
    Forward,
    /// To turn to it, as the last.
    Last,
    /// To turn the board.
    Flip,
    /// The form that asks for a step.
    Ask,
    /// The moving picture.
    Film,
}

impl ReplayTurn {
    const ALL: [Self; 8] = [
        Self::Open,
        Self::First,
        Self::Back,
        Self::Forward,
        Self::Last,
        Self::Flip,
        Self::Ask,
        Self::Film,
    ];

    const fn mark(self) -> &'static str {
        match self {
            Self::Open => "o",
            Self::First => "a",
            Self::Back => "b",
            Self::Forward => "c",
            Self::Last => "d",
            Self::Flip => "t",
            Self::Ask => "g",
            Self::Film => "m",
        }
    }
}

impl ReplayPage {
    /// The beginning.
    pub(crate) const START: Self = Self::at(0);

    /// A step, from the usual side.
    #[must_use]
    pub(crate) const fn at(step: usize) -> Self {
        Self { step, flipped: false }
    }

    /// A button that opens this page as a new private message.
    #[must_use]
    pub(crate) const fn open(self) -> ReplayPress {
        ReplayPress { page: self, turn: ReplayTurn::Open }
    }
}

impl ReplayPress {
    pub(super) fn text(self) -> String {
        let flipped = if self.page.flipped { "f" } else { "" };
        format!("{}{flipped}.{}", self.page.step, self.turn.mark())
    }

    /// Reads a text; what cannot be read is the start, opened anew.
    pub(super) fn of_text(text: &str) -> Self {
        let (page, mark) = text.split_once('.').unwrap_or((text, "o"));
        let digits = page.trim_end_matches('f');
        let page = ReplayPage { step: digits.parse().unwrap_or(0), flipped: digits != page };
        let turn = ReplayTurn::ALL.into_iter().find(|turn| turn.mark() == mark);
        // A mark of another day turns to its page.
        let usual = if mark.is_empty() { ReplayTurn::Open } else { ReplayTurn::First };
        Self { page, turn: turn.unwrap_or(usual) }
    }
}
