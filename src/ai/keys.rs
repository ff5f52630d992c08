//! What is kept by the keys of positions.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A map by keys whose bits are mixed, as those of positions are.
pub type ByKey<V> = HashMap<u64, V, BuildHasherDefault<Mixed>>;

/// Takes keys as they are: they are mixed already.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(self.0.rotate_left(8) ^ u64::from(byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
