//! Snapshots of every message: what people read, beside what makes it.

#![expect(
    clippy::redundant_closure_for_method_calls,
    reason = "cases of a table look alike, whether they show a method or more"
)]

mod boards;
mod clocks;
mod ends;
mod faults;
mod files;
mod help;
mod invitations;
mod letters;
mod levels;
mod lists;
mod lobby;
mod look_back;
mod many;
mod names;
mod no_result;
mod offers;
mod own;
mod panel;
mod pick;
mod referee;
mod repetition;
mod rules_form;
mod settings;
mod spent;
mod stops;
mod watch;
