//! What can be pressed under an invitation and in a lobby.

use crate::rules::Seat;

/// An answer to an invitation, or a change of a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum InvitationPress {
    /// Accepts a challenge.
    Accept,
    /// Declines a challenge.
    Decline,
    /// Withdraws a challenge or closes an open seat.
    Withdraw,
    /// Sits down.
    Join,
    /// Sits down on one more seat.
    JoinAgain,
    /// Stands up.
    Leave,
    /// Starts the game.
    Start,
    /// Lets the computer take a seat, at this level; `None` asks for the level.
    AddComputer(Option<u8>),
    /// Empties or removes this seat; `None` asks for the seat.
    RemoveSeat(Option<Seat>),
}

impl InvitationPress {
    pub(super) fn parts(self) -> (&'static str, String) {
        let number = |number: Option<u8>| number.map_or_else(String::new, |n| n.to_string());
        match self {
            Self::Accept => ("ac", String::new()),
            Self::Decline => ("dc", String::new()),
            Self::Withdraw => ("wd", String::new()),
            Self::Join => ("jn", String::new()),
            Self::JoinAgain => ("jn", "m".to_owned()),
            Self::Leave => ("lv", String::new()),
            Self::Start => ("go", String::new()),
            Self::AddComputer(level) => ("bt", number(level)),
            Self::RemoveSeat(seat) => ("rs", number(seat.map(|seat| seat.0))),
        }
    }

    pub(super) fn of_parts(code: &str, arg: &str) -> Option<Self> {
        Some(match (code, arg) {
            ("ac", _) => Self::Accept,
            ("dc", _) => Self::Decline,
            ("wd", _) => Self::Withdraw,
            ("jn", "m") => Self::JoinAgain,
            ("jn", _) => Self::Join,
            ("lv", _) => Self::Leave,
            ("go", _) => Self::Start,
            ("bt", level) => Self::AddComputer(level.parse().ok()),
            ("rs", seat) => Self::RemoveSeat(seat.parse().ok().map(Seat)),
            _ => return None,
        })
    }

    /// Whether it is chosen in a private message that some other button of the lobby opened.
    #[must_use]
    pub(crate) const fn is_second_step(self) -> bool {
        match self {
            Self::JoinAgain | Self::AddComputer(Some(_)) | Self::RemoveSeat(Some(_)) => true,
            Self::Accept
            | Self::Decline
            | Self::Withdraw
            | Self::Join
            | Self::Leave
            | Self::Start
            | Self::AddComputer(None)
            | Self::RemoveSeat(None) => false,
        }
    }
}
