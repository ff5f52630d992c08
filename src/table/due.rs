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
    /// A player is told of his turn after his quiet hours.
    Wake,
    /// A player is reminded of his turn.
    Remind,
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
    /// The part of a turn that is left when its player is reminded, in hundredths.
    pub reminder_percent: u32,
    /// How many days a year a person's slow clocks may stand still.
    pub holiday_days: u32,
}

impl Waits {
    /// How long it waits where nothing else is configured.
    pub const USUAL: Self = Self {
        neglect: Span::DAY.times(14),
        close: Span::DAY.times(28),
        reminder_percent: 25,
        holiday_days: 21,
    };
}

impl Default for Waits {
    fn default() -> Self {
        Self::USUAL
    }
}

impl Table {
    /// Everything that falls due if nothing happens here.
    #[must_use]
    pub fn due(&self, waits: &Waits) -> Vec<Due> {
        let due = |kind, at| Due { kind, at };
        match self.sheet().phase {
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
