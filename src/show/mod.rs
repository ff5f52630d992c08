//! What people see: a table, how its readers want it, their language and the moment, to a message.
//!
//! Everything here is pure: no `async`, no store, no clock, no runtime. A [`Presenter`](
//! presenter::Presenter) is one table before one audience; each file adds the messages of one topic
//! to it. `screens` that belong to no table (settings, lists, the setup panel, privacy, lessons) are
//! functions of their own. What is pressed comes back as a [`Press`](crate::message::Press).

pub(crate) mod analysis;
pub(crate) mod arrow;
pub(crate) mod board;
pub(crate) mod buttons;
pub(crate) mod caption;
pub(crate) mod chances;
pub(crate) mod choices;
pub(crate) mod clock;
pub(crate) mod closeup;
pub(crate) mod conditional;
pub(crate) mod counter_offer;
pub(crate) mod course;
pub(crate) mod faces;
pub(crate) mod fallen;
pub(crate) mod faults;
pub(crate) mod files;
pub(crate) mod force;
pub(crate) mod hint;
pub(crate) mod inactivity;
pub(crate) mod invitation;
pub(crate) mod learn;
pub(crate) mod leave;
pub(crate) mod letters;
pub(crate) mod line;
pub(crate) mod lists;
pub(crate) mod lobby;
pub(crate) mod looks;
pub(crate) mod newest;
pub(crate) mod offers;
pub(crate) mod options;
pub(crate) mod own_board;
pub(crate) mod pair;
pub(crate) mod panel;
pub(crate) mod pause;
pub(crate) mod picker;
pub(crate) mod played;
pub(crate) mod presenter;
pub(crate) mod privacy;
pub(crate) mod queue;
pub(crate) mod reach;
pub(crate) mod referee;
pub(crate) mod reminder;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod rights;
pub(crate) mod scores;
pub(crate) mod settings;
pub(crate) mod share;
pub(crate) mod spent;
pub(crate) mod standings;
pub(crate) mod takeback;
pub(crate) mod team;
pub(crate) mod terms;
pub(crate) mod text;
pub(crate) mod thread;
pub(crate) mod turning;
pub(crate) mod watch;
pub(crate) mod wish;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
