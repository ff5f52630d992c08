//! What past cut-offs teach about quiet moves.

use super::correction::Corrections;
use crate::ai::Search;

/// No statistic leaves this range.
const CAP: i32 = 16_384;

/// How well moves have done: quiet ones alone, after the opponent's last move, and after one's own last
/// two; noisy ones by what they take.
pub(super) struct History<B: Search> {
    alone: Vec<i16>,
    noisy: Vec<i16>,
    after: [Vec<i16>; 3],
    counter: Vec<Option<B::Move>>,
    pub(super) corrections: Corrections,
}

impl<B: Search> Default for History<B> {
    fn default() -> Self {
        let pairs = B::SLOTS * B::SLOTS;
        Self {
            alone: vec![0; B::SLOTS],
            noisy: vec![0; B::SLOTS * B::TAKEN],
            after: [(); 3].map(|()| vec![0; pairs]),
            counter: vec![None; B::SLOTS],
            corrections: Corrections::default(),
        }
    }
}

/// The slots of the last move, the opponent's, and of the two before that were one's own; `None` for a
/// pass or before the root.
pub(super) type Past = [Option<usize>; 3];

/// How well a quiet move has done: alone, and after each of the moves of the [`Past`]; 0 after one that there
/// is not.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Done {
    alone: i16,
    after: [i16; 3],
}

impl Done {
    /// After the moves before it.
    pub(super) fn after(self) -> i32 {
        self.after.into_iter().map(i32::from).sum()
    }

    /// In all: what it did alone counts twice.
    pub(super) fn in_all(self) -> i32 {
        2 * i32::from(self.alone) + self.after()
    }

    /// In which order to try it: the last move counts twice, too.
    pub(super) fn promise(self) -> i32 {
        self.in_all() + i32::from(self.after[0])
    }

    /// Whether it did badly both after the last move and after one's own last.
    pub(super) fn bad(self) -> bool {
        self.after[..2].iter().all(|&after| after < 0)
    }
}

/// How well quiet moves have done, by their slot.
pub(super) struct Quiet<'a> {
    alone: &'a [i16],
    after: [&'a [i16]; 3],
}

impl Quiet<'_> {
    /// The one of this slot.
    pub(super) fn done(&self, slot: usize) -> Done {
        let after = |nth: usize| self.after[nth].get(slot).copied().unwrap_or(0);
        Done { alone: self.alone[slot], after: [after(0), after(1), after(2)] }
    }
}

/// The slot of a noisy move among those that take something.
pub(super) fn grab<B: Search>(board: &B, m: B::Move) -> usize {
    board.slot(m) * B::TAKEN + board.taken(m)
}

impl<B: Search> History<B> {
    /// How well quiet moves have done after these.
    pub(super) fn quiet(&self, past: Past) -> Quiet<'_> {
        let after = |nth: usize| {
            past[nth].map_or(&[][..], |earlier| &self.after[nth][earlier * B::SLOTS..][..B::SLOTS])
        };
        Quiet { alone: &self.alone, after: [after(0), after(1), after(2)] }
    }

    /// How promising a noisy move of this [`grab`] is.
    pub(super) fn noisy(&self, grab: usize) -> i32 {
        self.noisy[grab].into()
    }

    /// Rewards (or, below 0, punishes) a quiet move.
    pub(super) fn learn(&mut self, slot: usize, past: Past, bonus: i32) {
        self.learn_alone(slot, bonus);
        self.learn_after(slot, past, bonus);
    }

    /// The same without regard to the moves before it.
    pub(super) fn learn_alone(&mut self, slot: usize, bonus: i32) {
        shift(&mut self.alone[slot], bonus);
    }

    /// The same with regard to nothing else.
    pub(super) fn learn_after(&mut self, slot: usize, past: Past, bonus: i32) {
        for (after, earlier) in self.after.iter_mut().zip(past) {
            if let Some(earlier) = earlier {
                shift(&mut after[earlier * B::SLOTS + slot], bonus);
            }
        }
    }

    /// Rewards or punishes a noisy move of this [`grab`].
    pub(super) fn learn_noisy(&mut self, grab: usize, bonus: i32) {
        shift(&mut self.noisy[grab], bonus);
    }

    /// The move that last refuted the opponent's last move.
    pub(super) fn counter(&self, past: Past) -> Option<B::Move> {
        self.counter[past[0]?]
    }

    pub(super) fn set_counter(&mut self, past: Past, m: B::Move) {
        if let Some(slot) = past[0] {
            self.counter[slot] = Some(m);
        }
    }

    /// A new search begins: old experience counts less.
    pub(super) fn fade(&mut self) {
        for value in self.alone.iter_mut().chain(&mut self.noisy) {
            *value /= 2;
        }
    }
}

/// Moves `value` towards `bonus`, the less the nearer it is to its cap.
fn shift(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    let bonus = bonus.clamp(-CAP, CAP);
    *value = (old + bonus - old * bonus.abs() / CAP) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_stay_inside_their_cap() {
        let mut value = 0;
        (0..1000).for_each(|_| shift(&mut value, 2000));
        assert!((16_000..=16_384).contains(&i32::from(value)), "{value}");
        (0..1000).for_each(|_| shift(&mut value, -30_000));
        assert_eq!(i32::from(value), -CAP);
    }
}
