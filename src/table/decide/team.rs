//! Shared seats: several people play one side, any of them may move, and the log keeps who did.

use crate::rules::Seat;
use crate::table::{By, Occupant, PersonId, Phase, Refused, Table, Teammate};

/// How many people may play one seat: as many as a turn pings.
const TEAM_MOST: usize = 5;

impl Table {
    /// The seat that this person may open for others: their own, in a casual game without secrets.
    #[must_use]
    pub(crate) fn may_share(&self, person: PersonId) -> Option<Seat> {
        let open = self.record.phase == Phase::Playing
            && !self.record.terms.rated
            && self.secrecy().allows_help();
        let mut seats = self.game().playing().iter();
        seats.find(|&seat| {
            open && self.record.sitter(seat).and_then(Occupant::person) == Some(person)
        })
    }

    /// The people who play a seat, its sitter first.
    #[must_use]
    pub(crate) fn team(&self, seat: Seat) -> Vec<PersonId> {
        let sitter = self.record.sitter(seat).and_then(Occupant::person);
        let mates = self.record.mates.iter().filter(|mate| mate.seat == seat).map(|mate| mate.id);
        let mates = mates.filter(|&mate| Some(mate) != sitter);
        sitter.into_iter().chain(mates).collect()
    }

    pub(super) fn share(&mut self, by: By) -> Result<(), Refused> {
        let id = by.person().ok_or(Refused::NotSeated)?;
        self.player(by)?;
        let seat = self.may_share(id).ok_or(Refused::NotShared)?;
        // The sitter among their own mates says that the seat is open.
        if !self.is_shared(seat) {
            self.record.mates.push(Teammate { seat, id, name: self.sitting(seat) });
        }
        Ok(())
    }

    pub(super) fn join_team(&mut self, seat: Seat, name: &str, by: By) -> Result<(), Refused> {
        let id = by.person().ok_or(Refused::NotSeated)?;
        self.running()?;
        if !self.is_shared(seat) || !self.game().playing().has(seat) {
            return Err(Refused::NotShared);
        }
        if !self.record.seats_of(id).is_empty() {
            return Err(Refused::AlreadySeated);
        }
        if self.team(seat).len() >= TEAM_MOST {
            return Err(Refused::NoFreeSeat);
        }
        self.record.mates.push(Teammate { seat, id, name: name.to_owned() });
        Ok(())
    }

    fn is_shared(&self, seat: Seat) -> bool {
        let sitter = self.record.sitter(seat).and_then(Occupant::person);
        self.record.mates.iter().any(|mate| mate.seat == seat && Some(mate.id) == sitter)
    }

    fn sitting(&self, seat: Seat) -> String {
        match self.record.sitter(seat) {
            Some(Occupant::Person { name, .. }) => name.clone(),
            Some(Occupant::Computer { .. } | Occupant::Free | Occupant::Erased) | None => {
                String::new()
            }
        }
    }
}
