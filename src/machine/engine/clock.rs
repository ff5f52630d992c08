//! The clock of a search, and how much of it to spend.

use std::time::{Duration, Instant};

use super::bell::Bell;
use super::command::Go;
use super::tongue::{Pace, Report, Tongue};
use super::written;
use crate::ai::{Progress, Watch, value};
use crate::catalog::AnyGame;
use crate::rules::{Notation, Seat};

/// Kept back of a clock for the way a move has to go.
const MARGIN: Duration = Duration::from_millis(4);
/// Kept back of the time of one move: it is to be used up, and a search looks at its clock about once in this time.
const BETWEEN_LOOKS: Duration = Duration::from_millis(1);

/// How long a search may think: when to begin no further depth, and when to stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Budget {
    pub(super) soft: Option<Duration>,
    pub(super) hard: Option<Duration>,
}

impl Budget {
    /// What this seat, which is to move, may spend.
    pub(super) fn new(go: &Go, mover: Seat) -> Self {
        if go.infinite {
            return Self::default();
        }
        if let Some(time) = go.movetime {
            let hard = time.saturating_sub(BETWEEN_LOOKS).max(BETWEEN_LOOKS);
            return Self { soft: None, hard: Some(hard) };
        }
        let (Some(left), added) = go.clock(mover) else { return Self::default() };
        let left = left.saturating_sub(MARGIN);
        let share = left / go.turns_left.unwrap_or(25).clamp(2, 25) + added * 3 / 4;
        let hard = (share * 3).min(left * 2 / 5).max(Duration::from_millis(1));
        Self { soft: Some((share * 3 / 5).min(hard)), hard: Some(hard) }
    }
}

/// Watches a search for a session: stops it in time or when told, and says how far it is.
pub(super) struct Clock<'a> {
    pub(super) begun: Instant,
    pub(super) budget: Budget,
    /// What is told from outside.
    pub(super) bell: &'a Bell,
    /// How many of the best lines are told.
    pub(super) lines: usize,
    /// The position that is searched, and how its moves are written.
    pub(super) game: &'a dyn AnyGame,
    pub(super) notation: Notation,
    pub(super) tongue: &'static dyn Tongue,
    /// Where the lines go.
    pub(super) say: &'a dyn Fn(&str),
}

impl Clock<'_> {
    /// Whether so much of the own time is spent; the time of the other side is free.
    fn spent(&self, budget: Option<Duration>) -> bool {
        let Some(budget) = budget else { return false };
        self.bell.clock_runs_since(self.begun).is_some_and(|since| since.elapsed() >= budget)
    }
}

impl Watch for Clock<'_> {
    fn stop(&self) -> bool {
        self.bell.told_to_stop() || self.spent(self.budget.hard)
    }

    fn enough(&self) -> bool {
        self.spent(self.budget.soft)
    }

    fn exact(&self) -> bool {
        true
    }

    /// Who gives the engine a time wants a move; all others want to know what a position is worth.
    fn weighs(&self) -> bool {
        self.budget.hard.is_none()
    }

    fn lines(&self) -> usize {
        self.lines
    }

    fn report(&self, progress: &Progress<'_>) {
        let Progress { nth, depth, seldepth, value, nodes, full, .. } = *progress;
        (self.say)(&self.tongue.report(&Report {
            nth: (self.lines > 1).then_some(nth),
            depth,
            value: value::told(self.game.scale(), value),
            nodes,
            pace: Some(Pace { seldepth, spent: self.begun.elapsed(), full }),
            line: written::line(self.game, &(progress.line)(), self.notation),
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_budget_spends_more_than_there_is() {
        for left in [0, 1, 50, 1_000, 60_000] {
            for turns_left in [None, Some(0), Some(1), Some(40)] {
                let time = Duration::from_millis(left);
                let go = Go { left: [Some(time), None], turns_left, ..Go::default() };
                let hard = Budget::new(&go, Seat::FIRST).hard.unwrap();
                assert!(hard <= time.max(Duration::from_millis(1)), "{left} {turns_left:?}");
                assert_eq!(Budget::new(&go, Seat::SECOND), Budget::default());
            }
        }
    }
}
