//! What falls due at a table by time: reckoned from its present state, stored with every act.

use super::{InactivityPolicy, Phase, Table, Time};

/// What falls due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DueKind {
    /// A challenge or open seat lapses.
    Lapse,
    /// A clock runs out, or a period ends.
    Flag,
    /// Stopped time goes on.
    Resume,
    /// A player is told of their turn after their quiet hours.
    Wake,
    /// A player is reminded of their turn.
    Remind,
    /// The others may end a game in which nobody moves.
    Neglect,
    /// A game in which nobody moves is closed.
    Close,
}

impl DueKind {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lapse => "lapse",
            Self::Flag => "flag",
            Self::Resume => "resume",
            Self::Wake => "wake",
            Self::Remind => "remind",
            Self::Neglect => "neglect",
            Self::Close => "close",
        }
    }
}

/// Something that falls due, unless something happens at the table before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// What falls due.
    pub kind: DueKind,
    /// The moment from which it is due.
    pub at: Time,
}

impl Table {
    /// Everything that falls due if nothing happens here.
    #[must_use]
    pub fn due(&self, waits: &InactivityPolicy) -> Vec<Due> {
        let due = |kind, at| Due { kind, at };
        match self.record().phase {
            Phase::Invited { until, .. } | Phase::Open { until } => {
                vec![due(DueKind::Lapse, until)]
            }
            Phase::Playing => {
                if let Some((_, until)) = self.clock().stopped() {
                    return vec![due(DueKind::Resume, until)];
                }
                let flag = self.flag().map(|(_, at)| due(DueKind::Flag, at));
                let neglect = self.neglect_at(waits).map(|at| due(DueKind::Neglect, at));
                let close = self.close_at(waits).map(|at| due(DueKind::Close, at));
                flag.into_iter().chain(neglect).chain(close).collect()
            }
            Phase::Over(_) | Phase::Off(_) => Vec::new(),
        }
    }
}
