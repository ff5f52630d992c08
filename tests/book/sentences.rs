//! Whether every sentence about something that cannot be done stands on some page.

use std::fs;

use crate::harness::folder;

/// Sentences that nobody can be shown in the sandbox, and why.
const NEVER: &[(&str, &str)] = &[
    ("broken", "nothing breaks here; the answers of the Discord room have their own tests"),
    ("too-slow", "no deadline runs here; the same tests"),
    ("press-again", "no deadline runs here; the same tests"),
    ("stands-below", "no deadline runs here; the same tests"),
    ("stopping", "a press while the process ends; a scene about rights has it"),
    ("old-button", "an id of an older version; the golden list of ids has them"),
    ("old-command", "a command that Discord still shows after it was taken away"),
    ("opponent-bot", "there is no other bot here; a snapshot of the panel has it"),
    ("unknown-game", "a client offers the games and sends no other"),
    (
        "wrong-seats",
        "a client sends two to six, and the only game for more than two takes them all",
    ),
    ("no-side", "a client offers the sides and sends no other"),
];

/// Refusals that no table ever shows: a table does not ask its game what they refuse.
const WITHIN: &[&str] = &[
    "bad-position",
    "log-gap",
    "no-agreement",
    "no-hand-over",
    "not-a-move",
    "not-playing",
    "options-shape",
    "rules-changed",
    "seats-differ",
    "seats-range",
    "takeback-needs-the-record",
    "takeback-range",
];

#[test]
fn every_sentence_about_a_fault_stands_on_a_page() {
    let pages: String = fs::read_dir(folder())
        .expect("the folder of the pages")
        .flatten()
        .filter_map(|file| fs::read_to_string(file.path()).ok())
        .collect();
    let lines: Vec<&str> = pages.lines().filter_map(|line| line.strip_prefix("> ")).collect();
    let sentences = include_str!("../../src/words/en/faults.ftl");
    let known = |key: &str| NEVER.iter().any(|(never, _)| *never == key) || WITHIN.contains(&key);
    let mut missing = Vec::new();
    let mut needless = Vec::new();
    for (key, text) in sentences.lines().filter_map(|line| line.split_once(" = ")) {
        let there = lines.iter().any(|line| says(line, text));
        if there && known(key) {
            needless.push(key);
        } else if !there && !known(key) {
            missing.push(key);
        }
    }
    assert_eq!(missing, [""; 0], "no page shows them");
    assert_eq!(needless, [""; 0], "a page does show them");
}

/// Whether a line holds a sentence, whatever stands in place of its fields.
fn says(line: &str, sentence: &str) -> bool {
    let mut rest = line;
    let fixed =
        sentence.split('{').map(|piece| piece.split_once('}').map_or(piece, |(_, after)| after));
    for piece in fixed {
        let Some(at) = rest.find(piece) else { return false };
        rest = &rest[at + piece.len()..];
    }
    true
}
