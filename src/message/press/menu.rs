//! Ids of menus.

use super::{
    PanelMenu, RawId, RulesPress, SettingsMenu, SettingsPage, TablePress, TypedId, Version,
};
use crate::table::TableId;

/// What choosing from a menu of entries means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum MenuId {
    /// A line of settings, or the game that a line is about.
    Settings {
        /// The page it stands on.
        page: SettingsPage,
        /// What is chosen.
        of: SettingsMenu,
    },
    /// Who is to be blocked no longer.
    Unblock,
    /// Something in the panel of a draft.
    Setup {
        /// The draft.
        draft: u64,
        /// What is chosen.
        of: PanelMenu,
    },
    /// Whose moves are shown.
    Where {
        /// At this table.
        table: TableId,
    },
    /// The level of the computer to play on against.
    PlayOn {
        /// From a position of this table.
        table: TableId,
        /// After so many steps.
        step: usize,
    },
    /// A page of rules.
    Rules(RulesPress),
    /// A game of a file of several that was brought in.
    Imported,
}

impl TypedId for MenuId {
    fn wire(&self) -> RawId {
        match self {
            Self::Settings { page, of } => {
                RawId::free("st", format!("{}.{}", page.text(), of.mark()))
            }
            Self::Unblock => RawId::free("pr", "f"),
            Self::Setup { draft, of } => RawId::free("su", format!("{draft}.{}", of.mark())),
            Self::Where { table } => at(*table, &TablePress::Where),
            Self::PlayOn { table, step } => on(*table, *step, "c"),
            Self::Rules(press) => RawId::free("ru", press.text()),
            Self::Imported => RawId::free("im", ""),
        }
    }

    fn of_wire(wire: &RawId) -> Option<Self> {
        Some(match (wire.code.as_str(), wire.table) {
            ("st", None) => {
                let (page, what) = SettingsPage::read(&wire.arg)?;
                Self::Settings { page, of: SettingsMenu::of_mark(what)? }
            }
            ("pr", None) if wire.arg == "f" => Self::Unblock,
            ("su", None) => {
                let (draft, what) = wire.arg.split_once('.')?;
                Self::Setup { draft: draft.parse().ok()?, of: PanelMenu::of_mark(what)? }
            }
            ("wh", Some(table)) => Self::Where { table },
            ("po", Some(table)) => Self::PlayOn { table, step: on_step(&wire.arg, "c")? },
            ("ru", None) => Self::Rules(RulesPress::of_text(&wire.arg)),
            ("im", None) => Self::Imported,
            _ => return None,
        })
    }
}

/// What choosing a person means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum PeopleId {
    /// The opponent, in the panel of this draft.
    Setup {
        /// The draft.
        draft: u64,
    },
    /// Against whom to play on.
    PlayOn {
        /// From a position of this table.
        table: TableId,
        /// After so many steps.
        step: usize,
    },
    /// Who is to be blocked.
    Block,
}

impl TypedId for PeopleId {
    fn wire(&self) -> RawId {
        match self {
            Self::Setup { draft } => RawId::free("su", format!("{draft}.f")),
            Self::PlayOn { table, step } => on(*table, *step, "p"),
            Self::Block => RawId::free("pr", "a"),
        }
    }

    fn of_wire(wire: &RawId) -> Option<Self> {
        Some(match (wire.code.as_str(), wire.table) {
            ("su", None) => Self::Setup { draft: wire.arg.split_once('.')?.0.parse().ok()? },
            ("po", Some(table)) => Self::PlayOn { table, step: on_step(&wire.arg, "p")? },
            ("pr", None) if wire.arg == "a" => Self::Block,
            _ => return None,
        })
    }
}

fn at(table: TableId, press: &TablePress) -> RawId {
    let (code, arg) = press.parts();
    RawId { table: Some(table), ..RawId::free(code, arg) }
}

fn on(table: TableId, step: usize, foe: &str) -> RawId {
    RawId {
        table: Some(table),
        version: Version::None,
        ..RawId::free("po", format!("{step}.{foe}"))
    }
}

fn on_step(arg: &str, whom: &str) -> Option<usize> {
    let (step, foe) = arg.split_once('.')?;
    if foe == whom { step.parse().ok() } else { None }
}
