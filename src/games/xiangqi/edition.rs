//! The editions of the rule of repetition: by which text a game is judged depends on when it began.

/// A text of the rule of repetition, told by what it calls a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// Version 1: whoever newly chases one man with every move chases for ever, whether they attack
    /// it or take its protection away; nothing else weighs.
    First,
    /// From version 2: attacking a man anew weighs more than taking its protection away, and attacks
    /// on several men weigh something too. So the diagrams of the Asian rules book come out as there.
    Second,
}

impl Edition {
    /// By which games are judged that begin now.
    pub const NOW: Self = Self::Second;

    /// By which games are judged that began under this version of the rules of xiangqi.
    #[must_use]
    pub const fn of(version: u16) -> Self {
        match version {
            0 | 1 => Self::First,
            2.. => Self::Second,
        }
    }
}
