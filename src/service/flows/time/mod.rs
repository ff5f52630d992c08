//! What time does: clocks, reminders, inactivity, pauses, turns that nobody takes.

pub(crate) mod inactivity;
pub(crate) mod pause;
pub(crate) mod remind;
pub(crate) mod schedule;
pub(crate) mod start;
pub(crate) mod turns;
