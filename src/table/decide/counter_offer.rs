//! Other terms for a game that has not begun.

use super::seating::seating;
use crate::rules::Rng;
use crate::table::{
    Against, Decided, Occupant, PersonId, Phase, Refused, Table, TableRecord, TableTerms,
    TermsFault, Time,
};

/// Other terms for an invitation.
#[derive(Clone, Debug)]
pub struct CounterOffer {
    /// Who proposes them: the host, or the person who was asked.
    pub by: PersonId,
    /// The name they go by.
    pub name: String,
    /// The terms as they see them: the side is their own wish. The game and the opponent stay.
    pub terms: TableTerms,
    /// The revision they saw.
    pub revision: u32,
    /// When the invitation lapses from now on.
    pub until: Time,
}

impl Table {
    /// Changes the terms of a game that has not begun. From the person who was asked it is a
    /// counter-offer: they become the host, and the host is asked. In a lobby nobody moves to another
    /// seat; free seats come and go with their number. As with [`Table::open`], all chance is spent
    /// here.
    ///
    /// # Errors
    /// If they may not, the terms changed meanwhile, the invitation is settled, the game's options
    /// do not fit together, or more sit in the lobby than there are to be seats.
    pub fn counter_offer(
        &self,
        amendment: CounterOffer,
        now: Time,
        rng: &mut Rng,
    ) -> Result<Decided, Refused> {
        let CounterOffer { by, name, mut terms, revision, until } = amendment;
        let phase = self.waiting(now)?;
        let host = self.record.host;
        let phase = match phase {
            // A counter-offer.
            Phase::Invited { guest, .. } if guest == by => {
                terms.against = Against::Person { id: host, name: self.name_of(host) };
                Phase::Invited { guest: host, until }
            }
            Phase::Invited { guest, .. } if host == by => Phase::Invited { guest, until },
            Phase::Open { .. } if host == by => Phase::Open { until },
            _ => return Err(Refused::WrongPerson { whom: host }),
        };
        if revision != self.record.revision {
            return Err(Refused::TermsChanged);
        }
        let header = if self.begins_alike(&terms) {
            self.record.header.clone()
        } else {
            (self.line().roll)(&terms.options, terms.seats, rng)?
        };
        let seats = if self.is_lobby() {
            let seats = self.sitters_at(terms.seats)?;
            terms.rated &= counts(&seats);
            seats
        } else {
            seating(&terms, by, &name, rng)
        };
        let record = TableRecord {
            host: by,
            seats,
            host_name: name,
            terms,
            header,
            phase,
            changed: now,
            revision: revision + 1,
            ..self.record.clone()
        };
        let table = self.with_record(record)?;
        let marks_from = self.record.marks.len();
        Ok(Decided { table, from: 0, marks_from, before: Some(self.record.phase) })
    }

    /// Whether a game on other terms begins where this one was to begin, as it does where only the clock or
    /// the sides change.
    fn begins_alike(&self, terms: &TableTerms) -> bool {
        let agreed = &self.record.terms;
        (&terms.options, terms.seats) == (&agreed.options, agreed.seats)
    }

    /// Why other terms cannot be rated where this game begins, if they cannot and say that they are.
    pub(crate) fn unratable_here(&self, terms: &TableTerms) -> Option<TermsFault> {
        let elsewhere = || self.line().begins_elsewhere(&self.record.header);
        (terms.rated && self.begins_alike(terms) && elsewhere())
            .then_some(TermsFault::RatedElsewhere)
    }

    /// Whether this person may change the terms now.
    ///
    /// # Errors
    /// If somebody else has to answer, or the game has begun or come to nothing.
    pub(crate) fn may_counter_offer(&self, person: PersonId, now: Time) -> Result<(), Refused> {
        match self.waiting(now)? {
            Phase::Invited { guest, .. } if guest == person => Ok(()),
            _ if self.record.host == person => Ok(()),
            _ => Err(Refused::WrongPerson { whom: self.record.host }),
        }
    }

    /// Who sits where if the lobby has this many seats: the last free ones go first.
    fn sitters_at(&self, number: u8) -> Result<Vec<Occupant>, Refused> {
        let mut seats = self.record.seats.clone();
        while seats.len() > usize::from(number) {
            let free = seats.iter().rposition(|sitter| *sitter == Occupant::Free);
            seats.remove(free.ok_or(Refused::NoFreeSeat)?);
        }
        seats.resize(number.into(), Occupant::Free);
        Ok(seats)
    }
}

/// Whether a game among these could count: only people, each on one seat.
fn counts(seats: &[Occupant]) -> bool {
    let people: Vec<_> = seats.iter().filter_map(Occupant::person).collect();
    let alone = people.iter().all(|one| people.iter().filter(|other| *other == one).count() == 1);
    alone && !seats.iter().any(|sitter| matches!(sitter, Occupant::Computer { .. }))
}
