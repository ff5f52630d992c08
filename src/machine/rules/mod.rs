//! `patt rules`: the rules of every game, one JSON object a line in, one out.
//!
//! A request sets up a position, plays moves or events, and names the facts it wants; the answer
//! carries them under the same names. `import` is a text from elsewhere, a file, a list of moves or a
//! position; the answer tells under the same name how many games it holds, the start, moves and tags
//! of one (the first, or number `game`) and what was left out. What goes wrong is answered with a kind
//! and a sentence; no line ends the process.

mod answer;
mod fault;
mod lines;
mod play;
mod referee;
mod request;

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};

use crate::catalog::Catalog;
use crate::words::{Words, WordsFault};
use fault::Fault;
use lines::{Line, Lines};
use request::Request;

/// Answers every line of `input` on `output`, until the input ends.
///
/// # Errors
/// If reading or writing fails.
pub fn serve(catalog: Catalog, input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let responder = Responder::new(catalog).map_err(io::Error::other)?;
    for line in Lines::new(input) {
        let reply = match line? {
            Line::Empty => continue,
            Line::TooLong => refused(&Value::Null, &Fault::TooLong),
            Line::Text(bytes) => responder.reply(&bytes),
        };
        writeln!(output, "{reply}")?;
        output.flush()?;
    }
    Ok(())
}

/// Answers requests, one after the other; none leaves a trace.
pub struct Responder {
    catalog: Catalog,
    words: Words,
}

impl Responder {
    /// A responder for the games of a catalog.
    ///
    /// # Errors
    /// If the messages of a game are no Fluent.
    pub fn new(catalog: Catalog) -> Result<Self, WordsFault> {
        Ok(Self { catalog, words: Words::load(catalog)? })
    }

    /// The answer to a line, whatever it holds.
    #[must_use]
    pub fn reply(&self, line: &[u8]) -> Value {
        let value: Value = match serde_json::from_slice(line) {
            Ok(value) => value,
            Err(error) => return refused(&Value::Null, &Fault::Json(error.to_string())),
        };
        let id = value.get("id").cloned().unwrap_or(Value::Null);
        // A panic would be a bug in a game; it must not take the other requests with it.
        let answered = catch_unwind(AssertUnwindSafe(|| self.answer(value)));
        match answered.unwrap_or(Err(Fault::Broken)) {
            Ok(mut answer) => {
                answer.insert("ok".to_owned(), true.into());
                if !id.is_null() {
                    answer.insert("id".to_owned(), id);
                }
                answer.into()
            }
            Err(fault) => refused(&id, &fault),
        }
    }

    fn answer(&self, value: Value) -> Result<serde_json::Map<String, Value>, Fault> {
        if !value.is_object() {
            return Err(Fault::Request("a request is a JSON object".to_owned()));
        }
        let request: Request =
            serde_json::from_value(value).map_err(|error| Fault::Request(error.to_string()))?;
        answer::answer(self.catalog, &self.words, &request)
    }
}

fn refused(id: &Value, fault: &Fault) -> Value {
    let mut error = json!({ "kind": fault.kind(), "message": fault.to_string() });
    match fault {
        Fault::Ambiguous { candidates, .. } => error["candidates"] = json!(candidates),
        Fault::Move { at, fault } => {
            error["at"] = json!(at);
            if let Fault::Ambiguous { candidates, .. } = fault.as_ref() {
                error["candidates"] = json!(candidates);
            }
        }
        _ => {}
    }
    let mut reply = json!({ "ok": false, "error": error });
    if !id.is_null() {
        reply["id"] = id.clone();
    }
    reply
}

#[cfg(test)]
mod tests;
