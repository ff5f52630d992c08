//! One suite for every game of the catalog, and for the two games of the tests: what the contract
//! promises, checked by random play. That each check can fail is shown by planted faults.

#[path = "conformance/checks.rs"]
mod checks;
#[path = "conformance/faces/mod.rs"]
mod faces;
#[path = "../fuzz/src/lib.rs"]
mod fuzz;
#[path = "conformance/fuzzed.rs"]
mod fuzzed;
mod games;
#[path = "conformance/guide.rs"]
mod guide;
#[path = "conformance/leaks.rs"]
mod leaks;
#[path = "conformance/levels.rs"]
mod levels;
#[path = "conformance/mutants.rs"]
mod mutants;
#[path = "conformance/play.rs"]
mod play;
#[path = "conformance/schema.rs"]
mod schema;
#[path = "conformance/suite.rs"]
mod suite;
mod support;

use games::{CLAN, GAMES, VEIL};
use patt::catalog::{CATALOG, Entry};
use suite::{Suite, Thorough};

fn conforms(entry: &'static Entry, thorough: Thorough) {
    let findings = Suite::of(entry).run(thorough);
    let texts: Vec<_> = findings.iter().map(ToString::to_string).collect();
    assert!(findings.is_empty(), "{}:\n{}", entry.info.slug, texts.join("\n"));
}

#[test]
fn every_game_of_the_house_conforms() {
    for entry in CATALOG.iter() {
        conforms(entry, Thorough { games: 2, stride: 16 });
    }
}

#[test]
fn the_game_for_three_seats_conforms() {
    conforms(&CLAN, Thorough { games: 6, stride: 5 });
}

#[test]
fn the_hidden_game_conforms() {
    conforms(&VEIL, Thorough { games: 4, stride: 4 });
}

#[test]
fn the_catalog_finds_its_games_by_slug() {
    assert_eq!(GAMES.find("veil").map(|entry| entry.info.title), Some("Veil"));
    assert!(GAMES.find("snap").is_none());
}
