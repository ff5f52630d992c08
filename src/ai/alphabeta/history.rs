//! What past cut-offs teach about quiet moves.

use crate::ai::Search;

/// No statistic leaves this range.
const CAP: i32 = 16_384;

/// How well quiet moves have done: alone, after the opponent's last move, and after one's own.
pub(super) struct History<B: Search> {
    alone: Vec<i16>,
    noisy: Vec<i16>,
    after: [Vec<i16>; 2],
    counter: Vec<Option<B::Move>>,
}

impl<B: Search> Default for History<B> {
    fn default() -> Self {
        let pairs = B::SLOTS * B::SLOTS;
        Self {
            alone: vec![0; B::SLOTS],
            noisy: vec![0; B::SLOTS],
            after: [vec![0; pairs], vec![0; pairs]],
            counter: vec![None; B::SLOTS],
        }
    }
}

/// The slots of the last two moves, the opponent's first; `None` for a pass or before the root.
pub(super) type Past = [Option<usize>; 2];

impl<B: Search> History<B> {
    /// How promising a quiet move is, higher is better.
    pub(super) fn score(&self, slot: usize, past: Past) -> i32 {
        let mut score = i32::from(self.alone[slot]);
        for (after, earlier) in self.after.iter().zip(past) {
            if let Some(earlier) = earlier {
                score += i32::from(after[earlier * B::SLOTS + slot]);
            }
        }
        score
    }

    /// How promising a noisy move is beside others of its rank.
    pub(super) fn noisy(&self, slot: usize) -> i32 {
        self.noisy[slot].into()
    }

    /// Rewards (or, below 0, punishes) a quiet move.
    pub(super) fn learn(&mut self, slot: usize, past: Past, bonus: i32) {
        shift(&mut self.alone[slot], bonus);
        for (after, earlier) in self.after.iter_mut().zip(past) {
            if let Some(earlier) = earlier {
                shift(&mut after[earlier * B::SLOTS + slot], bonus);
            }
        }
    }

    /// Rewards or punishes a noisy move.
    pub(super) fn learn_noisy(&mut self, slot: usize, bonus: i32) {
        shift(&mut self.noisy[slot], bonus);
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
