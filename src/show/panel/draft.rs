//! A draft as the wish for a new game.

use crate::catalog::Entry;
use crate::table::{Against, Draft, Said, TableTerms, TermsFault};

/// What is known of a new game before it has a table.
pub(crate) struct Wish<'a> {
    pub game: &'a str,
    pub against: Against,
    pub stranger: bool,
    pub seats: Option<u8>,
    pub side: Option<&'a str>,
    pub clock: Option<&'a str>,
    pub rated: Option<bool>,
    pub options: Option<&'a str>,
}

impl<'a> Wish<'a> {
    /// The same as terms that are still to be settled.
    pub fn said(self) -> Said<'a> {
        let Self { game: _, against, stranger, seats, side, clock, rated, options } = self;
        Said { against, stranger, seats, side, clock, rated, options }
    }
}

pub(crate) fn wish(draft: &Draft) -> Wish<'_> {
    Wish {
        game: &draft.game,
        against: draft.against.clone(),
        stranger: draft.stranger,
        seats: draft.seats,
        side: Some(draft.side.key()),
        clock: draft.clock.as_deref(),
        rated: draft.between_people().then_some(draft.rated),
        options: Some(&draft.options),
    }
}

pub(crate) fn settled(line: &Entry, draft: &Draft) -> Result<TableTerms, TermsFault> {
    TableTerms::settle(line, wish(draft).said())
}
