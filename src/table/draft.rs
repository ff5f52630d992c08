//! A game that is being put together, before it has a table or while its terms are being changed.

use serde::{Deserialize, Serialize};

use super::{Against, PersonId, SideWish, TableId, TableTerms};
use crate::rules::options;

/// What a setup panel holds. Stored as JSON: fields may be added with a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// The game's slug; empty while none is chosen.
    pub(crate) game: String,
    /// Who is asked or sits opposite.
    pub(crate) against: Against,
    /// Whether the opponent is a bot of another kind.
    #[serde(default)]
    pub(crate) stranger: bool,
    /// How many seats; the least if nothing is said.
    #[serde(default)]
    pub(crate) seats: Option<u8>,
    /// Who moves first, as whoever fills in the panel wants it.
    #[serde(default)]
    pub(crate) side: SideWish,
    /// The clock, as typed; nothing is the usual one.
    #[serde(default)]
    pub(crate) clock: Option<String>,
    /// Whether it shall count, where that is possible.
    pub(crate) rated: bool,
    /// The game's options, as typed. What cannot be read stays, so that it can be mended.
    #[serde(default)]
    pub(crate) options: String,
    /// The invitation whose terms are to change; none for a new game.
    #[serde(default)]
    pub(crate) amends: Option<Countered>,
}

/// An invitation whose terms are to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Countered {
    pub(crate) table: TableId,
    /// Its terms, as they stood when the panel was opened.
    pub(crate) revision: u32,
    /// Who asked, where whoever was asked changes them.
    #[serde(default)]
    pub(crate) asked_by: Option<PersonId>,
    /// Whether it is a lobby, where all keep their seats.
    #[serde(default)]
    pub(crate) lobby: bool,
}

impl Draft {
    /// A draft of this game against this opponent, all else as usual.
    #[must_use]
    pub(crate) fn new(game: &str, against: Against) -> Self {
        Self {
            game: game.to_owned(),
            against,
            stranger: false,
            seats: None,
            side: SideWish::Random,
            clock: None,
            rated: true,
            options: String::new(),
            amends: None,
        }
    }

    /// The terms of an invitation, to be changed by its host, or by whoever they asked.
    #[must_use]
    pub(crate) fn of_terms(terms: &TableTerms, amends: Countered) -> Self {
        let by_host = amends.asked_by.is_none();
        Self {
            seats: Some(terms.seats),
            side: if by_host { terms.side } else { terms.side.swapped() },
            clock: Some(terms.clock.to_string()),
            rated: terms.rated,
            options: terms.customs.and(&options::text(&terms.options)),
            amends: Some(amends),
            ..Self::new(&terms.game, terms.against.clone())
        }
    }

    /// Whether a game between these could count.
    #[must_use]
    pub(crate) const fn between_people(&self) -> bool {
        matches!(self.against, Against::Person { .. } | Against::Anyone)
    }
}
