//! What lists show, kept in step with what was played, so that a list reads only what it shows.
//!
//! Whoever ends a game, erases or lists somebody calls this floor in the same db. All of it
//! can be counted anew from results, seats and tables: [`fill`] does so for files of versions that
//! kept no such thing, person by person while the bot runs, and [`check`] to compare. Until a person
//! is filled, nothing is kept of them here and readers count for themselves; see [`Filled`].

pub(in crate::store) mod boards;
pub(in crate::store) mod check;
pub(in crate::store) mod entry;
pub(in crate::store) mod fill;
mod filled;
mod housekeeping;
pub(in crate::store) mod listing;
pub(in crate::store) mod order;
pub(in crate::store) mod past;
pub(in crate::store) mod places;
mod recount;
mod seat_wins;
pub(in crate::store) mod tally;
mod who;

pub use check::{Checked, check_database};
pub(in crate::store) use filled::Filled;
pub(in crate::store) use tally::Tallied;
pub(in crate::store) use who::{Kept, Who};
