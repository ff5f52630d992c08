//! What decisions ask first: who it is, whether the game runs, and which position was meant.

use crate::rules::{Seat, SeatSet};
use crate::table::{By, Entry, PersonId, Phase, Refused, Table};

impl Table {
    /// The seat in which a person may move now, for a button made at position `at`. To be asked
    /// before a typed move is read.
    ///
    /// # Errors
    /// Why they may not.
    pub fn mover(&self, person: PersonId, at: Option<u32>) -> Result<Seat, Refused> {
        let by = By::Person(person);
        let own = self.player(by)?;
        self.fresh_for(by, at)?;
        self.acting(own)
    }

    /// The running game's seats of `by` that are still in play.
    pub(super) fn player(&self, by: By) -> Result<SeatSet, Refused> {
        let seats = match by {
            By::Person(person) => self.record.seats_of(person),
            By::Computer => self.record.computers(),
            By::Clock | By::Host => SeatSet::first(self.record.header.seats),
        };
        if seats.is_empty() {
            return Err(Refused::NotSeated);
        }
        self.running()?;
        let playing = self.game().playing();
        let seats: SeatSet = seats.iter().filter(|&seat| playing.has(seat)).collect();
        if seats.is_empty() { Err(Refused::OutOfGame) } else { Ok(seats) }
    }

    /// The first of these seats that may act.
    pub(super) fn acting(&self, own: SeatSet) -> Result<Seat, Refused> {
        let acting = self.game().status().acting();
        if let Some(seat) = own.iter().find(|&seat| acting.has(seat)) {
            return Ok(seat);
        }
        let whose = self.turn();
        let mine = own.iter().any(|seat| whose.has(seat));
        Err(if mine { Refused::PeriodRuns } else { Refused::NotYourTurn { whose } })
    }

    pub(super) fn running(&self) -> Result<(), Refused> {
        match self.record.phase {
            Phase::Playing => Ok(()),
            Phase::Over(_) => Err(Refused::Finished),
            Phase::Invited { .. } | Phase::Open { .. } => Err(Refused::NotStarted),
            Phase::Off(off) => Err(Refused::Closed(off)),
        }
    }

    pub(super) fn fresh(&self, at: Option<u32>) -> Result<(), Refused> {
        match at {
            Some(at) if at != self.position_number() => {
                Err(Refused::Stale { position: self.position_number() })
            }
            _ => Ok(()),
        }
    }

    /// The same for what `by` brought along. In a hidden game the number of entries tells of the
    /// others' tries, so what a person brings carries their own number.
    pub(super) fn fresh_for(&self, by: By, at: Option<u32>) -> Result<(), Refused> {
        let Some(person) = by.person().filter(|_| self.secrecy().counts_by_seat()) else {
            return self.fresh(at);
        };
        let position = self.own_number(person);
        if at.is_some_and(|at| at != position) { Err(Refused::Stale { position }) } else { Ok(()) }
    }

    /// The number on things made for this person now; see [`Table::news_number`].
    #[must_use]
    pub(crate) fn own_number(&self, person: PersonId) -> u32 {
        self.news_number(self.viewer(person))
    }

    /// The last entry that is not the host's, if it is by `by`.
    pub(super) fn last_by(&self, by: By) -> Option<&Entry> {
        let last = self.record.log.iter().rev().find(|entry| entry.by != By::Host)?;
        (last.by == by).then_some(last)
    }
}
