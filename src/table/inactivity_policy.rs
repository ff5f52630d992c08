//! How long the house waits for people.

use super::Span;

/// How long the house waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InactivityPolicy {
    /// Until a game without a clock may be claimed by those who wait.
    pub neglect: Span,
    /// Until a game in which nobody moves is closed.
    pub close: Span,
    /// The part of a turn that is left when its player is reminded, in hundredths.
    pub reminder_percent: u32,
    /// How many days a year a person's slow clocks may stand still.
    pub holiday_days: u32,
}

impl InactivityPolicy {
    /// How long it waits where nothing else is configured.
    pub const USUAL: Self = Self {
        neglect: Span::DAY.times(14),
        close: Span::DAY.times(28),
        reminder_percent: 25,
        holiday_days: 21,
    };
}

impl Default for InactivityPolicy {
    fn default() -> Self {
        Self::USUAL
    }
}
