//! Best lines, kept in one triangle for the whole tree.

/// No line is longer than this.
pub(super) const DEEPEST: usize = 120;

/// The best line found from each ply on.
pub(super) struct Lines<M> {
    rows: Vec<Vec<M>>,
}

impl<M: Copy> Lines<M> {
    pub(super) fn new() -> Self {
        Self { rows: (0..=DEEPEST + 1).map(|_| Vec::new()).collect() }
    }

    /// No line is known from `ply` on.
    pub(super) fn clear(&mut self, ply: usize) {
        self.rows[ply].clear();
    }

    /// The best line at `ply` begins with `m` and goes on as the best line one ply deeper.
    pub(super) fn put(&mut self, ply: usize, m: M) {
        let (head, tail) = self.rows.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(m);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// The best line from `ply` on.
    pub(super) fn at(&self, ply: usize) -> &[M] {
        &self.rows[ply]
    }
}
