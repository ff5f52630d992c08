//! What time does: clocks, reminders, inactivity, pauses.

pub(crate) mod inactivity;
pub(crate) mod pause;
pub(crate) mod remind;
pub(crate) mod schedule;
pub(crate) mod start;
