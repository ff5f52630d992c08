//! Who sits where before a game begins.

use crate::rules::{Rng, Seat};
use crate::table::{
    Against, By, Occupant, Off, PersonId, Phase, Refused, SideWish, Table, TableTerms, Time,
};

impl Table {
    /// Whether this is a lobby: an open table of a game that more than two can play.
    #[must_use]
    pub fn is_lobby(&self) -> bool {
        let (_, most) = self.info().seats;
        most > 2
            && matches!(self.record.phase, Phase::Open { .. })
            && matches!(self.record.terms.against, Against::Anyone | Against::Person { .. })
    }

    /// The phase, if the game has not begun and may still.
    pub(super) fn waiting(&self, now: Time) -> Result<Phase, Refused> {
        match self.record.phase {
            Phase::Invited { until, .. } | Phase::Open { until } if now >= until => {
                Err(Refused::Closed(Off::Expired))
            }
            phase @ (Phase::Invited { .. } | Phase::Open { .. }) => Ok(phase),
            Phase::Playing | Phase::Over(_) => Err(Refused::AlreadyStarted),
            Phase::Off(off) => Err(Refused::Closed(off)),
        }
    }

    pub(super) fn host_only(&self, by: By) -> Result<(), Refused> {
        if by == By::Person(self.record.host) || by == By::Host {
            return Ok(());
        }
        Err(Refused::WrongPerson { whom: self.record.host })
    }

    pub(super) fn sit(&mut self, seat: Seat, sitter: Occupant) {
        if let Some(place) = self.record.seats.get_mut(seat.index()) {
            *place = sitter;
            self.record.revision += 1;
        }
    }

    pub(super) fn close(&mut self, off: Off) {
        self.record.phase = Phase::Off(off);
        self.record.revision += 1;
    }

    /// The name under which a person sits here; empty for somebody who does not.
    pub(super) fn name_of(&self, person: PersonId) -> String {
        let mut names = self.record.seats.iter().filter_map(|sitter| match sitter {
            Occupant::Person { id, name } if *id == person => Some(name.clone()),
            Occupant::Person { .. }
            | Occupant::Computer { .. }
            | Occupant::Free
            | Occupant::Erased => None,
        });
        let mut mates = self.record.mates.iter().filter(|mate| mate.id == person);
        let shared = || mates.next().map(|mate| mate.name.clone());
        names.next().or_else(shared).unwrap_or_default()
    }
}

/// Who sits where at first: the host by their wish or by lot, the others after them in turn order.
pub(super) fn seating(
    terms: &TableTerms,
    host: PersonId,
    name: &str,
    rng: &mut Rng,
) -> Vec<Occupant> {
    let seats = usize::from(terms.seats);
    let own = match terms.side {
        SideWish::First => 0,
        SideWish::Last => seats - 1,
        SideWish::Random => rng.below(seats),
    };
    let me = match terms.customs.watch {
        Some(level) => Occupant::Computer { level },
        None => Occupant::Person { id: host, name: name.to_owned() },
    };
    let other = match &terms.against {
        Against::Person { id, name } => Occupant::Person { id: *id, name: name.clone() },
        Against::Anyone => Occupant::Free,
        Against::Computer { level } => Occupant::Computer { level: *level },
        Against::Alone => me.clone(),
    };
    let rest = match (&terms.against, terms.customs.computers) {
        (Against::Person { .. }, Some(level)) => Occupant::Computer { level },
        (Against::Person { .. }, None) => Occupant::Free,
        _ => other.clone(),
    };
    let mut sitters = vec![rest; seats];
    sitters[(own + 1) % seats] = other;
    sitters[own] = me;
    sitters
}
