//! Which connections to the gateway there are, and since when none is.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serenity::all::{ConnectionStage, ShardId};
use tokio::time::sleep;

use crate::watch::Signs;

/// How long Discord may be out of reach before somebody should look at it.
const OUT_OF_REACH: Duration = Duration::from_mins(5);

/// Which shards are connected, and since when none is.
pub(super) struct Connections {
    reach: Mutex<Reach>,
    signs: Arc<Signs>,
}

struct Reach {
    connected: HashSet<ShardId>,
    since: Instant,
    /// Whether others have all connections, and this process only stands by.
    spare: bool,
}

impl Connections {
    pub(super) fn new(signs: Arc<Signs>) -> Self {
        let reach = Reach { connected: HashSet::new(), since: Instant::now(), spare: false };
        Self { reach: Mutex::new(reach), signs }
    }

    /// Hears how far the connection of a shard is.
    pub(super) fn hear(&self, shard: ShardId, stage: ConnectionStage) {
        let mut reach = self.reach();
        if stage == ConnectionStage::Connected {
            reach.connected.insert(shard);
        } else if reach.connected.remove(&shard) && reach.connected.is_empty() {
            reach.since = Instant::now();
        }
        self.signs.connected(reach.spare || !reach.connected.is_empty());
    }

    /// Hears whether this process shall have no connection, as others have all.
    pub(super) fn stands_by(&self, spare: bool) {
        let mut reach = self.reach();
        if reach.spare != spare {
            (reach.spare, reach.since) = (spare, Instant::now());
        }
        self.signs.connected(spare || !reach.connected.is_empty());
    }

    /// How many are connected.
    pub(super) fn count(&self) -> usize {
        self.reach().connected.len()
    }

    /// Returns when no shard was connected for long.
    pub(super) async fn lost(&self) {
        loop {
            let left = {
                let reach = self.reach();
                let away = reach.connected.is_empty() && !reach.spare;
                let since = if away { reach.since.elapsed() } else { Duration::ZERO };
                OUT_OF_REACH.saturating_sub(since)
            };
            if left.is_zero() {
                return;
            }
            sleep(left).await;
        }
    }

    fn reach(&self) -> MutexGuard<'_, Reach> {
        self.reach.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
