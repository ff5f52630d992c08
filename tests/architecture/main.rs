//! The arrows and absences of `src/lib.rs`, checked over every source file.
//!
//! The sources are read as syntax: imports, paths and calls of methods lead to the file that defines
//! what is used, through re-exports, and for methods through the type of what they are called on.
//!
//! `PATT_ARROWS=src/service cargo test --test architecture arrows -- --nocapture` prints who uses
//! what; `show.rs` says what else can be asked.

mod calls;
mod circles;
mod inside;
mod items;
mod library;
mod macros;
mod map;
mod members;
mod names;
mod patterns;
mod planted;
mod rules;
mod show;
mod sources;
mod types;
mod uses;
mod walk;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use map::{ARROWS, FLOORS};
use uses::Map;

/// This house, read once.
static HOUSE: LazyLock<Map> = LazyLock::new(|| Map::of(&sources::read(&root())));

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_file_keeps_to_the_map() {
    assert!(HOUSE.files.len() > 30, "the walk found only {} files", HOUSE.files.len());
    assert_none(&rules::faults(&HOUSE));
}

#[test]
fn every_floor_stands_on_those_below() {
    assert_none(&rules::wrong_floors(&HOUSE, FLOORS));
}

#[test]
fn files_use_each_other_in_small_circles_at_most() {
    assert_none(&rules::wrong_circles(&HOUSE));
}

#[test]
fn the_owners_of_methods_are_known() {
    let (known, unknown) = (HOUSE.known, &HOUSE.unknown);
    assert!(known > 5000, "only {known} calls of methods were seen");
    let few = unknown.len() * 50 < known;
    assert!(few, "{} calls beside {known} are unclear:\n{}", unknown.len(), unknown.join("\n"));
}

#[test]
fn every_room_of_the_map_is_a_module() {
    let map = fs::read_to_string(root().join("lib.rs")).expect("src/lib.rs");
    for (room, _) in ARROWS {
        assert!(map.lines().any(|line| module(line) == Some(room)), "{room} is no module");
        assert!(map.contains(&format!("`{room}`")), "{room} is not on the map in src/lib.rs");
    }
    let modules = map.lines().filter_map(module).count();
    assert_eq!(modules, ARROWS.len(), "a module without arrows");
}

/// The name of the module that a line declares.
fn module(line: &str) -> Option<&str> {
    line.strip_prefix("pub ").unwrap_or(line).strip_prefix("mod ")?.strip_suffix(';')
}

/// Prints what is asked for by `PATT_ARROWS`.
#[test]
fn arrows() {
    if let Ok(asked) = std::env::var("PATT_ARROWS") {
        print!("{}", show::answer(&HOUSE, &asked));
    }
}
