//! Brains that are kept between their moves: in a hidden game a computer that remembers what it
//! believed need not go through all it has heard again. A restart only costs it that time.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crate::ai::Level;
use crate::catalog::AnyBrain;
use crate::rules::Seat;
use crate::table::TableId;
use crate::watch::series::{self, Cache};

/// No more brains are kept; the one that thought longest ago goes first. Each holds less than a
/// megabyte.
const KEPT: usize = 32;

/// Whose brain it is.
pub(crate) type Owner = (TableId, Seat, Level);

/// The brains that nobody thinks with now.
#[derive(Default)]
pub(crate) struct BrainCache(Mutex<VecDeque<(Owner, Box<dyn AnyBrain>)>>);

impl BrainCache {
    /// Takes out the brain of an owner, if it is here.
    pub fn take(&self, owner: Owner) -> Option<Box<dyn AnyBrain>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(whose, _)| *whose == owner);
        series::looked_up(Cache::Brains, at.is_some());
        kept.remove(at?).map(|(_, brain)| brain)
    }

    /// Keeps a brain until its owner thinks again.
    pub fn keep(&self, owner: Owner, brain: Box<dyn AnyBrain>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == KEPT {
            kept.pop_front();
        }
        kept.push_back((owner, brain));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Strength;
    use crate::catalog::CATALOG;

    #[test]
    fn the_brain_that_thought_longest_ago_goes_first() {
        let brains = BrainCache::default();
        let level = Level::new(1).unwrap();
        let owner = |nth: usize| (TableId::of_bits(nth as u64), Seat(0), level);
        let game = CATALOG.iter().next().unwrap();
        for nth in 0..=KEPT {
            brains.keep(owner(nth), (game.brain)(Strength::Level(level)));
        }
        assert!(brains.take(owner(0)).is_none());
        assert!(brains.take(owner(1)).is_some());
        assert!(brains.take(owner(1)).is_none(), "who thinks has it alone");
        let other = (TableId::of_bits(2), Seat(1), level);
        assert!(brains.take(other).is_none());
    }
}
