//! A map that forgets what was used longest ago once it is too heavy.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A cache bounded by the bytes it holds.
pub(super) struct Cache<K, V> {
    entries: HashMap<K, Entry<V>>,
    bytes: usize,
    most: usize,
    clock: u64,
}

struct Entry<V> {
    value: V,
    bytes: usize,
    used: u64,
}

impl<K: Clone + Eq + Hash, V: Clone> Cache<K, V> {
    /// An empty cache of at most `most` bytes.
    pub fn new(most: usize) -> Self {
        Self { entries: HashMap::new(), bytes: 0, most, clock: 0 }
    }

    /// What is kept under `key`, which counts as a use of it.
    pub fn get(&mut self, key: &K) -> Option<V> {
        self.clock += 1;
        let entry = self.entries.get_mut(key)?;
        entry.used = self.clock;
        Some(entry.value.clone())
    }

    /// Keeps `value`, which weighs `bytes`, and forgets the oldest entries if need be. What is
    /// heavier than the whole cache is not kept.
    pub fn put(&mut self, key: K, value: V, bytes: usize) {
        if bytes > self.most {
            return;
        }
        self.clock += 1;
        let entry = Entry { value, bytes, used: self.clock };
        self.bytes += bytes;
        if let Some(old) = self.entries.insert(key, entry) {
            self.bytes -= old.bytes;
        }
        while self.bytes > self.most {
            // A scan is enough: it happens beside drawing something, over some hundred entries.
            let oldest = self.entries.iter().min_by_key(|(_, entry)| entry.used);
            let Some(key) = oldest.map(|(key, _)| key.clone()) else { break };
            if let Some(old) = self.entries.remove(&key) {
                self.bytes -= old.bytes;
            }
        }
    }
}

/// Caches hold whole values only, so a panic elsewhere leaves them sound.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_unused_goes_first() {
        let mut cache = Cache::new(30);
        for key in ['a', 'b', 'c'] {
            cache.put(key, key, 10);
        }
        assert_eq!(cache.get(&'a'), Some('a'));
        cache.put('d', 'd', 10);
        let kept = ['a', 'b', 'c', 'd'].map(|key| cache.get(&key).is_some());
        assert_eq!(kept, [true, false, true, true]);
    }

    #[test]
    fn a_new_value_takes_the_place_of_the_old() {
        let mut cache = Cache::new(30);
        for value in 0..100 {
            cache.put('a', value, 20);
        }
        assert_eq!(cache.get(&'a'), Some(99));
        assert_eq!(cache.bytes, 20);
        cache.put('b', 0, 31);
        assert_eq!((cache.get(&'b'), cache.get(&'a')), (None, Some(99)));
    }
}
