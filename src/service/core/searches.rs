//! Searches under way, by table: each hears when the position it thinks about is gone.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::Notify;

use crate::table::TableId;

/// Who is to be told when a position changes.
#[derive(Debug, Default)]
pub(crate) struct Searches(Mutex<HashMap<TableId, Weak<Notify>>>);

impl Searches {
    /// What tells when the position at a table has changed. To be listened to before the position
    /// is looked at.
    pub fn listen(&self, table: TableId) -> Arc<Notify> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(notify) = known.get(&table).and_then(Weak::upgrade) {
            return notify;
        }
        let notify = Arc::new(Notify::new());
        known.insert(table, Arc::downgrade(&notify));
        notify
    }

    /// The position at a table has changed: whoever thinks about the old one may stop.
    pub fn disturb(&self, table: TableId) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(&table).map(Weak::upgrade) {
            Some(Some(notify)) => notify.notify_waiters(),
            Some(None) => drop(known.remove(&table)),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_change_reaches_whoever_listens_and_nobody_is_kept() {
        let searches = Searches::default();
        let (here, there) = (TableId::of_bits(1), TableId::of_bits(2));
        let (notify, other) = (searches.listen(here), searches.listen(there));
        {
            let (told, untold) = (notify.notified(), other.notified());
            tokio::pin!(told, untold);
            told.as_mut().enable();
            assert!(!untold.as_mut().enable());
            searches.disturb(here);
            tokio::select! {
                biased;
                () = untold => panic!("another table's change"),
                () = told => {}
            }
        }
        drop((notify, other));
        searches.disturb(here);
        searches.disturb(there);
        assert!(searches.0.lock().unwrap().is_empty());
    }
}
