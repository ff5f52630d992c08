//! What time does at a table: turns are told, clocks run out, are stopped, and go on.

use crate::rules::{Act, Offer, Refusal, Rng, Seat, Status, Timeout, Viewer, Withdrawal};
use crate::table::{By, ClockTerms, Mark, PersonId, Phase, Refused, Span, Stop, Table, Time};

/// How often in a row a seat may leave its move to the lot.
const LOTS: usize = 3;

impl Table {
    /// Discord has the message that tells whose turn it is: time begins to run.
    pub(super) fn told(&mut self, position: u32, now: Time) -> Result<(), Refused> {
        self.running()?;
        self.fresh(Some(position))?;
        let seats = self.game().status().acting();
        if !self.waits_to_be_told() || seats.is_empty() {
            return Err(Refused::NotDue);
        }
        self.mark(By::Host, now, Mark::Told { position, seats });
        Ok(())
    }

    /// Whether the clock of this turn waits until Discord has its message.
    #[must_use]
    pub fn waits_to_be_told(&self) -> bool {
        let told =
            matches!(self.clock().terms(), ClockTerms::Move { .. } | ClockTerms::Bank { .. });
        told && self.record.phase == Phase::Playing && !self.clock().begun()
    }

    /// When a clock runs out, or the period ends, and whose it is; nobody's if the move of the
    /// period is made. `None` while nothing runs.
    #[must_use]
    pub fn flag(&self) -> Option<(Option<Seat>, Time)> {
        if self.record.phase != Phase::Playing {
            return None;
        }
        let (seat, at) = self.clock().next_flag()?;
        let acting = self.game().status().acting();
        match self.clock().terms() {
            ClockTerms::Period { .. } => Some((acting.iter().next(), at)),
            _ => Some((Some(seat), at)),
        }
    }

    /// Whether the time of a seat is over, so that its move comes too late.
    pub(super) fn in_time(&self, seat: Seat, now: Time) -> Result<(), Refused> {
        if matches!(self.clock().stopped(), Some((Stop::Adjourned, until)) if now < until) {
            return Err(Refused::Adjourned);
        }
        match self.flag() {
            Some((Some(late), at)) if late == seat && now >= at => Err(Refused::TimeIsUp),
            _ => Ok(()),
        }
    }

    /// What the game makes of a clock that ran out at this position. `chance` decides if it is a
    /// random move.
    pub(super) fn out_of_time(&mut self, at: u32, chance: u64, now: Time) -> Result<(), Refused> {
        self.running()?;
        self.fresh(Some(at))?;
        let (seat, ends) = self.flag().ok_or(Refused::NotDue)?;
        if now < ends {
            return Err(Refused::NotDue);
        }
        let by = By::Clock;
        match (self.game().status(), seat) {
            (Status::HandOver, _) => self.append(by, self.next_period(ends, now), Act::HandOver)?,
            (Status::ToAct(_), Some(seat)) => match self.info().timeout {
                Timeout::RandomMove if self.lots(seat) + 1 < LOTS => {
                    self.lot(seat, chance, now)?;
                }
                Timeout::Withdraw | Timeout::RandomMove => {
                    let act = Act::Withdraw { seat, why: Withdrawal::OutOfTime };
                    // Where the rules let nobody leave yet, the lot moves for them.
                    if self.append(by, now, act).is_err() {
                        self.lot(seat, chance, now)?;
                    }
                }
            },
            (Status::ToAct(_) | Status::Over(_), _) => return Err(Refused::NotDue),
        }
        Ok(self.run_on(now)?)
    }

    /// When the next period begins. Periods run by the calendar, so a late look at the clock shifts
    /// none; but where the house slept through half of one, it begins only now.
    fn next_period(&self, ends: Time, now: Time) -> Time {
        match self.clock().terms() {
            ClockTerms::Period { length, .. } if Span::between(ends, now) >= length.part(2) => now,
            _ => ends,
        }
    }

    /// How many of a seat's last moves were left to the lot.
    fn lots(&self, seat: Seat) -> usize {
        let moves = self.live_entries().rev().filter(|entry| {
            matches!(entry.act, Act::Move { seat: mover, .. } if mover == seat && entry.by != By::Host)
        });
        moves.take_while(|entry| entry.by == By::Clock).count()
    }

    /// Plays one of the moves of a seat, each as likely as any other.
    fn lot(&mut self, seat: Seat, chance: u64, now: Time) -> Result<(), Refused> {
        let notation = crate::rules::Notation::CANONICAL;
        let choices = self.seen(Viewer::Seat(seat)).choices(notation);
        let text = match choices.len() {
            0 => return Err(Refusal::new("not-a-move").into()),
            most => choices[Rng::new(chance).below(most)].text.clone(),
        };
        Ok(self.append(By::Clock, now, Act::Move { seat, text })?)
    }

    /// Gives an opponent time: the one who is to act, or the only one there is.
    pub(super) fn give_time(&mut self, by: By, now: Time) -> Result<(), Refused> {
        let own = self.player(by)?;
        let time = self.clock().terms().gift().ok_or(Refused::NoClock)?;
        let others: Vec<_> = self.game().playing().iter().filter(|&seat| !own.has(seat)).collect();
        let acting = self.game().status().acting();
        let to = match others.as_slice() {
            [only] => Some(*only),
            several => several.iter().copied().find(|&seat| acting.has(seat)),
        };
        let to = to.ok_or(Refused::NoClock)?;
        self.mark(by, now, Mark::Gift { to, time });
        Ok(())
    }

    /// The last gift of time: to whom, and how much.
    #[must_use]
    pub(crate) fn last_gift(&self) -> Option<(Seat, Span)> {
        self.record.marks.iter().rev().find_map(|marked| match marked.mark {
            Mark::Gift { to, time } => Some((to, time)),
            _ => None,
        })
    }

    /// Lets time go on: whoever wants it ends a pause, all together an adjournment, and both end by
    /// themselves.
    pub(super) fn resume(&mut self, by: By, now: Time) -> Result<(), Refused> {
        self.running()?;
        let (stop, until) = self.clock().stopped().ok_or(Refused::NotStopped)?;
        match (by, stop) {
            (By::Clock | By::Host, _) if now < until => return Err(Refused::NotDue),
            (By::Person(_) | By::Computer, Stop::Adjourned) => {
                return self.offer(Offer::Resume, None, by, now);
            }
            (By::Person(_) | By::Computer, Stop::Pause) => {
                self.player(by)?;
            }
            (By::Clock | By::Host, _) => {}
        }
        self.mark(by, now, Mark::Resumed);
        Ok(())
    }

    /// A player goes on holiday, or comes back.
    pub(super) fn holiday(
        &mut self,
        person: PersonId,
        until: Option<Time>,
        now: Time,
    ) -> Result<(), Refused> {
        self.running()?;
        let seats = self.record.seats_of(person);
        if seats.is_empty() {
            return Err(Refused::NotSeated);
        }
        if !self.clock().terms().slow() {
            return Err(Refused::NoClock);
        }
        for seat in seats.iter() {
            let mark = match until {
                Some(until) => Mark::Holiday { seat, until },
                None => Mark::Back { seat },
            };
            self.mark(By::Person(person), now, mark);
        }
        Ok(())
    }

    /// The player whose clock runs is reminded.
    pub(super) fn remind(&mut self, at: u32, nth: u8, now: Time) -> Result<(), Refused> {
        self.running()?;
        self.fresh(Some(at))?;
        if self.clock().calls().reminded + 1 != nth {
            return Err(Refused::NotDue);
        }
        self.mark(By::Clock, now, Mark::Reminded { position: at });
        Ok(())
    }

    /// A player is told of their turn after their quiet hours.
    pub(super) fn wake(&mut self, at: u32, seat: Seat, now: Time) -> Result<(), Refused> {
        self.running()?;
        self.fresh(Some(at))?;
        if self.clock().calls().woken.has(seat) {
            return Err(Refused::NotDue);
        }
        self.mark(By::Clock, now, Mark::Woken { seat, position: at });
        Ok(())
    }

    /// A player wants to hear no more of their turn.
    pub(super) fn mute(&mut self, by: By, now: Time) -> Result<(), Refused> {
        let own = self.player(by)?;
        let whose = self.turn();
        let seats: Vec<_> = own.iter().filter(|&seat| whose.has(seat)).collect();
        if seats.is_empty() {
            return Err(Refused::NotYourTurn { whose });
        }
        let position = self.position_number();
        for seat in seats {
            self.mark(by, now, Mark::Muted { seat, position });
        }
        Ok(())
    }

    /// The house was away: periods become longer by it.
    pub(super) fn outage(&mut self, since: Time, now: Time) -> Result<(), Refused> {
        self.running()?;
        if !matches!(self.clock().terms(), ClockTerms::Period { .. }) {
            return Err(Refused::NoClock);
        }
        self.mark(By::Host, now, Mark::Outage { since });
        Ok(())
    }
}
