//! `patt uci`: plays any open game for two as an engine, over the Universal Chess Interface.
//!
//! Speaks it as Fairy-Stockfish does: `UCI_Variant` takes the slug of a game, and `Protocol` the
//! dialect. `ucicyclone` is that of xiangqi programs, whose ranks count from 0: it is spoken, too,
//! once a program greets with that word, and `position` may be left out in it.

mod grammar;
mod options;
pub(super) mod tongue;

use std::io::{BufRead, Write};

use super::engine;
use crate::catalog::Catalog;
use tongue::Uci;

/// Answers commands from `input` on `output` until `quit` or the end of the input. Searches run on a
/// thread of their own, so that `stop` and `isready` are heard.
pub fn run(catalog: Catalog, input: impl BufRead, output: impl Write + Send + 'static) {
    engine::run(&Uci, catalog, input, output);
}

#[cfg(test)]
mod compliance;
#[cfg(test)]
mod tests;
