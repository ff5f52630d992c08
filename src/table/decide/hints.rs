//! Hints: asked of the computer, written down, counted.

use crate::rules::{Act, Seat};
use crate::table::{By, PersonId, Refused, Table, Time, changes_position};

impl Table {
    /// The seat for which a person may ask for a good move now, at this position number.
    ///
    /// # Errors
    /// Why they may not.
    pub(crate) fn hinted(&self, person: PersonId) -> Result<Seat, Refused> {
        let seat = self.mover(person, None)?;
        let record = self.record();
        let alone = record.people().len() == 1 && !record.computers().is_empty();
        if record.terms.rated || !self.secrecy().allows_help() || !alone {
            return Err(Refused::NoHints);
        }
        Ok(seat)
    }

    /// The seat that a hint would be for, if there could be one.
    pub(crate) fn hint_seat(&self) -> Option<Seat> {
        let people = self.record().people();
        people.first().and_then(|&person| self.hinted(person).ok())
    }

    /// How many hints were given so far.
    #[must_use]
    pub(crate) fn hints(&self) -> usize {
        self.record().log.iter().filter(|entry| matches!(entry.act, Act::Hint { .. })).count()
    }

    /// Whether a hint was given for the position as it stands.
    #[must_use]
    pub(crate) fn hint_stands(&self) -> bool {
        let latest = self.record().log.iter().rev();
        let mut latest = latest.take_while(|entry| !changes_position(&entry.act));
        latest.any(|entry| matches!(entry.act, Act::Hint { .. }))
    }

    pub(super) fn hint(&mut self, at: u32, by: By, now: Time) -> Result<(), Refused> {
        let seat = self.hinted(by.person().ok_or(Refused::NotSeated)?)?;
        if at != self.position_number() {
            return Err(Refused::Stale { position: self.position_number() });
        }
        Ok(self.append(by, now, Act::Hint { seat })?)
    }
}
