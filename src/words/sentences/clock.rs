//! Time: lengths, terms of clocks, what is left, what clocks refuse.

use crate::words::field::{Name, Quote, Term, When};
use crate::words::topic::sentences;

sentences! {
    "clock";

    span_days "span-days" (days: i64);
    /// Days and hours.
    span_days_hours "span-days-hours" (days: i64, hours: i64);
    span_hours "span-hours" (hours: i64);
    /// Hours and minutes.
    span_hours_minutes "span-hours-minutes" (hours: i64, minutes: i64);
    span_minutes "span-minutes" (minutes: i64);
    /// Minutes and seconds.
    span_minutes_seconds "span-minutes-seconds" (minutes: i64, seconds: i64);
    span_seconds "span-seconds" (seconds: i64);

    clock_none "clock-none" ();

    /// So much for every move.
    clock_move "clock-move" (limit: Term);
    /// So much for every move, and a bank.
    clock_move_bank "clock-move-bank" (limit: Term, bank: Term);
    /// Minutes and seconds, as everybody writes them.
    clock_live "clock-live" (minutes: i64, seconds: i64);
    /// A bank that grows with every move.
    clock_bank "clock-bank" (bank: Term, increment: Term);
    clock_period "clock-period" (length: Term);
    /// Periods that end with the move.
    clock_period_once "clock-period-once" (length: Term);
    /// A slow clock that rests at weekends.
    clock_weekends "clock-weekends" (clock: Term);

    /// What the one to move has left.
    time_left "time-left" (left: Term, when: When);
    /// The banks of all.
    time_banks "time-banks" (clocks: Term);
    /// The bank of one.
    time_bank "time-bank" (who: Name, left: Term);
    /// When the period ends.
    period_until "period-until" (when: When);

    /// No such clock.
    no_clock "no-clock" (text: Quote);

    /// A part of a clock is out of bounds.
    clock_range "clock-range" (said: Term, least: Term, most: Term);
    /// A fast clock cannot rest at weekends.
    clock_fast_weekends "clock-fast-weekends" ();
    /// This game is played in periods.
    clock_period_only "clock-period-only" (game: Term);

    /// The move came too late.
    time_is_up "time-is-up" ();
    /// There is no clock for that.
    no_clock_here "no-clock-here" ();
    /// The game is adjourned.
    adjourned "adjourned" ();
    /// Time is not stopped.
    not_stopped "not-stopped" ();
    /// Time is stopped already.
    stopped_already "stopped-already" ();
    /// Nothing is due.
    not_due "not-due" ();
}
