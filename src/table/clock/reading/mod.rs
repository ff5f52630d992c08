//! A clock: the fold of a log's times and marks.

use super::{Calendar, ClockTerms, Inactivity, Mark, Marked, Pace, Span, Stop, Weekends};
use crate::rules::{Act, Seat, SeatSet};
use crate::table::{By, Entry, Time};

/// Within this much, time that runs backwards stands still until it has caught up; beyond it the
/// earlier reading is believed.
const STEADY: Span = Span::DAY;
/// No bank grows beyond this.
const BANK_MOST: Span = Span::DAY.times(60);

/// The clock of a table. Asked with the present moment; never takes time that did not pass, whatever
/// the moments say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    terms: ClockTerms,
    banks: Vec<Span>,
    /// Holidays, by seat.
    holidays: Vec<Vec<(Time, Time)>>,
    outages: Vec<(Time, Time)>,
    turn: Turn,
    stop: Option<(Stop, Time)>,
    inactivity: Inactivity,
    calls: Calls,
    /// The latest moment that was seen.
    latest: Option<Time>,
}

/// How its players were told of the present turn since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calls {
    /// How often somebody was reminded.
    pub(crate) reminded: u8,
    /// Who was told after their quiet hours.
    pub(crate) woken: SeatSet,
    /// Who wants to hear no more of it.
    pub(crate) muted: SeatSet,
}

/// The present turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Turn {
    /// The seats whose time it is.
    seats: SeatSet,
    /// When they were told, or when the period began; `None` until then.
    since: Option<Time>,
    /// What the turn has taken before the last stop, by the calendar of the first seat.
    used: Span,
    /// Since when it runs; `None` before it was told and while it is stopped.
    running: Option<Time>,
}

impl Clock {
    /// A clock before the game.
    #[must_use]
    pub(crate) fn new(terms: ClockTerms, seats: u8) -> Self {
        Self {
            terms,
            banks: vec![terms.bank(); seats.into()],
            holidays: vec![Vec::new(); seats.into()],
            outages: Vec::new(),
            turn: Turn::default(),
            stop: None,
            inactivity: Inactivity::default(),
            calls: Calls::default(),
            latest: None,
        }
    }

    #[must_use]
    pub(crate) const fn terms(&self) -> ClockTerms {
        self.terms
    }

    /// The moment as this clock takes it.
    fn steady(&mut self, at: Time) -> Time {
        let at = match self.latest {
            Some(latest) if at < latest && Span::between(at, latest) <= STEADY => latest,
            _ => at,
        };
        self.latest = Some(at);
        at
    }

    /// Takes notice of an entry. `turns` says whether a new turn begins with it; `acting` who acts
    /// then.
    pub(in crate::table) fn entry(&mut self, entry: &Entry, turns: bool) {
        let at = self.steady(entry.at);
        if !turns {
            return;
        }
        let taken = self.taken(self.turn.seats.iter().next(), at);
        match entry.act {
            Act::Move { seat, .. } if entry.by != By::Host => self.charge(seat, taken, true),
            // The turn ends without a move of theirs: their time is gone all the same.
            _ => self.turn.seats.iter().for_each(|seat| self.charge(seat, taken, false)),
        }
        self.begin_turn(at);
    }

    fn begin_turn(&mut self, at: Time) {
        self.stop = None;
        self.inactivity = Inactivity::from(at);
        self.turn = Turn::default();
        self.calls = Calls::default();
        if matches!(self.terms, ClockTerms::Period { .. }) {
            self.turn.since = Some(at);
            self.turn.running = Some(at);
        }
    }

    /// Takes a turn's time off a seat.
    fn charge(&mut self, seat: Seat, taken: Span, moved: bool) {
        let Some(bank) = self.banks.get_mut(seat.index()) else { return };
        *bank = match self.terms {
            ClockTerms::Move { limit, .. } => bank.minus(taken.minus(limit)),
            ClockTerms::Bank { increment, .. } if moved => {
                bank.minus(taken).plus(increment).min(BANK_MOST)
            }
            ClockTerms::Bank { .. } => bank.minus(taken),
            ClockTerms::None | ClockTerms::Period { .. } => *bank,
        };
    }

    /// Takes notice of a mark.
    pub(in crate::table) fn mark(&mut self, marked: &Marked) {
        let at = self.steady(marked.at);
        self.inactivity.mark(marked, at);
        match marked.mark {
            Mark::Begun => self.begin_turn(at),
            Mark::Told { seats, .. } => {
                if self.turn.since.is_none() && !matches!(self.terms, ClockTerms::Period { .. }) {
                    self.turn.seats = seats;
                    self.turn.since = Some(at);
                    self.turn.running = self.stop.is_none().then_some(at);
                }
            }
            Mark::Stopped { stop, until } => {
                self.turn.used = self.taken(self.turn.seats.iter().next(), at);
                self.turn.running = None;
                self.stop = Some((stop, until));
            }
            Mark::Resumed => {
                if let Some((_, until)) = self.stop.take() {
                    // If the house slept past the end, time went on all the same.
                    self.turn.running = self.turn.since.map(|_| at.min(until));
                }
            }
            Mark::Gift { to, time } => {
                if let Some(bank) = self.banks.get_mut(to.index()) {
                    *bank = bank.plus(time).min(BANK_MOST);
                }
            }
            Mark::Holiday { seat, until } => {
                if let Some(holidays) = self.holidays.get_mut(seat.index())
                    && self.terms.slow()
                {
                    holidays.push((at, until));
                }
            }
            Mark::Back { seat } => {
                let holidays = self.holidays.get_mut(seat.index());
                for (_, until) in holidays.into_iter().flatten() {
                    *until = at.min(*until);
                }
            }
            Mark::Outage { since } => {
                if matches!(self.terms, ClockTerms::Period { .. }) {
                    self.outages.push((since, at));
                }
            }
            Mark::Reminded { .. } => {
                self.calls.reminded = self.calls.reminded.saturating_add(1);
            }
            Mark::Woken { seat, .. } => self.calls.woken = self.calls.woken.with(seat),
            Mark::Muted { seat, .. } => self.calls.muted = self.calls.muted.with(seat),
            Mark::Neglected
            | Mark::Nudged
            | Mark::Voted { .. }
            | Mark::Reopened
            | Mark::Left { .. } => {}
        }
    }

    /// When a seat's clock stands still.
    fn calendar(&self, seat: Option<Seat>) -> Calendar<'_> {
        if matches!(self.terms, ClockTerms::Period { .. }) {
            return Calendar { weekends: Weekends::Count, rests: &self.outages };
        }
        let rests = seat.and_then(|seat| self.holidays.get(seat.index()));
        Calendar { weekends: self.terms.weekends(), rests: rests.map_or(&[], Vec::as_slice) }
    }

    /// How much the present turn has taken.
    fn taken(&self, seat: Option<Seat>, now: Time) -> Span {
        let running = self.turn.running;
        let since = running.map_or(Span::ZERO, |since| self.calendar(seat).counted(since, now));
        self.turn.used.plus(since)
    }

    /// What a seat has for the present turn in all.
    fn allowance(&self, seat: Seat) -> Option<Span> {
        let bank = self.banks.get(seat.index()).copied()?;
        match self.terms {
            ClockTerms::None => None,
            ClockTerms::Move { limit, .. } => Some(limit.plus(bank)),
            ClockTerms::Bank { .. } => Some(bank),
            ClockTerms::Period { length, .. } => Some(length),
        }
    }

    /// What a seat has left; `None` without a clock. For a seat that is not to act this is what its
    /// next turn begins with.
    #[must_use]
    pub fn left(&self, seat: Seat, now: Time) -> Option<Span> {
        let whole = self.allowance(seat)?;
        let period = matches!(self.terms, ClockTerms::Period { .. });
        let mine = period || self.turn.seats.has(seat);
        Some(if mine { whole.minus(self.taken(Some(seat), now)) } else { whole })
    }

    /// When the time of a seat that is to act runs out, if nothing happens until then. `None` while
    /// it does not run.
    #[must_use]
    pub(crate) fn expires(&self, seat: Seat) -> Option<Time> {
        self.passes(seat, Span::ZERO)
    }

    /// When the time of a seat would run out if it began to run now.
    #[must_use]
    pub(crate) fn would_expire(&self, seat: Seat, now: Time) -> Time {
        let whole = self.allowance(seat).unwrap_or_default();
        self.calendar(Some(seat)).after(now, whole.minus(self.turn.used))
    }

    /// When a seat that is to act has only `left` left; `None` while its time does not run.
    #[must_use]
    pub(crate) fn passes(&self, seat: Seat, left: Span) -> Option<Time> {
        let period = matches!(self.terms, ClockTerms::Period { .. });
        if !period && !self.turn.seats.has(seat) {
            return None;
        }
        let running = self.turn.running?;
        let whole = self.allowance(seat)?;
        let until = whole.minus(self.turn.used).minus(left);
        Some(self.calendar(Some(seat)).after(running, until))
    }

    /// When the period ends, or the first clock that runs has run out.
    #[must_use]
    pub(crate) fn next_flag(&self) -> Option<(Seat, Time)> {
        let seats = match self.terms {
            ClockTerms::Period { .. } => SeatSet::one(Seat::FIRST),
            _ => self.turn.seats,
        };
        let flags = seats.iter().filter_map(|seat| Some((seat, self.expires(seat)?)));
        flags.min_by_key(|&(_, at)| at)
    }

    /// What the present turn began with: from it the time of reminders is reckoned.
    #[must_use]
    pub(crate) fn turn_began_with(&self, seat: Seat) -> Option<Span> {
        self.allowance(seat)
    }

    /// Whether the turn's time has begun: the seats to act were told.
    #[must_use]
    pub(crate) const fn begun(&self) -> bool {
        self.turn.since.is_some()
    }

    /// When the seats to act were told.
    #[must_use]
    pub(crate) const fn told(&self) -> Option<Time> {
        self.turn.since
    }

    /// How the players were told of the present turn since it began.
    #[must_use]
    pub(crate) const fn calls(&self) -> Calls {
        self.calls
    }

    /// How time is stopped, and until when.
    #[must_use]
    pub const fn stopped(&self) -> Option<(Stop, Time)> {
        self.stop
    }

    /// How long nobody has moved.
    #[must_use]
    pub(crate) const fn inactivity(&self) -> &Inactivity {
        &self.inactivity
    }

    /// Until when a seat's player is on holiday.
    #[must_use]
    pub(crate) fn holiday(&self, seat: Seat, now: Time) -> Option<Time> {
        let holidays = self.holidays.get(seat.index())?;
        let now = |&&(from, until): &&(Time, Time)| from <= now && now < until;
        holidays.iter().filter(now).map(|&(_, until)| until).max()
    }

    /// Whether the end of a period is waited for even if the move is made.
    #[must_use]
    pub(crate) const fn waits(&self) -> bool {
        matches!(self.terms, ClockTerms::Period { pace: Pace::AtEnd, .. })
    }
}

#[cfg(test)]
mod tests;
