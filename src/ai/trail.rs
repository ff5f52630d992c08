//! The positions a search has gone through, by key.

/// The keys of all positions up to the one at hand, and where among them the search began.
///
/// ```
/// use patt::ai::Trail;
///
/// let mut trail = Trail::new([], 1);
/// for key in [2, 3, 4] {
///     trail.push(key);
///     assert!(!trail.repeats(9));
/// }
/// trail.push(1);
/// assert!(trail.repeats(9), "two moves of each side have led back");
/// assert!(!trail.repeats(3), "something was captured in between");
/// ```
#[derive(Clone, Debug)]
pub struct Trail {
    /// The position at hand is the last.
    keys: Vec<u64>,
    root: usize,
}

impl Trail {
    /// A trail whose search begins at the position with the key `now`. `past` holds the keys of the
    /// positions since the last move that cannot be undone, the oldest first, without this one.
    #[must_use]
    pub fn new(past: impl IntoIterator<Item = u64>, now: u64) -> Self {
        let mut keys: Vec<u64> = past.into_iter().collect();
        let root = keys.len();
        keys.push(now);
        Self { keys, root }
    }

    /// A move led to the position with this key.
    pub fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    /// The move made last is taken back.
    pub fn pop(&mut self) {
        self.keys.pop();
    }

    /// Whether a move from the position at hand leads to one that has stood before within its last `clock` moves:
    /// once since the search began, or twice at all. `leads` says whether a move changes the key by so much.
    ///
    /// ```
    /// use patt::ai::Trail;
    ///
    /// let mut trail = Trail::new([], 1);
    /// for key in [2, 3, 4] {
    ///     trail.push(key);
    /// }
    /// assert!(trail.may_repeat(9, |difference| difference == 4 ^ 1));
    /// assert!(!trail.may_repeat(9, |difference| difference == 4 ^ 2), "another seat would be to move");
    /// assert!(!trail.may_repeat(2, |_| true), "something was captured in between");
    /// ```
    #[must_use]
    pub fn may_repeat(&self, clock: usize, leads: impl Fn(u64) -> bool) -> bool {
        let now = self.keys.len() - 1;
        (3..=clock.min(now)).step_by(2).any(|ago| {
            let then = now - ago;
            let key = self.keys[then];
            let twice = || self.keys[..then].iter().rev().take(clock).any(|&other| other == key);
            leads(self.keys[now] ^ key) && (then >= self.root || twice())
        })
    }

    /// Whether the position at hand has stood before within its last `clock` moves: once since the
    /// search began, or twice at all.
    #[must_use]
    pub fn repeats(&self, clock: usize) -> bool {
        let now = self.keys.len() - 1;
        let mut before = 0;
        for ago in (4..=clock.min(now)).step_by(2) {
            if self.keys[now - ago] == self.keys[now] {
                before += 1;
                if now - ago >= self.root || before == 2 {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn once_in_the_search_or_twice_at_all_is_a_repetition() {
        for (past, then, clock, repeats) in [
            (vec![], vec![2, 3, 4, 1], 9, true),
            (vec![], vec![2, 3, 4, 1], 3, false),
            (vec![1, 2, 3], vec![1], 9, false),
            (vec![1, 2, 3, 4, 1, 2, 3], vec![1], 9, true),
            (vec![1, 2, 3, 4, 1, 2, 3], vec![1], 7, false),
        ] {
            let mut trail = Trail::new(past.clone(), if past.is_empty() { 1 } else { 4 });
            for &key in &then {
                trail.push(key);
            }
            assert_eq!(trail.repeats(clock), repeats, "{past:?} {then:?} {clock}");
            trail.push(9);
            trail.pop();
            assert_eq!(trail.repeats(clock), repeats);
        }
    }
}
