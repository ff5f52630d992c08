//! Other terms for a game that has not begun.

use super::seating::seating;
use crate::rules::Rng;
use crate::table::{
    Against, Decided, PersonId, Phase, Refused, Sheet, Sitter, Table, TableTerms, Time,
};

/// Other terms for an invitation.
#[derive(Clone, Debug)]
pub struct Amendment {
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
    pub fn amend(
        &self,
        amendment: Amendment,
        now: Time,
        rng: &mut Rng,
    ) -> Result<Decided, Refused> {
        let Amendment { by, name, mut terms, revision, until } = amendment;
        let phase = self.waiting(now)?;
        let host = self.sheet.host;
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
        if revision != self.sheet.revision {
            return Err(Refused::TermsChanged);
        }
        let header = (self.line().roll)(&terms.options, terms.seats, rng)?;
        let seats = if self.is_lobby() {
            let seats = self.sitters_at(terms.seats)?;
            terms.rated &= counts(&seats);
            seats
        } else {
            seating(&terms, by, &name, rng)
        };
        let sheet = Sheet {
            host: by,
            seats,
            host_name: name,
            terms,
            header,
            phase,
            changed: now,
            revision: revision + 1,
            ..self.sheet.clone()
        };
        let table = Self::restore(self.line(), sheet)?;
        let marks_from = self.sheet.marks.len();
        Ok(Decided { table, from: 0, marks_from, before: Some(self.sheet.phase) })
    }

    /// Whether this person may change the terms now.
    ///
    /// # Errors
    /// If somebody else has to answer, or the game has begun or come to nothing.
    pub(crate) fn may_amend(&self, person: PersonId, now: Time) -> Result<(), Refused> {
        match self.waiting(now)? {
            Phase::Invited { guest, .. } if guest == person => Ok(()),
            _ if self.sheet.host == person => Ok(()),
            _ => Err(Refused::WrongPerson { whom: self.sheet.host }),
        }
    }

    /// Who sits where if the lobby has this many seats: the last free ones go first.
    fn sitters_at(&self, number: u8) -> Result<Vec<Sitter>, Refused> {
        let mut seats = self.sheet.seats.clone();
        while seats.len() > usize::from(number) {
            let free = seats.iter().rposition(|sitter| *sitter == Sitter::Free);
            seats.remove(free.ok_or(Refused::NoFreeSeat)?);
        }
        seats.resize(number.into(), Sitter::Free);
        Ok(seats)
    }
}

/// Whether a game among these could count: only people, each on one seat.
fn counts(seats: &[Sitter]) -> bool {
    let people: Vec<_> = seats.iter().filter_map(Sitter::person).collect();
    let alone = people.iter().all(|one| people.iter().filter(|other| *other == one).count() == 1);
    alone && !seats.iter().any(|sitter| matches!(sitter, Sitter::Computer { .. }))
}
