//! The tour of the sandbox: a game of each kind, in the middle of what it is about.

use patt::catalog::{CATALOG, Entry};
use patt::sandbox::{Step, Stop};
use patt::words::Words;
use serde_json::{Value, json};

/// The level of the computer that visitors meet.
const LEVEL: u8 = 3;

/// A stop for each game of the house.
pub fn stops(words: &Words) -> Vec<Stop> {
    let play_on = words.play_on_labels();
    CATALOG.iter().map(|entry| stop(entry, &play_on)).collect()
}

fn stop(entry: &Entry, play_on: &[String]) -> Stop {
    let game = entry.info.slug;
    let steps = if entry.tour.is_empty() {
        vec![command("play", &[("game", json!(game)), ("computer", json!(LEVEL))])]
    } else {
        vec![
            command("import", &[("game", json!(game)), ("text", json!(entry.tour))]),
            Step::Press(play_on.to_vec()),
            Step::Choose(LEVEL.to_string()),
        ]
    };
    Stop { title: entry.info.title.to_owned(), steps }
}

fn command(name: &str, options: &[(&str, Value)]) -> Step {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
    Step::Command { name: name.to_owned(), options: options.collect() }
}
