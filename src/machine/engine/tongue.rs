//! A protocol: how programs speak to the engine, and how it answers.

use std::time::Duration;

use super::command::Command;
use super::settings::{Change, Settings};
use super::speech::Speech;
use crate::catalog::Catalog;

/// What a search has found so far.
pub(in crate::machine) struct Report {
    /// Which of the best lines this is, from 1, if several are told.
    pub(in crate::machine) nth: Option<usize>,
    pub(in crate::machine) depth: u32,
    /// The value for the seat to move; see [`value`](crate::ai::value).
    pub(in crate::machine) value: i32,
    pub(in crate::machine) nodes: u64,
    /// How the search runs; nothing at its end, when only its result is told.
    pub(in crate::machine) pace: Option<Pace>,
    /// The line, as the program writes moves.
    pub(in crate::machine) line: Vec<String>,
}

/// How a search runs.
pub(in crate::machine) struct Pace {
    pub(in crate::machine) seldepth: u32,
    pub(in crate::machine) spent: Duration,
    /// How full the table of positions is, in thousandths.
    pub(in crate::machine) full: u32,
}

impl Pace {
    /// Positions a second.
    pub(in crate::machine) fn per_second(&self, nodes: u64) -> u128 {
        u128::from(nodes) * 1_000_000 / self.spent.as_micros().max(1)
    }
}

/// The answer of a search.
pub(in crate::machine) struct Best {
    /// The move; none where there is nothing to move.
    pub(in crate::machine) m: Option<String>,
    /// What the other side is expected to answer.
    pub(in crate::machine) answer: Option<String>,
    /// Whether a draw that was offered is taken.
    pub(in crate::machine) draw: bool,
}

/// What is remembered of a position: the move that was found best, its value, and how deep it was
/// looked for.
#[derive(Clone, Debug)]
pub(in crate::machine) struct Known {
    pub(in crate::machine) m: String,
    pub(in crate::machine) value: i32,
    pub(in crate::machine) depth: u32,
}

/// A protocol. It holds no state: what a program has set stands in [`Settings`].
pub(in crate::machine) trait Tongue: Send + Sync {
    /// The settings at the start; `None` if it can speak of no game of the catalog.
    fn settings(&self, catalog: Catalog, seed: u64) -> Option<Settings>;

    /// Reads a line. `Ok(None)` is an empty one.
    ///
    /// # Errors
    /// A sentence that says what was not understood.
    fn read(&self, line: &str, settings: &Settings) -> Result<Option<Command>, String>;

    /// Who the engine is and what can be set, line by line.
    fn introduction(&self, catalog: Catalog, settings: &Settings) -> Vec<String>;

    /// Sets an option; says what of the session is no longer meant.
    ///
    /// # Errors
    /// A sentence that says what is wrong; nothing is changed.
    fn set(
        &self,
        catalog: Catalog,
        speech: &Speech,
        settings: &mut Settings,
        name: &str,
        value: &str,
    ) -> Result<Change, String>;

    /// What a search has found so far.
    fn report(&self, report: &Report) -> String;

    /// The answer of a search.
    fn best(&self, best: &Best) -> String;

    /// Something for people to read.
    fn remark(&self, text: &str) -> String;

    /// What is remembered of a position; nothing, if nothing is.
    fn known(&self, known: Option<&Known>) -> String;

    /// The answer to a stop when nothing runs, if one is due.
    fn idle(&self) -> Option<&'static str>;

    /// The answer to the farewell, if one is due.
    fn farewell(&self) -> Option<&'static str>;
}
