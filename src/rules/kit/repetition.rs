//! Counting how often a position has stood.

use std::collections::HashMap;

/// How often each position key has been seen.
///
/// ```
/// use patt::rules::kit::repetition::Repetition;
///
/// let mut standings = Repetition::default();
/// let (here, there) = (0xE4, 0xE5);
/// let counts = [here, there, here, there, here].map(|key| standings.note(key));
/// assert_eq!(counts, [1, 1, 2, 2, 3]);
/// // A capture: nothing before it can come again.
/// standings.clear();
/// assert_eq!(standings.count(here), 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repetition(HashMap<u64, u8>);

impl Repetition {
    /// Notes one more standing of `key` and returns how often it has stood now, at most 255.
    pub fn note(&mut self, key: u64) -> u8 {
        let count = self.0.entry(key).or_default();
        *count = count.saturating_add(1);
        *count
    }

    /// How often `key` has stood.
    #[must_use]
    pub fn count(&self, key: u64) -> u8 {
        self.0.get(&key).copied().unwrap_or(0)
    }

    /// Forgets everything, after a move that cannot be undone by play.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
