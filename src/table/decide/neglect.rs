//! Games without a clock in which nobody moves: who waits, what they may do, and the end of it.

use crate::rules::{Act, Seat, SeatSet, Status, Withdrawal};
use crate::table::{
    By, End, InactivityPolicy, Mark, Occupant, PersonId, Phase, Refused, Span, Table, Time, Wish,
};

impl Table {
    /// Since when nobody has moved; `None` if a clock sees to that, if the game is adjourned, and
    /// unless it runs.
    #[must_use]
    pub(crate) fn inactive_since(&self) -> Option<Time> {
        let seen_to = self.clock().terms().ticks() || self.clock().stopped().is_some();
        if self.record.phase != Phase::Playing || seen_to {
            return None;
        }
        Some(self.clock().inactivity().since.unwrap_or(self.record.created))
    }

    pub(super) fn person_in(&self, seat: Seat) -> Option<PersonId> {
        self.record.sitter(seat).and_then(Occupant::person)
    }

    /// The seats of people whose move is waited for.
    #[must_use]
    pub fn waited_for(&self) -> SeatSet {
        self.turn().iter().filter(|&seat| self.person_in(seat).is_some()).collect()
    }

    /// Those who wait for a move of somebody else, each once, in seat order.
    #[must_use]
    pub fn waiters(&self) -> Vec<PersonId> {
        let late: Vec<_> = self.waited_for().iter().filter_map(|s| self.person_in(s)).collect();
        let mut waiting = Vec::new();
        for person in self.game().playing().iter().filter_map(|seat| self.person_in(seat)) {
            if !late.is_empty() && !late.contains(&person) && !waiting.contains(&person) {
                waiting.push(person);
            }
        }
        waiting
    }

    /// When those who wait are told that they may end the game; `None` once they were.
    #[must_use]
    pub(crate) fn neglect_at(&self, waits: &InactivityPolicy) -> Option<Time> {
        let (since, waits) = (self.inactive_since()?, self.waits(waits));
        let told = self.clock().inactivity().told.is_some();
        (!told && !self.waiters().is_empty()).then(|| since.plus(waits.neglect.0))
    }

    /// When the game is closed: some time after those who wait were told, or once nobody has moved
    /// for long where nobody waits.
    #[must_use]
    pub(crate) fn close_at(&self, waits: &InactivityPolicy) -> Option<Time> {
        let (since, waits) = (self.inactive_since()?, self.waits(waits));
        let inactivity = self.clock().inactivity();
        match inactivity.told.max(inactivity.nudged) {
            Some(told) => Some(told.plus(waits.close.minus(waits.neglect).0)),
            None if self.waiters().is_empty() => Some(since.plus(waits.close.0)),
            None => None,
        }
    }

    /// Those who wait are told that they may end the game.
    pub(super) fn neglected(&mut self, waits: &InactivityPolicy, now: Time) -> Result<(), Refused> {
        self.running()?;
        if self.neglect_at(waits).is_none_or(|at| now < at) {
            return Err(Refused::NotDue);
        }
        self.mark(By::Clock, now, Mark::Neglected);
        Ok(())
    }

    /// Nobody moved: the game is closed.
    pub(super) fn close_neglected(
        &mut self,
        waits: &InactivityPolicy,
        now: Time,
    ) -> Result<(), Refused> {
        self.running()?;
        if self.close_at(waits).is_none_or(|at| now < at) {
            return Err(Refused::NotDue);
        }
        self.record.phase = Phase::Over(End::Closed);
        Ok(())
    }

    /// The place of the game could not be reached for long: it is closed.
    pub(super) fn unreachable(&mut self) -> Result<(), Refused> {
        self.running()?;
        self.record.phase = Phase::Over(End::Unreachable);
        Ok(())
    }

    /// Somebody who may end the game, because they wait and were told so.
    fn waiter(&self, by: By) -> Result<(PersonId, Seat), Refused> {
        let own = self.player(by)?;
        let person = by.person().ok_or(Refused::NotSeated)?;
        if self.inactive_since().is_none() || self.clock().inactivity().told.is_none() {
            return Err(Refused::NotDue);
        }
        if !self.waiters().contains(&person) {
            return Err(Refused::NotWaiting);
        }
        Ok((person, own.iter().next().ok_or(Refused::NotSeated)?))
    }

    /// How many of those who wait want this end, and how many wait.
    #[must_use]
    pub(crate) fn wished(&self, wish: Wish) -> (usize, usize) {
        let waiting = self.waiters();
        let votes = self.clock().inactivity().votes(wish);
        let voted =
            |&&person: &&PersonId| self.record.seats_of(person).iter().any(|seat| votes.has(seat));
        (waiting.iter().filter(voted).count(), waiting.len())
    }

    /// Whether the computer may play on for those who do not move.
    #[must_use]
    pub(crate) fn may_substitute(&self) -> bool {
        self.secrecy().allows_help() && (self.record.header.seats > 2 || self.in_setup())
    }

    /// How long the house waits at this table: as was agreed for it, or as everywhere.
    #[must_use]
    pub(crate) fn waits(&self, house: &InactivityPolicy) -> InactivityPolicy {
        let Some(days) = self.record.terms.customs.limit else { return *house };
        let neglect = Span::DAY.times(days.into());
        let close = neglect.plus(house.close.minus(house.neglect));
        InactivityPolicy { neglect, close, ..*house }
    }

    /// One of those who wait wants an end: it comes when most of them want the same.
    pub(super) fn wish(&mut self, wish: Wish, by: By, now: Time) -> Result<(), Refused> {
        let (_, seat) = self.waiter(by)?;
        if wish == Wish::Substitute && !self.may_substitute() {
            return Err(Refused::OnlyResign);
        }
        let late = self.waited_for();
        self.mark(by, now, Mark::Voted { seat, wish });
        let (votes, of) = self.wished(wish);
        if votes * 2 <= of {
            return Ok(());
        }
        match wish {
            Wish::Close => self.record.phase = Phase::Over(End::Closed),
            Wish::Substitute => self.substitute_for(late, By::Clock, now),
            // Where the rules let nobody leave yet, the computer plays on for them.
            Wish::Win if self.in_setup() => self.substitute_for(late, By::Clock, now),
            Wish::Win => {
                for seat in late.iter() {
                    if matches!(self.game().status(), Status::Over(_)) {
                        break;
                    }
                    let act = Act::Withdraw { seat, why: Withdrawal::Removed };
                    self.append(by, now, act)?;
                }
                self.run_on(now)?;
            }
        }
        Ok(())
    }

    /// One of those who wait has the others reminded.
    pub(super) fn nudge(&mut self, by: By, now: Time) -> Result<(), Refused> {
        self.waiter(by)?;
        if self.clock().inactivity().nudged.is_some() {
            return Err(Refused::RemindedAlready);
        }
        self.mark(by, now, Mark::Nudged);
        Ok(())
    }

    /// Who had the others reminded.
    #[must_use]
    pub(crate) fn last_nudger(&self) -> Option<PersonId> {
        let nudge = self.record.marks.iter().rev().find(|marked| marked.mark == Mark::Nudged)?;
        nudge.by.person()
    }

    /// A player wants to go on with a game that was closed.
    pub(super) fn reopen(&mut self, by: By, now: Time) -> Result<(), Refused> {
        let person = by.person().ok_or(Refused::NotSeated)?;
        if self.record.seats_of(person).is_empty() {
            return Err(Refused::NotSeated);
        }
        match self.record.phase {
            Phase::Over(End::Closed | End::Unreachable) => {}
            Phase::Over(_) => return Err(Refused::Finished),
            _ => return Err(Refused::NotDue),
        }
        self.record.phase = Phase::Playing;
        self.mark(by, now, Mark::Reopened);
        Ok(())
    }
}
