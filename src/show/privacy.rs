//! Privacy: the buttons of its pages.

use crate::message::{Button, ButtonStyle, Does, Press, PressId};
use crate::table::PersonId;
use crate::table::lists::Blocked;
use crate::words::{Name, Voice};

/// The button that blocks a person.
pub(crate) fn block_button(plain: Voice<'_>, person: PersonId) -> Button {
    button(plain.label_block(), Act::Block(person).id(), ButtonStyle::Rest)
}

/// The name a blocked person went by; whoever had themselves erased has none.
pub(crate) fn raw_name(voice: Voice<'_>, other: &Blocked) -> String {
    if other.name.is_empty() { voice.deleted_player() } else { other.name.clone() }
}

pub(crate) fn name(voice: Voice<'_>, other: &Blocked) -> Name {
    Name::new(&raw_name(voice, other))
}

/// The id of the button that asks.
pub(crate) fn ask() -> PressId {
    PressId::free(Press::Erase, "")
}

/// What was pressed on a page of privacy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Opens the page as a new message.
    New,
    /// Shows the page in the place of another.
    Page,
    /// Leaves the leaderboards, or comes back to them.
    Leave(bool),
    /// A part of one's data as a file, from 1.
    Copy(u32),
    /// Opens the list of blocked people as a new message.
    NewBlocks,
    /// Shows it in the place of another page.
    Blocks,
    /// The menu of people to block.
    Choose,
    /// The menu of people to let come near again.
    Free,
    /// Blocks a person.
    Block(PersonId),
    /// Lets a person come near again.
    Unblock(PersonId),
}

impl Act {
    pub(crate) fn id(self) -> PressId {
        let text = match self {
            Self::New => String::new(),
            Self::Page => "p".to_owned(),
            Self::Leave(true) => "l1".to_owned(),
            Self::Leave(false) => "l0".to_owned(),
            Self::Copy(part) => format!("x{part}"),
            Self::NewBlocks => "n".to_owned(),
            Self::Blocks => "b".to_owned(),
            Self::Choose => "a".to_owned(),
            Self::Free => "f".to_owned(),
            Self::Block(person) => format!("k{}", person.0),
            Self::Unblock(person) => format!("u{}", person.0),
        };
        PressId::free(Press::Privacy, text)
    }

    pub(crate) fn of(id: &PressId) -> Option<Self> {
        if id.arg.is_empty() {
            return Some(Self::New);
        }
        Some(match id.arg.split_at_checked(1)? {
            ("p", "") => Self::Page,
            ("l", "1") => Self::Leave(true),
            ("l", "0") => Self::Leave(false),
            ("x", part) => Self::Copy(part.parse().ok()?),
            ("n", "") => Self::NewBlocks,
            ("b", "") => Self::Blocks,
            ("a", "") => Self::Choose,
            ("f", "") => Self::Free,
            ("k", person) => Self::Block(PersonId(person.parse().ok()?)),
            ("u", person) => Self::Unblock(PersonId(person.parse().ok()?)),
            _ => return None,
        })
    }
}

/// The id of a button that opens the page.
pub(crate) fn page() -> PressId {
    Act::New.id()
}

/// The id of a button that opens the list of blocked people.
pub(crate) fn blocks() -> PressId {
    Act::NewBlocks.id()
}

pub(crate) fn button(label: String, id: PressId, style: ButtonStyle) -> Button {
    Button { label, does: Does::Press(id), style, enabled: true }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pressed_reads_back_from_its_id() {
        for act in [
            Act::New,
            Act::Page,
            Act::Leave(true),
            Act::Leave(false),
            Act::Copy(3),
            Act::NewBlocks,
            Act::Blocks,
            Act::Choose,
            Act::Free,
            Act::Block(PersonId(u64::MAX)),
            Act::Unblock(PersonId(7)),
        ] {
            assert_eq!(Act::of(&act.id()), Some(act));
        }
        for arg in ["l2", "x", "kx", "p1", "ü"] {
            assert_eq!(Act::of(&PressId::free(Press::Privacy, arg)), None, "{arg}");
        }
    }
}
