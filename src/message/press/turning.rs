//! Turning points of an analysed game, as buttons name them.

/// A button that shows a turning point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurningPress {
    /// Which one, from 0 in the order of the game; a number beyond the last means the last.
    pub nth: usize,
    /// How it is shown.
    pub turn: TurningTurn,
}

/// How a turning point is shown. Two buttons may lead to the same one, and their ids must differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurningTurn {
    /// As a new private message.
    Open,
    /// In the place of a later one.
    Earlier,
    /// In the place of an earlier one.
    Later,
}

impl TurningTurn {
    const ALL: [Self; 3] = [Self::Open, Self::Earlier, Self::Later];

    const fn mark(self) -> &'static str {
        match self {
            Self::Open => "o",
            Self::Earlier => "b",
            Self::Later => "c",
        }
    }
}

impl TurningPress {
    pub(super) fn text(self) -> String {
        format!("{}.{}", self.nth, self.turn.mark())
    }

    pub(super) fn of_text(text: &str) -> Option<Self> {
        let (nth, mark) = text.split_once('.')?;
        let turn = TurningTurn::ALL.into_iter().find(|turn| turn.mark() == mark)?;
        Some(Self { nth: nth.parse().ok()?, turn })
    }
}
