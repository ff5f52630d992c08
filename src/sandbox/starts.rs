//! Sessions of the gateway: of how many shards it should be, how many may begin at once, and which began when.

use super::clock::Millis;
use std::collections::BTreeMap;

/// How far apart sessions of one bucket begin.
const APART: Millis = 5_000;

/// A shard, and of how many.
pub type ShardOf = (u64, u64);

/// What the gateway says of sessions, and which it lets begin.
#[derive(Clone, Debug)]
pub struct Starts {
    /// How many shards it recommends.
    pub shards: u32,
    /// In how many buckets sessions begin: one every five seconds in each.
    pub buckets: u32,
    /// How many more may begin today.
    pub left: u64,
    /// When there are more again, from now on.
    pub reset: Millis,
    /// Whether a session is refused that begins too soon after another one of its bucket.
    pub paced: bool,
    /// Each that was asked for: when, of which shard, and whether it was refused.
    pub asked: Vec<(Millis, ShardOf, Refused)>,
    /// When the last one of each bucket began.
    last: BTreeMap<u64, Millis>,
}

/// Whether a session was refused, as it came too soon.
pub type Refused = bool;

impl Default for Starts {
    fn default() -> Self {
        Self {
            shards: 1,
            buckets: 1,
            left: 1000,
            reset: 86_400_000,
            paced: false,
            asked: Vec::new(),
            last: BTreeMap::new(),
        }
    }
}

impl Starts {
    /// Those of Discord, with its pace.
    pub fn paced() -> Self {
        Self { paced: true, ..Self::default() }
    }

    /// Lets a session of this shard begin, or does not.
    pub(super) fn begin(&mut self, shard: ShardOf, now: Millis) -> bool {
        let bucket = shard.0 % u64::from(self.buckets.max(1));
        self.left = self.left.saturating_sub(1);
        let soon = self.last.get(&bucket).is_some_and(|last| now < last + APART);
        let refused = self.paced && soon;
        self.asked.push((now, shard, refused));
        if !refused {
            self.last.insert(bucket, now);
        }
        !refused
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_of_a_bucket_begin_five_seconds_apart() {
        let mut starts = Starts { buckets: 2, paced: true, ..Starts::default() };
        assert!(starts.begin((0, 4), 1_000));
        assert!(starts.begin((1, 4), 1_000), "another bucket");
        assert!(!starts.begin((2, 4), 5_999));
        assert!(starts.begin((2, 4), 6_000));
        assert_eq!((starts.left, starts.asked.len()), (996, 4));
    }
}
