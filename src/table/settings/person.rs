//! How things reach a person.

use crate::table::Secrecy;
use serde::{Deserialize, Serialize};

/// How a turn is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pings {
    /// By a mention in the channel.
    #[default]
    Channel,
    /// By a direct message.
    Direct,
    /// By a mention in the channel and a direct message.
    Both,
    /// Not at all.
    None,
}

/// Whether and where a challenge reaches a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Challenges {
    /// By a mention where it was made.
    #[default]
    Channel,
    /// By a direct message.
    Direct,
    /// Not at all; it waits in the list of games.
    None,
}

/// How often a person is reminded in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reminders {
    /// They are not reminded.
    None,
    /// Once a turn.
    #[default]
    One,
    /// Twice a turn.
    Two,
}

impl Reminders {
    /// So often at most.
    #[must_use]
    pub(crate) const fn most(self) -> u8 {
        match self {
            Self::None => 0,
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// Where reminders reach a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reminded {
    /// By a mention in the channel.
    #[default]
    Channel,
    /// By a direct message.
    Direct,
}

/// Where something is told after all is weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Told {
    /// By a mention in the channel.
    pub(crate) channel: bool,
    /// By a direct message.
    pub(crate) direct: bool,
}

impl Pings {
    /// Where a turn is told. In a hidden game "not at all" would leave the person without any sign
    /// that their period runs, so the channel says it. To whom no direct message can be sent
    /// (`closed`) it is said in the channel.
    #[must_use]
    pub(crate) const fn told(self, secrecy: Secrecy, closed: bool) -> Told {
        match self {
            Self::Channel => Told::CHANNEL,
            Self::None if secrecy.writes_letters() => Told::CHANNEL,
            Self::None => Told::NOWHERE,
            Self::Direct | Self::Both if closed => Told::CHANNEL,
            Self::Direct => Told { channel: false, direct: true },
            Self::Both => Told { channel: true, direct: true },
        }
    }
}

impl Challenges {
    /// Where a challenge is told.
    #[must_use]
    pub(crate) const fn told(self, closed: bool) -> Told {
        match self {
            Self::Channel => Told::CHANNEL,
            Self::Direct if closed => Told::CHANNEL,
            Self::Direct => Told { channel: false, direct: true },
            Self::None => Told::NOWHERE,
        }
    }
}

impl Told {
    /// In the channel only.
    pub(crate) const CHANNEL: Self = Self { channel: true, direct: false };
    pub(crate) const NOWHERE: Self = Self { channel: false, direct: false };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_told_where_it_can_be_heard() {
        let both = Told { channel: true, direct: true };
        let direct = Told { channel: false, direct: true };
        let (open, sealed) = (Secrecy::Open, Secrecy::Sealed);
        for (pings, secrecy, closed, expect) in [
            (Pings::Channel, open, true, Told::CHANNEL),
            (Pings::Direct, open, false, direct),
            (Pings::Direct, sealed, false, direct),
            (Pings::Direct, open, true, Told::CHANNEL),
            (Pings::Both, open, false, both),
            (Pings::Both, open, true, Told::CHANNEL),
            (Pings::None, open, false, Told::NOWHERE),
            (Pings::None, sealed, false, Told::CHANNEL),
        ] {
            assert_eq!(pings.told(secrecy, closed), expect, "{pings:?} {secrecy:?} {closed}");
        }
        assert_eq!(Challenges::Direct.told(true), Told::CHANNEL);
        assert_eq!(Challenges::None.told(true), Told::NOWHERE);
    }
}
