//! What past cut-offs teach about moves.

use super::correction::Corrections;
use super::numbers as by;
use crate::ai::Search;

/// How well moves have done: quiet ones alone, by their path, and after each of the moves before them; noisy
/// ones by what they take.
pub(super) struct History<B: Search> {
    alone: Vec<i16>,
    noisy: Vec<i16>,
    /// By the context of the earlier move, however long ago it was.
    after: Vec<i16>,
    counter: Vec<Option<B::Move>>,
    pub(super) corrections: Corrections,
}

impl<B: Search> Default for History<B> {
    fn default() -> Self {
        Self {
            alone: vec![0; B::PATHS],
            noisy: vec![0; B::SLOTS * B::TAKEN],
            after: vec![0; Context::KINDS * B::SLOTS * B::SLOTS],
            counter: vec![None; B::SLOTS],
            corrections: Corrections::default(),
        }
    }
}

/// What is remembered of a move for those after it: its slot, and whether it answered a check and was noisy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context(usize);

impl Context {
    /// A check or none, noisy or quiet.
    const KINDS: usize = 4;

    /// That of a move that is about to be made.
    pub(super) fn of<B: Search>(board: &B, m: B::Move) -> Self {
        let kind = 2 * usize::from(board.in_check()) + usize::from(board.noisy(m));
        Self(kind * B::SLOTS + board.slot(m))
    }

    /// The slot of the move.
    pub(super) const fn slot<B: Search>(self) -> usize {
        self.0 % B::SLOTS
    }

    /// Whether it was noisy.
    pub(super) const fn noisy<B: Search>(self) -> bool {
        !(self.0 / B::SLOTS).is_multiple_of(2)
    }
}

/// The last move, the opponent's, and those that were one's own, two, four and six plies ago; `None` for a
/// pass or before the root.
pub(super) type Past = [Option<Context>; 4];

/// How well a quiet move has done: alone, and after each of the moves of the [`Past`]; 0 after one that there
/// is not.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Done {
    alone: i16,
    after: [i16; 4],
}

impl Done {
    /// After the moves before it; that of six plies ago tells only in which order to try moves.
    pub(super) fn after(self) -> i32 {
        self.after[..3].iter().copied().map(i32::from).sum()
    }

    /// In all: what it did alone counts twice.
    pub(super) fn in_all(self) -> i32 {
        2 * i32::from(self.alone) + self.after()
    }

    /// In which order to try it: the last move counts twice, too.
    pub(super) fn promise(self) -> i32 {
        self.in_all() + i32::from(self.after[0]) + i32::from(self.after[3])
    }

    /// Whether it did badly both after the last move and after one's own last.
    pub(super) fn bad(self) -> bool {
        self.after[..2].iter().all(|&after| after < 0)
    }
}

/// How well quiet moves have done, by their path and slot.
pub(super) struct Quiet<'a> {
    alone: &'a [i16],
    after: [&'a [i16]; 4],
}

impl Quiet<'_> {
    /// How well a move has done.
    pub(super) fn done<B: Search>(&self, board: &B, m: B::Move) -> Done {
        let slot = board.slot(m);
        let after = self.after.map(|after| after.get(slot).copied().unwrap_or(0));
        Done { alone: self.alone[board.path(m)], after }
    }
}

/// The path and the slot of a quiet move.
pub(super) fn way<B: Search>(board: &B, m: B::Move) -> (usize, usize) {
    (board.path(m), board.slot(m))
}

/// The slot of a noisy move among those that take something.
pub(super) fn grab<B: Search>(board: &B, m: B::Move) -> usize {
    board.slot(m) * B::TAKEN + board.taken(m)
}

impl<B: Search> History<B> {
    /// How well quiet moves have done after these.
    pub(super) fn quiet(&self, past: Past) -> Quiet<'_> {
        let after = past.map(|earlier| {
            earlier.map_or(&[][..], |earlier| &self.after[earlier.0 * B::SLOTS..][..B::SLOTS])
        });
        Quiet { alone: &self.alone, after }
    }

    /// How promising a noisy move of this [`grab`] is.
    pub(super) fn noisy(&self, grab: usize) -> i32 {
        self.noisy[grab].into()
    }

    /// Rewards (or, below 0, punishes) a quiet move of this path and slot.
    pub(super) fn learn(&mut self, (path, slot): (usize, usize), past: Past, bonus: i32) {
        self.learn_alone(path, bonus);
        self.learn_after(slot, past, bonus);
    }

    /// The same without regard to the moves before it.
    pub(super) fn learn_alone(&mut self, path: usize, bonus: i32) {
        shift(&mut self.alone[path], bonus, by::CAP_ALONE);
    }

    /// The same with regard to nothing else.
    pub(super) fn learn_after(&mut self, slot: usize, past: Past, bonus: i32) {
        for earlier in past.into_iter().flatten() {
            shift(&mut self.after[earlier.0 * B::SLOTS + slot], bonus, by::CAP_AFTER);
        }
    }

    /// Rewards or punishes a noisy move of this [`grab`].
    pub(super) fn learn_noisy(&mut self, grab: usize, bonus: i32) {
        shift(&mut self.noisy[grab], bonus, by::CAP_NOISY);
    }

    /// The move that last refuted the opponent's last move.
    pub(super) fn counter(&self, past: Past) -> Option<B::Move> {
        self.counter[past[0]?.slot::<B>()]
    }

    pub(super) fn set_counter(&mut self, past: Past, m: B::Move) {
        if let Some(last) = past[0] {
            self.counter[last.slot::<B>()] = Some(m);
        }
    }
}

/// Moves `value` towards `bonus`, the less the nearer it is to its cap, which is below 32,768.
fn shift(value: &mut i16, bonus: i32, cap: i32) {
    let old = i32::from(*value);
    let bonus = bonus.clamp(-cap, cap);
    *value = (old + bonus - old * bonus.abs() / cap) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statistics_stay_inside_their_cap() {
        let mut value = 0;
        (0..1000).for_each(|_| shift(&mut value, 2_000, 16_384));
        assert!((16_000..=16_384).contains(&i32::from(value)), "{value}");
        (0..1000).for_each(|_| shift(&mut value, -30_000, 16_384));
        assert_eq!(value, -16_384);
    }
}
