//! What can be pressed in a panel, and how its id says so.

use crate::message::{Person, Press, PressId};
use crate::table::TOP_LEVEL;

/// What was pressed in a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    Game,
    Person,
    Clock,
    Anyone,
    /// Shows the levels.
    Levels,
    Level(u8),
    /// The computer plays itself.
    Watch,
    Side,
    Rated,
    /// Opens the form for the game's options; or it was sent.
    Options,
    Seats,
    /// Shows the panel again.
    Back,
    Post,
    Cancel,
}

impl Act {
    pub(crate) fn text(self) -> String {
        let word = match self {
            Self::Game => "g",
            Self::Person => "f",
            Self::Clock => "k",
            Self::Anyone => "a",
            Self::Levels => "l",
            Self::Level(level) => return format!("l{level}"),
            Self::Watch => "w",
            Self::Side => "s",
            Self::Rated => "r",
            Self::Options => "o",
            Self::Seats => "n",
            Self::Back => "b",
            Self::Post => "ok",
            Self::Cancel => "x",
        };
        word.to_owned()
    }

    pub(crate) fn of_text(text: &str) -> Option<Self> {
        let plain = [
            Self::Game,
            Self::Person,
            Self::Clock,
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
        let levels = (1..=TOP_LEVEL).map(Self::Level);
        plain.into_iter().chain(levels).find(|act| act.text() == text)
    }
}

/// The id of something in the panel of a draft.
pub(crate) fn id_of(draft: u64, act: Act) -> PressId {
    PressId::free(Press::Setup, format!("{draft}.{}", act.text()))
}

/// The number of the draft and what was pressed; `None` if the argument names no draft.
pub(crate) fn parted(arg: &str) -> Option<(u64, Act)> {
    let (id, act) = arg.split_once('.')?;
    Some((id.parse().ok()?, Act::of_text(act)?))
}

/// The id of a button that opens the panel with this person as the opponent.
pub(crate) fn challenge(person: &Person) -> PressId {
    PressId::free(Press::Setup, format!("p{}", person.id.0))
}

/// The id of a button that opens the panel for this game against the computer.
pub(crate) fn against_computer(slug: &str) -> PressId {
    PressId::free(Press::Setup, format!("c{slug}"))
}

/// The id of a button that opens an empty panel.
pub(crate) fn anything() -> PressId {
    PressId::free(Press::Setup, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pressed_reads_back_from_its_id() {
        let acts = [Act::Game, Act::Person, Act::Levels, Act::Level(8), Act::Post, Act::Cancel];
        for act in acts {
            assert_eq!(parted(&id_of(u64::MAX, act).arg), Some((u64::MAX, act)));
        }
        for arg in ["", "p5", "cchess", "7.", "7.l9", "x.g"] {
            assert_eq!(parted(arg), None, "{arg}");
        }
    }
}
