//! What was said, in order: every version of every message, for tests that look for something new.

use super::ids::Id;
use serde_json::Value;
use std::collections::HashMap;

/// A moment in what was said and asked for: what comes after it is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How many versions had been noted.
    pub(in crate::sandbox) told: usize,
    /// How many requests of the bot had been answered.
    pub(in crate::sandbox) asked: usize,
}

/// One version of a message: as it was posted, or as it was changed.
#[derive(Debug)]
pub struct Told {
    pub id: Id,
    /// Where it stands.
    pub channel: Id,
    /// The only person who sees it, if it is private.
    pub only_for: Option<Id>,
    /// What is seen of it.
    pub shown: Value,
    /// Where its version before this one is.
    before: Option<usize>,
}

/// The versions so far, oldest first.
#[derive(Debug, Default)]
pub struct Journal {
    told: Vec<Told>,
    newest: HashMap<Id, usize>,
}

impl Journal {
    /// Notes a version.
    pub fn note(&mut self, id: Id, channel: Id, only_for: Option<Id>, shown: &Value) {
        let before = self.newest.insert(id, self.told.len());
        self.told.push(Told { id, channel, only_for, shown: shown.clone(), before });
    }

    /// How many versions there are.
    pub fn count(&self) -> usize {
        self.told.len()
    }

    /// The versions after a mark, oldest first.
    pub fn since(&self, mark: Mark) -> &[Told] {
        self.told.get(mark.told..).unwrap_or_default()
    }

    /// All versions of a message, newest first.
    pub fn versions(&self, id: Id) -> impl Iterator<Item = &Told> {
        let newest = self.newest.get(&id).and_then(|&at| self.told.get(at));
        std::iter::successors(newest, |told| self.before(told))
    }

    /// The version of the same message before this one; none if it was new.
    pub fn before(&self, told: &Told) -> Option<&Told> {
        self.told.get(told.before?)
    }
}
