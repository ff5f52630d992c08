//! Moves, resignation, claims, and what ends a game from outside.

use crate::rules::{Act, Offer, Seat, Viewer, Withdrawal};
use crate::table::{
    By, End, Entry, PersonId, Phase, Refused, Table, Time, Venue, changes_position,
};

/// From this many moves on a game can no longer be called off.
pub(crate) const CALL_OFF_BEFORE: usize = 2;

impl Table {
    pub(super) fn play(
        &mut self,
        text: &str,
        at: Option<u32>,
        draw: bool,
        by: By,
        now: Time,
    ) -> Result<(), Refused> {
        let seat = match self.may_play(by, at) {
            Ok(seat) => seat,
            Err(refused) => return Err(self.double_move(text, at, by).unwrap_or(refused)),
        };
        self.in_time(seat, now)?;
        // An offer made just before one's own move is meant for the position after it.
        let draw = draw || self.standing(Offer::Draw).is_some_and(|offer| offer.by == seat);
        self.append(by, now, Act::Move { seat, text: text.to_owned() })?;
        self.run_on(now)?;
        if draw && self.record.phase == Phase::Playing && self.game().agreed().is_some() {
            self.propose(seat, Offer::Draw, by, now)?;
        }
        Ok(())
    }

    pub(super) fn resign(&mut self, by: By, now: Time) -> Result<(), Refused> {
        let own = match self.player(by) {
            Ok(own) => own,
            Err(refused) => {
                let done =
                    self.last_by(by).filter(|entry| matches!(entry.act, Act::Withdraw { .. }));
                return Err(done.map_or(refused, |entry| Refused::DoublePress { ply: entry.ply }));
            }
        };
        let seat = self.acting(own).ok().or_else(|| own.iter().next()).ok_or(Refused::NotSeated)?;
        self.withdraw(seat, Withdrawal::Resigned, by, now)
    }

    pub(super) fn claim(
        &mut self,
        key: &str,
        after: Option<&str>,
        at: Option<u32>,
        by: By,
        now: Time,
    ) -> Result<(), Refused> {
        let seat = match self.may_play(by, at) {
            Ok(seat) => seat,
            Err(refused) => {
                let done = self.last_by(by).filter(|entry| matches!(entry.act, Act::Claim { .. }));
                return Err(done.map_or(refused, |entry| Refused::DoublePress { ply: entry.ply }));
            }
        };
        self.in_time(seat, now)?;
        let (key, after) = (key.to_owned(), after.map(str::to_owned));
        self.append(by, now, Act::Claim { seat, key, after })?;
        Ok(self.run_on(now)?)
    }

    pub(super) fn hand_over(&mut self, by: By, now: Time) -> Result<(), Refused> {
        self.running()?;
        self.append(by, now, Act::HandOver)?;
        Ok(self.run_on(now)?)
    }

    pub(super) fn call_off(&mut self, by: By, _now: Time) -> Result<(), Refused> {
        self.player(by)?;
        let by = by.person().ok_or(Refused::NotSeated)?;
        if !self.may_call_off(by) {
            return Err(Refused::TooLate);
        }
        self.record.phase = Phase::Over(End::CalledOff { by });
        Ok(())
    }

    /// Whether a player may call the game off: while it is so young that all may, and while it is set
    /// up and nobody can resign, its host, or either of two.
    #[must_use]
    pub(crate) fn may_call_off(&self, person: PersonId) -> bool {
        let host = self.record.host == person || self.record.header.seats == 2;
        self.may_be_called_off() || host && self.in_setup()
    }

    /// Whether the game is so young that it can be called off. In a hidden game nobody is to learn
    /// from this how often somebody has tried: there periods count, which all know.
    #[must_use]
    fn may_be_called_off(&self) -> bool {
        if self.secrecy().counts_by_seat() {
            self.news_number(Viewer::Public) < CALL_OFF_BEFORE as u32
        } else {
            self.moves_made() < CALL_OFF_BEFORE
        }
    }

    /// Whether the computer plays all sides for somebody who watches.
    #[must_use]
    pub(crate) const fn is_watched(&self) -> bool {
        self.record.terms.customs.watch.is_some()
    }

    /// Whoever had the computer play all sides has seen enough.
    pub(super) fn stop_watching(&mut self, by: By) -> Result<(), Refused> {
        self.running()?;
        if !self.is_watched() {
            return Err(Refused::NotSeated);
        }
        self.host_only(by)?;
        self.record.phase = Phase::Over(End::CalledOff { by: self.record.host });
        Ok(())
    }

    pub(super) fn force_end(&mut self, name: &str, by: By) -> Result<(), Refused> {
        self.running()?;
        let by = by.person().ok_or(Refused::NotSeated)?;
        self.record.phase = Phase::Over(End::ForceEnded { by });
        self.record.ended_by = Some(name.to_owned());
        Ok(())
    }

    pub(super) fn remove(&mut self, seat: Seat, now: Time) -> Result<(), Refused> {
        if let Phase::Open { .. } = self.record.phase {
            return self.stand_up(seat, now);
        }
        self.running()?;
        self.withdraw(seat, Withdrawal::Removed, By::Host, now)
    }

    /// The house may move a game; a person must be a player of it.
    pub(super) fn relocate(&mut self, venue: Venue, by: By) -> Result<(), Refused> {
        if by != By::Host {
            self.player(by)?;
        }
        self.record.venue = venue;
        Ok(())
    }

    fn withdraw(&mut self, seat: Seat, why: Withdrawal, by: By, now: Time) -> Result<(), Refused> {
        self.append(by, now, Act::Withdraw { seat, why })?;
        Ok(self.run_on(now)?)
    }

    fn may_play(&self, by: By, at: Option<u32>) -> Result<Seat, Refused> {
        let own = self.player(by)?;
        self.fresh_for(by, at)?;
        self.acting(own)
    }

    /// The success again, if this is a move the same person has just made: at the position the
    /// button was made for, or else as the last act of a player.
    fn double_move(&self, text: &str, at: Option<u32>, by: By) -> Option<Refused> {
        let entry = match at {
            Some(at) if self.secrecy().counts_by_seat() => self.own_entry(by.person()?, at),
            Some(at) => {
                let mut changes =
                    self.record.log.iter().filter(|entry| changes_position(&entry.act));
                changes.nth(at as usize).filter(|entry| entry.by == by)
            }
            None => self.last_by(by),
        }?;
        let same = matches!(&entry.act, Act::Move { text: played, .. } if played == text);
        same.then_some(Refused::DoublePress { ply: entry.ply })
    }

    /// What a person did in a hidden game when their own number was this.
    fn own_entry(&self, person: PersonId, at: u32) -> Option<&Entry> {
        let seat = self.viewer(person).seat()?;
        let mut number = 0;
        self.live_entries().find(|entry| {
            let before = number;
            number += u32::from(self.reached(entry, seat));
            before == at && entry.by == By::Person(person)
        })
    }
}
