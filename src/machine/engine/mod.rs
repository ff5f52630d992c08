//! The engine behind `patt uci` and `patt ucci`: one position, one brain, one search at a time.
//!
//! What programs say and are told is a [`Tongue`]: it reads lines as
//! [`Command`](command::Command)s and writes answers. The engine knows no protocol, and no tongue
//! knows how a search runs.
//!
//! Nothing a program says can end the process but its farewell and the end of its input; what cannot
//! be carried out is answered with a remark and changes nothing, but for a position: after one that
//! is refused there is none, so that no move of an older one goes out.

mod bell;
mod clock;
pub(super) mod command;
mod running;
mod session;
pub(super) mod settings;
pub(super) mod speech;
#[cfg(test)]
pub(super) mod talk;
pub(super) mod tongue;
pub(super) mod words;
mod written;

use std::io::{BufRead, Write};

use crate::catalog::Catalog;
use session::Session;
use tongue::Tongue;

/// Answers commands from `input` on `output` until the farewell or the end of the input. Searches run
/// on a thread of their own, so that what is said meanwhile is heard.
pub(super) fn run(
    tongue: &'static dyn Tongue,
    catalog: Catalog,
    input: impl BufRead,
    output: impl Write + Send + 'static,
) {
    let Some(mut session) = Session::new(tongue, catalog, output) else { return };
    for line in input.split(b'\n') {
        let Ok(line) = line else { break };
        if !session.obey(&String::from_utf8_lossy(&line)) {
            return;
        }
    }
    session.finish();
}
