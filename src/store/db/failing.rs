//! A driver whose transactions fail on purpose: what tests put between the store and its database.

use std::sync::{Arc, Mutex, PoisonError};

use super::{Access, Driver, Params, Row};
use crate::store::fault::{Fault, FaultKind};

/// Where a transaction that writes fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailsAt {
    /// Its first statement that writes.
    Statement,
    /// Its end, when everything in it was done.
    Commit,
    /// Not at all; but the eight after it that only read fail.
    After,
}

/// What tests want: every second transaction that writes fails, so that each goes well when it is tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// As what.
    pub kind: FaultKind,
    /// Where.
    pub at: FailsAt,
}

/// Statements that transactions have run, with the words that begin and end each, in the order of their ends.
#[derive(Debug, Default)]
pub struct Ran {
    /// Of transactions that write.
    pub writes: Vec<String>,
    /// Of all others.
    pub reads: Vec<String>,
}

/// What is wanted of all connections that share it.
#[derive(Debug, Default)]
pub(in crate::store) struct Failures {
    wanted: Option<Failure>,
    /// Whether the last transaction failed, so that this one goes well.
    failed: bool,
    /// How many that read are still to fail.
    reads: u32,
    /// What was run, once somebody has asked.
    ran: Option<Ran>,
}

/// Failures that connections share.
pub(in crate::store) type Shared = Arc<Mutex<Failures>>;

/// From now on every transaction that writes fails once, or none does.
pub(in crate::store) fn want(shared: &Shared, wanted: Option<Failure>) {
    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    (shared.wanted, shared.failed, shared.reads) = (wanted, false, 0);
}

/// What ran since this was asked last; the first time nothing, as nothing is noted before.
pub(in crate::store) fn ran(shared: &Shared) -> Ran {
    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    shared.ran.replace(Ran::default()).unwrap_or_default()
}

/// A driver that fails when it is wanted to, and otherwise does what the one below does.
pub(super) struct Failing {
    pub(super) below: Box<dyn Driver>,
    pub(super) shared: Shared,
    /// What happens in this transaction.
    pub(super) next: Option<Failure>,
    /// Whether this transaction writes.
    pub(super) writes: bool,
    /// What ran in it.
    pub(super) ran: Vec<String>,
}

impl Failing {
    fn fail(&mut self, at: FailsAt) -> Result<(), Fault> {
        match self.next.take_if(|next| next.at == at) {
            Some(Failure { kind, .. }) => Err(Fault::new(kind, "it was to fail")),
            None => Ok(()),
        }
    }

    /// A transaction ends by this word.
    fn note_end(&mut self, word: &str) {
        self.ran.push(word.to_owned());
        let ran = std::mem::take(&mut self.ran);
        if let Some(all) = &mut self.shared.lock().unwrap_or_else(PoisonError::into_inner).ran {
            let all = if self.writes { &mut all.writes } else { &mut all.reads };
            all.extend(ran);
        }
    }
}

impl Driver for Failing {
    fn run(&mut self, text: &str, with: Params<'_>) -> Result<usize, Fault> {
        self.fail(FailsAt::Statement)?;
        self.ran.push(text.to_owned());
        self.below.run(text, with)
    }

    fn each(
        &mut self,
        text: &str,
        with: Params<'_>,
        take: &mut dyn FnMut(Row) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        self.ran.push(text.to_owned());
        self.below.each(text, with, take)
    }

    fn columns(&mut self, text: &str) -> Result<Vec<String>, Fault> {
        self.below.columns(text)
    }

    fn last_number(&mut self, table: &str) -> Result<i64, Fault> {
        self.below.last_number(table)
    }

    fn number_on(&mut self, table: &str, last: i64) -> Result<(), Fault> {
        self.below.number_on(table, last)
    }

    fn clock(&mut self) -> Result<Option<i64>, Fault> {
        self.below.clock()
    }

    fn begin(&mut self, access: Access) -> Result<(), Fault> {
        self.writes = access == Access::Write;
        if self.writes {
            let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
            shared.failed = shared.wanted.is_some() && !shared.failed;
            self.next = shared.wanted.filter(|_| shared.failed);
        }
        if let Access::Read(_) = access {
            let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
            if let (Some(Failure { kind, .. }), 1..) = (shared.wanted, shared.reads) {
                shared.reads -= 1;
                return Err(Fault::new(kind, "it was to fail"));
            }
        }
        self.ran = vec!["BEGIN".to_owned()];
        self.below.begin(access)
    }

    fn commit(&mut self) -> Result<(), Fault> {
        self.fail(FailsAt::Commit)?;
        self.note_end("COMMIT");
        if self.next.take_if(|next| next.at == FailsAt::After).is_some() {
            self.shared.lock().unwrap_or_else(PoisonError::into_inner).reads = 8;
        }
        self.below.commit()
    }

    fn roll_back(&mut self) -> Result<(), Fault> {
        self.note_end("ROLLBACK");
        self.below.roll_back()
    }

    fn forget_deleted(&mut self) -> Result<(), Fault> {
        self.below.forget_deleted()
    }

    fn damage(&mut self, thorough: bool) -> Result<Vec<String>, Fault> {
        self.below.damage(thorough)
    }
}
