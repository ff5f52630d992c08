//! Reading a log: which entries count, what was heard, which offers stand.

use super::{Entry, changes_position};
use crate::rules::{Act, Notice, Offer, Refusal, Seat, SeatSet};

/// Something the game said, and the entry that caused it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The number of the entry.
    pub ply: u32,
    /// What was said, and to whom.
    pub notice: Notice,
}

/// An offer that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its number: the ply of its entry.
    pub number: u32,
    /// What is proposed.
    pub what: Offer,
    /// The seat that proposed it.
    pub by: Seat,
    /// Who agrees so far, the one who offers included.
    pub agreed: SeatSet,
}

/// The offers since the position last changed.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers {
    standing: Vec<Standing>,
    made: Vec<(Seat, Offer)>,
}

impl Offers {
    /// Takes notice of an entry.
    pub(super) fn note(&mut self, entry: &Entry) {
        match entry.act {
            Act::Offer { seat, what } => {
                let agreed = SeatSet::one(seat);
                self.standing.retain(|old| old.what != what);
                self.standing.push(Standing { number: entry.ply, what, by: seat, agreed });
                self.made.push((seat, what));
            }
            Act::Accept { seat, what } => {
                for standing in self.standing.iter_mut().filter(|old| old.what == what) {
                    standing.agreed = standing.agreed.with(seat);
                }
            }
            Act::Decline { what, .. } => self.standing.retain(|old| old.what != what),
            Act::Hint { .. } => {}
            _ => *self = Self::default(),
        }
    }

    /// The offer of `what` that stands.
    pub(super) fn standing(&self, what: Offer) -> Option<Standing> {
        self.standing.iter().find(|standing| standing.what == what).copied()
    }

    /// Whether one of `seats` offered `what` since the position last changed.
    pub(super) fn was_made(&self, seats: SeatSet, what: Offer) -> bool {
        self.made.iter().any(|&(seat, made)| made == what && seats.has(seat))
    }
}

/// The numbers of the entries that changed the position and still count, in order.
///
/// A takeback stands for the state before the entry it names, whatever happened between; so the log
/// is walked from its end, and each takeback jumps.
///
/// # Errors
/// `log-gap` if an entry's number is not its place; `takeback-range` if a takeback points forward.
pub(super) fn live(log: &[Entry]) -> Result<Vec<u32>, Refusal> {
    let mut live = Vec::new();
    let mut end = log.len();
    while let Some(entry) = end.checked_sub(1).and_then(|last| log.get(last)) {
        let place = end - 1;
        if entry.ply as usize != place {
            return Err(Refusal::new("log-gap"));
        }
        end = match entry.act {
            Act::Takeback { to } if (to as usize) < place => to as usize,
            Act::Takeback { .. } => return Err(Refusal::new("takeback-range")),
            _ => {
                if changes_position(&entry.act) {
                    live.push(entry.ply);
                }
                place
            }
        };
    }
    live.reverse();
    Ok(live)
}
