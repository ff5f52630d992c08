//! The tables at which this process thinks about the computer's move in the background.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::table::TableId;

/// The tables at which this process thinks, and how often at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turns(Arc<Mutex<HashMap<TableId, u32>>>);

/// For as long as somebody has it, a turn is under way.
pub(crate) struct UnderWay {
    turns: Turns,
    table: TableId,
}

impl Turns {
    /// The turn at a table is under way until what this answers is dropped.
    pub fn begin(&self, table: TableId) -> UnderWay {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(table).or_default() += 1;
        UnderWay { turns: self.clone(), table }
    }

    /// The tables at which a turn is under way.
    pub fn tables(&self) -> Vec<TableId> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let mut turns = self.turns.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(times) = turns.get_mut(&self.table) {
            *times -= 1;
            if *times == 0 {
                turns.remove(&self.table);
            }
        }
    }
}
