//! What can be pressed on the pages of privacy.

use crate::table::PersonId;

/// A button of the pages of privacy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum PrivacyPress {
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
    /// Blocks a person.
    Block(PersonId),
    /// Lets a person come near again.
    Unblock(PersonId),
}

impl PrivacyPress {
    pub(super) fn text(self) -> String {
        match self {
            Self::New => String::new(),
            Self::Page => "p".to_owned(),
            Self::Leave(true) => "l1".to_owned(),
            Self::Leave(false) => "l0".to_owned(),
            Self::Copy(part) => format!("x{part}"),
            Self::NewBlocks => "n".to_owned(),
            Self::Blocks => "b".to_owned(),
            Self::Block(person) => format!("k{}", person.0),
            Self::Unblock(person) => format!("u{}", person.0),
        }
    }

    pub(super) fn of_text(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(Self::New);
        }
        Some(match text.split_at_checked(1)? {
            ("p", "") => Self::Page,
            ("l", "1") => Self::Leave(true),
            ("l", "0") => Self::Leave(false),
            ("x", part) => Self::Copy(part.parse().ok()?),
            ("n", "") => Self::NewBlocks,
            ("b", "") => Self::Blocks,
            ("k", person) => Self::Block(PersonId(person.parse().ok()?)),
            ("u", person) => Self::Unblock(PersonId(person.parse().ok()?)),
            _ => return None,
        })
    }
}
