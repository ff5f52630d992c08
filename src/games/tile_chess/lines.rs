//! Sets of cells on the torus, kept along all four kinds of lines, so that a whole ray is read at once.

use super::men::AROUND;
use super::table::SIDE;
use crate::rules::Cell;

/// The line of a cell along each of the first four directions, and the cell's bit in it: columns,
/// rising diagonals, rows, falling diagonals.
const fn lines_of(cell: Cell) -> [(usize, u32); 4] {
    const MASK: i16 = SIDE as i16 - 1;
    let (x, y) = (cell.x, cell.y);
    let bit = (x & MASK) as u32;
    [
        ((x & MASK) as usize, (y & MASK) as u32),
        ((x.wrapping_sub(y) & MASK) as usize, bit),
        ((y & MASK) as usize, bit),
        ((x.wrapping_add(y) & MASK) as usize, bit),
    ]
}

/// A set of cells.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    lines: Box<[[u128; SIDE]; 4]>,
}

impl Default for Lines {
    fn default() -> Self {
        Self { lines: Box::new([[0; SIDE]; 4]) }
    }
}

impl Lines {
    /// Puts a cell into the set, or takes it out if it is there.
    pub(super) fn flip(&mut self, cell: Cell) {
        for (lines, (line, bit)) in self.lines.iter_mut().zip(lines_of(cell)) {
            lines[line] ^= 1 << bit;
        }
    }

    /// The cells of the set on a ray, as many steps as there is room.
    pub(super) fn ray(&self, from: Cell, nth: usize, room: i16) -> Ray {
        let (line, bit) = lines_of(from)[nth % 4];
        let line = self.lines[nth % 4][line];
        let back = nth >= 4;
        let bits =
            if back { line.rotate_right(bit) } else { line.rotate_right(bit).rotate_right(1) };
        Ray { bits, back }.within(room)
    }
}

/// Cells on a ray by their number of steps.
#[derive(Clone, Debug)]
pub(super) struct Ray {
    /// The first step is the lowest bit, or the highest one if the ray goes back along its line.
    bits: u128,
    back: bool,
}

impl Ray {
    /// The steps that are not further than this.
    pub(super) const fn within(self, room: i16) -> Self {
        let mask = match room {
            ..=0 => 0,
            1..=127 if self.back => !(u128::MAX >> room),
            1..=127 => (1 << room) - 1,
            128.. => u128::MAX,
        };
        Self { bits: self.bits & mask, back: self.back }
    }

    /// The steps that are not in another ray of the same direction.
    pub(super) const fn without(self, other: &Self) -> Self {
        Self { bits: self.bits & !other.bits, back: self.back }
    }

    /// How many there are.
    pub(super) const fn count(self) -> u32 {
        self.bits.count_ones()
    }
}

impl Iterator for Ray {
    type Item = i16;

    /// The nearest step.
    fn next(&mut self) -> Option<i16> {
        if self.bits == 0 {
            return None;
        }
        if self.back {
            let nth = self.bits.leading_zeros();
            self.bits &= !(1 << (127 - nth));
            Some(nth as i16 + 1)
        } else {
            let nth = self.bits.trailing_zeros();
            self.bits &= self.bits - 1;
            Some(nth as i16 + 1)
        }
    }
}

/// How many steps along this of the eight directions lead from one cell to another, if any do.
pub(super) fn steps(from: Cell, to: Cell, nth: usize) -> Option<i16> {
    let (dx, dy) = AROUND[nth];
    let (x, y) = (to.x - from.x, to.y - from.y);
    let far = x.abs().max(y.abs());
    (far > 0 && x == dx * far && y == dy * far).then_some(far)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tile_chess::table::step;

    #[test]
    fn rays_meet_the_cells_that_lie_on_them_even_across_the_seam() {
        for from in [Cell::new(0, 0), Cell::new(-3, 127), Cell::new(126, -1), Cell::new(64, 200)] {
            for (nth, &direction) in AROUND.iter().enumerate() {
                let mut lines = Lines::default();
                for far in [1, 4, 70] {
                    lines.flip(step(from, direction, far));
                }
                lines.flip(from);
                assert_eq!(lines.ray(from, nth, 69).collect::<Vec<_>>(), [1, 4]);
                assert_eq!(lines.ray(from, nth, 70).count(), 3);
                assert_eq!(lines.ray(from, nth, 0).count(), 0);
                assert_eq!(steps(from, step(from, direction, 4), nth), Some(4));
                assert_eq!(steps(from, step(from, direction, 4), (nth + 1) % 8), None);
            }
        }
    }
}
