//! What falls due at a table by time: reckoned from its present state, stored with every act.

use super::{Phase, Span, Table, Time};

/// What falls due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DueKind {
    /// A challenge or open seat lapses.
    Lapse,
    /// A clock runs out, or a period ends.
    Flag,
    /// Stopped time goes on.
    Resume,
    /// The others may end a game in which nobody moves.
    Neglect,
    /// A game in which nobody moves is closed.
    Close,
}

/// Something that falls due, unless something happens at the table before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// What.
    pub kind: DueKind,
    /// When.
    pub at: Time,
}

/// How long the house waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    /// Until a game without a clock may be claimed by those who wait.
    pub neglect: Span,
    /// Until a game in which nobody moves is closed.
    pub close: Span,
}

impl Default for Waits {
    fn default() -> Self {
        Self { neglect: Span::DAY.times(14), close: Span::DAY.times(28) }
    }
}

impl Table {
    /// Everything that falls due if nothing happens here.
    #[must_use]
    pub fn due(&self, _waits: &Waits) -> Vec<Due> {
        let due = |kind, at| Due { kind, at };
        match self.sheet().phase {
            Phase::Invited { until, .. } | Phase::Open { until } => {
                vec![due(DueKind::Lapse, until)]
            }
            Phase::Playing => {
                if let Some((_, until)) = self.clock().stopped() {
                    return vec![due(DueKind::Resume, until)];
                }
                match self.flag() {
                    Some((_, at)) => vec![due(DueKind::Flag, at)],
                    None => Vec::new(),
                }
            }
            Phase::Over(_) | Phase::Off(_) => Vec::new(),
        }
    }
}
