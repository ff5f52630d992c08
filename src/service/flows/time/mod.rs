//! What time does: clocks, reminders, inactivity, pauses, turns that nobody takes.
//!
//! What the program calls is on the heap, so that it is compiled here, and not once more in whatever calls it.

pub(crate) mod inactivity;
pub(crate) mod pause;
pub(crate) mod remind;
pub(crate) mod schedule;
pub(crate) mod start;
pub(crate) mod turns;
