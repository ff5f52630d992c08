//! What the fuzz targets check: one plain function a target, over any bytes. `targets/` hands them
//! to libFuzzer; `tests/conformance/fuzzed.rs` runs them over the seeds in every `cargo test`.
//!
//! A function returns if all is well and panics if not. What is checked beside that nothing panics:
//! what was read is written so that it reads back, what is refused changes nothing, and every refusal
//! is a sentence.
//!
//! A new parser is a function here, a line in [`TARGETS`], a file in `targets`, a `[[bin]]` in
//! `Cargo.toml`, and seeds: a few small texts, in [`seeds`]. Then
//! `cargo test --test conformance seeds -- --ignored` writes `fuzz/seeds` anew.

mod games;
mod seeds;
mod texts;

use std::sync::LazyLock;

use patt::catalog::{CATALOG, Entry};
use patt::rules::{Refusal, Seat};
use patt::words::{Voice, Words};

pub use games::{dhtmlxq, imports, moves, pgn, positions, wxf};
pub use seeds::seeds;
pub use texts::{clocks, engine, ids, options, records, requests};

/// A target: its name and what it checks.
pub type Target = (&'static str, fn(&[u8]));

/// Every target, for seeds and tests.
pub const TARGETS: &[Target] = &[
    ("clocks", clocks),
    ("dhtmlxq", dhtmlxq),
    ("engine", engine),
    ("ids", ids),
    ("imports", imports),
    ("moves", moves),
    ("options", options),
    ("pgn", pgn),
    ("positions", positions),
    ("records", records),
    ("requests", requests),
    ("wxf", wxf),
];

/// More is not tried: parsers of texts that people send are bounded before.
const LONGEST: usize = 4096;

static WORDS: LazyLock<Words> =
    LazyLock::new(|| Words::load(CATALOG).expect("the messages are Fluent"));

fn voice() -> Voice<'static> {
    WORDS.voice("en").plain()
}

fn name(seat: Seat) -> String {
    format!("Seat {}", seat.0 + 1)
}

/// The bytes as text of a length that is read at all.
fn text(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok().filter(|text| text.len() <= LONGEST)
}

/// A refusal has a sentence with all its fields.
fn check_refusal(entry: &Entry, refusal: &Refusal) {
    let said = voice().refusal(entry.info, refusal, &name);
    check_said(&refusal.0.text(), &said);
}

/// A sentence stands for a key: it is there, and no field of it is missing.
fn check_said(key: &str, said: &str) {
    assert!(!said.trim().is_empty() && said != key, "nothing says {key}");
    assert!(key.contains("{$") || !said.contains("{$"), "{key} lacks a field: {said}");
}
