//! Unity (section 4): which tiles hold the table together.

use super::men::AROUND;
use super::table::{MOST, Set, Table, each, step};
use crate::rules::Cell;

/// For each set of occupied cells around a cell, in the order of [`AROUND`]: whether they hang
/// together by themselves. Orthogonal neighbours of a corner touch each other across it.
const ARCS: [bool; 256] = {
    let mut whole = [false; 256];
    let mut ring = 0;
    while ring < 256 {
        whole[ring] = is_whole(ring as u8);
        ring += 1;
    }
    whole
};

const fn is_whole(ring: u8) -> bool {
    let mut reached = ring & ring.wrapping_neg();
    let mut round = 0;
    while round < 8 {
        let orthogonal = reached & 0b0101_0101;
        let near = reached.rotate_left(1) | reached.rotate_right(1);
        let across = orthogonal.rotate_left(2) | orthogonal.rotate_right(2);
        reached |= (near | across) & ring;
        round += 1;
    }
    reached == ring
}

/// The connected parts of a table without one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    sets: [Set; 8],
    count: usize,
}

impl Parts {
    /// Whether the tile holds several parts together: a cut tile.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.count > 1
    }

    /// Every part, if the tile is a cut tile; nothing otherwise.
    #[must_use]
    pub fn each(&self) -> &[Set] {
        &self.sets[..self.count]
    }

    /// Whether tiles touched together belong to every part.
    #[must_use]
    pub fn bridged_by(&self, touched: Set) -> bool {
        self.each().iter().all(|part| part & touched != 0)
    }
}

/// The parts of a tile that holds nothing together.
pub(super) const LOOSE: Parts = Parts { sets: [0; 8], count: 0 };

impl Table {
    /// Whether the tiles around a place hang together by themselves.
    fn is_easily_loose(&self, place: usize) -> bool {
        if self.near(place).count_ones() <= 1 {
            return true;
        }
        let cell = self.tile(place).cell;
        let ring = (0..8).fold(0, |ring, nth| {
            let taken = self.at(step(cell, AROUND[nth], 1)).is_some();
            ring | usize::from(taken) << nth
        });
        ARCS[ring]
    }

    /// All tiles of `among` that hang together with one of them. Ends early once `wanted` is there.
    fn reach(&self, from: usize, among: Set, wanted: Set) -> Set {
        let mut seen = 1 << from;
        let mut front = seen;
        while front != 0 && wanted & !seen != 0 {
            let place = front.trailing_zeros() as usize;
            front &= front - 1;
            let new = self.near(place) & among & !seen;
            seen |= new;
            front |= new;
        }
        seen
    }

    /// Whether the table would fall apart without this tile.
    #[must_use]
    pub fn is_cut(&self, place: usize) -> bool {
        if let Some(cuts) = self.known_cuts() {
            return cuts >> place & 1 != 0;
        }
        if self.is_easily_loose(place) {
            return false;
        }
        let near = self.near(place);
        let rest = self.all() & !(1 << place);
        near & !self.reach(near.trailing_zeros() as usize, rest, near) != 0
    }

    /// All tiles that hold others together; they are known from then on.
    pub(super) fn find_cuts(&mut self) -> Set {
        let cuts = self.known_cuts().unwrap_or_else(|| self.cuts());
        self.know_cuts(Some(cuts));
        cuts
    }

    /// All tiles that hold others together, by one walk in depth (Hopcroft and Tarjan 1973): a tile is
    /// one if no tile behind a next one touches any that was met before it.
    fn cuts(&self) -> Set {
        let mut unmet = self.all();
        if unmet == 0 {
            return 0;
        }
        let root = unmet.trailing_zeros() as usize;
        unmet &= !(1 << root);
        // When a tile was met, and the first that it or any behind it touches.
        let (mut met, mut first) = ([0u8; MOST], [0u8; MOST]);
        let mut path = [0u8; MOST];
        path[0] = root as u8;
        let (mut length, mut clock, mut branches, mut cuts) = (1, 0, 0, 0);
        while length > 0 {
            let place = usize::from(path[length - 1]);
            let ahead = self.near(place) & unmet;
            if ahead != 0 {
                let next = ahead.trailing_zeros() as usize;
                unmet &= !(1 << next);
                clock += 1;
                met[next] = clock;
                let back = each(self.near(next) & !unmet & !(1 << place) & !(1 << next));
                first[next] = back.fold(clock, |first, other| first.min(met[other]));
                path[length] = next as u8;
                length += 1;
                continue;
            }
            length -= 1;
            let Some(before) = length.checked_sub(1) else { break };
            let before = usize::from(path[before]);
            first[before] = first[before].min(first[place]);
            if before == root {
                branches += 1;
            } else if first[place] >= met[before] {
                cuts |= 1 << before;
            }
        }
        if branches > 1 { cuts | 1 << root } else { cuts }
    }

    /// The parts into which the table would fall without this tile.
    #[must_use]
    pub fn parts(&self, place: usize) -> Parts {
        let loose = self.known_cuts().is_some_and(|cuts| cuts >> place & 1 == 0);
        if loose || self.is_easily_loose(place) {
            return LOOSE;
        }
        let rest = self.all() & !(1 << place);
        let mut near = self.near(place);
        let first = self.reach(near.trailing_zeros() as usize, rest, near);
        near &= !first;
        if near == 0 {
            return LOOSE;
        }
        // What was wanted is not all there, so the first part was followed to its end.
        let mut parts = Parts { sets: [first, 0, 0, 0, 0, 0, 0, 0], count: 1 };
        while near != 0 {
            let part = self.reach(near.trailing_zeros() as usize, rest, Set::MAX);
            parts.sets[parts.count] = part;
            parts.count += 1;
            near &= !part;
        }
        parts
    }

    /// Whether all tiles hang together.
    #[must_use]
    pub fn is_united(&self) -> bool {
        let all = self.all();
        all == 0 || self.reach(all.trailing_zeros() as usize, all, Set::MAX) == all
    }

    /// The tiles that would be cut off if the tile of a place went to a cell: all but the largest
    /// part.
    #[must_use]
    pub fn cut_off(&self, place: usize, to: Cell) -> Vec<Cell> {
        let touched = self.around(to) & !(1 << place);
        let rest = self.all() & !(1 << place);
        let mut left = rest;
        let mut parts = Vec::new();
        let mut joined: Set = 0;
        while left != 0 {
            let part = self.reach(left.trailing_zeros() as usize, rest, Set::MAX);
            left &= !part;
            if part & touched == 0 { parts.push(part) } else { joined |= part }
        }
        // Where the tile itself would lie alone, everything else stays together.
        parts.push(joined);
        parts.sort_by_key(|part| part.count_ones());
        parts.pop();
        let mut cells: Vec<_> =
            parts.into_iter().flat_map(each).map(|place| self.tile(place).cell).collect();
        cells.sort_unstable();
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_hang_together_across_a_corner_but_not_across_a_side() {
        // Bits clockwise from north.
        for (ring, whole) in [
            (0b0000_0000, true),
            (0b0000_0001, true),
            (0b0000_0101, true),
            (0b0000_1010, false),
            (0b0001_0001, false),
            (0b1111_1111, true),
            (0b0011_0110, true),
            (0b1000_0011, true),
            (0b1000_0010, false),
        ] {
            assert_eq!(ARCS[ring], whole, "{ring:08b}");
        }
    }
}
