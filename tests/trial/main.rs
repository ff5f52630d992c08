//! The trial: a house of many processes plays while they are killed, their database falls over, replies are
//! lost and interactions come twice. In the end nothing is lost, and nothing has happened twice.
//!
//! The processes are the program as people run it, in the parts of [`cluster::HOUSE`]; Discord is the sandbox
//! in this process, which hands interactions to the fronts over HTTP; the people are tasks on one thread.
//! All of it takes place on this machine, on ports and in folders of its own, and ends with this process.
//!
//! ```sh
//! .ci/trial                                               # the short form
//! cargo test --test trial -- --ignored five_minutes       # a thousand games
//! PATT_TRIAL_SEED=7 .ci/trial                             # with the choices of a run before
//! ```
//!
//! The choices of a seed are the same; what the machine makes of them is not.

mod accounts;
mod act;
mod begin;
mod chaos;
mod checks;
mod clocks;
mod cluster;
mod games;
mod hidden;
mod kinds;
mod ratings;
mod run;
mod seen;
#[path = "../support/mod.rs"]
mod support;
mod timeline;

use run::{Form, run, throughput};

#[test]
#[ignore = "takes more than a minute: .ci/trial"]
fn a_minute() {
    run(Form::SHORT);
}

#[test]
#[ignore = "takes minutes: cargo test --test trial -- --ignored five_minutes"]
fn five_minutes() {
    run(Form::LONG);
}

#[test]
#[ignore = "measures: cargo test --test trial -- --ignored --nocapture several_against_one"]
fn several_against_one() {
    throughput();
}
