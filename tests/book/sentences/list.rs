//! The list of messages that no page shows: `tests/book/unseen.txt`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The group of those that stand in texts of pictures.
const PICTURES: &str = "## In texts of pictures alone";

/// The list.
pub struct List {
    lines: Vec<String>,
    /// Each name, and whether it is in the group of pictures.
    names: BTreeMap<String, bool>,
}

impl List {
    /// Reads it.
    ///
    /// # Panics
    /// If it is not there, names a message twice, or names one before the first reason.
    pub fn read() -> Self {
        let text = fs::read_to_string(file()).expect("the list is there");
        let lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut names = BTreeMap::new();
        let mut pictures = None;
        for line in &lines {
            if line.starts_with("## ") {
                pictures = Some(line == PICTURES);
            } else if let Some(name) = named(line) {
                let pictures = pictures.unwrap_or_else(|| panic!("{name}: no reason is above it"));
                let twice = names.insert(name.to_owned(), pictures);
                assert!(twice.is_none(), "{name} is on the list twice");
            }
        }
        Self { lines, names }
    }

    /// Whether a message is on the list, and if so whether among those of pictures.
    pub fn pictures(&self, name: &str) -> Option<bool> {
        self.names.get(name).copied()
    }

    /// All names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().map(String::as_str)
    }

    /// Takes a message off.
    pub fn take_off(&mut self, name: &str) {
        self.lines.retain(|line| named(line) != Some(name));
    }

    /// Writes it, if something was taken off.
    pub fn write(&self) {
        let left = self.lines.iter().filter(|line| named(line).is_some()).count();
        if left < self.names.len() {
            fs::write(file(), self.lines.join("\n") + "\n").expect("the list is written");
        }
    }
}

/// The message that a line names; what follows a `#` is for readers.
fn named(line: &str) -> Option<&str> {
    let name = line.split('#').next()?.trim();
    (!name.is_empty()).then_some(name)
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/book/unseen.txt")
}
