//! Ids of forms.

use super::{
    RawId, ReplayPage, ReplayPress, ReplayTurn, SettingsOf, SettingsPage, TypedId, Version,
};
use crate::table::TableId;

/// What sending a form means.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(strum::EnumCount))]
pub enum FormId {
    /// A typed move.
    Move {
        /// At this table.
        table: TableId,
        /// As it stood when the form was opened.
        version: Version,
    },
    /// Conditional moves.
    IfThen {
        /// At this table.
        table: TableId,
        /// As it stood when the form was opened.
        version: Version,
    },
    /// A step to look at.
    Replay {
        /// Of this table.
        table: TableId,
        /// The page under which the form was opened.
        page: ReplayPage,
    },
    /// The word that erases a person.
    Erase,
    /// Quiet hours.
    Quiet,
    /// The options of a game, in the panel of this draft.
    Options {
        /// The draft.
        draft: u64,
    },
    /// A game that is brought in.
    Import {
        /// Which one, by slug.
        game: String,
    },
}

impl FormId {
    /// The line of settings that quiet hours are.
    pub(crate) const QUIET_LINE: &str = "quiet";

    /// The value of that line that opens the form.
    pub(crate) const QUIET_TYPE: &str = "type";
}

impl TypedId for FormId {
    fn wire(&self) -> RawId {
        match self {
            Self::Move { table, version } => at("tm", *table, *version, ""),
            Self::IfThen { table, version } => at("if", *table, *version, "e"),
            Self::Replay { table, page } => {
                let press = ReplayPress { page: *page, turn: ReplayTurn::Ask };
                at("rp", *table, Version::None, press.text())
            }
            Self::Erase => RawId::free("er", "s"),
            Self::Quiet => {
                let page = SettingsPage {
                    line: Self::QUIET_LINE.to_owned(),
                    ..SettingsPage::top(SettingsOf::Mine)
                };
                RawId::free("sv", format!("{}.{}", page.text(), Self::QUIET_TYPE))
            }
            Self::Options { draft } => RawId::free("su", format!("{draft}.o")),
            Self::Import { game } => RawId::free("ib", game),
        }
    }

    fn of_wire(wire: &RawId) -> Option<Self> {
        let version = wire.version;
        Some(match (wire.code.as_str(), wire.table) {
            ("tm", Some(table)) => Self::Move { table, version },
            ("if", Some(table)) => Self::IfThen { table, version },
            ("rp", Some(table)) => {
                Self::Replay { table, page: ReplayPress::of_text(&wire.arg).page }
            }
            ("er", None) => Self::Erase,
            ("sv", None) => Self::Quiet,
            ("ib", None) => Self::Import { game: wire.arg.clone() },
            ("su", None) => Self::Options { draft: wire.arg.split_once('.')?.0.parse().ok()? },
            _ => return None,
        })
    }
}

fn at(code: &str, table: TableId, version: Version, arg: impl Into<String>) -> RawId {
    RawId { table: Some(table), version, ..RawId::free(code, arg) }
}
