//! Clocks: terms, what has happened to a clock, and how much time it leaves.
//!
//! The rules never see time. A [`Clock`] is the fold of the log's times and the table's [`Mark`]s;
//! it is asked with the present moment and never looks at one itself.

mod calendar;
mod inactivity;
mod mark;
mod reading;
mod span;
mod terms;
mod typed;
mod vocabulary;

pub use inactivity::Inactivity;
pub use mark::{Mark, Marked, Stop, Wish};
pub use reading::{Calls, Clock};
pub use span::{Parts, Span};
pub use terms::{ClockFault, ClockTerms, Pace, Weekends};
pub use typed::ClockUse;

use calendar::Calendar;
