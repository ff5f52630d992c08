//! What each file uses of other files: imports, paths and method calls.

use std::collections::{BTreeMap, BTreeSet};

use super::items::{Items, Number};
use super::macros;
use super::sources::{self, Source};
use super::types::Types;
use super::walk::Walker;

/// How something is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// By its name, or by calling its method.
    Named,
    /// A module is imported; what is named through it counts by itself.
    Module,
    /// A module hands on what a module below it defines.
    HandedOn,
}

/// A use of what another file defines.
#[derive(Clone, Debug)]
pub struct Use {
    /// The number of the file, and the line.
    pub from: Number,
    pub line: usize,
    /// The function it stands in, if any.
    pub within: String,
    /// The number of the file that defines it.
    pub to: Number,
    pub name: String,
    pub how: How,
}

/// All files with their uses of each other.
pub struct Map {
    pub files: Vec<File>,
    pub uses: Vec<Use>,
    /// What cannot be read.
    pub faults: Vec<String>,
    /// How many calls of methods have an owner, and where the others are whose owner could be ours.
    pub known: usize,
    pub unknown: Vec<String>,
}

/// A source file without its tests.
pub struct File {
    pub path: String,
    pub code: String,
    pub lines: usize,
    /// How many modules deep it is.
    pub depth: usize,
}

impl Map {
    pub fn of(sources: &[Source]) -> Self {
        let (mut parsed, faults) = sources::parse(sources);
        macros::write_out(&mut parsed);
        let types = Types::of(Items::of(&parsed));
        let mut map =
            Self { files: Vec::new(), uses: Vec::new(), faults, known: 0, unknown: Vec::new() };
        for (number, part) in parsed.iter().enumerate() {
            let mut walker = Walker::new(&types, number);
            walker.file(&part.file);
            map.uses.append(&mut walker.uses);
            map.known += walker.known;
            map.unknown.extend(walker.unknown.iter().map(|call| format!("{}:{call}", part.path)));
        }
        drop(types);
        map.files.extend(parsed.into_iter().map(|part| {
            let depth = part.module().len();
            File { path: part.path, code: part.code, lines: part.lines, depth }
        }));
        map
    }

    pub fn path(&self, file: Number) -> &str {
        &self.files[file].path
    }

    /// The arrows between files, each with the names that it stands for.
    pub fn arrows(&self) -> BTreeMap<(Number, Number), BTreeSet<&str>> {
        let mut arrows = BTreeMap::<_, BTreeSet<_>>::new();
        let between = |used: &&Use| used.how == How::Named && used.from != used.to;
        for used in self.uses.iter().filter(between) {
            arrows.entry((used.from, used.to)).or_default().insert(used.name.as_str());
        }
        arrows
    }
}
