//! What each seat of a hidden game was told, period by period.

use super::{Entry, Heard, Secrecy, Table};
use crate::rules::{Act, Audience, Say, Seat};

/// A period of a hidden game as one seat lived through it. It begins when all hear that the turn has
/// passed on, so everybody counts the same periods.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PeriodLog<'a> {
    /// What was delivered to the seat when it began, and what it was told in it beside its own tries.
    pub(crate) told: Vec<&'a Say>,
    /// Its own tries.
    pub(crate) tries: Vec<Attempt<'a>>,
}

/// A try with what the referee answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt<'a> {
    /// What was tried.
    pub(crate) entry: &'a Entry,
    /// What whoever made it was told at once.
    pub(crate) answer: Vec<&'a Say>,
}

impl Table {
    /// All that a seat was told, period by period; the last one is the present. Holds nothing that
    /// was not said to this seat, and nothing that all heard.
    #[must_use]
    pub(crate) fn periods(&self, seat: Seat) -> Vec<PeriodLog<'_>> {
        let mut periods = vec![PeriodLog::default()];
        for entry in self.live_entries() {
            let said = self.said_at(entry);
            let to_seat = said.iter().filter(|heard| match heard.notice.to {
                Audience::All => false,
                Audience::Seats(seats) => seats.has(seat),
            });
            let to_seat: Vec<_> = to_seat.map(|heard| &heard.notice.say).collect();
            let own = matches!(entry.act, Act::Move { seat: mover, .. } if mover == seat);
            let open = matches!(entry.act, Act::HandOver)
                || said.iter().any(|heard| heard.notice.to == Audience::All);
            if own && let Some(now) = periods.last_mut() {
                now.tries.push(Attempt { entry, answer: to_seat.clone() });
            }
            if open {
                periods.push(PeriodLog::default());
            }
            if !own && let Some(now) = periods.last_mut() {
                now.told.extend(to_seat);
            }
        }
        periods
    }

    /// What an entry made the game say, to whomever.
    #[must_use]
    pub(crate) fn said_at(&self, entry: &Entry) -> &[Heard] {
        let heard = self.heard();
        let from = heard.partition_point(|heard| heard.ply < entry.ply);
        let to = heard.partition_point(|heard| heard.ply <= entry.ply);
        &heard[from..to]
    }

    /// Whether a seat of a hidden game acted with this entry, or was told something because of it.
    pub(super) fn reached(&self, entry: &Entry, seat: Seat) -> bool {
        let notices: Vec<_> =
            self.said_at(entry).iter().map(|heard| heard.notice.clone()).collect();
        let mut versions = super::VisibleVersions::new(
            Secrecy::of(self.info(), false),
            self.record().header.seats,
        );
        versions.note(&entry.act, &notices);
        versions.of(crate::rules::Viewer::Seat(seat)) > 0
    }
}
