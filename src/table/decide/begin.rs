//! Challenges and open seats: how a game comes about.

use super::seating::seating;
use crate::catalog::Entry as GameLine;
use crate::rules::{Header, Rng, Seat};
use crate::table::{
    Against, By, ClockTerms, Decided, Mark, Occupant, Off, Pace, PersonId, Phase, Refused,
    SideWish, TOP_LEVEL, Table, TableId, TableOptions, TableRecord, TableTerms, Time, Venue,
};

/// What a new table is made of.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its name; new.
    pub id: TableId,
    /// Where it is played.
    pub venue: Venue,
    /// Who sets it up.
    pub host: PersonId,
    /// The name they go by.
    pub name: String,
    /// What was agreed or is offered.
    pub terms: TableTerms,
    /// When a challenge or open seat lapses.
    pub until: Time,
}

impl Table {
    /// Sets up a table. All chance is spent here: the setup of the game and the lot for the sides,
    /// which stays with the host until the game begins. Against the computer, or alone, the game
    /// begins at once.
    ///
    /// # Errors
    /// If the game's options do not fit together, in the game's words.
    pub fn open(
        line: &'static GameLine,
        opening: Opening,
        now: Time,
        rng: &mut Rng,
    ) -> Result<Decided, Refused> {
        let header = (line.roll)(&opening.terms.options, opening.terms.seats, rng)?;
        Self::open_at(line, opening, header, now, rng)
    }

    /// The same with a beginning that is there already.
    ///
    /// # Errors
    /// If the beginning is none.
    pub(crate) fn open_at(
        line: &'static GameLine,
        opening: Opening,
        header: Header,
        now: Time,
        rng: &mut Rng,
    ) -> Result<Decided, Refused> {
        let Opening { id, venue, host, name, terms, until } = opening;
        let phase = match &terms.against {
            Against::Person { id: guest, .. } => Phase::Invited { guest: *guest, until },
            Against::Anyone => Phase::Open { until },
            Against::Computer { .. } | Against::Alone => Phase::Playing,
        };
        let record = TableRecord {
            id,
            venue,
            host,
            seats: seating(&terms, host, &name, rng),
            host_name: name,
            terms,
            header,
            phase,
            ended_by: None,
            mates: Vec::new(),
            leavers: Vec::new(),
            log: Vec::new(),
            marks: Vec::new(),
            created: now,
            changed: now,
            revision: 0,
            version: 0,
        };
        let mut table = Self::restore(line, record)?;
        if phase == Phase::Playing {
            table.mark(By::Host, now, Mark::Begun);
            table.run_on(now)?;
        }
        Ok(Decided { table, from: 0, marks_from: 0, before: None })
    }

    pub(super) fn accept(
        &mut self,
        revision: Option<u32>,
        by: By,
        now: Time,
    ) -> Result<(), Refused> {
        self.asked(by, now)?;
        if revision.is_some_and(|revision| revision != self.record.revision) {
            return Err(Refused::TermsChanged);
        }
        self.start_if_full(now)
    }

    pub(super) fn decline(&mut self, by: By, now: Time) -> Result<(), Refused> {
        self.asked(by, now)?;
        self.close(Off::Declined);
        Ok(())
    }

    pub(super) fn call_back(&mut self, by: By, now: Time) -> Result<(), Refused> {
        self.waiting(now)?;
        self.host_only(by)?;
        self.close(Off::Withdrawn);
        Ok(())
    }

    pub(super) fn expire(&mut self, now: Time) -> Result<(), Refused> {
        match self.waiting(now) {
            Err(Refused::Closed(Off::Expired)) if !matches!(self.record.phase, Phase::Off(_)) => {
                self.close(Off::Expired);
                Ok(())
            }
            Ok(_) => Err(Refused::NotStarted),
            Err(refused) => Err(refused),
        }
    }

    pub(super) fn join(&mut self, name: &str, by: By, now: Time) -> Result<(), Refused> {
        self.waiting(now)?;
        let id = by.person().ok_or(Refused::NotSeated)?;
        if !self.record.seats_of(id).is_empty() {
            return Err(Refused::AlreadySeated);
        }
        if let Phase::Invited { guest, .. } = self.record.phase {
            return Err(Refused::WrongPerson { whom: guest });
        }
        let seat = self.record.free().iter().next().ok_or(Refused::NoFreeSeat)?;
        self.sit(seat, Occupant::Person { id, name: name.to_owned() });
        // A lobby starts when its host says so.
        if self.is_lobby() { Ok(()) } else { self.start_if_full(now) }
    }

    pub(super) fn use_computer(&mut self, level: u8, by: By, now: Time) -> Result<(), Refused> {
        self.waiting(now)?;
        self.host_only(by)?;
        if !(1..=TOP_LEVEL).contains(&level) {
            return Err(Refused::Level(level));
        }
        if let Phase::Invited { guest, .. } = self.record.phase {
            self.record.seats_of(guest).iter().for_each(|seat| self.sit(seat, Occupant::Free));
        }
        let free = self.record.free();
        free.iter().for_each(|seat| self.sit(seat, Occupant::Computer { level }));
        self.record.terms.against = Against::Computer { level };
        self.record.terms.rated = false;
        if let (true, ClockTerms::Period { length, .. }) =
            (self.info().whispers, self.record.terms.clock)
        {
            // Against the computer nobody waits for the end of a period.
            self.wind(ClockTerms::Period { length, pace: Pace::AtOnce });
        }
        self.start_if_full(now)
    }

    /// A seat that somebody besides the host has taken is free again.
    pub(super) fn stand_up(&mut self, seat: Seat, now: Time) -> Result<(), Refused> {
        self.waiting(now)?;
        let person = self.record.sitter(seat).and_then(Occupant::person);
        if person.is_none_or(|person| person == self.record.host) {
            return Err(Refused::NotSeated);
        }
        self.sit(seat, Occupant::Free);
        Ok(())
    }

    /// Whether it is the guest who answers.
    fn asked(&self, by: By, now: Time) -> Result<(), Refused> {
        match self.waiting(now)? {
            Phase::Invited { guest, .. } if by == By::Person(guest) => Ok(()),
            Phase::Invited { guest, .. } => Err(Refused::WrongPerson { whom: guest }),
            _ => Err(Refused::NoSuchOffer),
        }
    }

    fn start_if_full(&mut self, now: Time) -> Result<(), Refused> {
        self.record.revision += 1;
        if self.record.free().is_empty() {
            self.record.phase = Phase::Playing;
            self.mark(By::Host, now, Mark::Begun);
            self.run_on(now)?;
        } else if let Phase::Invited { until, .. } = self.record.phase {
            self.record.phase = Phase::Open { until };
        }
        Ok(())
    }
}

/// The terms of another game after this one, as `asker` proposes it: sides swapped where two play.
/// Of a game that was watched anybody may see another one.
///
/// # Errors
/// If they did not play, or the game is not over.
pub fn rematch(record: &TableRecord, asker: PersonId) -> Result<TableTerms, Refused> {
    let own = record.seats_of(asker);
    let watched = record.terms.customs.watch.is_some();
    let seat = own.iter().next().filter(|_| !watched);
    if seat.is_none() && !watched {
        return Err(Refused::NotSeated);
    }
    if !matches!(record.phase, Phase::Over(_)) {
        return Err(Refused::NotStarted);
    }
    let Some(seat) = seat else {
        return Ok(TableTerms { side: record.terms.side.swapped(), ..record.terms.clone() });
    };
    let side = match (record.terms.seats, record.terms.against == Against::Alone) {
        (2, false) if seat == Seat::FIRST => SideWish::Last,
        (2, false) => SideWish::First,
        _ => SideWish::Random,
    };
    let others = record.seats.iter().filter(|other| other.person() != Some(asker));
    let (computers, others): (Vec<_>, Vec<_>) =
        others.partition(|other| matches!(other, Occupant::Computer { .. }));
    let level = computers.first().and_then(|sitter| match sitter {
        Occupant::Computer { level } => Some(*level),
        Occupant::Person { .. } | Occupant::Free | Occupant::Erased => None,
    });
    let against = match (others.as_slice(), level) {
        ([], None) => Against::Alone,
        ([], Some(level)) => Against::Computer { level },
        ([Occupant::Person { id, name }], _) => Against::Person { id: *id, name: name.clone() },
        _ => Against::Anyone,
    };
    let computers = level.filter(|_| matches!(against, Against::Person { .. }));
    let customs = TableOptions { computers, ..record.terms.customs };
    Ok(TableTerms { against, side, customs, ..record.terms.clone() })
}
