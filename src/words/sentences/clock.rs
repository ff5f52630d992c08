//! Time: lengths, terms of clocks, what is left, what clocks refuse.

use crate::words::field::{Name, Quote, Term, When};
use crate::words::topic::sentences;

sentences! {
    "clock";

    span_days "span-days" (days: i64);
    span_days_hours "span-days-hours" (days: i64, hours: i64);
    span_hours "span-hours" (hours: i64);
    span_hours_minutes "span-hours-minutes" (hours: i64, minutes: i64);
    span_minutes "span-minutes" (minutes: i64);
    span_minutes_seconds "span-minutes-seconds" (minutes: i64, seconds: i64);
    span_seconds "span-seconds" (seconds: i64);

    clock_none "clock-none" ();

    clock_move "clock-move" (limit: Term);
    /// So much for every move, and a bank.
    clock_move_bank "clock-move-bank" (limit: Term, bank: Term);
    clock_live "clock-live" (minutes: i64, seconds: i64);
    clock_bank "clock-bank" (bank: Term, increment: Term);
    clock_period "clock-period" (length: Term);
    clock_period_once "clock-period-once" (length: Term);
    clock_weekends "clock-weekends" (clock: Term);

    time_left "time-left" (left: Term, when: When);
    time_banks "time-banks" (clocks: Term);
    time_bank "time-bank" (who: Name, left: Term);
    period_until "period-until" (when: When);

    no_clock "no-clock" (text: Quote);

    /// A part of a clock is out of bounds.
    clock_range "clock-range" (said: Term, least: Term, most: Term);
    clock_fast_weekends "clock-fast-weekends" ();
    clock_period_only "clock-period-only" (game: Term);

    time_is_up "time-is-up" ();
    no_clock_here "no-clock-here" ();
    adjourned "adjourned" ();
    not_stopped "not-stopped" ();
    stopped_already "stopped-already" ();
    not_due "not-due" ();
}
