//! What people did, and what they were told of it.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use patt::sandbox::Id;
use patt::table::TableId;
use serde_json::Value;

use super::run::Spec;

/// What came of a move that was sent.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// Nothing was answered: nobody knows.
    Nothing,
    /// It was played; what was shown.
    Played(Value),
    /// It was not, for a reason that passes.
    Passing(String),
    /// It was refused.
    Refused(String),
}

/// A move that somebody sent.
#[derive(Clone, Debug)]
pub struct Sent {
    pub table: TableId,
    /// How many entries the log had.
    pub ply: u32,
    pub person: Id,
    pub text: String,
    pub told: Told,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    pub table: TableId,
    pub kind: &'static str,
    /// Where; of strangers the place where it was asked for.
    pub channel: Id,
    pub people: Vec<Id>,
    /// Whether it was over when its people went away.
    pub over: bool,
}

/// All of it.
#[derive(Debug, Default)]
pub struct Accounts(Mutex<Inner>);

#[derive(Debug, Default)]
pub struct Inner {
    pub sent: Vec<Sent>,
    pub games: Vec<Played>,
    /// What nobody should have been told or seen.
    pub faults: Vec<String>,
    /// How often each person asked for a partner: each time they may read that they wait.
    pub queued: BTreeMap<Id, usize>,
    /// How often what was answered.
    pub answers: BTreeMap<String, usize>,
}

impl Accounts {
    pub fn get(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn sent(&self, sent: Sent) {
        self.get().sent.push(sent);
    }

    pub fn fault(&self, fault: String) {
        self.get().faults.push(fault);
    }

    pub fn queued(&self, who: Id) {
        *self.get().queued.entry(who).or_default() += 1;
    }

    pub fn answered(&self, what: &str) {
        *self.get().answers.entry(what.to_owned()).or_default() += 1;
    }

    /// A game of these people is known.
    pub fn played(&self, spec: &Spec, table: TableId, over: bool) {
        let (kind, channel, people) = (spec.kind.name, spec.channel, spec.people.clone());
        let mut inner = self.get();
        inner.games.push(Played { table, kind, channel, people, over });
        if inner.games.len().is_multiple_of(100) {
            println!("{} games", inner.games.len());
        }
    }
}
