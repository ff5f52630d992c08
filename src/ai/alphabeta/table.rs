//! The table of positions already searched.

use crate::ai::value;

/// The depth of what was only judged as it stood: less than any search, quiescence with it.
pub(super) const JUDGED: i32 = -2;

/// How a stored value is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value is at most this.
    Upper,
    /// The value is at least this.
    Lower,
    /// The value is this.
    Exact,
    /// Of the value nothing is known.
    Unknown,
}

impl Bound {
    /// How a value is to be read that was found below `beta`, or at or above it, and either raised
    /// alpha or did not.
    pub(super) const fn of(value: i32, beta: i32, raised: bool) -> Self {
        if value >= beta {
            Self::Lower
        } else if raised {
            Self::Exact
        } else {
            Self::Upper
        }
    }

    /// Whether a value read so says on which side of `stand` it is.
    pub(super) const fn tells(self, value: i32, stand: i32) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value > stand,
            Self::Upper => value < stand,
            Self::Unknown => false,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<M> {
    pub(super) best: Option<M>,
    pub(super) value: i32,
    pub(super) eval: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// Whether it has stood on a principal variation.
    pub(super) pv: bool,
}

impl<M> Known<M> {
    /// A position that is `eval` as it stands, and nothing else known of it.
    pub(super) const fn judged(eval: i32) -> Self {
        let (best, bound) = (None, Bound::Unknown);
        Self { best, value: eval, eval, depth: JUDGED, bound, pv: false }
    }

    /// What a position is worth that stands at `stand`: what is known of it, where its bound allows.
    const fn better_than(&self, stand: i32) -> i32 {
        if self.bound.tells(self.value, stand) { self.value } else { stand }
    }

    /// Whether a search of this depth has found less than was hoped, with a move to remember.
    pub(super) fn fails(&self, depth: i32) -> bool {
        self.best.is_some() && self.bound == Bound::Upper && self.depth >= depth
    }

    /// Whether what is known settles a search of this depth and window.
    pub(super) const fn decides(&self, depth: i32, alpha: i32, beta: i32) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Lower => self.value >= beta,
                Bound::Upper => self.value <= alpha,
                Bound::Unknown => false,
            }
    }
}

/// What a position is worth that stands at `stand`, with what may be known of it.
pub(super) fn bettered<M>(stand: i32, known: Option<Known<M>>) -> i32 {
    known.map_or(stand, |known| known.better_than(stand))
}

#[derive(Clone, Copy)]
struct Slot<M> {
    key: u64,
    best: Option<M>,
    value: i16,
    eval: i16,
    depth: i8,
    bound: Bound,
    pv: bool,
    age: u8,
}

/// A table of fixed size; newer and deeper knowledge replaces older and shallower.
pub(super) struct Table<M> {
    slots: Vec<Option<Slot<M>>>,
    age: u8,
}

impl<M: Copy> Table<M> {
    /// A table of about this many megabytes, at least one slot.
    pub(super) fn new(megabytes: usize) -> Self {
        let size = size_of::<Option<Slot<M>>>().max(1);
        let count = (megabytes.saturating_mul(1 << 20) / size).max(1);
        Self { slots: vec![None; count], age: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.slots.fill(None);
    }

    /// A new search begins: what is there becomes older.
    pub(super) fn age(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is known of the position with this key, seen from a node `ply` below the root.
    pub(super) fn get(&self, key: u64, ply: usize) -> Option<Known<M>> {
        let slot = self.slots[self.place(key)].as_ref().filter(|slot| slot.key == key)?;
        Some(Known {
            best: slot.best,
            value: value::from_node(slot.value.into(), ply),
            eval: slot.eval.into(),
            depth: slot.depth.into(),
            bound: slot.bound,
            pv: slot.pv,
        })
    }

    /// Notes what a node `ply` below the root has found.
    pub(super) fn put(&mut self, key: u64, ply: usize, known: Known<M>) {
        let place = self.place(key);
        let old = self.slots[place].as_ref();
        let same = old.filter(|old| old.key == key);
        let worth_more = old.is_some_and(|old| {
            let fresh = if old.key == key { 4 } else { 3 };
            old.age == self.age
                && known.bound != Bound::Exact
                && i32::from(old.depth) > known.depth + fresh
        });
        if worth_more {
            return;
        }
        self.slots[place] = Some(Slot {
            key,
            best: known.best.or(same.and_then(|old| old.best)),
            value: value::to_node(known.value, ply) as i16,
            eval: known.eval as i16,
            depth: known.depth.clamp(JUDGED, 127) as i8,
            bound: known.bound,
            pv: known.pv,
            age: self.age,
        });
    }

    /// How many of a thousand slots hold knowledge of this search.
    pub(super) fn full(&self) -> u32 {
        let sample = &self.slots[..self.slots.len().min(1000)];
        let used = sample.iter().flatten().filter(|slot| slot.age == self.age).count();
        (used * 1000 / sample.len()) as u32
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.slots.len() as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(depth: i32, bound: Bound) -> Known<u8> {
        Known { best: Some(7), value: value::WON - 5, eval: 12, depth, bound, pv: false }
    }

    #[test]
    fn forced_ends_move_with_the_distance_to_the_root() {
        let mut table = Table::new(1);
        table.put(99, 3, known(6, Bound::Lower));
        let there = table.get(99, 1).unwrap();
        assert_eq!((there.value, there.depth, there.best), (value::WON - 3, 6, Some(7)));
        assert!(table.get(98, 1).is_none());
    }

    #[test]
    fn deep_knowledge_outlives_shallow_until_the_next_search() {
        let mut table = Table::new(0);
        table.put(1, 0, known(20, Bound::Lower));
        table.put(2, 0, known(3, Bound::Lower));
        assert!(table.get(1, 0).is_some());
        table.put(3, 0, known(3, Bound::Exact));
        assert!(table.get(3, 0).is_some(), "exact values are always kept");
        table.age();
        table.put(4, 0, known(1, Bound::Upper));
        assert!(table.get(4, 0).is_some());
    }
}
