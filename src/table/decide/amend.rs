//! Other terms for a game that has not begun.

use super::begin::seating;
use crate::rules::Rng;
use crate::table::{
    Against, Decided, PersonId, Phase, Refused, Sheet, Sitter, Table, TableTerms, Time,
};

/// Other terms for an invitation.
#[derive(Clone, Debug)]
pub struct Amendment {
    /// Who proposes them: the host, or the person who was asked.
    pub by: PersonId,
    /// The name he goes by.
    pub name: String,
    /// The terms as he sees them: the side is his own wish. The game and the opponent stay.
    pub terms: TableTerms,
    /// The revision he saw.
    pub revision: u32,
    /// When the invitation lapses from now on.
    pub until: Time,
}

impl Table {
    /// Changes the terms of a game that has not begun. From the person who was asked it is a
    /// counter-offer: he becomes the host, and the host is asked. Whoever had sat down beside the
    /// host sits down anew. As with [`Table::open`], all chance is spent here.
    ///
    /// # Errors
    /// If he may not, the terms changed meanwhile, the invitation is settled, or the game's options
    /// do not fit together.
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
        let sheet = Sheet {
            host: by,
            seats: seating(&terms, by, &name, rng),
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
    /// Why not.
    pub fn may_amend(&self, person: PersonId, now: Time) -> Result<(), Refused> {
        match self.waiting(now)? {
            Phase::Invited { guest, .. } if guest == person => Ok(()),
            _ if self.sheet.host == person => Ok(()),
            _ => Err(Refused::WrongPerson { whom: self.sheet.host }),
        }
    }

    fn name_of(&self, person: PersonId) -> String {
        let mut names = self.sheet.seats.iter().filter_map(|sitter| match sitter {
            Sitter::Person { id, name } if *id == person => Some(name.clone()),
            Sitter::Person { .. } | Sitter::Computer { .. } | Sitter::Free | Sitter::Erased => None,
        });
        names.next().unwrap_or_default()
    }
}
