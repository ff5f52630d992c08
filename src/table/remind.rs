//! When players are told of their turn once more: at a part of their time left, and after their
//! quiet hours.

use std::collections::BTreeMap;

use super::{
    Due, DueKind, InactivityPolicy, Occupant, PersonId, Phase, Span, Table, Time, UserSettings,
};
use crate::rules::Seat;

/// Nobody is reminded in shorter turns.
const SHORTEST: Span = Span::HOUR;
/// What would fall into quiet hours comes so much before them.
const BEFORE: Span = Span::MINUTE;

/// What the players of a table have chosen; the usual for those who are not in it.
pub type Habits = BTreeMap<PersonId, UserSettings>;

impl Table {
    /// The people who are to act and are not alone at the table: to them applies what follows.
    #[must_use]
    pub(crate) fn called(&self) -> Vec<(Seat, PersonId)> {
        let record = self.record();
        let alone = record.people().len() == 1 && record.computers().is_empty();
        if alone || record.phase != Phase::Playing || self.clock().stopped().is_some() {
            return Vec::new();
        }
        let person = |seat| Some((seat, record.sitter(seat).and_then(Occupant::person)?));
        self.turn().iter().filter_map(person).collect()
    }

    /// What falls due because players want to be told again, or were not told when their turn began:
    /// `calm` says that nobody was called then.
    #[must_use]
    pub(crate) fn due_told(
        &self,
        waits: &InactivityPolicy,
        habits: &Habits,
        calm: bool,
    ) -> Vec<Due> {
        let usual = UserSettings::default();
        let mut due = Vec::new();
        for (seat, person) in self.called() {
            let habit = habits.get(&person).unwrap_or(&usual);
            let wake = self.wake_at(seat, habit, calm).map(|at| Due { kind: DueKind::Wake, at });
            let remind = self.remind_at(seat, waits, habit);
            let remind = remind.map(|at| Due { kind: DueKind::Remind, at });
            due.extend(wake.into_iter().chain(remind));
        }
        // A table has one moment of each kind: the next.
        due.sort_unstable_by_key(|due| (due.kind, due.at));
        due.dedup_by_key(|due| due.kind);
        due
    }

    /// When a player whose turn began in their quiet hours is told of it, or one who was there then
    /// and was not called; `None` once they were.
    #[must_use]
    pub(crate) fn wake_at(&self, seat: Seat, habit: &UserSettings, calm: bool) -> Option<Time> {
        let calls = self.clock().calls();
        if calls.woken.has(seat) || calls.muted.has(seat) {
            return None;
        }
        let sleeps = |at| habit.quiet.as_ref().and_then(|quiet| quiet.around(at));
        if let Some((_, ends)) = sleeps(self.turn_began()?) {
            return Some(ends);
        }
        let hears = calm && habit.pings.told(self.secrecy(), false).channel;
        let missed = hears.then(|| self.missed_at())??;
        Some(sleeps(missed).map_or(missed, |(_, ends)| ends))
    }

    /// When a player is reminded next; `None` if they are not, or have moved. What would fall into
    /// quiet hours comes before those, or after them if they had begun already.
    #[must_use]
    pub(crate) fn remind_at(
        &self,
        seat: Seat,
        waits: &InactivityPolicy,
        habit: &UserSettings,
    ) -> Option<Time> {
        let (calls, clock) = (self.clock().calls(), self.clock());
        let (flagged, flag) = self.flag()?;
        let often = calls.reminded >= habit.reminders.most();
        if often || calls.muted.has(seat) || flagged != Some(seat) {
            return None;
        }
        let whole = clock.turn_began_with(seat).filter(|&whole| whole >= SHORTEST)?;
        let part = |left: Span, _| Span(left.0 / 100 * i64::from(waits.reminder_percent));
        let left = (0..=calls.reminded).fold(whole, part);
        let at = clock.passes(seat, left)?;
        let quiet = habit.quiet.as_ref().and_then(|quiet| quiet.around(at));
        let at = match quiet {
            Some((from, _)) if self.turn_began().is_some_and(|began| began < from) => {
                from.plus(-BEFORE.0)
            }
            Some((_, to)) => to,
            None => at,
        };
        (at < flag).then_some(at)
    }
}
