//! The tables in memory: one lock each, filled from the store when first asked for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{Mutex as TableLock, OwnedMutexGuard};

use crate::table::{Table, TableId};

/// How many tables stay in memory while nobody uses them.
const KEPT: usize = 1_024;

/// A table under its lock; empty until it was loaded.
pub(crate) type Held = OwnedMutexGuard<Option<Arc<Table>>>;

/// The lock of a table.
type Lock = Arc<TableLock<Option<Arc<Table>>>>;

/// One lock a table. Whoever holds it is the only one who decides there; a panic under it leaves
/// the table to be loaded anew.
#[derive(Debug, Default)]
pub(crate) struct Tables(Mutex<HashMap<TableId, Lock>>);

impl Tables {
    /// The table's lock, when it is free.
    pub(crate) async fn hold(&self, id: TableId) -> Held {
        let lock = {
            let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if tables.len() >= KEPT && !tables.contains_key(&id) {
                tables.retain(|_, lock| Arc::strong_count(lock) > 1);
            }
            Arc::clone(tables.entry(id).or_default())
        };
        lock.lock_owned().await
    }

    /// What is in memory of a table does not count any longer: it is loaded anew.
    pub(crate) async fn forget(&self, id: TableId) {
        let lock = {
            let tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            tables.get(&id).map(Arc::clone)
        };
        if let Some(lock) = lock {
            *lock.lock().await = None;
        }
    }
}
