//! What a process does in a house.

/// What a process does in a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Duties {
    /// It answers what people do in Discord.
    pub front: bool,
    /// It thinks for the computer.
    pub worker: bool,
    /// It does what falls due by time, posts what waits, and keeps the house in order.
    pub keeper: bool,
}

impl Duties {
    /// All of them.
    pub const ALL: Self = Self { front: true, worker: true, keeper: true };

    /// Thinking alone.
    pub const WORKER: Self = Self { front: false, worker: true, keeper: false };

    /// As a row says it.
    pub(super) fn words(self) -> String {
        let all = [(self.front, "front"), (self.worker, "worker"), (self.keeper, "keeper")];
        let named = all.into_iter().filter_map(|(does, word)| does.then_some(word));
        named.collect::<Vec<_>>().join(" ")
    }

    /// Whether it does nothing but think: it sends nothing, and decides nothing at any table.
    #[must_use]
    pub fn only_thinks(self) -> bool {
        self == Self::WORKER
    }
}

impl Default for Duties {
    fn default() -> Self {
        Self::ALL
    }
}
