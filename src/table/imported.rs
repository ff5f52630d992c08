//! Games that were brought in: a record as a table that is over, to be looked at.

use super::{
    Against, By, ClockTerms, End, Entry, Occupant, PersonId, Phase, Refused, SideWish, Table,
    TableId, TableOptions, TableRecord, TableTerms, Time, Venue,
};
use crate::catalog::Entry as GameLine;
use crate::rules::{OptionMap, Record, Refusal};

/// What is told of a game that was brought in beside its record.
#[derive(Clone, Debug)]
pub struct Imported {
    pub(crate) id: TableId,
    /// Where it is looked at.
    pub(crate) venue: Venue,
    /// Who brought it.
    pub(crate) by: PersonId,
    /// The moment it was brought: files hardly tell when a game was played.
    pub(crate) at: Time,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportFault {
    /// Its beginning is none.
    #[error("the start does not fit: {0}")]
    Start(Refusal),
    /// An act cannot be carried out.
    #[error("act {nth} does not fit: {why}")]
    Act {
        /// Its number, from 0.
        nth: usize,
        /// What the rules say against it.
        why: Refusal,
    },
}

impl Table {
    /// A record as a table that is over and that nobody sits at. Its players are known by the names
    /// the file gives them.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub(crate) fn imported(
        line: &'static GameLine,
        record: &Record,
        brought: &Imported,
    ) -> Result<Self, ImportFault> {
        let Imported { id, venue, by, at } = *brought;
        let mut game = (line.open)(&record.header).map_err(ImportFault::Start)?;
        let sides = game.seen(crate::rules::Viewer::Everything).view().sides;
        let mut log = Vec::with_capacity(record.acts.len());
        for (nth, act) in record.acts.iter().enumerate() {
            game.act(act).map_err(|why| ImportFault::Act { nth, why })?;
            log.push(Entry { ply: nth as u32, at, by: By::Host, act: act.clone() });
        }
        let seats = (0..u64::from(record.header.seats)).map(|seat| {
            let side = sides.get(seat as usize).map_or("", |side| side.key());
            let tag = record.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case(side));
            let name = tag.map(|(_, name)| name.trim()).filter(|name| !matches!(*name, "" | "?"));
            // Discord's numbers are never so small: these people are known by name only.
            let person =
                |name: &str| Occupant::Person { id: PersonId(seat), name: name.to_owned() };
            name.map_or(Occupant::Free, person)
        });
        let sheet = TableRecord {
            id,
            venue,
            host: by,
            host_name: String::new(),
            terms: TableTerms {
                game: record.header.game.clone(),
                options: OptionMap::new(),
                seats: record.header.seats,
                against: Against::Anyone,
                side: SideWish::First,
                clock: ClockTerms::None,
                rated: false,
                customs: TableOptions::default(),
            },
            header: record.header.clone(),
            phase: Phase::Over(End::Decided),
            seats: seats.collect(),
            ended_by: None,
            mates: Vec::new(),
            leavers: Vec::new(),
            log,
            marks: Vec::new(),
            created: at,
            changed: at,
            revision: 0,
            version: 0,
        };
        Self::restore(line, sheet).map_err(ImportFault::Start)
    }

    /// The terms of a casual game that goes on from this position text, with how it begins.
    ///
    /// # Errors
    /// If the game is over there, or the position cannot be played from.
    pub(crate) fn going_on(
        &self,
        position: &str,
        against: Against,
    ) -> Result<(TableTerms, crate::rules::Header), Refused> {
        let old = &self.record().header;
        let header = (self.line().adopt)(&old.options, old.seats, position)?;
        if (self.line().open)(&header)?.status().outcome().is_some() {
            return Err(Refused::Finished);
        }
        let specs = self.info().options;
        let unusual = header.options.iter().filter(|(key, value)| {
            let spec = specs.iter().find(|spec| spec.key == key.as_str());
            let usual = spec.and_then(|spec| spec.value(spec.default?).ok());
            !value.is_null() && Some(*value) != usual.as_ref()
        });
        let terms = TableTerms {
            game: old.game.clone(),
            options: unusual.map(|(key, value)| (key.clone(), value.clone())).collect(),
            seats: old.seats,
            against,
            side: SideWish::Random,
            clock: ClockTerms::None,
            rated: false,
            customs: self.record().terms.customs,
        };
        Ok((terms, header))
    }
}
