//! `patt uci`: plays any open game for two as an engine, over the Universal Chess Interface.
//!
//! Speaks it as Fairy-Stockfish does: `UCI_Variant` takes the slug of a game. Nothing a program says
//! can end the process but `quit` and the end of its input; what cannot be carried out is answered
//! with an `info string` and changes nothing, but for a position: after one that is refused there is
//! none, so that no move of an older one goes out.

mod bell;
mod clock;
mod command;
mod go;
mod session;
mod settings;

use std::io::{BufRead, Write};

use crate::catalog::Catalog;
use session::Session;

/// Answers commands from `input` on `output` until `quit` or the end of the input. Searches run on a
/// thread of their own, so that `stop` and `isready` are heard.
pub fn run(catalog: Catalog, input: impl BufRead, output: impl Write + Send + 'static) {
    let Some(mut session) = Session::new(catalog, output) else { return };
    for line in input.split(b'\n') {
        let Ok(line) = line else { break };
        if !session.obey(&String::from_utf8_lossy(&line)) {
            return;
        }
    }
    session.finish();
}

#[cfg(test)]
mod tests;
