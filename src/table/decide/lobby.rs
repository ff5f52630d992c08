//! Lobbies: a game for more than two gathers people and computers before it starts.

use crate::rules::{Rng, Seat};
use crate::table::{By, Mark, Occupant, Off, PersonId, Phase, Refused, TOP_LEVEL, Table, Time};

impl Table {
    /// Whether lots are drawn for the seats at the start.
    #[must_use]
    pub(crate) const fn draws_lots(&self) -> bool {
        self.record.terms.customs.drawn
    }

    /// Whether enough seats are taken to start.
    #[must_use]
    pub(crate) fn may_start(&self) -> bool {
        let taken = self.record.seats.len() - self.record.free().len() as usize;
        taken >= usize::from(self.info().seats.0)
    }

    /// The lobby, if it may still be changed.
    fn lobby(&self, now: Time) -> Result<(), Refused> {
        self.waiting(now)?;
        if self.is_lobby() { Ok(()) } else { Err(Refused::NoFreeSeat) }
    }

    fn seen_at(&self, revision: Option<u32>) -> Result<(), Refused> {
        match revision {
            Some(revision) if revision != self.record.revision => Err(Refused::TermsChanged),
            _ => Ok(()),
        }
    }

    pub(super) fn join_again(&mut self, name: &str, by: By, now: Time) -> Result<(), Refused> {
        self.lobby(now)?;
        let id = by.person().ok_or(Refused::NotSeated)?;
        if self.record.seats_of(id).is_empty() {
            return Err(Refused::NotSeated);
        }
        let seat = self.record.free().iter().next().ok_or(Refused::NoFreeSeat)?;
        // Who plays on two sides plays for nobody's rating.
        self.record.terms.rated = false;
        self.sit(seat, Occupant::Person { id, name: name.to_owned() });
        Ok(())
    }

    pub(super) fn leave(&mut self, by: By, now: Time) -> Result<(), Refused> {
        self.lobby(now)?;
        let person = by.person().ok_or(Refused::NotSeated)?;
        let own = self.record.seats_of(person);
        let Some(first) = own.iter().next() else { return Err(Refused::NotSeated) };
        if person == self.record.host {
            let Some(next) = self.next_person(first, person) else {
                self.close(Off::Withdrawn);
                return Ok(());
            };
            self.record.host_name = self.name_of(next);
            self.record.host = next;
        }
        own.iter().for_each(|seat| self.sit(seat, Occupant::Free));
        Ok(())
    }

    /// The person, other than this one, who sits next after a seat.
    fn next_person(&self, after: Seat, but: PersonId) -> Option<PersonId> {
        let seats = self.record.seats.len();
        let round = (1..=seats).map(|step| (after.index() + step) % seats);
        let mut people = round.filter_map(|seat| self.record.seats.get(seat)?.person());
        people.find(|&person| person != but)
    }

    pub(super) fn seat_computer(&mut self, level: u8, by: By, now: Time) -> Result<(), Refused> {
        self.lobby(now)?;
        self.host_only(by)?;
        if !(1..=TOP_LEVEL).contains(&level) {
            return Err(Refused::Level(level));
        }
        let seat = self.record.free().iter().next().ok_or(Refused::NoFreeSeat)?;
        // Only games between people count.
        self.record.terms.rated = false;
        self.sit(seat, Occupant::Computer { level });
        Ok(())
    }

    /// Empties a seat, or takes an empty one away.
    pub(super) fn clear_seat(
        &mut self,
        seat: Seat,
        revision: Option<u32>,
        by: By,
        now: Time,
    ) -> Result<(), Refused> {
        self.lobby(now)?;
        self.host_only(by)?;
        self.seen_at(revision)?;
        match self.record.sitter(seat) {
            None => Err(Refused::NoFreeSeat),
            Some(Occupant::Free) => {
                if self.record.seats.len() <= usize::from(self.info().seats.0) {
                    return Err(Refused::NoFreeSeat);
                }
                let mut seats = self.record.seats.clone();
                seats.remove(seat.index());
                self.reseat(seats, &mut Rng::new(u64::from(self.record.id.bits())))
            }
            Some(sitter) if sitter.person() == Some(self.record.host) => {
                Err(Refused::AlreadySeated)
            }
            Some(_) => {
                self.sit(seat, Occupant::Free);
                Ok(())
            }
        }
    }

    pub(super) fn start(
        &mut self,
        revision: Option<u32>,
        chance: u64,
        by: By,
        now: Time,
    ) -> Result<(), Refused> {
        self.lobby(now)?;
        self.host_only(by)?;
        self.seen_at(revision)?;
        if !self.may_start() {
            return Err(Refused::TooFew { least: self.info().seats.0 });
        }
        let mut rng = Rng::new(chance);
        let mut seats = self.record.seats.clone();
        seats.retain(|sitter| *sitter != Occupant::Free);
        if self.draws_lots() {
            for last in (1..seats.len()).rev() {
                seats.swap(last, rng.below(last + 1));
            }
        }
        self.reseat(seats, &mut rng)?;
        self.record.phase = Phase::Playing;
        self.mark(By::Host, now, Mark::Begun);
        Ok(self.run_on(now)?)
    }

    /// Seats these at a table of their number; the setup is made anew if that number changed.
    fn reseat(&mut self, seats: Vec<Occupant>, rng: &mut Rng) -> Result<(), Refused> {
        let mut record = self.record.clone();
        let number = seats.len() as u8;
        if number != record.header.seats {
            record.header = (self.line().roll)(&record.terms.options, number, rng)?;
        }
        record.terms.seats = number;
        record.seats = seats;
        record.revision += 1;
        *self = self.with_record(record)?;
        Ok(())
    }
}
