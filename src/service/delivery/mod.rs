//! What follows an act: the new board, the computer's answer, letters, threads, the outbox.
//!
//! Uses `core`; knows no flow.

pub(crate) mod after;
pub(crate) mod boards;
pub(crate) mod computer;
pub(crate) mod fallen;
pub(crate) mod inactivity;
pub(crate) mod letters;
pub(crate) mod lost;
pub(crate) mod newcomer;
pub(crate) mod notes;
pub(crate) mod outbox;
pub(crate) mod private;
pub(crate) mod questions;
pub(crate) mod queue;
pub(crate) mod reminders;
pub(crate) mod rights;
pub(crate) mod threads;
pub(crate) mod watch;
