//! Visible versions: a count for each viewer that moves only when something they may know has changed, so
//! that buttons and caches can carry it without telling anything.

use super::Secrecy;
use crate::rules::{Act, Audience, Notice, Seat, Viewer};

/// The versions of a game, by viewer. They only ever rise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VisibleVersions {
    secrecy: Secrecy,
    seats: Vec<u32>,
    public: u32,
    everything: u32,
}

impl VisibleVersions {
    /// All at 0.
    #[must_use]
    pub fn new(secrecy: Secrecy, seats: u8) -> Self {
        Self { secrecy, seats: vec![0; seats.into()], public: 0, everything: 0 }
    }

    /// Takes notice of an entry that was carried out, and of what was said of it. In an open game
    /// everybody sees every entry; in a hidden one it moves on for a seat that acted or heard
    /// something, and for spectators if all heard it. A takeback moves on for everybody, and so does
    /// the end of a period, whose turn all may know.
    pub fn note(&mut self, act: &Act, notices: &[Notice]) {
        let open = is_public(self.secrecy, act, notices);
        for (seat, edition) in (0..).map(Seat).zip(&mut self.seats) {
            let heard = notices.iter().any(|notice| notice.to.reaches(seat));
            *edition += u32::from(open || heard || actor(act) == Some(seat));
        }
        self.public += u32::from(open);
        self.everything += 1;
    }

    /// The edition of what this viewer sees.
    #[must_use]
    pub fn of(&self, viewer: Viewer) -> u32 {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()).copied().unwrap_or(0),
            Viewer::Public => self.public,
            Viewer::Everything => self.everything,
        }
    }
}

/// Whether everybody may know that there was this entry, of which these things were said.
pub(super) fn is_public<'a>(
    secrecy: Secrecy,
    act: &Act,
    notices: impl IntoIterator<Item = &'a Notice>,
) -> bool {
    !secrecy.counts_by_seat()
        || matches!(act, Act::Takeback { .. } | Act::HandOver)
        || notices.into_iter().any(|notice| notice.to == Audience::All)
}

/// Who did it, if a seat did.
const fn actor(act: &Act) -> Option<Seat> {
    match act {
        Act::Move { seat, .. }
        | Act::Withdraw { seat, .. }
        | Act::Claim { seat, .. }
        | Act::Offer { seat, .. }
        | Act::Accept { seat, .. }
        | Act::Decline { seat, .. }
        | Act::Hint { seat } => Some(*seat),
        Act::Agree | Act::HandOver | Act::Takeback { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Say;

    const BLACK: Viewer = Viewer::Seat(Seat::SECOND);
    const WHITE: Viewer = Viewer::Seat(Seat::FIRST);

    fn check(secrecy: Secrecy, entries: &[(Act, Vec<Notice>)], expect: [u32; 3]) {
        let mut versions = VisibleVersions::new(secrecy, 2);
        for (act, notices) in entries {
            versions.note(act, notices);
        }
        assert_eq!([WHITE, BLACK, Viewer::Public].map(|viewer| versions.of(viewer)), expect);
    }

    #[test]
    fn a_hidden_turn_shows_in_the_movers_edition_alone() {
        let seat = Seat::FIRST;
        let attempt = Act::Move { seat, text: "a1a2".into() };
        let refused = (attempt.clone(), vec![Notice::to(seat, Say::new("illegal"))]);
        let accepted = (attempt, Vec::new());
        check(Secrecy::Sealed, &[refused.clone(), refused.clone(), accepted.clone()], [3, 0, 0]);
        check(Secrecy::Open, &[refused, accepted], [2, 2, 2]);
        let handed = (Act::HandOver, vec![Notice::to(Seat::SECOND, Say::new("moved"))]);
        check(Secrecy::Sealed, &[handed], [1, 1, 1]);
        let ended = (Act::HandOver, vec![Notice::all(Say::new("over"))]);
        check(Secrecy::Sealed, &[ended], [1, 1, 1]);
    }

    #[test]
    fn a_takeback_moves_on_for_everybody() {
        check(Secrecy::Sealed, &[(Act::Takeback { to: 0 }, Vec::new())], [1, 1, 1]);
    }
}
