//! `patt ucci`: plays xiangqi as an engine over the Universal Chinese Chess Protocol 3.0, for programs
//! of the Chinese world and for `uci2wb -xv`.
//!
//! Coordinates have ranks from 0 (`h2e2`), options have no `name` and `value`, and times are seconds
//! until `usemillisec` is set. A mate is told as a score: 30,000 less the plies to it. `batch` lets
//! commands wait until a search has ended by itself. `banmoves` takes moves out of the choice until the
//! next position. `probe` answers with what the last search found if it was about that position, and
//! with an empty `pophash` if not. A draw that comes with `go` or `ponderhit` is taken by a bot that
//! would take it at a table.

mod grammar;
mod options;
pub(super) mod tongue;

use std::io::{BufRead, Write};

use super::engine;
use crate::catalog::Catalog;
use tongue::Ucci;

/// Answers commands from `input` on `output` until `quit` or the end of the input. Searches run on a
/// thread of their own, so that `stop` and `isready` are heard.
pub fn run(catalog: Catalog, input: impl BufRead, output: impl Write + Send + 'static) {
    engine::run(&Ucci, catalog, input, output);
}

#[cfg(test)]
mod tests;
