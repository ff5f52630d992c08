//! What buttons, menus and forms say: typed ids, and the one codec between them and what travels.
//!
//! An id is a hint, never a permission: seat, turn and rights are looked up when it comes back.

mod codes;
mod form;
mod invitation;
mod menu;
mod pages;
mod panel;
mod play;
mod privacy;
mod replay;
mod rules;
mod settings;
mod table;
mod turning;
mod wire;

#[cfg(test)]
mod tests;

use crate::table::TableId;

pub use form::FormId;
pub use invitation::InvitationPress;
pub use menu::{MenuId, PeopleId};
pub use pages::{
    Company, GamesPage, HistoryPage, LeadersPage, ListPress, PageTurn, Paged, ProfilePage,
    SharedPage,
};
pub use panel::{PanelMenu, PanelPress, SetupPress, TurnLength};
pub use play::{IfThenPress, InactivityPress, Lead, LeadAgainst, OwnView, PickPress, TimeOffer};
pub use privacy::PrivacyPress;
pub use replay::{ReplayPage, ReplayPress, ReplayTurn};
pub use rules::{RulesPage, RulesPress};
pub use settings::{SettingsMenu, SettingsOf, SettingsPage};
pub use table::{AtTable, Closeup, TablePress, Version};
pub use turning::{TurningPress, TurningTurn};
pub use wire::{RawId, TypedId};

/// What a button does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum Press {
    /// Something at a table.
    At(AtTable),
    /// Opens the setup panel of a new game, or goes on in one.
    Setup(SetupPress),
    /// Shows a page of open games.
    Games(ListPress<GamesPage>),
    /// Shows a page of finished games.
    History(ListPress<HistoryPage>),
    /// Shows a page of a leaderboard.
    Leaderboard(ListPress<LeadersPage>),
    /// Shows a profile.
    Profile(ProfilePage),
    /// Shows a page of a game's rules.
    Rules(RulesPress),
    /// Shows a page of settings.
    Settings {
        /// Which.
        page: SettingsPage,
        /// As a new message; else in the place of the one that was pressed.
        new: bool,
    },
    /// Sets a value.
    Set {
        /// The page and the line of it.
        page: SettingsPage,
        /// The value, by its key.
        value: String,
    },
    /// Shows and changes what is stored about a person.
    Privacy(PrivacyPress),
    /// Erases a person.
    Erase {
        /// The question was answered: the form comes next.
        sure: bool,
    },
    /// Shows what the bot may do here.
    Rights {
        /// In the place of the message that was pressed.
        in_place: bool,
    },
    /// Shows the help.
    Help,
    /// Leaves the queue of those who wait for a partner.
    LeaveQueue,
    /// Closes a private message.
    Close(Closing),
    /// Tries again what failed.
    Retry(Box<Press>),
    /// Posts a private page for all to see.
    PostHere(SharedPage),
}

/// Which private message is closed. It ends the button's id, so that no two of a message are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Closing {
    /// A greeting, or any message of today without a letter of its own.
    Plain,
    /// A page of settings.
    Settings,
    /// The list of blocked people.
    Blocks,
}

impl Closing {
    const ALL: [Self; 3] = [Self::Plain, Self::Settings, Self::Blocks];

    const fn mark(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Settings => "s",
            Self::Blocks => "b",
        }
    }
}

impl Press {
    /// Something at a table, whatever has happened there since.
    #[must_use]
    pub(crate) const fn at(table: TableId, press: TablePress) -> Self {
        Self::At(AtTable { table, version: Version::None, press })
    }

    /// Whether it stands in a private message that its answer, and what went wrong, may replace: a
    /// picker, or a refusal that was tried again.
    #[must_use]
    pub(crate) const fn may_be_replaced(&self) -> bool {
        match self {
            Self::At(at) => at.press.is_of_picker(),
            Self::Retry(_) => true,
            Self::Setup(_)
            | Self::Games(_)
            | Self::History(_)
            | Self::Leaderboard(_)
            | Self::Profile(_)
            | Self::Rules(_)
            | Self::Settings { .. }
            | Self::Set { .. }
            | Self::Privacy(_)
            | Self::Erase { .. }
            | Self::Rights { .. }
            | Self::Help
            | Self::LeaveQueue
            | Self::Close(_)
            | Self::PostHere(_) => false,
        }
    }
}

impl TypedId for Press {
    fn wire(&self) -> RawId {
        match self {
            Self::At(at) => at.wire(),
            Self::Setup(press) => RawId::free("su", press.text()),
            Self::Games(list) => RawId::free("gm", list.text()),
            Self::History(list) => RawId::free("hy", list.text()),
            Self::Leaderboard(list) => RawId::free("lb", list.text()),
            Self::Profile(page) => RawId::free("pf", page.text()),
            Self::Rules(press) => RawId::free("ru", press.text()),
            Self::Settings { page, new } => {
                RawId::free("st", if *new { format!("{}.new", page.text()) } else { page.text() })
            }
            Self::Set { page, value } => RawId::free("sv", format!("{}.{value}", page.text())),
            Self::Privacy(press) => RawId::free("pr", press.text()),
            Self::Erase { sure } => RawId::free("er", if *sure { "y" } else { "" }),
            Self::Rights { in_place } => RawId::free("ri", if *in_place { "u" } else { "" }),
            Self::Help => RawId::free("he", ""),
            Self::LeaveQueue => RawId::free("lq", ""),
            Self::Close(closing) => RawId::free("cl", closing.mark()),
            Self::Retry(press) => press.wire().inside("rt"),
            Self::PostHere(page) => page.press().wire().inside("ph"),
        }
    }

    fn of_wire(wire: &RawId) -> Option<Self> {
        let arg = wire.arg.as_str();
        Some(match (wire.code.as_str(), wire.table) {
            ("rt", _) => match Self::of_wire(&wire.outside()?)? {
                Self::Retry(_) => return None,
                press => Self::Retry(Box::new(press)),
            },
            ("ph", _) => Self::PostHere(SharedPage::of_wire(&wire.outside()?)?),
            (_, Some(table)) => Self::At(AtTable::of_wire(table, wire)?),
            ("su", None) => Self::Setup(SetupPress::of_text(arg)?),
            ("gm", None) => Self::Games(ListPress::of_text(arg)),
            ("hy", None) => Self::History(ListPress::of_text(arg)),
            ("lb", None) => Self::Leaderboard(ListPress::of_text(arg)),
            ("pf", None) => Self::Profile(ProfilePage::of_text(arg)),
            ("ru", None) => Self::Rules(RulesPress::of_text(arg)),
            ("st", None) => {
                let (page, what) = SettingsPage::read(arg)?;
                Self::Settings { page, new: what == "new" }
            }
            ("sv", None) => {
                let (page, value) = SettingsPage::read(arg)?;
                Self::Set { page, value: value.to_owned() }
            }
            ("pr", None) => Self::Privacy(PrivacyPress::of_text(arg)?),
            ("er", None) => Self::Erase { sure: arg == "y" },
            ("ri", None) => Self::Rights { in_place: arg == "u" },
            ("he", None) => Self::Help,
            ("lq", None) => Self::LeaveQueue,
            ("cl", None) => {
                let closing = Closing::ALL.into_iter().find(|closing| closing.mark() == arg);
                Self::Close(closing.unwrap_or(Closing::Plain))
            }
            (_, None) => return None,
        })
    }
}
