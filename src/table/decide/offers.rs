//! Proposals and answers: draws and takebacks.

use crate::rules::{Act, Offer, Seat, SeatSet};
use crate::table::{By, Entry, Mark, PersonId, Refused, Standing, Stop, Table, Time};

impl Table {
    pub(super) fn offer(
        &mut self,
        what: Offer,
        at: Option<u32>,
        by: By,
        now: Time,
    ) -> Result<(), Refused> {
        let own = match self.player(by) {
            Ok(own) => own,
            Err(refused) => return Err(self.double_yes(what, by).unwrap_or(refused)),
        };
        if let Err(stale) = self.fresh_for(by, at) {
            return Err(self.double_yes(what, by).unwrap_or(stale));
        }
        self.may_be_proposed(what, own)?;
        if let Some(standing) = self.standing(what)
            && !own.has(standing.by)
        {
            return self.answer(what, Some(standing.number), true, by, now);
        }
        if self.offers().was_made(own, what) {
            return Err(self.double_yes(what, by).unwrap_or(Refused::OfferedAlready));
        }
        // Whoever holds several seats takes back the move they made last.
        let last = self.last_move(own).filter(|_| what == Offer::Takeback).map(|(seat, _)| seat);
        let seat = last.or_else(|| self.acting(own).ok()).or_else(|| own.iter().next());
        self.propose(seat.ok_or(Refused::NotSeated)?, what, by, now)
    }

    /// The entry that a takeback asked for by this person would take back; `None` if none can be
    /// asked for now.
    #[must_use]
    pub(crate) fn may_take_back(&self, person: PersonId) -> Option<&Entry> {
        let own = self.player(By::Person(person)).ok()?;
        let (_, ply) = self.last_move(own).filter(|_| self.has_takebacks())?;
        self.record.log.get(ply as usize)
    }

    /// The entry that stands to be taken back, and the offer.
    #[must_use]
    pub(crate) fn taking_back(&self) -> Option<(Standing, &Entry)> {
        let standing = self.standing(Offer::Takeback)?;
        let ply = self.takeback_to(standing.by)?;
        Some((standing, self.record.log.get(ply as usize)?))
    }

    /// Moves can be taken back where nothing is hidden and nothing counts, or where it was agreed.
    const fn has_takebacks(&self) -> bool {
        let terms = &self.record.terms;
        (!terms.rated || terms.customs.takebacks) && self.secrecy().allows_help()
    }

    /// The last move of one of these seats that still counts.
    fn last_move(&self, own: SeatSet) -> Option<(Seat, u32)> {
        let mut moves = self.live_entries().rev().filter(|entry| entry.by != By::Host);
        moves.find_map(|entry| match entry.act {
            Act::Move { seat, .. } if own.has(seat) => Some((seat, entry.ply)),
            _ => None,
        })
    }

    pub(super) fn answer(
        &mut self,
        what: Offer,
        number: Option<u32>,
        yes: bool,
        by: By,
        now: Time,
    ) -> Result<(), Refused> {
        let own = match self.player(by) {
            Ok(own) => own,
            Err(refused) => return Err(self.double_yes(what, by).unwrap_or(refused)),
        };
        let standing = self
            .standing(what)
            .filter(|standing| number.is_none_or(|number| number == standing.number));
        let Some(standing) = standing else {
            let done = if yes { self.double_yes(what, by) } else { self.double_no(what, by) };
            return Err(done.unwrap_or(Refused::NoSuchOffer));
        };
        if !yes {
            let seat = own.iter().next().ok_or(Refused::NotSeated)?;
            return Ok(self.append(by, now, Act::Decline { seat, what })?);
        }
        if own.has(standing.by) {
            return Err(Refused::OwnOffer);
        }
        let Some(seat) = own.iter().find(|&seat| !standing.agreed.has(seat)) else {
            return Err(self.double_yes(what, by).unwrap_or(Refused::OfferedAlready));
        };
        self.append(by, now, Act::Accept { seat, what })?;
        self.conclude(what, now)
    }

    /// Makes a proposal, and carries it out at once if nobody else has a say.
    pub(super) fn propose(
        &mut self,
        seat: Seat,
        what: Offer,
        by: By,
        now: Time,
    ) -> Result<(), Refused> {
        self.append(by, now, Act::Offer { seat, what })?;
        self.conclude(what, now)
    }

    /// Carries out what all have agreed to.
    fn conclude(&mut self, what: Offer, now: Time) -> Result<(), Refused> {
        let Some(standing) = self.standing(what) else { return Ok(()) };
        // A person's word counts for all their seats; the computer minds nothing but draws.
        let persons = standing.agreed.iter().filter_map(|seat| self.record.sitter(seat)?.person());
        let mut agreed: SeatSet = persons
            .flat_map(|person| self.record.seats_of(person).iter().collect::<Vec<_>>())
            .collect();
        agreed = agreed.iter().chain(standing.agreed.iter()).collect();
        if what != Offer::Draw {
            agreed = agreed.iter().chain(self.record.computers().iter()).collect();
        }
        if !agreed.covers(self.game().playing()) {
            return Ok(());
        }
        let act = match what {
            Offer::Draw => Act::Agree,
            Offer::Takeback => {
                let to = self.takeback_to(standing.by).ok_or(Refused::NothingToTakeBack)?;
                Act::Takeback { to }
            }
            Offer::Pause | Offer::Adjourn | Offer::Resume => {
                match what {
                    Offer::Pause => self.stop(Stop::Pause, now),
                    Offer::Adjourn => self.stop(Stop::Adjourned, now),
                    _ => self.mark(By::Host, now, Mark::Resumed),
                }
                return Ok(());
            }
        };
        self.append(By::Host, now, act)?;
        Ok(self.run_on(now)?)
    }

    fn may_be_proposed(&self, what: Offer, own: SeatSet) -> Result<(), Refused> {
        let mut takebacks = own.iter().map(|seat| self.takeback_to(seat));
        match what {
            Offer::Draw if self.game().agreed().is_none() => Err(Refused::NoAgreement),
            Offer::Takeback if !self.has_takebacks() => Err(Refused::NoTakebacks),
            Offer::Takeback if takebacks.all(|to| to.is_none()) => Err(Refused::NothingToTakeBack),
            Offer::Pause | Offer::Adjourn if self.clock().stopped().is_some() => {
                Err(Refused::StoppedAlready)
            }
            Offer::Pause | Offer::Adjourn if !self.may_stop() => Err(Refused::NoClock),
            Offer::Resume if self.clock().stopped().is_none() => Err(Refused::NotStopped),
            Offer::Draw | Offer::Takeback | Offer::Pause | Offer::Adjourn | Offer::Resume => Ok(()),
        }
    }

    /// The entry with which the last move of `seat` began that still counts.
    fn takeback_to(&self, seat: Seat) -> Option<u32> {
        self.last_move(SeatSet::one(seat)).map(|(_, ply)| ply)
    }

    fn double_yes(&self, what: Offer, by: By) -> Option<Refused> {
        let entry = self.last_by(by)?;
        let same = match entry.act {
            Act::Offer { what: said, .. } | Act::Accept { what: said, .. } => said == what,
            _ => false,
        };
        same.then_some(Refused::DoublePress { ply: entry.ply })
    }

    fn double_no(&self, what: Offer, by: By) -> Option<Refused> {
        let entry = self.last_by(by)?;
        let same = matches!(entry.act, Act::Decline { what: said, .. } if said == what);
        same.then_some(Refused::DoublePress { ply: entry.ply })
    }
}
