//! Time in words: clocks, what is left, what is refused.

use crate::rules::{GameInfo, Seat};
use crate::show::presenter::Presenter;
use crate::table::Stop;
use crate::table::clock::Parts;
use crate::table::{ClockFault, ClockTerms, Pace, Phase, Span, Weekends};
use crate::words::{Term, Voice, When};

/// A length of time in words.
pub(crate) fn span(voice: Voice<'_>, span: Span) -> Term {
    Term(match span.parts() {
        Parts::Days(days, 0) => voice.span_days(days),
        Parts::Days(days, hours) => voice.span_days_hours(days, hours),
        Parts::Hours(hours, 0) => voice.span_hours(hours),
        Parts::Hours(hours, minutes) => voice.span_hours_minutes(hours, minutes),
        Parts::Minutes(minutes, 0) => voice.span_minutes(minutes),
        Parts::Minutes(minutes, seconds) => voice.span_minutes_seconds(minutes, seconds),
        Parts::Seconds(seconds) => voice.span_seconds(seconds),
    })
}

/// A time control in words.
pub(crate) fn clock(voice: Voice<'_>, terms: ClockTerms) -> String {
    let of = |length| span(voice, length);
    let words = match terms {
        ClockTerms::None => voice.clock_none(),
        ClockTerms::Move { limit, bank: Span::ZERO, .. } => voice.clock_move(of(limit)),
        ClockTerms::Move { limit, bank, .. } => voice.clock_move_bank(of(limit), of(bank)),
        ClockTerms::Bank { bank, increment, .. } => {
            let (minutes, seconds) = (bank.0 / Span::MINUTE.0, increment.0 / Span::SECOND.0);
            let live = minutes <= 180 && Span::MINUTE.times(minutes) == bank && seconds <= 180;
            if live {
                voice.clock_live(minutes, seconds)
            } else {
                voice.clock_bank(of(bank), of(increment))
            }
        }
        ClockTerms::Period { length, pace: Pace::AtEnd } => voice.clock_period(of(length)),
        ClockTerms::Period { length, pace: Pace::AtOnce } => voice.clock_period_once(of(length)),
    };
    match terms.weekends() {
        Weekends::Count => words,
        Weekends::Rest => voice.clock_weekends(Term(words)),
    }
}

/// Why a time control will not do.
pub(crate) fn clock_fault(voice: Voice<'_>, info: &GameInfo, fault: &ClockFault) -> String {
    match fault {
        ClockFault::Unread(text) => voice.no_clock(voice.quote(text)),
        ClockFault::Range { said, least, most } => {
            voice.clock_range(span(voice, *said), span(voice, *least), span(voice, *most))
        }
        ClockFault::FastWeekends => voice.clock_fast_weekends(),
        ClockFault::PeriodOnly => voice.clock_period_only(Term(voice.title(info))),
    }
}

impl Presenter<'_> {
    /// What the one to move has left, for the end of the first line of a board.
    pub fn time_left(&self) -> Option<String> {
        let clock = self.table.clock();
        if self.table.record().phase != Phase::Playing || !clock.terms().ticks() {
            return None;
        }
        if let Some(stopped) = self.stopped_until() {
            return Some(stopped);
        }
        let now = self.now;
        if let ClockTerms::Period { .. } = clock.terms() {
            let (_, at) = self.table.flag()?;
            return Some(self.voice.period_until(When(at.seconds())));
        }
        let seat = self.table.turn().iter().next()?;
        let left = clock.left(seat, now)?;
        let words = span(self.voice, coarse(left));
        // Before Discord has the message its time has not begun: it will do so within a moment.
        let until = clock.expires(seat).unwrap_or_else(|| clock.would_expire(seat, now));
        Some(self.voice.time_left(words, When(until.seconds())))
    }

    /// The banks of all seats, where there are any.
    pub fn banks(&self) -> Option<String> {
        let clock = self.table.clock();
        if self.table.record().phase != Phase::Playing || clock.terms().bank().is_zero() {
            return None;
        }
        let now = self.now;
        let playing = Seat::all(self.table.record().header.seats)
            .filter(|&seat| self.table.game().playing().has(seat));
        let one = |seat| {
            let left = span(self.voice, coarse(clock.left(seat, now)?));
            Some(self.voice.time_bank(self.name(seat), left))
        };
        let banks: Vec<_> = playing.filter_map(one).collect();
        Some(self.voice.time_banks(Term(banks.join(" · "))))
    }

    /// Until when time is stopped, for the end of the first line of a board.
    pub(crate) fn stopped_until(&self) -> Option<String> {
        let (stop, until) = self.table.clock().stopped()?;
        let when = When(until.seconds());
        Some(match stop {
            Stop::Pause => self.voice.paused_until(when),
            Stop::Adjourned => self.voice.adjourned_until(when),
        })
    }
}

/// A length of time as clocks show it where there is little room: `4:31`; of hours and days in words.
pub(crate) fn on_dial(voice: Voice<'_>, length: Span) -> String {
    match length.parts() {
        Parts::Days(..) | Parts::Hours(..) => span(voice, length).to_string(),
        Parts::Minutes(minutes, seconds) => format!("{minutes}:{seconds:02}"),
        Parts::Seconds(seconds) => format!("0:{seconds:02}"),
    }
}

/// A length without what nobody wants to know: seconds of hours, minutes of days.
pub(crate) fn coarse(span: Span) -> Span {
    let step = match span.parts() {
        Parts::Days(..) => Span::HOUR,
        Parts::Hours(..) => Span::MINUTE,
        Parts::Minutes(..) | Parts::Seconds(_) => Span::SECOND,
    };
    // Rounded up: a fresh turn of two days has two days left.
    Span(span.0.saturating_add(step.0 - 1) / step.0 * step.0)
}
