//! The table of positions already searched.

use super::known::{Bound, JUDGED, Known};
use crate::ai::value;

/// What tells positions apart: see [`tag`].
type Tag = [u16; 3];

/// What is kept of a position. Four of chess fill a line of the machine's cache.
#[derive(Clone, Copy)]
struct Slot<M> {
    tag: Tag,
    best: Option<M>,
    value: i16,
    eval: i16,
    /// [`EMPTY`] if nothing is known.
    depth: i8,
    state: State,
}

/// The depth of a slot in which nothing is.
const EMPTY: i8 = i8::MIN;

/// How a value is to be read, whether its position has stood on a principal variation, and the age of the
/// search that found it.
#[derive(Clone, Copy)]
struct State(u8);

/// Ages begin anew after so many.
const AGES: u8 = 32;

impl State {
    const fn new(bound: Bound, pv: bool, age: u8) -> Self {
        Self(age << 3 | (pv as u8) << 2 | bound as u8)
    }

    const fn bound(self) -> Bound {
        match self.0 & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            2 => Bound::Exact,
            3.. => Bound::Unknown,
        }
    }

    const fn pv(self) -> bool {
        self.0 & 4 != 0
    }

    const fn age(self) -> u8 {
        self.0 >> 3
    }
}

impl<M: Copy> Slot<M> {
    const NEW: Self = Self {
        tag: [0; 3],
        best: None,
        value: 0,
        eval: 0,
        depth: EMPTY,
        state: State::new(Bound::Unknown, false, 0),
    };

    fn is(&self, tag: Tag) -> bool {
        self.tag == tag && self.depth != EMPTY
    }

    /// How much it is worth keeping: the deeper and the newer the more, and nothing if it is empty.
    fn worth(&self, age: u8) -> i32 {
        if self.depth == EMPTY {
            return i32::MIN;
        }
        let older = (AGES + age - self.state.age()) % AGES;
        i32::from(self.depth) - 8 * i32::from(older)
    }
}

/// Where a position may be kept.
const PLACES: usize = 4;

type Cluster<M> = [Slot<M>; PLACES];

/// A table of positions that begins small, so that a small search stays within the machine's caches, and
/// doubles when it is half full, up to its size. Then newer and deeper knowledge replaces older and shallower.
pub(super) struct Table<M> {
    /// A power of two. Positions are in the order of their keys, but for the places within a cluster.
    clusters: Vec<Cluster<M>>,
    /// So many clusters at most, a power of two.
    most: usize,
    /// How many places hold something.
    used: usize,
    age: u8,
}

/// So many clusters a table begins with.
const FEWEST: usize = 256;

impl<M: Copy> Table<M> {
    /// A table of at most so many megabytes, at least one cluster.
    pub(super) fn new(megabytes: usize) -> Self {
        let fit = (megabytes.saturating_mul(1 << 20) / size_of::<Cluster<M>>()).max(1);
        let most = 1 << fit.ilog2();
        Self { clusters: Self::blank(most.min(FEWEST)), most, used: 0, age: 0 }
    }

    fn blank(clusters: usize) -> Vec<Cluster<M>> {
        vec![[Slot::NEW; PLACES]; clusters]
    }

    pub(super) fn clear(&mut self) {
        let clusters = Self::blank(self.most.min(FEWEST));
        *self = Self { clusters, most: self.most, used: 0, age: 0 };
    }

    /// A new search begins: what is there becomes older.
    pub(super) fn age(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// What is known of the position with this key, seen from a node `ply` below the root.
    pub(super) fn get(&self, key: u64, ply: usize) -> Option<Known<M>> {
        let tag = tag(key);
        let slot =
            self.clusters[place(tag, self.clusters.len())].iter().find(|slot| slot.is(tag))?;
        Some(Known {
            best: slot.best,
            value: value::from_node(slot.value.into(), ply),
            eval: slot.eval.into(),
            depth: slot.depth.into(),
            bound: slot.state.bound(),
            pv: slot.state.pv(),
        })
    }

    /// Notes what a node `ply` below the root has found.
    pub(super) fn put(&mut self, key: u64, ply: usize, known: Known<M>) {
        let (tag, age) = (tag(key), self.age);
        let place = place(tag, self.clusters.len());
        let cluster = &mut self.clusters[place];
        let same = cluster.iter().position(|slot| slot.is(tag));
        let least = || (0..PLACES).min_by_key(|&at| cluster[at].worth(age));
        let Some(at) = same.or_else(least) else { return };
        let old = cluster[at];
        let worth_more = old.state.age() == age
            && known.bound != Bound::Exact
            && i32::from(old.depth) > known.depth + 4;
        if same.is_some() && worth_more {
            return;
        }
        cluster[at] = Slot {
            tag,
            best: known.best.or(old.best.filter(|_| same.is_some())),
            value: value::to_node(known.value, ply) as i16,
            eval: known.eval as i16,
            depth: known.depth.clamp(JUDGED, 127) as i8,
            state: State::new(known.bound, known.pv, age),
        };
        if old.depth == EMPTY {
            self.used += 1;
            if self.used > PLACES * self.clusters.len() / 2 && self.clusters.len() < self.most {
                self.grow();
            }
        }
    }

    /// Doubles the clusters: the positions of each go to two that stand side by side.
    fn grow(&mut self) {
        let mut grown = Self::blank(2 * self.clusters.len());
        let mut taken = vec![0_u8; grown.len()];
        for slot in self.clusters.as_flattened().iter().filter(|slot| slot.depth != EMPTY) {
            let place = place(slot.tag, grown.len());
            grown[place][usize::from(taken[place])] = *slot;
            taken[place] += 1;
        }
        self.clusters = grown;
    }

    /// How many of a thousand places hold knowledge of this search.
    pub(super) fn full(&self) -> u32 {
        let places = self.clusters.as_flattened();
        let sample = &places[..places.len().min(1000)];
        let fresh = |slot: &&Slot<M>| slot.depth != EMPTY && slot.state.age() == self.age;
        let fresh = sample.iter().filter(fresh).count();
        (fresh * 1000 * self.clusters.len() / (sample.len() * self.most)) as u32
    }
}

/// What is kept of a key: the upper three quarters, mixed so that they tell it from others however it was
/// made.
const fn tag(key: u64) -> Tag {
    let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    [(mixed >> 48) as u16, (mixed >> 32) as u16, (mixed >> 16) as u16]
}

/// Which of so many clusters, a power of two, is that of a tag: its upper bits.
fn place(tag: Tag, clusters: usize) -> usize {
    let [high, middle, low] = tag.map(u64::from);
    ((high << 32 | middle << 16 | low) >> (3 * u16::BITS - clusters.ilog2())) as usize
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
        (1..=4).for_each(|nth| table.put(nth, 0, known(20 - nth as i32, Bound::Lower)));
        table.put(4, 0, known(3, Bound::Lower));
        assert_eq!(table.get(4, 0).unwrap().depth, 16, "it was searched deeper");
        table.put(5, 0, known(3, Bound::Lower));
        let left: Vec<u64> = (1..=5).filter(|&nth| table.get(nth, 0).is_some()).collect();
        assert_eq!(left, [1, 2, 3, 5], "the least deep one makes room");
        table.put(1, 0, known(3, Bound::Exact));
        assert_eq!(table.get(1, 0).unwrap().depth, 3, "exact values are always kept");
        table.age();
        table.put(2, 0, known(1, Bound::Upper));
        assert_eq!(table.get(2, 0).unwrap().depth, 1);
    }

    #[test]
    fn a_table_that_grows_forgets_hardly_anything() {
        let mut table = Table::<u8>::new(1);
        let keys = || 1..=20_000_u64;
        for key in keys() {
            table.put(key, 0, Known { value: key as i32 % 100, ..known(1, Bound::Exact) });
        }
        assert_eq!(table.clusters.len(), table.most);
        let kept = keys()
            .filter(|&key| table.get(key, 0).is_some_and(|known| known.value == key as i32 % 100));
        assert!(kept.count() > 19_800);
        assert!((250..400).contains(&table.full()), "{}", table.full());
        table.clear();
        assert!(keys().all(|key| table.get(key, 0).is_none()));
    }

    #[test]
    fn a_state_says_what_it_was_made_of() {
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact, Bound::Unknown] {
            for (pv, age) in [(true, 0), (false, AGES - 1)] {
                let state = State::new(bound, pv, age);
                assert_eq!((state.bound(), state.pv(), state.age()), (bound, pv, age));
            }
        }
    }

    #[test]
    fn what_is_known_of_a_chess_position_takes_sixteen_bytes() {
        assert_eq!(size_of::<Cluster<cozy_chess::Move>>(), 64);
    }
}
